"""Unique effects on the map: tiles explored out of turn, colonies, outposts raised again."""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.games.tapestry.rules.actions.explore import explore
from spielwerk.games.tapestry.rules.effects.table import HexMechanic, Mechanic
from spielwerk.games.tapestry.rules.frames import HEX, NEAR, OPTIONAL_HEX, RUN_EFFECT
from spielwerk.games.tapestry.rules.gains import draw_tiles, gain
from spielwerk.games.tapestry.rules.map.board import PRINTED
from spielwerk.games.tapestry.rules.map.pieces import can_raise, raise_outpost
from spielwerk.games.tapestry.rules.map.sides import land_at
from spielwerk.games.tapestry.rules.packing import unpack_cell
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import COIN, CULTURE, FOOD, WORKER

MOST_RAISED: Final = 3
TERRAIN_GIVES: Final = (NONE, COIN, FOOD, CULTURE, WORKER)
"""Water, desert, forest, grassland, mountain (Colonialism)."""


def explore_new_tile(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A new tile, and only that one, is explored at once (Coal Baron)."""
    s.ask(RUN_EFFECT, p.seat, source, EXPLORE_NEWEST.number, len(p.tiles))
    draw_tiles(s, p, 1, source)


def explore_newest(s: TapestryState, p: Player, source: int, before: int) -> None:
    if len(p.tiles) > before:
        explore(s, p, NEAR, source, p.tiles[-1])


def neighbours_tile(s: TapestryState, p: Player, source: int, times: int) -> None:
    for seat in s.neighbours(p.seat):
        draw_tiles(s, s.players[seat], 1, source)


def colonial_tiles(s: TapestryState, p: Player, operand: int) -> int:
    """Controlled tiles; territories printed on the map are not tiles (p.30)."""
    return sum([1 << cell for cell in cells(p.territory) if s.tile[cell] < PRINTED])


def choose_colony(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(HEX, p.seat, source, COLONIZE.number)


def colonize(s: TapestryState, p: Player, source: int, cell: int) -> None:
    land = land_at(s, cell)
    for terrain in range(1, len(TERRAIN_GIVES)):
        if land >> terrain & 1:
            gain(s, p, TERRAIN_GIVES[terrain], 1, source)


def raise_outposts(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(OPTIONAL_HEX, p.seat, source, RAISE_ONE.number, MOST_RAISED)


def fallen(s: TapestryState, p: Player, operand: int) -> int:
    return can_raise(s, p)


def raise_one(s: TapestryState, p: Player, source: int, operand: int) -> None:
    cell, left = unpack_cell(operand)
    raise_outpost(s, p, cell)
    left -= 1
    if left and can_raise(s, p):
        s.ask(OPTIONAL_HEX, p.seat, source, RAISE_ONE.number, left)


def can_raise_any(s: TapestryState, p: Player) -> bool:
    return can_raise(s, p) > 0


EXPLORE_NEWEST: Final = Mechanic("explore-newest", explore_newest)
COLONIZE: Final = HexMechanic("colonize", colonize, colonial_tiles)
RAISE_ONE: Final = HexMechanic("raise-one", raise_one, fallen)
