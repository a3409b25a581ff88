"""Who may do what: keys that are forged, foreign, void or missing open nothing."""

import logging
import random
from typing import Any

import pytest

from tests.server.api import Api, error

VERSION = {"version": 0}


def test_a_friend_claims_the_seat_with_the_invitation_once(api: Api) -> None:
    host = api.make("me", "friend")
    invitation = host.made["seats"][1]["invitation"]
    assert host.made["seats"][1]["secret"] is None
    guest = host.with_keys(invitation)
    assert guest.look()["mine"] == []
    claimed = guest.call("POST", "/seats/1/claim", json={"name": "  Ada   L. "})
    assert claimed.status_code == 201
    guest = host.with_keys(claimed.json()["secret"])
    shown = guest.look()
    assert (shown["mine"], shown["seats"][1]["name"], shown["host"]) == ([1], "Ada L.", False)
    again = host.with_keys(invitation).call("POST", "/seats/1/claim", json={})
    assert error(again) == (409, "error-seat-taken")
    assert host.look()["mine"] == [0]


def test_an_open_seat_is_for_whoever_comes_first(api: Api) -> None:
    host = api.make("me", "open")
    assert host.table in [line["id"] for line in api.client.get("/api/tables?open=true").json()]
    first = host.with_keys().call("POST", "/seats/1/claim", json={"name": "Eve"})
    assert host.with_keys(first.json()["secret"]).look()["mine"] == [1]
    assert error(host.with_keys().call("POST", "/seats/1/claim", json={})) == (409, "error-seat-taken")
    assert host.table not in [line["id"] for line in api.client.get("/api/tables?open=true").json()]


def test_a_new_invitation_makes_the_old_keys_void(api: Api) -> None:
    host = api.make("me", "me")
    old = host.with_keys(host.secret(1))
    assert old.look()["mine"] == [1]
    new = host.call("POST", "/seats/1/invitation").json()["invitation"]
    assert old.look()["mine"] == []
    secret = host.with_keys(new).call("POST", "/seats/1/claim", json={}).json()["secret"]
    assert host.with_keys(secret).look()["mine"] == [1]


def test_a_bot_takes_over_an_empty_seat_and_gives_it_back(api: Api) -> None:
    host = api.make("me", "friend")
    assert error(host.call("POST", "/seats/1/bot", json={"bot": "deep-thought"})) == (422, "error-bot")
    assert host.call("POST", "/seats/1/bot", json={"bot": "easy"}).json()["kind"] == "bot"
    back = host.call("POST", "/seats/1/invitation").json()
    assert host.look()["seats"][1]["kind"] == "human"
    assert host.with_keys(back["invitation"]).call("POST", "/seats/1/claim", json={}).status_code == 201


def forgeries(secret: str, foreign: str) -> list[str]:
    table, role, generation, signature = secret.split(".")
    other = foreign.split(".")
    return [
        foreign,
        f"{table}.s1.{generation}.{signature}",
        f"{table}.h0.0.{signature}",
        f"{table}.{role}.1.{signature}",
        f"{table}.{role}.{generation}.{other[3]}",
        f"{table}.{role}.{generation}.{'A' * 32}",
        f"{table}.{role}.{generation}.{signature[:-1]}",
        f"{table}.{role}.{generation}.",
        signature,
        "\N{SNOWMAN}".encode().decode("latin-1"),
        "." * 2000,
    ]


def test_forged_and_foreign_keys_make_a_spectator(api: Api) -> None:
    mine, theirs = api.make("me", "friend"), api.make("me", "me")
    table = mine.look()
    for key in forgeries(mine.secret(0), theirs.secret(0)):
        forger = mine.with_keys(key)
        header = {b"Authorization": ("Seat " + key).encode("latin-1")}
        seen = mine.client.get(f"/api/tables/{mine.table}", headers=header).json()
        assert (seen["mine"], seen["host"], seen["viewer"], seen["offers"]) == ([], False, -1, [])
        if key.isascii():
            assert error(forger.try_answer(table["version"], "end"))[0] == 403
            assert error(forger.call("DELETE")) == (403, "error-not-host")
    assert mine.look()["version"] == table["version"]


REQUESTS: list[tuple[str, str, Any]] = [
    ("POST", "/answer", {"version": 0, "notation": "take-set desert"}),
    ("POST", "/undo", VERSION),
    ("POST", "/reset", VERSION),
    ("GET", "/refusals", None),
    ("GET", "/why?notation=end", None),
    ("GET", "/preview?notation=end", None),
    ("PUT", "/standing", {"seat": 0, "standing": []}),
    ("PUT", "/pace", {"pace": 5}),
    ("POST", "/rematch", None),
    ("POST", "/seats/0/invitation", None),
    ("POST", "/seats/0/bot", {}),
    ("DELETE", "", None),
]


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS)
def test_a_spectator_only_looks(api: Api, method: str, path: str, body: Any) -> None:
    seated = api.make("me", "me")
    before = seated.look()
    assert error(seated.with_keys().call(method, path, json=body))[0] == 403
    assert seated.look() == before


def test_a_player_cannot_play_for_another(api: Api) -> None:
    host = api.make("me", "me")
    table = host.look()
    waiting = 1 - table["to_move"]
    other = host.with_keys(host.secret(waiting))
    assert error(other.try_answer(table["version"], table["offers"][0]["notation"])) == (403, "error-not-your-turn")
    assert error(other.call("GET", "/refusals")) == (403, "error-not-your-turn")
    body = {"seat": 1 - waiting, "standing": []}
    assert error(other.call("PUT", "/standing", json=body)) == (403, "error-not-your-seat")
    assert error(other.call("POST", f"/seats/{1 - waiting}/invitation")) == (409, "error-seat-held")


def test_a_list_shows_only_the_tables_whose_keys_are_sent(api: Api) -> None:
    first, second = api.make("me", "me"), api.make("me", "friend")
    headers = {"Authorization": f"Seat {first.secret(0)}, {second.keys[0]}"}
    lines = {line["id"]: line for line in api.client.get("/api/tables", headers=headers).json()}
    assert set(lines) == {first.table, second.table}
    assert (lines[first.table]["mine"], lines[first.table]["host"]) == ([0], False)
    assert (lines[second.table]["mine"], lines[second.table]["host"]) == ([], True)
    assert api.client.get("/api/tables").json() == []


def test_a_deleted_table_is_gone(api: Api) -> None:
    seated = api.make("me", "me")
    seated.play(seated.look(), random.Random(1))
    assert seated.call("DELETE").status_code == 204
    assert error(seated.call("GET")) == (404, "error-no-table")


def test_a_rematch_keeps_people_and_options(api: Api) -> None:
    host = api.make("me", "friend", "bot", options={"setup": "draft"}, seed=5)
    invitation = host.made["seats"][1]["invitation"]
    friend = host.with_keys(
        host.with_keys(invitation).call("POST", "/seats/1/claim", json={"name": "Bo"}).json()["secret"]
    )
    made = host.call("POST", "/rematch").json()
    new = friend.look()["rematch"]
    assert made["id"] == new
    assert friend.call("POST", "/rematch").json()["id"] == new
    headers = {"Authorization": "Seat " + friend.keys[0]}
    claimed = api.client.post(f"/api/tables/{new}/seats/1/claim", json={}, headers=headers)
    assert claimed.status_code == 201
    stranger = api.client.post(f"/api/tables/{new}/seats/0/claim", json={}, headers=headers)
    assert error(stranger) == (409, "error-seat-taken")
    shown = api.client.get(f"/api/tables/{new}", headers={"Authorization": "Seat " + claimed.json()["secret"]}).json()
    assert shown["mine"] == [1]
    assert shown["options"] == host.look()["options"]
    assert shown["commitment"] != host.look()["commitment"]
    assert [seat["name"] for seat in shown["seats"]] == ["", "Bo", ""]


def test_keys_never_reach_a_log(api: Api, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, logger="httpx")  # a served process quiets it; its lines prove that logs are seen
    seated = api.make("friend", "me")
    seated.play(seated.look(), random.Random(1))
    seated.call("POST", "/answer", content=b"{", kind="application/json")
    keys = [*seated.keys, seated.made["seats"][0]["invitation"]]
    assert caplog.text
    for key in keys:
        assert key.rsplit(".", 1)[1] not in caplog.text
