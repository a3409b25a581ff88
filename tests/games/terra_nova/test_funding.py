"""Power is exchanged for what actions cost, and all that exchanging can make possible is found without trying."""

from collections.abc import Iterator
from typing import Any

import pytest

from spielwerk.core.play import CONVERTING
from spielwerk.core.state import State
from spielwerk.games import game
from spielwerk.games.terra_nova.casework.given import start
from spielwerk.games.terra_nova.rules.frames import TURN
from spielwerk.games.terra_nova.rules.state import NovaState
from spielwerk.lab.runs.match import play

NOVA = game("terra-nova")
MONEY = NOVA.new(1).parse("exchange money")


def position(**seat: Any) -> NovaState:
    """Seat A's turn, by default with one house at the river."""
    state = start({"passed": ["B", "C"], "seats": {"A": {"buildings": {"E8": "house"}, **seat}}})
    state.settle()
    return state


def actions(state: State) -> set[int]:
    verb_of = state.space().verb_of
    return {move for move in state.moves() if verb_of[move].role != CONVERTING}


def exchanged(state: State, times: int) -> State:
    table = state.copy()
    for _ in range(times):
        table.play(MONEY)
    return table


def turns(seed: int) -> Iterator[NovaState]:
    """The beginnings of turns in which power can be exchanged."""
    state = NOVA.new(seed, {"players": 3})
    for _, notation, _ in play(NOVA, seed, {"players": 3}, ["greedy", "random"]).record().answers:
        assert isinstance(state, NovaState)
        if state.stack[-1][0] == TURN and MONEY in state.moves():
            yield state.copy()
        state.play(state.parse(notation))


@pytest.mark.parametrize("seed", range(3))
def test_what_exchanging_makes_possible_is_found_without_trying(seed: int) -> None:
    more = 0
    for state in turns(seed):
        found: set[int] = set()
        for run in NOVA.funding(state):
            assert set(run) == {MONEY}
            found |= actions(exchanged(state, len(run)))
        tried: set[int] = set()
        table: State = state
        while MONEY in table.moves():
            table = exchanged(table, 1)
            tried |= actions(table)
        assert tried - actions(state) == found - actions(state)
        more += len(tried - actions(state))
    assert more


@pytest.mark.parametrize(
    ("money", "power", "runs"),
    [(0, 8, [4, 6, 8]), (3, 8, [1, 3, 5, 7]), (3, 4, [1, 3]), (5, 3, [1, 3]), (8, 8, [2, 4]), (20, 8, []), (0, 3, [])],
)
def test_so_much_is_exchanged_as_an_action_lacks(money: int, power: int, runs: list[int]) -> None:
    """A house costs 4, a spade 6, two spades 12, shipping 8, a bridge or a trading post without a neighbour 10."""
    state = position(faction="djinni", money=money, power=[8 - power, 0, power])
    assert [len(run) for run in NOVA.funding(state)] == runs


def test_nothing_is_exchanged_for_what_has_no_place() -> None:
    """With money for all but a palace the run for it waits for a trading post."""
    rich: dict[str, Any] = {"faction": "djinni", "money": 13, "power": [0, 0, 8]}
    assert NOVA.funding(position(**rich)) == []
    assert NOVA.funding(position(**rich, buildings={"E8": "trading-post"})) == [[MONEY]]
