"""Sequential halving with common random numbers: finds the best of several turns with few visits to the bad ones.

In each phase all remaining turns get the same number of visits, the n-th of each on the same determinization; then the
worse half is eliminated. A turn that falls far behind is eliminated at once, so the search stops early when the best
cannot be caught.
"""

from collections.abc import Callable
from typing import Final

from spielwerk.bots.interface import Meter
from spielwerk.bots.tree import Branch, Node
from spielwerk.core.state import State

LOOKS: Final = 3
"""Visits of a turn before it can be eliminated within a phase."""
CAUGHT: Final = 8.0
"""A turn this many points behind the best will not catch up."""
ENOUGH: Final = 40
"""Limit of visits to each turn in a phase; more would add nothing."""

Look = Callable[[Branch, State], None]
"""Follow a turn on a determinization, and update its statistics."""


def halve(root: Node, imagine: Callable[[], State], look: Look, meter: Meter) -> None:
    """Visit the turns of the root while the budget lasts; each records how many phases it survived."""
    standing = root.branches
    while len(standing) > 1 and meter.left():
        standing = _phase(root, standing, imagine, look, meter)
        for branch in standing:
            branch.stood += 1


def _phase(root: Node, standing: list[Branch], imagine: Callable[[], State], look: Look, meter: Meter) -> list[Branch]:
    """One phase, with an equal share of what is left of the budget; returns the better half."""
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
