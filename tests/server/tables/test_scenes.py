"""Events lead from what an audience saw to what it sees: never elsewhere, and through nothing that is not its own."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec import json

from spielwerk.core.play import ROLES
from spielwerk.core.state import State
from spielwerk.games import game, names
from spielwerk.server import wire
from spielwerk.server.house import House
from spielwerk.server.load.browser import applied
from spielwerk.server.settings import Settings
from spielwerk.server.tables.differences import compare
from spielwerk.server.tables.pages import PAGE
from spielwerk.server.tables.readers import Reader
from spielwerk.server.tables.scenes import scene_of
from spielwerk.server.wire import live as wire_live
from tests.server.api import pick
from tests.server.tables.test_log import EXPANSIONS

SEATS = 3
AUDIENCES = range(-1, SEATS)
OPTIONS: dict[str, dict[str, Any]] = {"tapestry": {"sets": EXPANSIONS}}
SENT_APART = {"log", "log_from"}

Shown = dict[str, Any]


@contextmanager
def opened(settings: Settings) -> Iterator[House]:
    house = House(settings)
    try:
        yield house
    finally:
        house.thinkers.stop()
        house.engine.dispose()


def make(house: House, name: str, seed: int = 5) -> str:
    seats = [wire.SeatWish("me")] * SEATS
    wish = wire.TableWish(name, seats, options=OPTIONS.get(name, {}), seed=seed)
    return house.host.make(wish, home=False).id


def whole(house: House, table: str, viewer: int) -> Shown:
    """As that audience would fetch it."""
    with house.rooms.open(table) as match:
        found: Shown = json.decode(house.look(match, who(viewer)))
        return found


def who(viewer: int) -> Reader:
    return Reader(False, [viewer] if viewer >= 0 else [], [], [])


def step(house: House, table: str, viewer: int) -> Shown:
    """What is told to that audience."""
    with house.rooms.known(table, 0) as match:
        data = {"version": match.row.version, **house.step(match, viewer)}
        found: Shown = json.decode(json.encode(data))
        return found


def without_log(table: Shown) -> Shown:
    return {name: part for name, part in table.items() if name not in SENT_APART}


def at(place: Any, path: list[str | int]) -> Any:
    for one in path:
        place = place[one]
    return place


def act(house: House, table: str, rng: random.Random) -> str:
    """An answer, or now and then one taken back."""
    with house.rooms.open(table) as match:
        seat = match.to_move
        if match.stored and rng.random() < 0.2:
            house.player.undo(match, who(seat), match.row.version, all_of_it=rng.random() < 0.3)
            return "draft"
        state, ply = match.drafted, match.row.ply
        offers = [(state.notation(move), ROLES[state.space().verb_of[move].role]) for move in state.moves()]
        house.player.answer(match, who(seat), match.row.version, pick(offers, rng))
        return "draft" if match.row.ply == ply else "ply"


def over(house: House, table: str) -> bool:
    with house.rooms.open(table) as match:
        return match.to_move < 0


@pytest.mark.parametrize("name", names())
def test_steps_lead_every_audience_to_its_own_table(settings: Settings, name: str) -> None:
    rng = random.Random(11)
    with opened(settings) as house:
        table = make(house, name)
        seen = {viewer: whole(house, table, viewer) for viewer in AUDIENCES}
        taken = dict.fromkeys(AUDIENCES, 0)
        for _ in range(250):
            if over(house, table):
                break
            act(house, table, rng)
            for viewer in AUDIENCES:
                # Some hear of several changes at once, some ask in between.
                if rng.random() < 0.1:
                    whole(house, table, viewer)
                if rng.random() < 0.2:
                    continue
                there, told = whole(house, table, viewer), step(house, table, viewer)
                if "changes" in told and told["since"] <= seen[viewer]["version"] <= told["until"]:
                    found = applied(seen[viewer], told)
                    assert without_log(found) == without_log(there)
                    for path, value in told["changes"]:
                        assert at(there, path) == value
                    assert told["log"] == [row for row in there["log"] if row["ply"] >= seen[viewer]["ply"]]
                    taken[viewer] += 1
                seen[viewer] = there
        assert min(taken.values()) > 50, taken


def test_closing_leads_every_audience_to_a_table_where_nobody_is_asked(settings: Settings) -> None:
    everybody = Reader(False, list(range(SEATS)), [], [])
    with opened(settings) as house:
        table = make(house, "age-of-innovation")
        act(house, table, random.Random(1))
        seen = {viewer: whole(house, table, viewer) for viewer in AUDIENCES}
        with house.rooms.open(table) as match:
            house.seating.agree(match, everybody, closing=True)
        for viewer in AUDIENCES:
            there, told = whole(house, table, viewer), step(house, table, viewer)
            assert told["since"] <= seen[viewer]["version"] <= told["until"]
            found = applied(seen[viewer], told)
            assert (found["closed"], found["to_move"], found["my_turn"], found["offers"]) == ("agreed", -1, False, [])
            assert found["seal"]["nonce"]
            # Who agreed, and the notes of it, are told in `seats`.
            assert {name for name in there if found[name] != there[name]} <= {"seats", "notes", "log", "log_from"}


def test_a_draft_changes_nothing_for_others(settings: Settings) -> None:
    rng = random.Random(2)
    with opened(settings) as house:
        table = make(house, "age-of-innovation")
        drafts = 0
        for _ in range(80):
            with house.rooms.open(table) as match:
                before = {viewer: scene_of(match, viewer) for viewer in AUDIENCES}
            if act(house, table, rng) == "draft":
                drafts += 1
                with house.rooms.open(table) as match:
                    for viewer in AUDIENCES:
                        same = scene_of(match, viewer) is before[viewer]
                        assert same == (viewer != match.to_move)
        assert drafts > 5


def test_a_scene_is_made_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """For any number of readers and listeners, and not again by what the table has stored."""
    with opened(settings) as house:
        table = make(house, "age-of-innovation")
        made: list[int] = []
        its_game = game("age-of-innovation")
        view = its_game.view

        def noted(state: State, seat: int) -> dict[str, Any]:
            made.append(seat)
            return view(state, seat)

        monkeypatch.setattr(its_game, "view", noted)
        act(house, table, random.Random(1))
        made.clear()
        for _ in range(3):
            for viewer in AUDIENCES:
                whole(house, table, viewer)
                step(house, table, viewer)
        assert sorted(made) == list(AUDIENCES)


def test_a_table_is_shown_with_the_newest_of_its_log_and_the_rest_is_there(settings: Settings) -> None:
    rng = random.Random(3)
    with opened(settings) as house:
        table = make(house, "age-of-innovation")
        while whole(house, table, -1)["ply"] < PAGE + 30:
            act(house, table, rng)
        shown = whole(house, table, -1)
        assert (len(shown["log"]), shown["log_from"]) == (PAGE, shown["ply"] - PAGE)
        with house.rooms.open(table) as match:
            older = house.log(match, -1, 0, shown["log_from"])
            everything = house.log(match, -1, 0)
        assert [row.ply for row in older] == list(range(shown["log_from"]))
        assert json.decode(json.encode(everything)) == json.decode(json.encode(older)) + shown["log"]


def test_tables_and_steps_are_what_the_api_says(settings: Settings) -> None:
    with opened(settings) as house:
        table = make(house, "tapestry")
        with house.rooms.open(table) as match:
            json.decode(house.look(match, who(0)), type=wire.Table)
        act(house, table, random.Random(1))
        whole(house, table, 0)
        with house.rooms.open(table) as match:
            json.decode(json.encode(house.step(match, 0)), type=wire_live.News)


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, [(["b", 1], 3)]),
        ({"a": None}, {"a": None, "b": None}, [(["b"], None)]),
        ({"a": {"x": 1}}, {"a": None}, [(["a"], None)]),
        ({"a": {"x": 1, "y": 2}}, {"a": {"x": 1}}, [(["a"], {"x": 1})]),
        ({"a": [1]}, {"a": [1, 2]}, [(["a"], [1, 2])]),
    ],
)
def test_changes_name_the_deepest_place_of_the_same_shape(old: Any, new: Any, found: Any) -> None:
    said: list[Any] = []
    compare([], old, new, said)
    assert said == found
