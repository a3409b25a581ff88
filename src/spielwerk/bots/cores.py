"""Root parallelization: several processes search the same turn, and their statistics are added up.

Each process gets plain data: a determinization of the seat's knowledge, the turns to choose from, a seed and a budget.
So a budget of nodes gives the same answer every time, in whatever order the processes finish.
"""

import multiprocessing
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

from spielwerk.bots.answers import compare
from spielwerk.bots.evaluation import Evaluation, evaluation_of
from spielwerk.bots.following import Following
from spielwerk.bots.growing import grow
from spielwerk.bots.interface import Budget, Meter
from spielwerk.bots.tree import Node, Turn
from spielwerk.core.rng import Rng
from spielwerk.core.state import State


@dataclass
class Task:
    """One process's share of a search."""

    game: str
    position: Mapping[str, Any]
    seat: int
    weights: str
    turns: list[Turn]
    seed: int
    nodes: int
    seconds: float
    following: Following


Way = Callable[[Node, Callable[[], State], int, Evaluation, Meter, Following], None]


def way_of(state: State) -> Way:
    """The search that suits the game."""
    return compare if state.chance_in_turns() else grow


Seen = list[tuple[int, float, float, int]]
"""For each turn its visits, the sums of leads and points seen after it, and the number of phases it survived."""


def grown(task: Task) -> Seen:
    evaluation = evaluation_of(task.game, task.weights)
    its_game = evaluation.game
    state = its_game.load(task.position)
    rng = Rng(task.seed)
    root = Node(task.turns)
    meter = Budget(task.nodes, task.seconds).start()

    def imagine() -> State:
        return its_game.imagine(state, task.seat, rng)

    way_of(state)(root, imagine, task.seat, evaluation, meter, task.following)
    return [(branch.visits, branch.lead, branch.points, branch.stood) for branch in root.branches]


def grown_elsewhere(tasks: list[Task]) -> "list[Future[Seen]]":
    """The futures of the tasks, one process each."""
    return [_helpers(len(tasks)).submit(grown, task) for task in tasks]


@cache
def _helpers(processes: int) -> ProcessPoolExecutor:
    """The process pool, started once and kept, so that imports are paid for only once."""
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))
