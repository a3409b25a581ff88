"""Too much, too often, malformed: refused with a clear answer and never with a traceback."""

import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from msgspec import structs
from prometheus_client.parser import text_string_to_metric_families

from spielwerk.server.app import create_app
from spielwerk.server.data.database import open_database
from spielwerk.server.data.store import find_answers
from spielwerk.server.limits import MANY_FILES, raise_file_limit
from spielwerk.server.settings import Settings
from spielwerk.server.tables.lessons import listed
from tests.server.api import GAME, Api, Seated, error
from tests.server.tables.test_automatic import wait_for_me

TWO = [{"kind": "me"}, {"kind": "me"}]


@pytest.mark.parametrize(
    ("body", "status", "name"),
    [
        ({"game": "chess", "seats": TWO}, 404, "error-no-game"),
        ({"game": GAME, "seats": [{"kind": "me"}]}, 422, "refusal-automa-needed"),
        ({"game": GAME, "seats": TWO * 3}, 422, "refusal-option-range"),
        ({"game": GAME, "seats": TWO * 5}, 400, "error-malformed"),
        ({"game": GAME, "seats": TWO, "options": {"players": 4}}, 422, "error-seats"),
        ({"game": GAME, "seats": TWO, "options": {"colour": "red"}}, 422, "refusal-option-unknown"),
        ({"game": GAME, "seats": TWO, "options": {"setup": "odd"}}, 422, "refusal-option-value"),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}, 422, "error-bot"),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:seconds=9999"}]}, 422, "error-bot"),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "planner:weights=/etc"}]}, 422, "error-bot"),
        ({"game": GAME, "seats": [{"kind": "me", "name": "x" * 41}, {"kind": "me"}]}, 400, "error-malformed"),
        ({"game": GAME, "seats": TWO, "seed": -1}, 400, "error-malformed"),
        ({"game": GAME, "seats": TWO, "pace": 10**9}, 400, "error-malformed"),
        ({"game": GAME, "seats": TWO, "more": 1}, 400, "error-malformed"),
        ({"seats": TWO}, 400, "error-malformed"),
        ([], 400, "error-malformed"),
    ],
)
def test_a_table_that_cannot_be(api: Api, body: Any, status: int, name: str) -> None:
    assert error(api.client.post("/api/tables", json=body)) == (status, name)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe", b"null", b'{"version": 1e400}', b"[" * 20_000, b'{"name": "a\xffb"}', b'{"\xc3": 1}'],
)
def test_malformed_bodies(api: Api, content: bytes) -> None:
    seated = api.make("me", "me")
    for path in ("/answer", "/undo", "/seats/0/claim"):
        answer = seated.call("POST", path, content=content, kind="application/json")
        assert error(answer) == (400, "error-malformed"), content


def test_oversized_bodies(api: Api) -> None:
    seated = api.make("me", "me")
    large = b'{"version": 0, "notation": "' + b"x" * 70_000 + b'"}'
    assert error(seated.call("POST", "/answer", content=large, kind="application/json")) == (413, "error-too-large")
    chunks = (large[n : n + 1000] for n in range(0, len(large), 1000))
    assert error(seated.call("POST", "/answer", content=chunks, kind="application/json")) == (413, "error-too-large")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables/none000000", 404),
        ("/api/tables/-", 400),
        ("/api/tables/" + "a" * 500, 400),
        ("/api/games/chess/components", 404),
        (f"/api/texts/{GAME}/fr", 404),
        (f"/api/texts/../../{GAME}/de", 404),
        ("/nothing", 404),
    ],
)
def test_places_that_are_not_there(api: Api, path: str, status: int) -> None:
    answer = api.client.get(path)
    assert answer.status_code == status
    assert answer.json()["error"]["id"].startswith("error-")


def test_every_answer_carries_the_security_headers(api: Api) -> None:
    for path in ("/api/games", "/nothing", "/healthz"):
        headers = api.client.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert api.client.get("/api/games").headers["cache-control"] == "no-store"
    assert api.client.get(f"/api/texts/{GAME}/de").headers["cache-control"] == "no-cache"


def test_a_mistake_of_ours_shows_nothing_of_itself(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr("spielwerk.server.tables.catalog.games", fail)
    answer = api.client.get("/api/games")
    assert error(answer) == (500, "error-internal")
    assert "secret detail" not in answer.text
    assert "Traceback" not in answer.text


def test_a_flood_is_held_back(settings: Settings) -> None:
    app = create_app(structs.replace(settings, rate=0.001, burst=25))
    with TestClient(app) as client:
        seated = Api(client, settings).make("me", "me")
        assert [client.get("/api/games").status_code for _ in range(15)] == [200] * 15
        assert error(client.get("/api/games")) == (429, "error-too-many-requests")
        assert error(seated.call("GET")) == (429, "error-too-many-requests")
        assert client.get("/healthz").status_code == 200


def test_open_streams_are_limited(settings: Settings) -> None:
    with TestClient(create_app(structs.replace(settings, most_streams=0))) as client:
        seated = Api(client, settings).make("me", "me")
        assert error(seated.call("GET", "/events")) == (429, "error-too-many-requests")


def test_tables_are_limited(settings: Settings) -> None:
    with TestClient(create_app(structs.replace(settings, most_tables=2))) as client:
        api = Api(client, settings)
        first = api.make("me", "me")
        api.make("me", "me")
        body = {"game": GAME, "seats": TWO}
        assert error(client.post("/api/tables", json=body)) == (429, "error-too-many-tables")
        first.call("DELETE")
        assert client.post("/api/tables", json=body).status_code == 201


def test_one_address_makes_so_many_tables(settings: Settings) -> None:
    with TestClient(create_app(structs.replace(settings, tables_each=2))) as client:
        body = {"game": GAME, "seats": TWO}
        assert [client.post("/api/tables", json=body).status_code for _ in range(2)] == [201, 201]
        assert error(client.post("/api/tables", json=body)) == (429, "error-too-many-tables")


@pytest.mark.parametrize("path", ["/api/tables/", "//api/tables", "/api//tables//"])
def test_another_spelling_of_the_address_is_the_same_one(settings: Settings, path: str) -> None:
    with TestClient(create_app(structs.replace(settings, tables_each=1))) as client:
        body = {"game": GAME, "seats": TWO}
        made = client.post(f"http://testserver.local{path}", json=body)
        # What holds keys is kept by nobody.
        assert (made.status_code, made.headers["cache-control"]) == (201, "no-store")
        again = client.post(f"http://testserver.local{path}", json=body)
        assert error(again) == (429, "error-too-many-tables")


@pytest.mark.parametrize("way", ["/rematch", "/what-if/0", "/plans", "lesson"])
def test_however_a_table_is_made_it_is_one_more(settings: Settings, way: str) -> None:
    """A rematch of a rematch of a rematch, or a chapter begun again and again, would fill the house as well."""
    with TestClient(create_app(structs.replace(settings, tables_each=2))) as client:
        seated = Api(client, settings).make("me", "bot:random")

        def make() -> httpx.Response:
            if way == "lesson":
                return client.post(f"/api/games/{GAME}/lessons/{listed(GAME)[0].name}", json={"name": "Ada"})
            return seated.call("POST", way, json={"name": "a"} if way == "/plans" else None)

        assert make().status_code == 201
        assert error(make()) == (429, "error-too-many-tables")


def test_too_much_to_do_is_said_at_once(settings: Settings) -> None:
    with TestClient(create_app(structs.replace(settings, most_waiting=0))) as client:
        refused = client.get("/api/games")
        assert error(refused) == (503, "error-busy")
        assert int(refused.headers["retry-after"]) > 0
        assert client.get("/healthz").status_code == 200


def test_one_address_listens_so_often(settings: Settings) -> None:
    app = create_app(structs.replace(settings, streams_each=1))
    with TestClient(app) as client:
        table = Api(client, settings).make("me", "me").table
        crowds = app._app.state.crowds  # type: ignore[attr-defined]

        async def listen() -> list[bool]:
            first = crowds.listen(table, [], "a")
            rooms = [crowds.room_for("a")]
            assert (await anext(first)).startswith(b"id: 0")
            rooms += [crowds.room_for("a"), crowds.room_for("b")]
            assert [line async for line in crowds.listen(table, [], "a")] == []
            await first.aclose()
            return [*rooms, crowds.room_for("a")]

        with client.portal() as portal:
            assert portal.call(listen) == [True, False, True, True]


def test_games_in_memory_are_as_many_as_fit(settings: Settings) -> None:
    assert structs.replace(settings, memory=200).rooms == 1000
    assert settings.rooms >= 500
    assert structs.replace(settings, workers=4).rooms <= settings.rooms


def at_once(seated: Seated, table: dict[str, Any], number: int) -> list[tuple[int, dict[str, Any]]]:
    """Different answers to one question, all on their way at the same time."""
    start = threading.Barrier(number)

    def answer(offer: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        start.wait()
        response = seated.try_answer(table["version"], offer["notation"])
        return response.status_code, response.json()

    with ThreadPoolExecutor(number) as threads:
        return list(threads.map(answer, table["offers"][:number], timeout=60))


def test_of_answers_that_meet_one_wins_and_the_others_see_why(api: Api) -> None:
    seated = api.make("me", "me", "me")
    for _ in range(3):
        table = seated.look()
        results = at_once(seated, table, 5)
        assert Counter(status for status, _ in results) == {201: 1, 409: 4}
        winner = next(body for status, body in results if status == 201)
        for status, body in results:
            if status == 409:
                assert body["error"]["id"] == "error-stale"
                assert body["table"]["version"] == winner["version"]
    engine = open_database(api.db())
    with engine.connect() as connection:
        plies = [row.ply for row in find_answers(connection, seated.table)]
    engine.dispose()
    assert plies == list(range(seated.look()["ply"]))


def test_the_same_answer_sent_twice_counts_once(api: Api) -> None:
    seated = api.make("me", "me")
    table = seated.look()
    notation = table["offers"][0]["notation"]
    assert seated.try_answer(table["version"], notation).status_code == 201
    again = seated.try_answer(table["version"], notation)
    assert error(again) == (409, "error-stale")
    assert again.json()["table"]["version"] == table["version"] + 1


def test_the_counts_are_what_prometheus_reads(api: Api) -> None:
    api.client.get("/api/games")
    answer = api.client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    families = {family.name: family for family in text_string_to_metric_families(answer.text)}
    assert {name: family.type for name, family in families.items()} == {
        "spielwerk_requests": "counter",
        "spielwerk_request_seconds": "histogram",
        "spielwerk_tables_running": "gauge",
        "spielwerk_listeners": "gauge",
        "spielwerk_bots_thinking": "gauge",
        "spielwerk_cpu_seconds": "gauge",
    }
    answered = families["spielwerk_requests"].samples
    assert {"method": "GET", "status": "200"} in [sample.labels for sample in answered]
    durations = {sample.name: sample.value for sample in families["spielwerk_request_seconds"].samples}
    assert durations["spielwerk_request_seconds_count"] == sum(sample.value for sample in answered)


def test_invented_methods_share_one_label(api: Api) -> None:
    for method in ("BREW", "WHEN", "PROPFIND"):
        assert error(api.client.request(method, "/api/games")) == (405, "error-method")
    families = {family.name: family for family in text_string_to_metric_families(api.client.get("/metrics").text)}
    counted = {sample.labels["method"]: sample.value for sample in families["spielwerk_requests"].samples}
    assert counted["other"] == 3
    assert not {"BREW", "WHEN", "PROPFIND"} & set(counted)


def test_one_address_waits_for_one_hint_at_a_time(settings: Settings) -> None:
    app = create_app(settings)
    with TestClient(app) as client:
        seated = Api(client, settings).make("me", "bot:random")
        wait_for_me(seated)
        house = app._app.state.house  # type: ignore[attr-defined]
        assert house.hints.take("testclient")
        assert error(seated.call("GET", "/hint")) == (429, "error-too-many-requests")


def test_the_limit_of_open_files_is_raised() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if hard == resource.RLIM_INFINITY else hard
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == wanted
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
