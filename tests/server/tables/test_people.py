"""People come and go: nobody loses a seat, a hand or a game without everybody knowing why."""

import random
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import update

from spielwerk.cli import app as command_line
from spielwerk.server.app import create_app
from spielwerk.server.data import schema
from spielwerk.server.data.database import open_database, writing
from spielwerk.server.errors import Problem
from spielwerk.server.settings import Settings
from tests.server.api import GAME, Api, Seated, error
from tests.server.conftest import to_first_schema

HOUR = 3600


def together(api: Api, **wishes: Any) -> tuple[Seated, Seated]:
    """A host on seat A and Bo on seat B."""
    host = api.make("me", "friend", **wishes)
    invitation = host.made["seats"][1]["invitation"]
    claimed = host.with_keys(invitation).call("POST", "/seats/1/claim", json={"name": "Bo"}).json()
    return host, host.with_keys(claimed["secret"])


def notes(seated: Seated) -> list[tuple[str, dict[str, Any]]]:
    return [(note["id"].removeprefix("note-"), note["args"]) for note in seated.look()["notes"]]


def wait(api: Api, table: str, seconds: int) -> None:
    """The last answer was given that long ago."""
    engine = open_database(api.db())
    with writing(engine) as connection:
        of = schema.tables.c
        connection.execute(update(schema.tables).where(of.id == table).values(updated=of.updated - seconds))
    engine.dispose()


def asked(host: Seated, friend: Seated) -> tuple[Seated, Seated, int]:
    """Who is asked, the other one, and the seat that is asked."""
    seat = host.look()["to_move"]
    return (host, friend, seat) if seat == 0 else (friend, host, seat)


# Seats


@pytest.mark.parametrize("how", ["invitation", "bot"])
def test_a_host_cannot_take_a_claimed_seat(api: Api, how: str) -> None:
    host, friend = together(api)
    before = notes(host)
    assert error(host.call("POST", f"/seats/1/{how}", json={})) == (409, "error-seat-held")
    assert friend.look()["mine"] == [1]
    assert notes(host) == before == [("seat-taken", {"seat": "B", "name": "Bo"})]


def test_a_seat_changes_hands_with_consent_and_loudly(api: Api) -> None:
    host, friend = together(api)
    new = friend.call("POST", "/seats/1/invitation").json()["invitation"]
    assert friend.look()["mine"] == []
    assert host.look()["seats"][1]["name"] == ""
    claimed = host.with_keys(new).call("POST", "/seats/1/claim", json={"name": "Cy"}).json()
    assert host.with_keys(claimed["secret"]).look()["mine"] == [1]
    assert notes(friend)[1:] == [
        ("seat-given", {"seat": "B", "name": "Bo"}),
        ("seat-invited", {"seat": "B"}),
        ("seat-taken-over", {"seat": "B", "name": "Cy"}),
    ]


def test_a_new_name_is_told(api: Api) -> None:
    host, friend = together(api)
    friend.call("POST", "/seats/1/claim", json={"name": "Bo"})
    friend.call("POST", "/seats/1/claim", json={"name": "Ada"})
    assert notes(host)[1:] == [("seat-renamed", {"seat": "B", "name": "Ada", "old": "Bo"})]


def test_whoever_drops_out_can_be_replaced_by_the_rule_of_the_table(api: Api) -> None:
    host, friend = together(api, patience=24 * HOUR)
    late, other, seat = asked(host, friend)
    assert other.look()["patience"] == 24 * HOUR
    wait(api, host.table, 23 * HOUR)
    assert error(other.call("POST", f"/seats/{seat}/bot", json={"bot": "random"})) == (409, "error-seat-held")
    wait(api, host.table, 2 * HOUR)
    stranger = host.with_keys()
    assert error(stranger.call("POST", f"/seats/{seat}/bot", json={})) == (403, "error-not-your-seat")
    assert error(late.call("POST", f"/seats/{1 - seat}/bot", json={})) == (409, "error-seat-held")
    assert other.call("POST", f"/seats/{seat}/bot", json={"bot": "random"}).status_code == 201
    assert late.look()["mine"] == []
    letter = "AB"[seat]
    name = ["", "Bo"][seat]
    assert notes(other)[1:] == [
        ("seat-dropped", {"seat": letter, "name": name, "hours": 24}),
        ("seat-bot", {"seat": letter, "bot": "random"}),
    ]


def test_a_bot_gives_its_seat_to_somebody_and_everybody_is_told(api: Api) -> None:
    host = api.make("me", "bot:random", "me")
    assert host.call("POST", "/seats/1/invitation").status_code == 201
    assert notes(host) == [("seat-invited", {"seat": "B"})]


def test_host_keys_can_be_made_void(api: Api) -> None:
    host, friend = together(api)
    leaked = host.with_keys(host.made["host_secret"])
    assert leaked.look()["host"]
    assert error(friend.call("POST", "/host-key")) == (403, "error-not-host")
    new = host.with_keys(host.call("POST", "/host-key").json()["host_secret"])
    assert (leaked.look()["host"], new.look()["host"]) == (False, True)
    assert error(leaked.call("DELETE")) == (403, "error-not-host")
    assert notes(friend)[-1] == ("host-key", {})


def test_the_one_at_the_machine_makes_host_keys_void(api: Api, capsys: pytest.CaptureFixture[str]) -> None:
    host = api.make("me", "me")
    assert command_line.main(["host-key", host.table, "--db", api.db()]) == 0
    new = capsys.readouterr().out.split("#secret=")[1].strip()
    assert not host.look()["host"]
    assert host.with_keys(new).look()["host"]
    assert command_line.main(["host-key", "nosuchtable", "--db", api.db()]) == 2
    assert "There is no table nosuchtable" in capsys.readouterr().err


# Leaving and closing


def test_a_host_cannot_throw_others_out(api: Api) -> None:
    host, friend = together(api)
    assert error(host.call("DELETE")) == (409, "error-others-here")
    assert friend.look()["mine"] == [1]
    assert friend.call("POST", "/seats/1/leave").status_code == 204
    # Bo was here, and keeps the game.
    assert error(host.call("DELETE")) == (409, "error-others-here")


def test_who_comes_while_the_host_deletes_stays(settings: Settings) -> None:
    """Two processes of one database: the one that deletes has not heard yet who came."""
    app = create_app(settings)
    with TestClient(app) as first, TestClient(create_app(settings)) as second:
        host = Api(first, settings).make("me", "friend")
        friend = Seated(second, host.table, [host.made["seats"][1]["invitation"]])
        house = app._app.state.house  # type: ignore[attr-defined]
        keys = house.signer.read("Seat " + ",".join(host.keys))
        with house.rooms.open(host.table) as before:
            assert friend.call("POST", "/seats/1/claim", json={"name": "Bo"}).status_code == 201
            with pytest.raises(Problem, match="others-here"):
                house.host.remove(before, house.reader(before, keys))
        assert host.look()["seats"][1]["name"] == "Bo"


def test_a_game_of_one_person_can_be_deleted(api: Api) -> None:
    host = api.make("me", "bot:random", "friend")
    assert host.call("DELETE").status_code == 204
    assert error(host.call("GET")) == (404, "error-no-table")


def test_who_leaves_gives_the_seat_up_and_the_others_play_on(api: Api) -> None:
    host, friend = together(api)
    assert error(host.call("POST", "/seats/1/leave")) == (403, "error-not-your-seat")
    assert host.call("POST", "/seats/0/leave").status_code == 204
    shown = friend.look()
    assert (shown["closed"], shown["seats"][0]["left"], shown["seats"][0]["claimed"]) == ("", True, False)
    assert notes(friend)[-1] == ("seat-left", {"seat": "A", "name": ""})
    # The host is gone, so whoever is still there finds somebody else.
    assert friend.call("POST", "/seats/0/bot", json={"bot": "random"}).status_code == 201
    assert not friend.look()["seats"][0]["left"]


def lines(seated: Seated) -> dict[str, dict[str, Any]]:
    found = seated.client.get("/api/tables", headers={"Authorization": "Seat " + ",".join(seated.keys)})
    return {line["id"]: line for line in found.json()}


def test_a_game_is_closed_when_all_have_left_and_everybody_keeps_it(api: Api) -> None:
    host, friend = together(api)
    host.with_keys(*host.keys, *friend.keys).play(host.with_keys(*host.keys, *friend.keys).look(), random.Random(1))
    friend.call("POST", "/seats/1/leave")
    assert lines(friend) == {}
    assert host.look()["closed"] == ""
    assert error(host.call("GET", "/record")) == (409, "error-not-over")
    host.call("POST", "/seats/0/leave")
    for person in (host, friend):
        line = lines(person)[host.table]
        assert (line["closed"], line["over"], line["my_turn"]) == ("left", True, False)
        assert person.call("GET", "/record").text.startswith("spielwerk record 2")
        shown = person.look()
        assert (shown["closed"], shown["over"], shown["to_move"], shown["offers"]) == ("left", False, -1, [])
        assert shown["seal"]["nonce"]
    assert lines(friend)[host.table]["left"] == [1]
    assert notes(friend)[-1] == ("closed-left", {})


def test_a_game_is_closed_when_all_agree(api: Api) -> None:
    host, friend = together(api)
    for closing in (True, False, True):
        assert host.call("PUT", "/closing", json={"closing": closing}).status_code == 204
        assert friend.look()["seats"][0]["closing"] is closing
    assert error(host.with_keys().call("PUT", "/closing", json={"closing": True})) == (403, "error-not-your-seat")
    version = host.look()["version"]
    assert friend.call("PUT", "/closing", json={"closing": True}).status_code == 204
    shown = host.look()
    assert (shown["closed"], shown["mine"], shown["my_turn"]) == ("agreed", [0], False)
    assert [name for name, _ in notes(host)][1:] == [
        "closing",
        "not-closing",
        "closing",
        "closing",
        "closed-agreed",
    ]
    for seated in (host, friend):
        assert error(seated.try_answer(version, "end")) == (409, "error-closed")
        assert error(seated.call("PUT", "/closing", json={"closing": True})) == (409, "error-game-over")
        assert error(seated.call("POST", "/seats/0/invitation"))[0] == 409


def test_an_answer_that_meets_the_closing_is_not_taken(api: Api) -> None:
    host, friend = together(api)
    both = host.with_keys(*host.keys, *friend.keys)
    table = both.look()
    both.call("PUT", "/closing", json={"closing": True})
    assert error(both.try_answer(table["version"], table["offers"][0]["notation"])) == (409, "error-closed")
    assert both.look()["ply"] == 0


def test_idle_tables_are_closed_by_the_rule_of_the_server(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        first, second = (Api(client, settings).make("me", "me") for _ in range(2))
        for _ in range(2):
            wait(Api(client, settings), first.table, 5 * 24 * HOUR)
    ruled = Settings(**{**{name: getattr(settings, name) for name in settings.__struct_fields__}, "idle_days": 7})
    with TestClient(create_app(ruled)) as client:
        assert Seated(client, first.table, first.keys).look()["closed"] == "idle"
        assert Seated(client, second.table, second.keys).look()["closed"] == ""
        assert notes(Seated(client, first.table, []))[-1] == ("closed-idle", {"days": 7})


def test_a_game_from_before_goes_on_with_its_keys(settings: Settings, tmp_path: Path) -> None:
    with TestClient(create_app(settings)) as client:
        seated = Api(client, settings).make("me", "me", seed=2**40 + 3)
        table = seated.play(seated.look(), random.Random(1))
    to_first_schema(settings)
    with TestClient(create_app(settings)) as client:
        again = Seated(client, seated.table, seated.keys)
        shown = again.look()
        assert (shown["host"], shown["view"], shown["commitment"]) == (True, table["view"], table["commitment"])
        assert shown["seal"] == {"origin": "unknown", "chooser": "", "rated": False, "seed": "", "nonce": ""}
        again.play(shown, random.Random(1))
    file = tmp_path / f"{GAME}-{seated.table}.txt"
    assert command_line.main(["export", str(tmp_path), "--db", settings.db]) == 0
    assert f"seed: {2**40 + 3}\n" in file.read_text("utf-8")
