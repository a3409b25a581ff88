"""A game from the first answer to the record: drafts, commits, undo, and what each reader sees."""

import random
from typing import Any

from litestar.testing import TestClient

from spielwerk.core import record
from spielwerk.core.seal import commitment
from spielwerk.games import game
from spielwerk.server.app import create_app
from spielwerk.server.data.database import open_database
from spielwerk.server.data.store import find_table
from spielwerk.server.settings import Settings
from tests.server.api import GAME, Api, Seated, error


def test_a_whole_game_becomes_a_record_that_replays(api: Api) -> None:
    rng = random.Random(5)
    # Of a drawn set-up some begin with more than twenty points.
    seated = api.make("me", "me", "me", seed=5)
    table = seated.look()
    assert error(seated.call("GET", "/record")) == (409, "error-not-over")
    assert error(seated.call("GET", "/story")) == (409, "error-not-over")
    while not table["over"]:
        table = seated.play(table, rng)
    text = seated.call("GET", "/record").text
    its_game = game(GAME)
    replayed = record.replay(its_game, record.parse(text))
    assert replayed.seat == -1
    assert replayed.scores() == table["scores"]
    assert table["winners"] == replayed.winners()
    assert len(record.parse(text).answers) == table["ply"] == len(seated.whole(table)["log"])
    assert error(seated.try_answer(table["version"], "end")) == (409, "error-game-over")
    story = seated.call("GET", "/story").json()
    assert story["scores"][-1] == table["scores"]
    assert [(chapter["round"], chapter["final"]) for chapter in story["chapters"]] == [
        *((n, False) for n in range(7)),
        (6, True),
    ]
    assert story["chapters"][0]["scores"] == [20] * len(table["scores"])
    assert story["chapters"][-1]["scores"] == table["scores"]
    assert story["chapters"][-1]["tally"] == table["tally"]


def test_the_seed_is_fixed_by_its_commitment(api: Api) -> None:
    seated = api.make("me", "me")
    shown = seated.look()
    engine = open_database(api.db())
    with engine.connect() as connection:
        row = find_table(connection, seated.table)
    engine.dispose()
    assert row is not None
    assert shown["commitment"] == commitment(row.seed, row.nonce)
    assert shown["commitment"] != commitment(row.seed + 1, row.nonce)
    assert str(row.seed) not in seated.call("GET").text


def a_turn(api: Api) -> tuple[Seated, dict[str, Any], random.Random]:
    rng = random.Random(2)
    seated = api.make("me", "me", seed=3)
    return seated, seated.play_until(seated.look(), "turn", rng), rng


def unversioned(table: dict[str, Any]) -> dict[str, Any]:
    """Without what changes by time: on a slow machine somebody has not been heard of for a while."""
    return {
        **table,
        "version": 0,
        "waiting_since": 0,
        "seats": [{**seat, "connected": None} for seat in table["seats"]],
    }


def test_a_turn_is_tentative_until_its_end(api: Api) -> None:
    seated, table, _ = a_turn(api)
    seat = table["to_move"]
    other = seated.with_keys(seated.secret(1 - seat))
    before = other.look()
    drafted = seated.answer(table, "convert tool coin")
    assert drafted["can_undo"]
    assert drafted["barrier"] == ""
    assert [step["notation"] for step in drafted["draft"]] == ["convert tool coin"]
    assert drafted["view"]["players"][seat]["coins"] == before["view"]["players"][seat]["coins"] + 1
    theirs = other.look()
    assert unversioned(theirs) == unversioned(before)
    assert theirs["offers"] == []

    undone = seated.call("POST", "/undo", json={"version": drafted["version"]}).json()
    assert undone["view"] == table["view"]
    assert not undone["can_undo"]
    assert undone["barrier"] == "turn"
    again = seated.call("POST", "/undo", json={"version": undone["version"]})
    assert error(again) == (409, "error-nothing-to-undo")
    assert again.json()["table"]["version"] == undone["version"]

    for _ in range(2):
        undone = seated.answer(undone, "convert tool coin")
    reset = seated.call("POST", "/reset", json={"version": undone["version"]}).json()
    assert (reset["draft"], reset["view"]) == ([], table["view"])


def test_the_end_of_a_turn_commits_its_answers_together(api: Api) -> None:
    seated, table, rng = a_turn(api)
    ply, seat = table["ply"], table["to_move"]
    table = seated.answer(table, "convert tool coin")
    given = ["convert tool coin"]
    while "end" not in [offer["notation"] for offer in table["offers"]]:
        table = seated.play(table, rng)
        given = [step["notation"] for step in table["draft"]]
        assert table["ply"] == ply
    after = seated.answer(table, "end")
    spectator = seated.with_keys().look(log_from=ply)
    assert [entry["notation"] for entry in spectator["log"] if entry["ply"] < ply + len(given) + 1] == [*given, "end"]
    assert {entry["seat"] for entry in spectator["log"]} == {seat}
    assert after["draft"] == []
    assert after["ply"] == ply + len(given) + 1


def test_a_draft_survives_a_restart(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        seated, table, _ = a_turn(Api(client, settings))
        drafted = seated.answer(table, "convert tool coin")
    with TestClient(create_app(settings)) as client:
        again = Seated(client, seated.table, seated.keys).look()
    assert again["draft"] == drafted["draft"]
    assert again["view"] == drafted["view"]
    assert again["version"] == drafted["version"]


def test_illegal_and_unknown_answers_are_refused_and_explained(api: Api) -> None:
    seated, table, _ = a_turn(api)
    assert error(seated.try_answer(table["version"], "fly to the moon")) == (422, "error-notation")
    assert error(seated.try_answer(table["version"], "end")) == (422, "error-refused")
    why = seated.call("GET", "/why", params={"notation": "end"}).json()
    assert not why["legal"]
    assert why["reasons"] == [{"id": "refusal-act-or-pass-first", "args": {}, "rule": "help-actions"}]
    refusals = seated.call("GET", "/refusals").json()
    legal = {offer["move"] for offer in seated.look()["offers"]}
    assert legal.isdisjoint(refusal["move"] for refusal in refusals)
    assert all(refusal["reasons"] for refusal in refusals)
    assert seated.look()["version"] == table["version"]


def test_why_not_names_the_conversions_that_would_pay(api: Api) -> None:
    seated, table, rng = a_turn(api)
    for _ in range(200):
        for refusal in seated.call("GET", "/refusals").json():
            if any(reason["id"].startswith("refusal-too-few-") for reason in refusal["reasons"]):
                why = seated.call("GET", "/why", params={"notation": refusal["notation"]}).json()
                if why["fund"]:
                    for step in why["fund"]:
                        table = seated.answer(table, step)
                    assert refusal["notation"] in [offer["notation"] for offer in table["offers"]]
                    return
        table = seated.play_until(seated.play(table, rng), "turn", rng)
    raise AssertionError("no refusal could be funded")


def test_a_preview_shows_what_the_answer_then_does(api: Api) -> None:
    seated, table, _ = a_turn(api)
    before = table["view"]
    preview = seated.call("GET", "/preview", params={"notation": "convert tool coin"}).json()
    after = seated.answer(table, "convert tool coin")
    seat = after["to_move"]
    assert {(change["seat"], *change["path"]) for change in preview["changes"]} == {(seat, "tools"), (seat, "coins")}
    for change in preview["changes"]:
        name = change["path"][0]
        assert change["before"] == before["players"][seat][name]
        assert change["after"] == after["view"]["players"][seat][name]


def test_a_preview_says_whom_a_building_offers_power(api: Api) -> None:
    rng = random.Random(1)
    seated = api.make("me", "me", "me", "me", seed=8)
    table = seated.look()
    while not table["over"]:
        notation = ""
        if table["question"]["name"] == "turn":
            for offer in table["offers"]:
                if offer["verb"] in ("build", "upgrade"):
                    preview = seated.call("GET", "/preview", params={"notation": offer["notation"]}).json()
                    if preview["asked"]:
                        seat = table["to_move"]
                        table = seated.answer(table, offer["notation"])
                        asked = preview["asked"][0]
                        assert asked["id"] == "question-power-offer"
                        assert asked["seat"] != seat
                        table = seated.answer(table, "end")
                        assert table["to_move"] == asked["seat"]
                        assert table["question"]["args"] == asked["args"]
                        return
        table = seated.answer(table, notation) if notation else seated.play(table, rng)
    raise AssertionError("nobody was ever offered power")


def test_replay_shows_the_table_of_an_earlier_ply(api: Api) -> None:
    rng = random.Random(4)
    seated = api.make("me", "me", seed=6)
    spectator = seated.with_keys()
    table, views = seated.look(), {0: spectator.look()["view"]}
    while table["ply"] < 70:
        table = seated.play(table, rng)
        views[table["ply"]] = spectator.look()["view"]
    for ply, view in views.items():
        replay = spectator.call("GET", f"/replay/{ply}").json()
        assert (replay["ply"], replay["view"]) == (ply, view)
    assert error(seated.call("GET", f"/replay/{table['ply'] + 1}")) == (404, "error-no-ply")


def test_a_rebuilt_game_is_the_same_game(settings: Settings) -> None:
    rng = random.Random(9)
    with TestClient(create_app(settings)) as client:
        seated = Api(client, settings).make("me", "me", "me")
        table = seated.look()
        while table["ply"] < 120:
            table = seated.play(table, rng)
        shown = seated.look()
    with TestClient(create_app(settings)) as client:
        again = Seated(client, seated.table, seated.keys).look()
    for seat in (*shown["seats"], *again["seats"]):
        seat.pop("connected")
    assert again == shown


def test_one_browser_may_look_through_each_of_its_seats(api: Api) -> None:
    seated = api.make("me", "friend", "me")
    table = seated.look()
    assert table["mine"] == [0, 2]
    assert table["viewer"] == table["to_move"]
    assert seated.look(**{"as": 0})["viewer"] == 0
    assert seated.look(**{"as": -1})["viewer"] == -1
    assert error(seated.call("GET", params={"as": 1})) == (403, "error-not-your-seat")
    other = 2 if table["to_move"] == 0 else 0
    assert seated.look(**{"as": other})["offers"] == []
