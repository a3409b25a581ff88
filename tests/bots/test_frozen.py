"""Frozen bots answer as they did when they were frozen: whole games, told by a sum over their answers.

A sum that differs means that the pool has changed: a feature, a price or the order of legal answers. What was measured
against the pool no longer holds then.
"""

from hashlib import sha256

import pytest
from _pytest.mark import ParameterSet

from spielwerk.bots.registry import POOL, names
from spielwerk.games import game
from spielwerk.lab.runs.match import play

SUMS = {
    ("age-of-innovation", "greedy@1"): "75585d75038e",
    ("age-of-innovation", "planner@1:nodes=60"): "ee8e3c4d30b4",
    ("age-of-innovation", "search@1:nodes=200+width=2"): "07deb9fd2524",
    ("terra-nova", "greedy@1"): "dc742176a4cb",
    ("terra-nova", "planner@1:nodes=60"): "cf559689ed74",
    ("terra-nova", "search@1:nodes=200+width=2"): "c3d38af90a4e",
    ("tapestry", "greedy@1"): "f658ad37f5e7",
    ("tapestry", "planner@1:nodes=60"): "cde59e678588",
    ("tapestry", "search@1:nodes=200+width=2"): "cb3b5267c012",
}


def _cases() -> list[ParameterSet]:
    slow = ("tapestry", "search@1:nodes=200+width=2")
    return [pytest.param(*case, marks=[pytest.mark.long] if case == slow else [], id=" ".join(case)) for case in SUMS]


@pytest.mark.parametrize(("name", "bot"), _cases())
def test_a_frozen_bot_answers_as_ever(name: str, bot: str) -> None:
    match = play(game(name), 5, {"players": 2}, [bot])
    moves = [move for _, move in match.answers]
    assert sha256(repr(moves).encode()).hexdigest()[:12] == SUMS[name, bot]


def test_the_pool_is_not_offered_at_tables() -> None:
    assert not set(POOL) & set(names())
