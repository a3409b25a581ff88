"""The map (p.7, p.9): who controls what, where one may explore and conquer, and which sides match."""

from typing import Final

from tests.recheck.tapestry.excluded import OTHER_HEXES, without
from tests.recheck.tapestry.land import CORNERS, DIRECTIONS, STARTS, TILE_CORNERS, names
from tests.recheck.tapestry.numbers import CAPITAL_NUMBERS, OUTPOSTS
from tests.recheck.tapestry.reading import PRINTED, Position, Question, Seat
from tests.recheck.tapestry.saying import hold, true

UPRIGHT: Final = ("outpost", "building", "claim")
"""A building of the Nomads and a token of the Treasure Hunters control like an outpost."""
ANYWHERE: Final = ("space-airplanes", "space-warplanes", "tech-clairvoyance")
"""What explores or conquers without a neighbouring territory (p.18, p.21, p.23)."""
NEXT_TO_START: Final = "tapestry-manifest-destiny"
EMPTY_ONLY: Final = "masterpiece-masterpiece-6"


def around(position: Position, name: str) -> list[str]:
    """The neighbours of a hex clockwise from the top, without those beyond the border."""
    here = position.hexes[name]
    by_place = {(cell.q, cell.r): other for other, cell in position.hexes.items()}
    places = [(here.q + q, here.r + r) for q, r in DIRECTIONS]
    return [by_place[place] for place in places if place in by_place]


def controlled(position: Position, seat: str) -> set[str]:
    """Territories where the seat has the only upright pieces; an Infiltrator controls beside another (p.9)."""
    found = set()
    for name, cell in position.hexes.items():
        upright = {owner for kind, owner in cell.pieces if kind in UPRIGHT}
        if upright == {seat} or ("infiltrator", seat) in cell.pieces:
            found.add(name)
    return found


def reach(position: Position, seat: str) -> set[str]:
    return {name for own in controlled(position, seat) for name in around(position, own)}


def explorable(position: Position, seat: str, source: str) -> set[str]:
    empty = {name for name, cell in position.hexes.items() if not cell.tile}
    return empty if source in ANYWHERE else empty & reach(position, seat)


def conquerable(position: Position, seat: Seat, source: str) -> set[str]:
    """Explored, at most one piece on it, not one's own; an outpost must be left. Allies are spared (Alliance)."""
    if not seat.outposts:
        return set()
    targets = {name for name, cell in position.hexes.items() if cell.tile and len(cell.pieces) < 2}
    targets -= controlled(position, seat.name)
    if source not in ANYWHERE:
        targets &= reach(position, seat.name)
    if source == EMPTY_ONLY:
        targets = {name for name in targets if not position.hexes[name].pieces}
    if source == NEXT_TO_START and not position.by_seat:
        targets &= set(around(position, start(position, seat)))
    for other in position.seats.values():
        if other.ally == seat.name or seat.ally == other.name:
            targets -= controlled(position, other.name)
    return targets


def start(position: Position, seat: Seat) -> str:
    """The start territory of the number of the basic capital that was drawn (p.5)."""
    return names(position.board)[STARTS[position.board][CAPITAL_NUMBERS[seat.basic]]]


def sides(position: Position, name: str) -> list[tuple[str, str]]:
    """The halves of the six sides, clockwise from the top: a side goes from one corner to the next."""
    cell = position.hexes[name]
    corners = CORNERS[position.board][cell.q, cell.r] if cell.tile == PRINTED else TILE_CORNERS[cell.tile]
    corners = corners[-cell.turned :] + corners[: -cell.turned] if cell.turned else corners
    return [(corners[side], corners[(side + 1) % 6]) for side in range(6)]


def matching_sides(position: Position, name: str) -> int:
    """Sides where one half meets the same terrain on the other hex (p.7)."""
    here = position.hexes[name]
    by_place = {(cell.q, cell.r): other for other, cell in position.hexes.items()}
    matches = 0
    for side, (q, r) in enumerate(DIRECTIONS):
        other = by_place.get((here.q + q, here.r + r))
        if other and position.hexes[other].tile:
            first, second = sides(position, name)[side]
            opposite_first, opposite_second = sides(position, other)[(side + 3) % 6]
            matches += first == opposite_second or second == opposite_first
    return matches


def check_map(position: Position) -> None:
    """The printed map is as it is printed, and nobody has more outposts than there are."""
    printed = CORNERS[position.board]
    hold("hexes", names(position.board), _named_places(position))
    for name, cell in position.hexes.items():
        corners = printed[cell.q, cell.r]
        true(f"{name}: printed territory", (cell.tile == PRINTED) == bool(corners))
        true(f"{name}: pieces on an unexplored hex", bool(cell.tile) or not cell.pieces)
        true(f"{name}: too many pieces", len(_standing_or_fallen(cell.pieces)) <= 2)
    for seat in position.seats.values():
        _check_outposts(position, seat)


def _named_places(position: Position) -> dict[tuple[int, int], str]:
    return {(cell.q, cell.r): name for name, cell in position.hexes.items()}


def _standing_or_fallen(pieces: list[tuple[str, str]]) -> list[str]:
    return [kind for kind, _ in pieces if kind not in ("trader", "closed", "floating capital")]


def _check_outposts(position: Position, seat: Seat) -> None:
    kinds = ("outpost", "fallen outpost", "infiltrator")
    on_map = [kind for cell in position.hexes.values() for kind, owner in cell.pieces if owner == seat.name]
    hold(
        f"{seat.name}: outposts",
        OUTPOSTS,
        seat.outposts + ("outpost" in seat.shelf) + sum(kind in kinds for kind in on_map),
    )


def check_start(position: Position) -> None:
    """Two outposts on the start territory (p.5); one of the Celestials' is their floating capital."""
    for seat in position.seats.values():
        if not position.by_seat:
            own = [kind for kind, owner in position.hexes[start(position, seat)].pieces if owner == seat.name]
            other = "floating capital" if "celestials" in seat.civilizations else "outpost"
            hold(f"{seat.name}: outposts on the start territory", sorted(["outpost", other]), sorted(own))


def check_offers(position: Position, question: Question) -> None:
    seat = position.seats[question.seat]
    if question.name == "explore-tile":
        there_is_one = bool(explorable(position, seat.name, question.source)) or without(seat, OTHER_HEXES)
        true(f"{seat.name}: a tile is asked for without a hex", there_is_one)
        true(f"{seat.name}: tiles offered", question.having("tile") <= set(seat.tiles))
    if question.name == "explore-hex":
        hold("hexes to explore", explorable(position, seat.name, question.source), question.having("explore"))
    if question.name == "rotate":
        hold("turns of a tile", {str(turn) for turn in range(6)}, question.having("rotate"))
    if question.name == "conquer":
        targets, offered = conquerable(position, seat, question.source), question.having("conquer")
        if question.source == NEXT_TO_START and position.by_seat:
            # No position says which island was the nearest one (p.15).
            true(f"territories to conquer beside the start: {offered}", offered <= targets)
        else:
            hold("territories to conquer", targets, offered)
