"""The one position that every case starts from; docs/cases.md describes it for people.

Nobody has a faction, a palace or a building, and nothing on display pays for what cases usually do. Where a case names
a default tile for another place, the default gives way to the next one that is free.
"""

from typing import Final

from spielwerk.core.cases.work import refuse
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND
from spielwerk.games.age_of_innovation.rules.components import SPADE_TILE
from spielwerk.games.age_of_innovation.rules.setup import CITY_COPIES, COMPETENCY_COPIES, NEUTRAL_START
from spielwerk.games.age_of_innovation.rules.words import (
    DESERT,
    DISCIPLINES,
    FOREST,
    LAKE,
    MOUNTAIN,
    PLAINS,
    ROUNDS,
    SWAMP,
    WASTELAND,
)

PLAYERS: Final = 3
ROUND: Final = 2
BOARDS: Final = (DESERT, SWAMP, FOREST, LAKE, WASTELAND, MOUNTAIN, PLAINS)
"""By seat; the first five do not affect what cases usually do."""
BONUSES: Final = ("power-coins", "coins-6", "knowledge", "palace-university", "school")
BONUS_POOL: Final = ("river", "scholar", "guild", "spade", "bridge")
BONUS_POOL_SIZE: Final = 3
BONUS_COINS: Final = 1
ROUND_TILES: Final = (
    "innovation-law",
    "track-engineering",
    "city-engineering",
    "school-banking",
    "big-medicine",
    "big-banking",
)
FINAL_TILE: Final = "guild"
BOOK_ACTIONS: Final = ("power", "coins", "guild-points")
VP: Final = 20
AREA_TILE: Final = 12
NEUTRAL_LEVELS: Final = [NEUTRAL_START] * len(DISCIPLINES)
COMPETENCY_STOCK: Final = COMPETENCY_COPIES
CITY_STOCK: Final = CITY_COPIES


def numbers(kind: str, names: tuple[str, ...]) -> list[int]:
    known = [row.name for row in BY_KIND[kind]]
    return [known.index(name) for name in names]


def all_of(kind: str) -> list[int]:
    return list(range(len(BY_KIND[kind])))


def fill(given: list[int], size: int, defaults: list[int], taken: list[int]) -> list[int]:
    """The given tiles, then as many defaults as are free and needed."""
    free = [one for one in dict.fromkeys(defaults) if one not in given and one not in taken]
    return (given + free)[: max(size, len(given))]


def by_round(given: dict[int, int]) -> list[int]:
    """The round scoring tiles: the given ones in their rounds (0 to 5), defaults in the others."""
    defaults = numbers("round-tile", ROUND_TILES)
    spare = [tile for tile in defaults + all_of("round-tile") if tile not in given.values() and tile != SPADE_TILE]
    tiles: list[int] = []
    for round_ in range(ROUNDS):
        if round_ in given:
            tiles.append(given[round_])
            continue
        own = defaults[round_]
        tile = own if own in spare else next(one for one in spare if one not in defaults)
        spare = [one for one in spare if one != tile]
        tiles.append(tile)
    if len(set(tiles)) < ROUNDS:
        refuse("A round scoring tile is named twice.")
    return tiles
