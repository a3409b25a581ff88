"""What a symbol counts (p.12, p.16, p.17)."""

from tests.recheck.tapestry.capital import COLUMNS, ROWS, capital_points, full
from tests.recheck.tapestry.numbers import BUILDINGS, LAST_SPACE, TRACKS
from tests.recheck.tapestry.reading import Position, Seat
from tests.recheck.tapestry.territories import controlled


def furthest(seat: Seat, track: str) -> int:
    """Only the furthest marker counts (p.14); after AI Singularity technology stays complete (p.15)."""
    if track == "technology" and seat.singularity:
        return LAST_SPACE
    return max((space for where, space in seat.markers if where == track), default=0)


def techs(seat: Seat) -> list[str]:
    return seat.bottom + seat.middle + seat.top


def count(position: Position, seat: Seat, what: str) -> int:
    """How many of a thing a seat has, or the number itself."""
    if what in BUILDINGS:
        return 5 - len(seat.covered[what])
    if what in TRACKS:
        return furthest(seat, what)
    if what == "territory":
        return len(controlled(position, seat.name))
    if what == "tech":
        return len(techs(seat)) + ("tech" in seat.shelf)
    if what == "tile":
        return len(seat.tiles) + ("tile" in seat.shelf)
    if what == "tapestry":
        return len(seat.hand) + sum(map(len, seat.mat)) + ("tapestry" in seat.shelf)
    if what == "landmark":
        return len(seat.landmarks)
    if what == "building":
        return sum(5 - len(covered) for covered in seat.covered.values())
    if what in ("row", "column"):
        lines = ROWS if what == "row" else COLUMNS
        return sum(line <= full(seat) for line in lines)
    if what == "line":
        return capital_points(seat)
    return int(what)
