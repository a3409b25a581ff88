"""Plans: private boards of a running game, which know no more than their maker and can become a turn."""

import random
from typing import Any

from msgspec import json

from spielwerk.games import game
from spielwerk.server.data import store
from spielwerk.server.data.beginning import first_state
from spielwerk.server.data.database import open_database
from tests.server.api import Api, Seated, error
from tests.server.tables.test_between import rounds, turn
from tests.server.tables.test_people import together


def plan(seated: Seated, name: str = "Castle first") -> Seated:
    made = seated.call("POST", "/plans", json={"name": name})
    assert made.status_code == 201, made.text
    keys = made.json()
    return Seated(seated.client, keys["id"], [keys["host_secret"], *(seat["secret"] for seat in keys["seats"])], keys)


def shown(board: Seated, **query: Any) -> Any:
    return board.call("GET", "/plan", params=query).json()


def carry_out(seated: Seated, board: Seated) -> Any:
    both = seated.with_keys(*seated.keys, *board.keys)
    return both.call("POST", f"/plans/{board.table}", json={"version": seated.look()["version"]})


def sides(api: Api, **wishes: Any) -> tuple[Seated, Seated]:
    """Whoever is asked in the first round of a game of two people, and the other one."""
    host, friend = together(api, seed=5, **wishes)
    rounds(host, friend)
    return (host, friend) if host.look()["my_turn"] else (friend, host)


def step(seated: Seated, notation: str = "") -> dict[str, Any]:
    """An action on the map that only changes the board."""
    table = seated.look()
    quiet = [o for o in table["offers"] if o["role"] == "action" and "hex" in o["args"] and not o["reveals"]]
    return seated.answer(table, notation or next(offer["notation"] for offer in quiet if not offer["then"]))


def test_anybody_plans_at_any_time_for_everybody(api: Api) -> None:
    mover, waiting = sides(api)
    for person in (mover, waiting):
        board = plan(person)
        table = board.look()
        assert (table["plan"], table["mine"], table["my_turn"]) == ("Castle first", [0, 1], True)
        assert table["what_if"] == f"{mover.table}/{mover.look()['ply']}"
        assert table["view"]["map"] == person.look()["view"]["map"]
        before = person.look()["version"]
        step(board)
        assert person.look()["version"] == before


def test_a_plan_begins_with_the_own_draft_and_never_with_that_of_others(api: Api) -> None:
    mover, waiting = sides(api)
    drafted = step(mover)
    assert drafted["draft"]
    assert plan(mover).look()["view"]["players"] == drafted["view"]["players"]
    assert plan(waiting).look()["view"]["players"] == waiting.look()["view"]["players"] != drafted["view"]["players"]


def test_plans_are_nobody_elses(api: Api) -> None:
    mover, waiting = sides(api)
    board = plan(mover)
    for other in (waiting, mover.with_keys()):
        there = Seated(board.client, board.table, other.keys)
        for path in ("", "/plan", "/log", "/replay/0", "/events", "/refusals"):
            assert error(there.call("GET", path)) == (404, "error-no-table"), path
        assert error(carry_out(waiting, there)) == (404, "error-no-table")
        keys = {"Authorization": "Seat " + ",".join(other.keys)} if other.keys else {}
        listed = board.client.get("/api/tables?open=true", headers=keys).json()
        assert board.table not in [line["id"] for line in listed]
    assert "plan" not in str(waiting.look()["notes"])


def test_plans_follow_the_seat_to_another_device_and_nobody_else(api: Api) -> None:
    mover, waiting = sides(api)
    board = plan(mover)
    assert mover.call("GET", "/plans").json() == [board.made]
    # The key of the seat is all that a return link takes along.
    [keys] = mover.with_keys(mover.keys[-1]).call("GET", "/plans").json()
    found = Seated(board.client, keys["id"], [key["secret"] for key in keys["seats"]])
    assert found.look()["plan"] == "Castle first"
    for other in (waiting, mover.with_keys()):
        assert other.call("GET", "/plans").json() == []


def test_whoever_gets_a_seat_does_not_get_its_plans(api: Api) -> None:
    host, friend = together(api, seed=5)
    board = plan(friend)
    assert [keys["id"] for keys in friend.call("GET", "/plans").json()] == [board.table]
    assert friend.call("POST", "/seats/1/leave").status_code == 204
    invitation = host.call("POST", "/seats/1/invitation").json()["invitation"]
    claimed = host.with_keys(invitation).call("POST", "/seats/1/claim", json={"name": "Cy"}).json()
    successor = host.with_keys(claimed["secret"])
    assert successor.look()["mine"] == [1]
    assert successor.call("GET", "/plans").json() == []


def test_a_plan_knows_no_more_than_its_maker(api: Api) -> None:
    host, _ = together(api, game="tapestry", seed=3)
    boards = [plan(host) for _ in range(3)]
    views = [board.look(**{"as": 0})["view"] for board in boards]
    assert views[0] == views[1] == views[2] == host.look()["view"]
    engine = open_database(api.db())
    with engine.connect() as connection:
        rows = store.find_tables(connection, [host.table, *(board.table for board in boards)])
    engine.dispose()
    # What lies hidden is drawn anew for each of them.
    assert len({json.encode(game("tapestry").dump(first_state(row))) for row in rows}) == 4


def test_no_machine_thinks_on_a_plan(api: Api) -> None:
    mover, _ = sides(api)
    board = plan(mover)
    assert error(board.call("GET", "/hint")) == (403, "error-plan-alone")
    assert error(board.call("POST", "/seats/1/bot", json={"bot": "easy"})) == (403, "error-plan-alone")
    assert error(board.call("POST", "/seats/1/invitation")) == (403, "error-plan-alone")
    # Nor on what branches off from it.
    made = board.call("POST", "/what-if/0").json()
    keys = [made["host_secret"], *(seat["secret"] for seat in made["seats"])]
    branch = Seated(board.client, made["id"], keys, made)
    assert branch.look()["plan"] == "Castle first"
    assert error(branch.call("GET", "/hint")) == (403, "error-plan-alone")
    assert branch.call("PUT", "/closing", json={"closing": True}).status_code == 204
    assert error(branch.call("GET", "/analysis/0")) == (403, "error-plan-alone")
    assert error(board.call("POST", "/plans", json={"name": "Again"})) == (409, "error-plan-here")


def test_a_plan_shows_what_it_brings(api: Api) -> None:
    mover, _ = sides(api)
    board = plan(mover, "  Two towns ")
    assert shown(board)["steps"] == []
    table = step(board)
    found = shown(board)
    assert (found["name"], found["table"]) == ("Two towns", mover.table)
    assert [one["notation"] for one in found["steps"]] == [one["notation"] for one in table["draft"]]
    assert not found["steps"][0]["guess"]
    assert found["scores"] == table["scores"]
    assert found["changes"]
    assert board.call("PUT", "/plan", json={"name": "Three towns"}).status_code == 204
    assert shown(board)["name"] == "Three towns"
    assert board.call("PUT", "/plan", json={"name": "  "}).status_code == 422
    assert mover.call("GET", "/plan").status_code == 404


def test_a_plan_becomes_a_turn_as_a_draft(api: Api) -> None:
    mover, waiting = sides(api)
    board = plan(mover)
    planned = step(board)
    end = [offer["notation"] for offer in planned["offers"] if offer["role"] == "ending"]
    if end:
        board.answer(planned, end[0])
    before = mover.look()
    done = carry_out(mover, board)
    assert done.status_code == 201, done.text
    table = done.json()
    assert [one["notation"] for one in table["draft"]] == [one["notation"] for one in planned["draft"]]
    # Nothing is committed, and nobody else sees it.
    assert (table["ply"], table["can_undo"]) == (before["ply"], True)
    assert waiting.look()["ply"] == before["ply"]
    stranger = carry_out(waiting, board)
    assert error(stranger) == (403, "error-not-your-turn")


def test_a_plan_that_is_not_legal_any_more_changes_nothing(api: Api) -> None:
    mover, waiting = sides(api)
    board, asked = plan(mover), mover.look()["question"]["name"]
    built = step(board)["draft"][0]["notation"]
    # The same is done in earnest: a second time it is not possible.
    step(mover, built)
    ply = mover.look()["ply"]
    table = mover.look()
    while table["ply"] == ply or not table["my_turn"] or table["question"]["name"] != asked:
        turn(mover, waiting)
        table = mover.look()
    assert error(carry_out(mover, board)) == (409, "error-plan-refused")
    assert mover.look()["version"] == table["version"]
    assert mover.look()["draft"] == []


def test_what_is_drawn_in_a_plan_is_a_guess_and_is_never_carried_out(api: Api) -> None:
    host, friend = together(api, game="tapestry", seed=3)
    rng = random.Random(2)
    board, guess = host, None
    for _ in range(200):
        person = host if host.look()["my_turn"] else friend
        table = person.look()
        guess = next((offer for offer in table["offers"] if offer["reveals"] and not offer["then"]), None)
        if guess is not None and table["view"]["players"]:
            board = plan(person)
            board.answer(board.look(), guess["notation"])
            assert [one["guess"] for one in shown(board)["steps"]] == [True]
            before = person.look()
            assert error(carry_out(person, board)) == (409, "error-plan-nothing")
            assert person.look()["version"] == before["version"]
            return
        person.play(table, rng)
    raise AssertionError("nothing to draw")
