"""Distances between hexes, and the arrow order on the tiebreaker card."""

from typing import Final

from spielwerk.core.choosing import Preference
from spielwerk.core.hexgrid import cells
from spielwerk.games.tapestry.rules.automa.components import decision_card, hex_order
from spielwerk.games.tapestry.rules.packing import kind_of, owner_of
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import OUTPOST

FAR: Final = 99
"""Longer than any path on the map."""


class Arrows(Preference):
    """The first hex in arrow order."""

    name = "arrows"

    def __init__(self, s: TapestryState) -> None:
        self.order = hex_order(decision_card(s.automa.tiebreaker), s.board)

    def rank(self, option: int) -> int:
        return self.order[option]


class Closest(Preference):
    """The shortest path to any of certain hexes."""

    def __init__(self, name: str, s: TapestryState, targets: int) -> None:
        self.name = name
        self.ways = ways(s, targets)

    def rank(self, option: int) -> int:
        return self.ways[option]


class Furthest(Closest):
    """The longest path from all of certain hexes."""

    def rank(self, option: int) -> int:
        return -self.ways[option]


def ways(s: TapestryState, targets: int) -> list[int]:
    """For each hex the distance to the nearest target, over hexes without outposts of the Automa and with at most one
    piece of a person; unexplored hexes count as well."""
    found = [FAR] * s.board.size
    reached = cells(targets)
    for cell in reached:
        found[cell] = 0
    for cell in reached:
        if found[cell] and not _passable(s, cell):
            continue
        for other in s.board.next[cell]:
            if other >= 0 and found[other] == FAR:
                found[other] = found[cell] + 1
                reached.append(other)
    return found


def _passable(s: TapestryState, cell: int) -> bool:
    a = s.automa
    pieces = s.pieces[cell]
    if any(kind_of(piece) == OUTPOST and owner_of(piece) == a.seat for piece in pieces):
        return False
    return sum([1 for piece in pieces if not a.plays(owner_of(piece))]) <= 1


def people_land(s: TapestryState) -> int:
    """Territories that people control, as a mask."""
    land = 0
    for p in people(s):
        land |= p.territory
    return land


def people(s: TapestryState) -> list[Player]:
    return [p for p in s.players if not s.automa.plays(p.seat)]


def with_one_piece(s: TapestryState, land: int) -> int:
    """Those of the territories on which a single piece stands."""
    return sum([1 << cell for cell in cells(land) if len(s.pieces[cell]) == 1])
