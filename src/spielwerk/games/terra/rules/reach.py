"""Adjacency and reach on the map (AoI p.8, TN p.5), and what they forbid or bring in both games."""

from spielwerk.core.reasons import Reason
from spielwerk.games.terra.rules.catalog import Held
from spielwerk.games.terra.rules.state import TerraPlayer, TerraState
from spielwerk.games.terra.rules.words import ACTIONS


def adjacent(s: TerraState, mask: int) -> int:
    """All cells adjacent to the mask: over a side or over anybody's bridge."""
    return s.ground().adjacent(s.bridged, mask)


def shipping_value(s: TerraState, p: TerraPlayer) -> int:
    """The track, plus one in the action phase with the river bonus or the ship tile, until its owner passes (AoI p.23,
    TN p.11)."""
    extra = p.held.passive[s.catalog().extra_shipping]
    if extra and s.phase == ACTIONS and not p.passed:
        return p.shipping + extra
    return p.shipping


def refresh_reach(s: TerraState, p: TerraPlayer) -> None:
    """All land that the player reaches from their buildings, built on or not."""
    p.reach = s.ground().reach(s.bridged, p.buildings, shipping_value(s, p))


def hold(s: TerraState, p: TerraPlayer, held: Held) -> None:
    """The player's components are others now. Only those that help ships change what the player reaches."""
    ships = s.catalog().extra_shipping
    helped = p.held.passive[ships]
    p.held = held
    if helped or held.passive[ships]:
        refresh_reach(s, p)


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
