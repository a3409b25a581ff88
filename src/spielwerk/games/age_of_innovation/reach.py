"""Adjacency and reach (AoI p.8): who touches whom, and where a player may go."""

from spielwerk.games.age_of_innovation.board import ENDS, GRID
from spielwerk.games.age_of_innovation.codes import ACTIONS, EXTRA_SHIPPING
from spielwerk.games.age_of_innovation.state import AgeState, Player


def over_bridges(s: AgeState, mask: int) -> int:
    """The cells that bridges connect with cells of the mask."""
    found = 0
    for site in s.bridged:
        a, b = ENDS[site]
        if mask >> a & 1:
            found |= 1 << b
        if mask >> b & 1:
            found |= 1 << a
    return found


def adjacent(s: AgeState, mask: int) -> int:
    """All cells adjacent to the mask: over a side or over a bridge."""
    near = GRID.expand(mask)
    return near | over_bridges(s, mask) if s.bridged else near


def group(s: AgeState, among: int, start: int) -> int:
    """The cells of `among` linked with `start` by adjacency."""
    found = start
    edge = start
    while edge:
        edge = adjacent(s, edge) & among & ~found
        found |= edge
    return found


def sailing(s: AgeState, mask: int, shipping: int) -> int:
    """Land that at most `shipping` river cells connect with the mask."""
    if not shipping:
        return 0
    river = s.board.river
    water = GRID.expand(mask) & river
    for _ in range(shipping - 1):
        water |= GRID.expand(water) & river
    return GRID.expand(water) & s.board.land


def shipping_value(s: AgeState, p: Player) -> int:
    """The track, plus one in the action phase with the river bonus, until its owner passes (AoI p.23)."""
    if p.passive[EXTRA_SHIPPING] and s.phase == ACTIONS and not p.passed:
        return p.shipping + p.passive[EXTRA_SHIPPING]
    return p.shipping


def refresh_reach(s: AgeState, p: Player) -> None:
    """Everything on land that the player reaches from its buildings, built on or not."""
    p.reach = (adjacent(s, p.buildings) & s.board.land) | sailing(s, p.buildings, shipping_value(s, p))


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
