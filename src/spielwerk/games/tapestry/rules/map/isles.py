"""The isles of the Islanders: six hexes on their mat around a printed centre (p.7; the picture of the mat)."""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.values import replaced
from spielwerk.games.tapestry.rules.catalog import Field, WrongMat
from spielwerk.games.tapestry.rules.map.board import SIX, TILE_COUNT, TILE_SIDES, Sides
from spielwerk.games.tapestry.rules.state import NONE, Player
from spielwerk.games.tapestry.rules.words import TERRAIN_LETTERS

ISLE_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")
"""Clockwise; an isle lies on the side of the centre with its number."""
CENTRE: Final[Sides] = [
    (TERRAIN_LETTERS.index(first), TERRAIN_LETTERS.index(second))
    for first, second in ("MG", "GG", "FF", "FD", "DD", "MM")
]
WATER: Final = TERRAIN_LETTERS.index("W")


def pack_laid(tile: int, turned: int) -> int:
    """A tile and how often it is turned; 0 is left for no tile."""
    return 1 + tile * SIX + turned


def unpack_laid(number: int) -> tuple[int, int]:
    return (number - 1) // SIX, (number - 1) % SIX


class Isles(Field):
    """Tiles on the isles and their rotation: `{isles: {NE: [12, 2]}}`."""

    def __init__(self) -> None:
        super().__init__("isles", TILE_COUNT * SIX, SIX)

    def tile(self, p: Player, isle: int) -> int:
        """The tile there, or NONE."""
        number = p.mats[self.place + isle]
        return unpack_laid(number)[0] if number else NONE

    def sides(self, p: Player, isle: int) -> Sides:
        tile, turned = unpack_laid(p.mats[self.place + isle])
        return TILE_SIDES[tile][turned]

    def lay(self, p: Player, isle: int, tile: int, turned: int) -> None:
        p.mats = replaced(p.mats, self.place + isle, pack_laid(tile, turned))

    def words(self, numbers: list[int]) -> Any:
        laid = {isle: unpack_laid(number) for isle, number in enumerate(numbers) if number}
        return {ISLE_NAMES[isle]: [tile + 1, turned] for isle, (tile, turned) in laid.items()}

    def read(self, value: object) -> list[int]:
        if not isinstance(value, Mapping) or not all(isle in ISLE_NAMES for isle in value):
            raise WrongMat(f"'{self.name}' is a table of {', '.join(ISLE_NAMES)}, not '{value}'.")
        found = [0] * SIX
        for isle, laid in value.items():
            if not isinstance(laid, list) or len(laid) != 2:
                raise WrongMat(f"'{isle}' is a tile and how often it is turned, [12, 2], not '{laid}'.")
            tile, turned = laid
            if tile not in range(1, TILE_COUNT + 1) or turned not in range(SIX):
                raise WrongMat(f"'{isle}' is a tile from 1 to {TILE_COUNT}, turned 0 to 5 times, not '{laid}'.")
            found[ISLE_NAMES.index(isle)] = pack_laid(tile - 1, turned)
        return found


ISLES: Final = Isles()


def free_isles(p: Player) -> list[int]:
    return [isle for isle in range(SIX) if ISLES.tile(p, isle) == NONE]


def isle_tiles(p: Player) -> list[int]:
    return [ISLES.tile(p, isle) for isle in range(SIX) if ISLES.tile(p, isle) != NONE]


def matching_sides(p: Player, isle: int, own: Sides) -> int:
    """Sides of a tile on an isle that meet the same terrain: of the centre, and of tiles on the isles beside it."""
    points = 1 if _meets(own, (isle + 3) % SIX, CENTRE) else 0
    for step, side in ((1, (isle + 2) % SIX), (5, (isle + 4) % SIX)):
        other = (isle + step) % SIX
        if ISLES.tile(p, other) != NONE and _meets(own, side, ISLES.sides(p, other)):
            points += 1
    return points


def _meets(own: Sides, side: int, other: Sides) -> bool:
    """As on the map: half of the side is enough (p.18)."""
    a, b = own[side]
    c, d = other[(side + 3) % SIX]
    return a == d or b == c


def outer_water(own: Sides, isle: int) -> bool:
    """Whether the three sides that face neither the centre nor another isle show only water."""
    return all(own[(isle + step) % SIX] == (WATER, WATER) for step in (5, 0, 1))
