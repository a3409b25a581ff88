"""Points by rank that a player can expect at the end of the game."""

from typing import Final

PLACES: Final = 8
"""An upper bound, neutral players included."""


def with_all_places(points: tuple[int, ...]) -> tuple[int, ...]:
    """Points by place, with zeros for the places that earn nothing."""
    return points + (0,) * (PLACES - len(points))


def expected_place(mine: int, others: list[int], points: tuple[int, ...], spread: float) -> float:
    """Expected points of a ranking in progress: a lead of `spread` or more counts as certain, a tie as even."""
    if mine == 0:
        return 0.0
    above = 0.0
    for other in others:
        above += ahead(other, mine, spread)
    return points_at(above, points)


def ahead(other: int, mine: int, spread: float) -> float:
    """The probability that a rival ends ahead."""
    lead = (mine - other) / spread
    if lead >= 1.0:
        return 0.0
    return (1.0 - lead) / 2.0 if lead > -1.0 else 1.0


def points_at(above: float, points: tuple[int, ...]) -> float:
    """Points for a place with that many rivals above, interpolated where it is not an integer; `points` has all
    places."""
    place = int(above)
    here = points[place]
    return here + (points[place + 1] - here) * (above - place)
