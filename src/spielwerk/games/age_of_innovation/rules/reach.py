"""Groups of adjacent cells (AoI p.8), and jumps over cells (AoI p.20, p.22)."""

from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.terra.rules.reach import adjacent


def group(s: AgeState, among: int, start: int) -> int:
    """The cells of `among` linked with `start` by adjacency."""
    return s.board.group(s.bridged, among, start)


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
