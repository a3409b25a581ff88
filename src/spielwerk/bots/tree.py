"""A tree of whole turns, with a determinization per visit: halving at the root, UCT with progressive widening below.

A node is a turn of the seat itself; its branches are whole turns (`turns.py`), best prior first, more of them with more
visits. Opponents play a fast policy in between. A visit ends with the round, or some turns later, and is judged by the
evaluation.
"""

import math
from collections.abc import Sequence
from typing import Final

from spielwerk.bots.evaluation import Evaluation
from spielwerk.bots.following import AS_USUAL, Following
from spielwerk.bots.interface import Meter
from spielwerk.bots.replies import Others
from spielwerk.bots.turns import lines
from spielwerk.core.state import State

EXPLORE: Final = 2.0
"""UCT exploration constant, in points."""
FIRST_BRANCHES: Final = 3
WIDENING: Final = 0.5
"""Exponent of progressive widening: branches open to a node of n visits grow with n to this power."""
MOST_BRANCHES: Final = 12
HOPELESS: Final = 8.0
"""Turns whose prior is this many points below the best are pruned."""
AHEAD: Final = 5
"""Own turns that are usually followed."""
WIDTH: Final = 2
"""Beam width when a node generates its turns."""
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
        self.stood = 0
        """Phases of sequential halving that it survived."""
        self.node: Node | None = None


class Node:
    """The seat to move; branches are sorted by prior."""

    def __init__(self, turns: Sequence[Turn]) -> None:
        best = turns[0][0]
        self.branches = [Branch(prior, moves) for prior, moves in turns[:MOST_BRANCHES] if prior > best - HOPELESS]
        self.visits = 0
        self.surprise = 0.0
        """Sum over all visits of result minus prior."""

    def usual(self) -> float:
        """Mean surprise of a visit."""
        return self.surprise / self.visits if self.visits else 0.0

    def value(self, branch: Branch) -> float:
        """Mean lead of its visits, shrunk towards the prior, which is biased but free of noise."""
        return (branch.lead + TRUST * (branch.prior + self.usual())) / (branch.visits + TRUST)

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


def visit(
    root: Node,
    first: Branch,
    state: State,
    seat: int,
    evaluation: Evaluation,
    meter: Meter,
    others: Others,
    following: Following = AS_USUAL,
) -> None:
    """One path that begins with a branch of the root. It ends with the last round that is followed, or where the last
    own turn is over that is."""
    last, ahead = state.round + following.beyond, following.ahead or AHEAD
    node, branch = root, first
    path: list[tuple[Node, Branch]] = []
    while True:
        path.append((node, branch))
        for move in branch.moves:
            if move not in state.moves():
                break
            state.play(move)
        later = others.next_turn(state, seat, last) if len(path) < ahead else None
        if later is None:
            break
        state = later
        if branch.node is None:
            found = lines(state, seat, evaluation, meter, WIDTH)
            branch.node = Node([(line.value, line.moves) for line in found])
        node = branch.node
        branch = node.select()
    lead, own = judged(state, seat, evaluation, meter)
    for node, branch in path:
        node.learn(branch, 1, lead, own)


def judged(state: State, seat: int, evaluation: Evaluation, meter: Meter) -> tuple[float, float]:
    """The seat's lead where a visit ends, and its own points."""
    values = evaluation.values(state)
    meter.spend(len(values))
    own = values[seat]
    # Not `sum`, whose result depends on the version of Python.
    return own - RIVALS * (math.fsum(values) - own) / max(1, len(values) - 1), own
