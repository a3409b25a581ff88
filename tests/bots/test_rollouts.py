"""Turns that are played on to the end of the game, on the same futures."""

import pytest

from spielwerk.bots.evaluation import evaluation_of
from spielwerk.bots.interface import Budget, Meter, Sight
from spielwerk.bots.registry import bot
from spielwerk.bots.rollouts import FEWEST, MOST, Sheet, difference, rolled_out
from spielwerk.core.rng import Rng
from spielwerk.core.state import State
from spielwerk.games import game, names


def late(name: str) -> State:
    """The last turns of a game of greedy players."""
    state = game(name).new(4, {"players": 2})
    player, last = bot("greedy", 1), state.copy()
    while state.seat >= 0:
        if state.opens_turn() and len(state.moves()) > 1:
            last, before = state.copy(), last
        state.play(player.choose(Sight(name, state, state.seat)))
    return before


def futures(name: str, state: State, meter: Meter, turns: list[list[int]]) -> list[list[Sheet]]:
    sight, rng = Sight(name, state, state.seat), Rng(3)
    return rolled_out(turns, lambda: sight.imagine(rng), evaluation_of(name, "learned"), meter, 5)


@pytest.mark.parametrize("name", names())
def test_every_turn_comes_to_its_end_on_every_future(name: str) -> None:
    state = late(name)
    turns = [[move] for move in state.moves()[:2]]
    found = futures(name, state, Budget().start(), turns)
    assert [len(sheets) for sheets in found] == [len(turns)] * MOST
    assert {tuple(sheet) for sheets in found for sheet in sheets} == {tuple(state.tally()[state.seat])}
    assert found == futures(name, state, Budget().start(), turns)


def test_without_a_budget_for_enough_futures_nothing_is_said() -> None:
    state = late("terra-nova")
    assert futures("terra-nova", state, Budget(nodes=1).start(), [[state.moves()[0]]]) == []


def test_only_what_futures_agree_on_is_told() -> None:
    def sheet(city: int, area: int, same: int = 4) -> Sheet:
        return {"city": city, "area": area, "science": same}

    found = [[sheet(5, area), sheet(2, 0), sheet(4, 0)] for area in (-9, 9) * FEWEST]
    assert difference(found, 0, [1, 2]) == {"city": 2.0}
    assert difference(found, 1, [0]) == {"city": -3.0}
