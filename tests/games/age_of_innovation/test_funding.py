"""Conversions are worked out: runs that can be played, the smallest loss first."""

from collections.abc import Iterator
from typing import Any

import pytest

from spielwerk.games import game
from spielwerk.games.age_of_innovation.casework.given import start
from spielwerk.games.age_of_innovation.evaluation.funding import LONGEST, cheapest, wanted
from spielwerk.games.age_of_innovation.rules.frames import TURN
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.lab.runs.match import play

AGE = game("age-of-innovation")
COSTS = {"coins": 0, "tools": 1, "scholars": 2, "power": 3}


def turns(seed: int) -> Iterator[AgeState]:
    """The beginnings of turns of a game."""
    state = AGE.new(seed, {"players": 3})
    for _, notation, _ in play(AGE, seed, {"players": 3}, ["greedy", "random"]).record().answers:
        assert isinstance(state, AgeState)
        if state.stack[-1][0] == TURN:
            yield state.copy()
        state.play(state.parse(notation))


def goods(p: Player) -> tuple[int, ...]:
    return (p.coins, p.tools, p.scholars, p.bowl3, *p.books)


@pytest.mark.parametrize("seed", range(2))
def test_every_run_can_be_played_and_pays_for_something(seed: int) -> None:
    runs = 0
    for state in turns(seed):
        asked = [(*cost[:4], *cost[4]) for cost in wanted(state, state.players[state.seat])]
        for run in AGE.funding(state):
            assert len(run) <= LONGEST
            table = state.copy()
            for move in run:
                assert move in table.moves()
                table.play(move)
            have = goods(table.players[state.seat])
            assert any(all(held >= cost for held, cost in zip(have, costs, strict=True)) for costs in asked)
            runs += 1
    assert runs


def test_the_smallest_loss_comes_first() -> None:
    for state in turns(2):
        p = state.players[state.seat]
        lost = {tuple(run): loss for loss, run in (cheapest(p, cost) for cost in wanted(state, p))}
        losses = [lost[tuple(run)] for run in AGE.funding(state)]
        assert losses == sorted(losses)


def run_for(lacking: dict[str, int], **seat: Any) -> list[str]:
    """The run that brings so much, in words."""
    state = start({"passed": ["B", "C"], "seats": {"A": {"coins": 0, "tools": 0, "scholars": 0, **seat}}})
    state.settle()
    costs = [0, 0, 0, 0]
    for name, amount in lacking.items():
        costs[COSTS[name]] = amount
    _, run = cheapest(state.players[0], (costs[0], costs[1], costs[2], costs[3], (0, 0, 0, 0)))
    return [state.notation(move) for move in run]


def test_the_run_that_loses_least_is_taken() -> None:
    power_in_bowl_3 = {"power": [0, 8, 4]}
    assert run_for({"tools": 1}, **power_in_bowl_3) == ["convert power tool"]
    assert run_for({"coins": 3}, **power_in_bowl_3) == ["convert power coin"] * 3
    assert run_for({"scholars": 1}, **power_in_bowl_3) == ["sacrifice", "convert power scholar"]
    assert run_for({"power": 4}, **power_in_bowl_3) == []
    empty = {"power": [6, 4, 0]}
    assert run_for({"power": 2}, **empty) == ["sacrifice"] * 2
    assert run_for({"power": 3}, **empty) == []
    assert run_for({"coins": 1}, **empty, tools=1) == ["convert tool coin"]
    assert run_for({"coins": 1, "tools": 1}, **empty, tools=1) == ["sacrifice", "convert power coin"]
    assert run_for({"tools": 2}, **empty, tools=1, scholars=1) == ["convert scholar tool"]
    assert run_for({"tools": 2, "scholars": 1}, **empty, tools=1, scholars=1) == []
