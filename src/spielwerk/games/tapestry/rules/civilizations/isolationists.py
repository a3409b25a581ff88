"""The Isolationists: tokens close territories they conquer, and their largest land mass scores (p.14, p.29)."""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import FOUR_TOKENS
from spielwerk.games.tapestry.rules.effects.items import several
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import MAY
from spielwerk.games.tapestry.rules.gains import gain_any, gain_vp
from spielwerk.games.tapestry.rules.map.pieces import add_piece
from spielwerk.games.tapestry.rules.map.sides import facing, land_at, sides_at
from spielwerk.games.tapestry.rules.mat import Tokens
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import CLOSED, CONQUEST_BEGUN, FOUR, LAST_INCOME, TERRAINS

TOKENS: Final = Tokens("tokens", most=FOUR)
LAND_POINTS: Final = (0, 5, 10, 16, 23, 31, 40)
"""For the largest land mass of the Isolationists; six and more are worth the last."""


def linked(s: TapestryState, cell: int, side: int, other: int, terrain: int) -> bool:
    """Whether the terrain runs across a side."""
    a, b = sides_at(s, cell)[side]
    c, d = facing(s, other, side)
    return (a == terrain and d == terrain) or (b == terrain and c == terrain)


def largest_land_mass(s: TapestryState, p: Player) -> int:
    """Most controlled territories joined by one kind of land; the middle island joins nothing (p.29)."""
    best = 0
    for terrain in range(1, len(TERRAINS)):
        left = sum([1 << cell for cell in cells(p.territory) if land_at(s, cell) >> terrain & 1])
        while left:
            edge = left & -left
            found = 0
            while edge:
                found |= edge
                left &= ~edge
                reached = 0
                for cell in cells(edge):
                    for side in range(6):
                        other = s.board.next[cell][side]
                        if other >= 0 and left >> other & 1 and linked(s, cell, side, other, terrain):
                            reached |= 1 << other
                edge = reached
            best = max(best, how_many(found))
    return best


def score_land_mass(s: TapestryState, p: Player, source: int, times: int) -> None:
    gain_vp(s, p, LAND_POINTS[min(largest_land_mass(s, p), len(LAND_POINTS) - 1)], source)


def may_isolate(s: TapestryState, p: Player, source: int, cell: int) -> None:
    """In the conquest of an empty territory."""
    if not s.pieces[cell] and TOKENS.get(p):
        s.ask(MAY, p.seat, source, ISOLATE.number, cell)


def isolate(s: TapestryState, p: Player, source: int, cell: int) -> None:
    """A token beside the outpost closes the territory and brings a resource."""
    TOKENS.add(p, -1)
    add_piece(s, cell, CLOSED, p.seat)
    gain_any(s, p, 1, source)


ISOLATE: Final = Mechanic("isolate", isolate)


ROW: Final = Civilization(
    "isolationists",
    "p.14",
    on={CONQUEST_BEGUN: Mechanic("may-isolate", may_isolate)},
    mat=(TOKENS,),
    status="icon-tiles",
    income=Mechanic("score-land-mass", score_land_mass),
    turns=(LAST_INCOME,),
    gained=FOUR_TOKENS,
    start=several(["tile 2"], "listed"),
)
