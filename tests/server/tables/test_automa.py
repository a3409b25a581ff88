"""A table with the Automa: she takes her seat by herself, plays at the table's pace, and says why."""

import random
from typing import Any

from tests.server.api import Api, Seated, error
from tests.server.tables.test_automatic import wait_for_me

SOLO = {"automa": "simpletons", "automa_level": 2}


def played_until(seated: Seated, plies: int) -> dict[str, Any]:
    rng = random.Random(1)
    table = wait_for_me(seated)
    while table["ply"] < plies and not table["over"]:
        seated.play(table, rng)
        table = wait_for_me(seated)
    return table


def test_one_person_has_the_automa_beside_them(api: Api) -> None:
    table = played_until(api.make("me", options=SOLO), 30)
    assert [(seat["kind"], seat["bot"]) for seat in table["seats"]] == [("human", ""), ("bot", "automa")]
    hers = [entry for entry in table["log"] if entry["seat"] == 1]
    assert {(entry["id"], entry["role"], entry["by"]) for entry in hers} == {("move-automa-turn", "automa", "bot")}


def test_her_turns_are_explained_and_those_of_people_are_not(api: Api) -> None:
    seated = api.make("me", options=SOLO)
    table = played_until(seated, 30)
    entry = next(entry for entry in table["log"] if entry["seat"] == 1)
    ply = entry["ply"]
    told = seated.call("GET", f"/automa/{ply}").json()
    assert (told["ply"], told["seat"]) == (ply, 1)
    assert told["support"].startswith("automa-card-")
    assert told["lines"]
    drew = [event["args"]["component"] for event in entry["events"] if event["id"] == "event-drew"]
    assert drew == [told["support"], told["card"]]
    mine = next(entry["ply"] for entry in table["log"] if entry["seat"] == 0)
    assert error(seated.call("GET", f"/automa/{mine}")) == (404, "error-no-ply")
    assert error(seated.call("GET", f"/automa/{table['ply']}")) == (404, "error-no-ply")


def test_nobody_else_gets_her_seat(api: Api) -> None:
    seated = api.make("me", options=SOLO)
    for how in ("bot", "invitation"):
        assert error(seated.call("POST", f"/seats/1/{how}", json={})) == (409, "error-seat-automatic")


def test_two_people_and_a_rematch(api: Api) -> None:
    seated = api.make("me", "bot:easy", options={"automa": "simpletons"})
    assert len(seated.look()["seats"]) == 3
    again = seated.call("POST", "/rematch").json()
    assert len(again["seats"]) == 3


def test_a_table_for_one_needs_her(api: Api) -> None:
    refused = api.client.post("/api/tables", json={"game": "age-of-innovation", "seats": [{"kind": "me"}]})
    assert error(refused) == (422, "refusal-automa-needed")


def test_tapestry_has_two_automatic_seats_that_follow_each_other(api: Api) -> None:
    seated = api.make("me", game="tapestry", options={"automa": "automa"})
    table = played_until(seated, 20)
    assert [seat["bot"] for seat in table["seats"]] == ["", "automa", "shadow-empire"]
    theirs = [entry for entry in table["log"] if entry["seat"] > 0]
    assert {(entry["seat"], entry["id"]) for entry in theirs} == {(1, "move-draw-pair"), (2, "move-follow")}
    told = seated.call("GET", f"/automa/{theirs[-1]['ply']}").json()
    assert told["card"].startswith("decision-card-")
    assert told["lines"][0]["choices"][0]["kind"] == "track"
