"""Adjacency and reach (AoI p.8): which cells touch, and where a player may go."""

from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import ACTIONS, EXTRA_SHIPPING
from spielwerk.games.terra.rules.reach import adjacent


def group(s: AgeState, among: int, start: int) -> int:
    """The cells of `among` linked with `start` by adjacency."""
    return s.board.group(s.bridged, among, start)


def shipping_value(s: AgeState, p: Player) -> int:
    """The track, plus one in the action phase with the river bonus, until its owner passes (AoI p.23)."""
    if p.held.passive[EXTRA_SHIPPING] and s.phase == ACTIONS and not p.passed:
        return p.shipping + p.held.passive[EXTRA_SHIPPING]
    return p.shipping


def refresh_reach(s: AgeState, p: Player) -> None:
    """All land that the player reaches from their buildings, built on or not."""
    p.reach = s.board.reach(s.bridged, p.buildings, shipping_value(s, p))


def jump_targets_from(s: AgeState, mask: int, most: int) -> int:
    """Land that a jump over one (tunnel) up to `most` (flight) cells of land or river reaches.

    The cell must not be adjacent to the buildings jumped from, but may be in reach by shipping (AoI p.20, p.22).
    """
    edge = adjacent(s, mask) & s.board.map
    seen = mask | edge
    found = 0
    for _ in range(most):
        edge = adjacent(s, edge) & s.board.map & ~seen
        seen |= edge
        found |= edge
    return found & s.board.land


def jump_targets(s: AgeState, p: Player, most: int) -> int:
    return jump_targets_from(s, p.buildings, most)
