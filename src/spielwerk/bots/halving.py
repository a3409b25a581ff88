"""Sequential halving on paired futures: which of some turns is best, with the fewest looks at the bad ones.

In each phase all that still stand are looked at equally often, the n-th time on the same imagined table; then the worse
half sits down. A turn that falls far behind sits down at once, so that thinking ends where the best cannot be caught.
"""

from collections.abc import Callable
from typing import Final

from spielwerk.bots.interface import Meter
from spielwerk.bots.tree import Branch, Node
from spielwerk.core.state import State

LOOKS: Final = 3
"""Looks at a turn before it can sit down within a phase."""
CAUGHT: Final = 8.0
"""A turn so many points behind the best will not catch up."""
ENOUGH: Final = 40
"""Looks at each turn in a phase; more would tell nothing."""

Look = Callable[[Branch, State], None]
"""Follow a turn on a table, and learn from it."""


def halve(root: Node, imagine: Callable[[], State], look: Look, meter: Meter) -> None:
    """Look at the turns of the root while the budget lasts; each is told how long it stood."""
    standing = root.branches
    while len(standing) > 1 and meter.left():
        standing = _phase(root, standing, imagine, look, meter)
        for branch in standing:
            branch.stood += 1


def _phase(root: Node, standing: list[Branch], imagine: Callable[[], State], look: Look, meter: Meter) -> list[Branch]:
    """Looks with an equal share of what is left of the budget; the better half comes back."""
    half = (len(standing) + 1) // 2
    before = meter.used()
    share = (1.0 - before) / (len(standing) - 1).bit_length()
    for number in range(1, ENOUGH + 1):
        table = imagine()
        for branch in standing:
            look(branch, table.copy())
        if number >= LOOKS:
            least = max(map(root.value, standing)) - CAUGHT
            standing = [branch for branch in standing if root.value(branch) > least]
        if len(standing) == 1 or not meter.left() or meter.used() - before >= share:
            break
    return sorted(standing, key=root.value, reverse=True)[:half]
