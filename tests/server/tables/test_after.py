"""What is done with a game besides playing it: marks of a replay, private boards, records brought in."""

import random
import time

from spielwerk.build.checkout import ROOT
from spielwerk.server.data import store
from spielwerk.server.data.database import open_database
from tests.server.api import Api, Seated, error

RECORD = ROOT / "samples" / "age-of-innovation-three-players.record"


def begun(api: Api, plies: int = 12) -> Seated:
    """Somebody on both seats of a table, some answers into the game."""
    seated = api.make("me", "me", seed=5)
    table, rng = seated.look(), random.Random(1)
    while table["ply"] < plies:
        table = seated.play(table, rng)
    return seated


def test_marks_tell_where_rounds_begin(api: Api) -> None:
    seated = begun(api, 30)
    marks = seated.call("GET", "/marks").json()
    assert [(mark["id"], mark["args"]) for mark in marks][:1] == [("event-round-began", {"n": 1})]
    at = marks[0]["ply"]
    rounds = [seated.call("GET", f"/replay/{ply}").json()["view"]["round"] for ply in (at - 1, at)]
    assert rounds == [0, 1]


def test_a_replay_says_what_was_asked(api: Api) -> None:
    seated = begun(api)
    shown = seated.call("GET", "/replay/3").json()
    entry = seated.call("GET", "/log", params={"since": 3, "to": 4}).json()[0]
    assert shown["to_move"] == entry["seat"]
    assert shown["question"]["id"].startswith("question-")


def branch(seated: Seated, ply: int) -> Seated:
    made = seated.call("POST", f"/what-if/{ply}")
    assert made.status_code == 201, made.text
    keys = made.json()
    return Seated(seated.client, keys["id"], [keys["host_secret"], *(seat["secret"] for seat in keys["seats"])], keys)


def test_a_board_branches_off_anywhere(api: Api) -> None:
    seated = begun(api)
    board = branch(seated, 6)
    table, there = board.look(), seated.call("GET", "/replay/6").json()
    assert table["what_if"] == f"{seated.table}/6"
    assert table["mine"] == [0, 1]
    assert table["my_turn"]
    assert table["view"]["map"] == there["view"]["map"]
    played = board.play(table, random.Random(2))
    assert played["version"] > table["version"]
    assert seated.look()["ply"] >= 12


def test_nobody_else_sees_it(api: Api) -> None:
    board = branch(begun(api), 6)
    stranger = board.with_keys()
    for path in ("", "/log", "/replay/0", "/marks", "/story", "/refusals"):
        assert error(stranger.call("GET", path)) == (404, "error-no-table"), path
    assert error(stranger.call("GET", "/events")) == (404, "error-no-table")
    assert error(stranger.call("POST", "/what-if/0")) == (404, "error-no-table")
    listed = api.client.get("/api/tables?open=true").json()
    assert board.table not in [line["id"] for line in listed]


def test_a_board_of_a_running_game_knows_no_more_than_its_maker(api: Api) -> None:
    among_people = api.make("me", "open", game="tapestry", seed=3)
    assert error(among_people.call("POST", "/what-if/0")) == (403, "error-what-if-among-people")
    assert error(among_people.with_keys().call("POST", "/what-if/0")) == (403, "error-not-your-seat")
    seated = api.make("me", "bot:easy", game="tapestry", seed=3)
    boards = [branch(seated, 0) for _ in range(2)]
    assert boards[0].look(**{"as": 0})["view"] == boards[1].look(**{"as": 0})["view"]
    engine = open_database(api.db())
    with engine.connect() as connection:
        first, second = store.find_tables(connection, [board.table for board in boards])
    engine.dispose()
    assert first.start != second.start


def test_a_sound_record_becomes_a_table(api: Api) -> None:
    text = RECORD.read_text("utf-8")
    found = api.client.post("/api/records", json={"text": text}).json()
    assert found["defects"] == []
    table = Seated(api.client, found["keys"]["id"], [found["keys"]["host_secret"]]).look()
    assert table["over"]
    assert table["mine"] == []
    assert found["keys"]["seats"] == []


def test_a_record_can_go_on(api: Api) -> None:
    text = "\n".join(RECORD.read_text("utf-8").split("\n")[:60]) + "\n"
    found = api.client.post("/api/records", json={"text": text}).json()
    keys = [found["keys"]["host_secret"], *(seat["secret"] for seat in found["keys"]["seats"])]
    table = Seated(api.client, found["keys"]["id"], keys).look()
    assert table["my_turn"]
    assert table["mine"] == [0, 1, 2]


def test_a_broken_record_is_explained(api: Api) -> None:
    lines = RECORD.read_text("utf-8").split("\n")
    first = lines.index("") + 1
    lines[first + 20] = lines[first + 20].split(":")[0] + ": build A1"
    found = api.client.post("/api/records", json={"text": "\n".join(lines)}).json()
    assert found["keys"] is None
    assert found["defects"][0].startswith(f"Line {first + 21}: ")
    assert found["game"] == "age-of-innovation"
    assert found["faults"] == [{"id": "record-refused", "args": {"found": "build A1", "line": first + 21}}]
    found = api.client.post("/api/records", json={"text": "no record\n"}).json()
    assert (found["keys"], found["game"], len(found["defects"])) == (None, "", 1)
    assert found["faults"][0]["id"] == "record-first-line"
    text = RECORD.read_text("utf-8").replace("game: age-of-innovation", "game: chess")
    found = api.client.post("/api/records", json={"text": text}).json()
    assert found["faults"] == [{"id": "record-unknown-game", "args": {"found": "chess", "line": 0}}]


def test_an_option_that_cannot_be_is_told_by_its_reason(api: Api) -> None:
    text = RECORD.read_text("utf-8").replace("option players: 3", "option players: 9")
    found = api.client.post("/api/records", json={"text": text}).json()
    assert found["faults"] == [{"id": "record-options", "args": {"line": 0}}]
    assert [reason["id"] for reason in found["reasons"]] == ["refusal-option-range"]


def over(api: Api) -> Seated:
    """A finished game of three, nobody's."""
    found = api.client.post("/api/records", json={"text": RECORD.read_text("utf-8")}).json()
    return Seated(api.client, found["keys"]["id"], [found["keys"]["host_secret"]])


def test_a_finished_game_is_analysed_while_somebody_asks(api: Api) -> None:
    table = over(api)
    first = table.call("GET", "/analysis/0").json()
    assert first["of"] > 10
    found, since = first, time.monotonic()
    while not (found["course"] and len(found["turns"]) >= 2):
        assert time.monotonic() - since < 120
        time.sleep(0.3)
        found = table.call("GET", "/analysis/0").json()
    scores = table.look()["scores"]
    assert all(len(row["values"]) == len(scores) for row in found["course"])
    for turn in found["turns"]:
        assert turn["seat"] == 0
        assert [way["played"] for way in turn["ways"]].count(True) == 1
        points = [way["points"] for way in turn["ways"]]
        assert points == sorted(points, reverse=True)
        entry = table.call("GET", "/log", params={"since": turn["ply"], "to": turn["ply"] + 1}).json()[0]
        assert entry["seat"] == 0
    kept = table.call("GET", "/analysis/0").json()["turns"][: len(found["turns"])]
    assert kept == found["turns"]


def test_a_running_game_is_not_analysed(api: Api) -> None:
    assert error(begun(api).call("GET", "/analysis/0")) == (409, "error-not-over")
    assert error(over(api).call("GET", "/analysis/4")) == (404, "error-no-seat")
