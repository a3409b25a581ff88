"""The one position that every case starts from; docs/cases.md describes it for people.

The first seat plays a faction whose ability is spent after the set-up, and the round pays for nothing that cases
usually do. Where a case names a default for another place, the default gives way to the next one that is free.
"""

from typing import Final

from spielwerk.core.cases.work import refuse
from spielwerk.games.terra_nova.rules.catalog import BY_KIND
from spielwerk.games.terra_nova.rules.words import ROUNDS

PLAYERS: Final = 3
ROUND: Final = 2
FACTIONS: Final = ("desert-daughters", "golems", "djinni", "leprechauns", "fairies")
BONUSES: Final = ("money", "money-power", "palaces", "shipping")
BONUS_POOL: Final = ("spade", "houses", "trading-posts", "ship")
BONUS_POOL_SIZE: Final = 3
BONUS_MONEY: Final = 1
ROUND_TILES: Final = ("city", "shipping", "palace", "spade", "house-1")


def numbers(kind: str, names: tuple[str, ...]) -> list[int]:
    known = [row.name for row in BY_KIND[kind]]
    return [known.index(name) for name in names]


def by_round(given: dict[int, int]) -> list[int]:
    """The round scoring tiles: the given ones in their rounds (0 to 4), defaults in the others."""
    if len(set(given.values())) < len(given):
        refuse("A round scoring tile is named twice.")
    defaults = numbers("round-tile", ROUND_TILES)
    others = [tile for tile in range(len(BY_KIND["round-tile"])) if tile not in defaults]
    spare = [tile for tile in defaults + others if tile not in given.values()]
    tiles: list[int] = []
    for round_ in range(ROUNDS):
        tile = given.get(round_, defaults[round_])
        if round_ not in given and tile not in spare:
            tile = spare[-1]
        spare = [one for one in spare if one != tile]
        tiles.append(tile)
    return tiles
