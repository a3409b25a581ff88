"""A territory as it lies on the map: its sides, its terrains, and the sides that match (p.7, p.18)."""

from spielwerk.games.tapestry.rules.map.board import PRINTED, TILE_LAND, TILE_SIDES, UNEXPLORED, Sides
from spielwerk.games.tapestry.rules.state import TapestryState


def sides_at(s: TapestryState, cell: int) -> Sides:
    tile = s.tile[cell]
    return s.board.sides[cell] if tile == PRINTED else TILE_SIDES[tile][s.rotation[cell]]


def facing(s: TapestryState, other: int, side: int) -> tuple[int, int]:
    """What the territory across a side shows there."""
    return sides_at(s, other)[(side + 3) % 6]


def land_at(s: TapestryState, cell: int) -> int:
    tile = s.tile[cell]
    return s.board.land[cell] if tile == PRINTED else TILE_LAND[tile]


def matching_sides(s: TapestryState, cell: int) -> int:
    """Sides of the territory whose terrain meets the same terrain next to it, in whole or in part (p.7, p.18)."""
    return matching(s, cell, sides_at(s, cell))


def matching(s: TapestryState, cell: int, own: Sides) -> int:
    """The same for a tile that would lie there with these sides."""
    points = 0
    around = s.board.next[cell]
    for side in range(6):
        other = around[side]
        if other >= 0 and s.tile[other] != UNEXPLORED:
            c, d = facing(s, other, side)
            a, b = own[side]
            if a == d or b == c:
                points += 1
    return points
