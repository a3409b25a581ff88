"""Adjacency on the map (AoI p.8, TN p.5), and what it forbids or brings in both games."""

from spielwerk.core.reasons import Reason
from spielwerk.games.terra.rules.state import TerraPlayer, TerraState


def adjacent(s: TerraState, mask: int) -> int:
    """All cells adjacent to the mask: over a side or over anybody's bridge."""
    return s.ground().adjacent(s.bridged, mask)


def has_neighbour(s: TerraState, p: TerraPlayer, cell: int) -> bool:
    """Whether a building of another player is adjacent: it makes an upgrade cheaper (AoI p.13, TN p.6)."""
    return adjacent(s, 1 << cell) & s.built & ~p.buildings != 0


def not_free_land(s: TerraState, cell: int) -> list[Reason]:
    """Reasons against any building or digging on the cell."""
    ground = s.ground()
    if not ground.land >> cell & 1:
        return [Reason("not-land", {"hex": ground.grid.names[cell]})]
    if s.built >> cell & 1:
        return [Reason("built-on", {"hex": ground.grid.names[cell]})]
    return []
