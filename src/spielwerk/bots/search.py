"""Monte Carlo tree search over whole turns, on imagined states, with the evaluation at the leaves.

The tree has a node wherever the seat itself is to move; its branches are whole turns (`turns.py`), the best of them
first and more the more often a node is visited. In between the others answer quickly, each for itself.
"""

import math
from typing import Final

from spielwerk.bots.evaluation import Evaluation
from spielwerk.bots.interface import Budget, Meter, Sight
from spielwerk.bots.planner import Judged, Planner
from spielwerk.bots.turns import Line, lines
from spielwerk.core.state import State

EXPLORE: Final = 2.5
"""Points of doubt that make a branch worth another look."""
FIRST_BRANCHES: Final = 3
WIDENING: Final = 0.6
DEEPEST: Final = 4
"""Own turns below the root."""
RIVALS: Final = 0.25
"""What a point of an average rival takes from an own one."""


class Branch:
    """A turn, and all that was seen after it."""

    def __init__(self, line: Line) -> None:
        self.moves = line.moves
        self.prior = line.value
        self.visits = 0
        self.total = 0.0
        self.own_total = 0.0
        self.node: Node | None = None

    def mean(self) -> float:
        """The lead over the others that was seen after it."""
        return self.total / self.visits if self.visits else self.prior

    def own(self) -> float:
        """The seat's own points that were seen after it."""
        return self.own_total / self.visits if self.visits else self.prior


class Node:
    """The seat to move; branches come in the order of their value at once."""

    def __init__(self, found: list[Line]) -> None:
        self.branches = [Branch(line) for line in found]
        self.visits = 0

    def select(self) -> Branch:
        width = FIRST_BRANCHES + int(self.visits**WIDENING)
        doubt = math.log(self.visits + 1)
        best, best_value = self.branches[0], float("-inf")
        for branch in self.branches[:width]:
            if not branch.visits:
                return branch
            value = branch.total / branch.visits + EXPLORE * math.sqrt(doubt / branch.visits)
            if value > best_value:
                best, best_value = branch, value
        return best


class Search(Planner):
    """Searches its turns; small questions in between it answers like the planner."""

    @classmethod
    def usual_budget(cls) -> Budget:
        return Budget(nodes=6000)

    def ranked(self, sight: Sight, state: State, evaluation: Evaluation, meter: Meter) -> list[Judged]:
        if not state.opens_turn():
            return super().ranked(sight, state, evaluation, meter)
        found = lines(state, sight.seat, evaluation, meter, self.width)
        root = Node(found)
        while meter.left():
            self._visit(root, sight.imagine(self.rng), sight.seat, evaluation, meter)
        judged = list(zip(root.branches, found, strict=True))
        judged.sort(key=lambda pair: (pair[0].visits > 0, pair[0].mean()), reverse=True)
        return [(branch.own(), line) for branch, line in judged]

    def _visit(self, root: Node, state: State, seat: int, evaluation: Evaluation, meter: Meter) -> None:
        node = root
        path: list[Branch] = []
        while True:
            branch = node.select()
            path.append(branch)
            node.visits += 1
            for move in branch.moves:
                if move not in state.moves():
                    break
                state.play(move)
            others_answer(state, seat, evaluation, meter)
            if branch.node is None or len(path) >= DEEPEST or state.seat < 0:
                break
            node = branch.node
        if branch.visits and state.seat == seat and len(path) < DEEPEST:
            branch.node = Node(lines(state, seat, evaluation, meter, 2))
        values = evaluation.values(state)
        meter.spend(len(values))
        own = values[seat]
        lead = own - RIVALS * (sum(values) - own) / max(1, len(values) - 1)
        for branch in path:
            branch.visits += 1
            branch.total += lead
            branch.own_total += own


def others_answer(state: State, seat: int, evaluation: Evaluation, meter: Meter) -> None:
    """Everybody else plays on, each by the best turn at a glance, until the seat has its next turn."""
    while state.seat >= 0:
        if state.seat == seat and state.opens_turn():
            return
        for move in at_a_glance(state, evaluation, meter):
            state.play(move)


def at_a_glance(state: State, evaluation: Evaluation, meter: Meter) -> list[int]:
    """The best turn without conversions and without following more than one way."""
    return lines(state, state.seat, evaluation, meter, 1, fund=False)[0].moves
