"""Putting pieces on the map, without what follows from it in either game."""

from spielwerk.core.values import added
from spielwerk.games.terra.rules.reach import refresh_reach
from spielwerk.games.terra.rules.state import TerraPlayer, TerraState
from spielwerk.games.terra.rules.words import BUILT, TRANSFORMED


def lay_terrain(s: TerraState, p: TerraPlayer, cell: int, terrain: int, source: int) -> None:
    """Lay a terrain tile; spades are paid for elsewhere."""
    bit = 1 << cell
    s.terrain = added(added(s.terrain, s.terrain_at(cell), -bit), terrain, bit)
    s.tell(TRANSFORMED, p.seat, cell, terrain, source)


def put_piece(s: TerraState, p: TerraPlayer, cell: int, kind: int, source: int) -> None:
    """Put a building on the cell; the caller takes it from where it was."""
    bit = 1 << cell
    p.at = added(p.at, kind, bit)
    p.buildings |= bit
    s.built |= bit
    s.tell(BUILT, p.seat, cell, kind, source)
    refresh_reach(s, p)
