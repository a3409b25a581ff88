"""UCT on a tree of whole turns, with a determinization per visit and progressive widening.

A node is a turn of the seat itself; its branches are whole turns (`turns.py`), best prior first, more of them with more
visits. Opponents play a fast policy in between. A visit ends with the round and is judged by the evaluation.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final

from spielwerk.bots.evaluation import Evaluation
from spielwerk.bots.frozen.v1.turns import lines
from spielwerk.bots.interface import Meter
from spielwerk.core.state import State

EXPLORE: Final = 2.0
"""UCT exploration constant, in points."""
FIRST_BRANCHES: Final = 3
WIDENING: Final = 0.5
"""Exponent of progressive widening: branches open to a node of n visits grow with n to this power."""
MOST_BRANCHES: Final = 12
HOPELESS: Final = 8.0
"""Turns whose prior is this many points below the best are pruned."""
DEEPEST: Final = 7
"""Depth limit in own turns."""
WIDTH: Final = 2
"""Beam width when a node generates its turns."""
ENOUGH: Final = 12
"""Mean visits per branch of the root at which the search stops."""
TRUST: Final = 2.0
"""Weight of a branch's prior, in visits."""
RIVALS: Final = 0.25
"""Share of the mean opponent's points that is subtracted from one's own."""

Turn = tuple[float, list[int]]
"""The prior of a turn (its static evaluation), and its answers."""


class Branch:
    """A turn with the sums over its visits."""

    def __init__(self, prior: float, moves: list[int]) -> None:
        self.prior = prior
        self.moves = moves
        self.visits = 0
        self.lead = 0.0
        self.points = 0.0
        self.node: Node | None = None


class Node:
    """The seat to move; branches are sorted by prior."""

    def __init__(self, turns: Sequence[Turn]) -> None:
        best = turns[0][0]
        self.branches = [Branch(prior, moves) for prior, moves in turns[:MOST_BRANCHES] if prior > best - HOPELESS]
        self.visits = 0
        self.surprise = 0.0
        """Sum over all visits of result minus prior."""

    def value(self, branch: Branch) -> float:
        """Mean lead of its visits, shrunk towards the prior, which is biased but free of noise."""
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
    """The best turn without conversions and without following more than one way; an automatic seat has only one."""
    if state.automatic(state.seat):
        return state.moves()[:1]
    return lines(state, state.seat, evaluation, meter, 1, fund=False)[0].moves
