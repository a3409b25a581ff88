"""A tree of whole turns, grown by visits: each follows imagined play to the end of the round and judges where it leads.

There is a node wherever the seat itself has a turn; its branches are whole turns (`turns.py`), the most promising first
and more the more often a node is visited. In between the others answer quickly, each for itself.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final

from spielwerk.bots.evaluation import Evaluation
from spielwerk.bots.interface import Meter
from spielwerk.bots.turns import lines
from spielwerk.core.state import State

EXPLORE: Final = 2.0
"""Points of doubt that make a branch worth another look."""
FIRST_BRANCHES: Final = 3
WIDENING: Final = 0.5
MOST_BRANCHES: Final = 12
HOPELESS: Final = 8.0
"""Points behind the best at once with which a turn is not looked at."""
DEEPEST: Final = 7
"""Own turns that are followed, should a round have more."""
WIDTH: Final = 2
"""Unfinished turns that are followed at a time where the seat moves again."""
ENOUGH: Final = 12
"""Visits per branch of the root after which more would tell nothing new."""
TRUST: Final = 2.0
"""Visits that the value of a turn at once counts for."""
RIVALS: Final = 0.25
"""What a point of an average rival takes from an own one."""

Turn = tuple[float, list[int]]
"""What a turn promises at once, and its answers."""


class Branch:
    """A turn, and all that was seen after it."""

    def __init__(self, prior: float, moves: list[int]) -> None:
        self.prior = prior
        self.moves = moves
        self.visits = 0
        self.lead = 0.0
        self.points = 0.0
        self.node: Node | None = None


class Node:
    """The seat to move; branches come in the order of what they promise at once."""

    def __init__(self, turns: Sequence[Turn]) -> None:
        best = turns[0][0]
        self.branches = [Branch(prior, moves) for prior, moves in turns[:MOST_BRANCHES] if prior > best - HOPELESS]
        self.visits = 0
        self.surprise = 0.0
        """The sum of what was seen beyond what the turns promised."""

    def value(self, branch: Branch) -> float:
        """The lead seen after it, drawn towards what it promises at once: that is less true but has no noise."""
        usual = self.surprise / self.visits if self.visits else 0.0
        return (branch.lead + TRUST * (branch.prior + usual)) / (branch.visits + TRUST)

    def select(self) -> Branch:
        width = FIRST_BRANCHES + int(self.visits**WIDENING)
        doubt = EXPLORE * math.sqrt(math.log(self.visits + 1.5))
        return max(self.branches[:width], key=lambda branch: self.value(branch) + doubt / math.sqrt(branch.visits + 1))

    def learn(self, branch: Branch, visits: int, lead: float, points: float) -> None:
        self.visits += visits
        self.surprise += lead - visits * branch.prior
        branch.visits += visits
        branch.lead += lead
        branch.points += points


def grow(root: Node, imagine: Callable[[], State], seat: int, evaluation: Evaluation, meter: Meter) -> None:
    """Visit the tree while the budget lasts, every time on a state imagined afresh."""
    while meter.left() and root.visits < ENOUGH * len(root.branches):
        visit(root, imagine(), seat, evaluation, meter)


def visit(root: Node, state: State, seat: int, evaluation: Evaluation, meter: Meter) -> None:
    round_ = state.round
    node = root
    path: list[tuple[Node, Branch]] = []
    while True:
        branch = node.select()
        path.append((node, branch))
        for move in branch.moves:
            if move not in state.moves():
                break
            state.play(move)
        others_answer(state, seat, round_, evaluation, meter)
        if state.seat != seat or state.round != round_ or len(path) == DEEPEST:
            break
        if branch.node is None:
            found = lines(state, seat, evaluation, meter, WIDTH)
            branch.node = Node([(line.value, line.moves) for line in found])
        node = branch.node
    lead, own = judged(state, seat, evaluation, meter)
    for node, branch in path:
        node.learn(branch, 1, lead, own)


def judged(state: State, seat: int, evaluation: Evaluation, meter: Meter) -> tuple[float, float]:
    """The seat's lead where a visit ends, and its own points."""
    values = evaluation.values(state)
    meter.spend(len(values))
    own = values[seat]
    return own - RIVALS * (sum(values) - own) / max(1, len(values) - 1), own


def others_answer(state: State, seat: int, round_: int, evaluation: Evaluation, meter: Meter) -> None:
    """Everybody plays on by the best turn at a glance, until the seat has its next turn or the round is over."""
    while state.seat >= 0 and state.round == round_ and not (state.seat == seat and state.opens_turn()):
        for move in at_a_glance(state, evaluation, meter):
            state.play(move)


def at_a_glance(state: State, evaluation: Evaluation, meter: Meter) -> list[int]:
    """The best turn without conversions and without following more than one way."""
    return lines(state, state.seat, evaluation, meter, 1, fund=False)[0].moves
