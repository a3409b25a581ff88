"""The ledger: whoever adds up its rows has what everybody owns, in every game and by pages."""

import random
from collections import Counter
from typing import Any

import pytest

from spielwerk.server.tables.ledger import PAGE
from tests.server.api import Api, Seated

Row = dict[str, Any]
GAMES = ["age-of-innovation", "terra-nova", "tapestry"]
AMOUNTS = {
    "age-of-innovation": ["vp", "coins", "tools", "scholars", "annexes"],
    "terra-nova": ["vp", "money"],
    "tapestry": ["vp"],
}


def goods_of(game: str, player: Row) -> dict[str, int]:
    """What a player of the view owns, by the names that events have for it."""
    found: dict[str, int] = {good: player[good] for good in AMOUNTS[game]} | player.get("resources", {})
    return found | {f"book-{discipline}": n for discipline, n in player.get("books", {}).items()}


def page(seated: Seated, **query: Any) -> Row:
    answer = seated.call("GET", "/ledger", params=query)
    assert answer.status_code == 200, answer.text
    found: Row = answer.json()
    return found


def whole(seated: Seated, **query: Any) -> list[Row]:
    found = page(seated, **query)
    rows: list[Row] = found["rows"]
    while found["since"]:
        found = page(seated, before=found["since"], **query)
        rows = [*found["rows"], *rows]
    return rows


def play(seated: Seated, plies: int, seed: int = 1) -> Row:
    rng, table = random.Random(seed), seated.look()
    while not table["over"] and table["ply"] < plies:
        table = seated.play(table, rng)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_the_rows_add_up_to_what_everybody_owns(api: Api, game: str) -> None:
    seated = api.make("me", "me", game=game, seed=3)
    begun = seated.call("GET", "/replay/0").json()["view"]["players"]
    table = play(seated, 2 * PAGE + 20)
    rows = whole(seated)
    sums: Counter[tuple[int, str]] = Counter()
    for row in rows:
        for good, n in row["goods"].items():
            sums[row["seat"], good] += n
    assert [row["ply"] for row in rows] == sorted(row["ply"] for row in rows)
    for seat, (before, after) in enumerate(zip(begun, table["view"]["players"], strict=True)):
        old = goods_of(game, before)
        for good, n in goods_of(game, after).items():
            assert old[good] + sums[seat, good] == n, (seat, good)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_knows_the_round_it_begins_in(api: Api, game: str) -> None:
    seated = api.make("me", "me", game=game, seed=3)
    table = play(seated, 2 * PAGE + 20)
    rows = whole(seated)
    players = table["view"]["players"]
    now = [player.get("era", table["view"]["round"]) for player in players]
    rounds = [[row["round"] for row in rows if row["seat"] == seat] for seat in (0, 1)]
    for seat in (0, 1):
        assert rounds[seat] == sorted(rounds[seat])
        assert rounds[seat][-1] == now[seat]
    # However a page is cut, its rows are the same.
    cut = rows[len(rows) // 2]["ply"] + 1
    part = page(seated, before=cut)
    assert part["rows"] == [row for row in rows if part["since"] <= row["ply"] < cut]


def test_a_turn_that_can_be_taken_back_is_in_nobody_elses_ledger(api: Api) -> None:
    seated = api.make("me", "me", game="terra-nova", seed=3)
    table = play(seated, 12)
    rng = random.Random(2)
    while not table["draft"] or not any(step["events"] for step in table["draft"]):
        table = seated.play(table, rng)
    mine, other = table["to_move"], 1 - table["to_move"]
    assert any(row["ply"] >= table["ply"] for row in page(seated, **{"as": mine})["rows"])
    assert not any(row["ply"] >= table["ply"] for row in page(seated, **{"as": other})["rows"])
    assert not any(row["ply"] >= table["ply"] for row in page(seated, **{"as": -1})["rows"])


def test_answers_that_others_may_not_know_are_not_told(api: Api) -> None:
    seated = api.make("me", "me", game="tapestry", seed=3)
    play(seated, 2 * PAGE)
    secret = {row["ply"] for row in whole(seated, **{"as": 0}) if row["id"]} - {
        row["ply"] for row in whole(seated, **{"as": 1}) if row["id"]
    }
    entries = {row["ply"]: row for row in seated.call("GET", "/log", params={"as": 1}).json()}
    assert all(entries[ply]["id"] == "" for ply in secret)
    for row in whole(seated, **{"as": 1}):
        assert (row["id"], row["args"]) == (entries[row["ply"]]["id"], entries[row["ply"]]["args"])
