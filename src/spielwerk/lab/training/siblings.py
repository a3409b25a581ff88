"""What a search found the turns of one choice to be worth, as targets for the positions that they lead to.

Final scores say little about which of two turns is the better one: turns differ by a point or two, scores by twenty.
A search compares them directly. Only its differences are learned: how high all turns of a choice stand is left to what
games came to, for a search may be optimistic.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielwerk.lab.training.fitting import Fitted, foretold
from spielwerk.lab.training.samples import Samples, Siblings

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray


@dataclass
class Agreement:
    """How well a net orders turns as the search does."""

    pairs: int
    agreed: float


def taught(found: list[Samples], fitted: Fitted) -> list[Samples]:
    """The turns that were compared as samples: together as good as the net expects, apart as the search found them.
    The other heads learn nothing from them."""
    return [_taught(each.siblings, each.heads, fitted) for each in found if each.siblings]


def _taught(rows: Siblings, heads: list[str], fitted: Fitted) -> Samples:
    import numpy

    expected = rows.said + foretold(fitted, rows.numbers)[:, 0]
    worth = rows.worth + _means(expected - rows.worth, rows.choice)
    targets = numpy.full((len(worth), len(heads)), numpy.nan, numpy.float32)
    targets[:, 0] = worth - rows.said
    return Samples(rows.numbers, rows.rounds, numpy.zeros_like(rows.rounds), rows.said, worth, targets, heads)


def _means(values: "NDArray[numpy.float32]", choice: "NDArray[numpy.int16]") -> "NDArray[numpy.float32]":
    """For every row the mean of the rows of the same choice."""
    import numpy

    sums = numpy.bincount(choice, values) / numpy.maximum(1, numpy.bincount(choice))
    found: NDArray[numpy.float32] = sums[choice].astype(numpy.float32)
    return found


def agreement(found: list[Samples], fitted: Fitted | None, least: float = 1.0) -> Agreement:
    """Of neighbouring turns that the search holds at least so many points apart; without a net by the weights alone."""
    import numpy

    pairs = agreed = 0
    for rows in (each.siblings for each in found):
        if rows is None:
            continue
        expected = rows.said + (foretold(fitted, rows.numbers)[:, 0] if fitted else 0.0)
        apart = numpy.diff(rows.worth)
        counted = (numpy.diff(rows.choice) == 0) & (abs(apart) >= least)
        pairs += int(counted.sum())
        agreed += int((counted & (apart * numpy.diff(expected) > 0)).sum())
    return Agreement(pairs, agreed / pairs if pairs else 0.0)
