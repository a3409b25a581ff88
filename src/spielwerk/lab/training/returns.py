"""Lambda-returns: targets that trust a net's word on the later positions of a seat, and the final score only in part.

Most of what comes between an early position and the final score has nothing to do with the position. A net that has
been fitted to final scores says what is to be expected a few turns later with much less noise (TD(lambda)).
"""

from typing import TYPE_CHECKING

from spielwerk.lab.training.fitting import Fitted, foretold
from spielwerk.lab.training.samples import Samples

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray


def retargeted(found: list[Samples], fitted: Fitted, trust: float) -> None:
    """The first head of all samples learns lambda-returns; `trust` is lambda, the part left to what comes later."""
    for each in found:
        expected = each.said + foretold(fitted, each.numbers)[:, 0]
        each.targets[:, 0] = returns(expected, each.final, each.seats, trust) - each.said


def returns(
    expected: "NDArray[numpy.float32]", final: "NDArray[numpy.float32]", seats: "NDArray[numpy.int8]", trust: float
) -> "NDArray[numpy.float32]":
    """For every position of one game, in order, the return of what its seat is expected to have at later ones."""
    import numpy

    found = numpy.empty_like(final)
    later: dict[int, float] = {}
    for row in range(len(final) - 1, -1, -1):
        seat = int(seats[row])
        found[row] = later.get(seat, final[row])
        later[seat] = (1.0 - trust) * float(expected[row]) + trust * float(found[row])
    return found
