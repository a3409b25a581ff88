"""The search: compares the turns at the root, following each in the tree for some own turns."""

from collections.abc import Callable

from spielwerk.bots.evaluation import Evaluation
from spielwerk.bots.following import AS_USUAL, Following
from spielwerk.bots.halving import halve
from spielwerk.bots.interface import Meter
from spielwerk.bots.replies import others
from spielwerk.bots.tree import Branch, Node, visit
from spielwerk.core.state import State


def grow(
    root: Node,
    imagine: Callable[[], State],
    seat: int,
    evaluation: Evaluation,
    meter: Meter,
    following: Following = AS_USUAL,
) -> None:
    answering = others(following, evaluation, meter)

    def look(branch: Branch, table: State) -> None:
        visit(root, branch, table, seat, evaluation, meter, answering, following)

    halve(root, imagine, look, meter)
