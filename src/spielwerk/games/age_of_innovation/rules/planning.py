"""The planning boards (AoI p.6, p.13, p.14, appendix I): start, costs, tracks and income slots of each terrain."""

from typing import Final

from spielwerk.games.age_of_innovation.rules.words import (
    FOREST,
    GUILD,
    LAKE,
    MOUNTAIN,
    PALACE,
    PLAINS,
    SCHOOL,
    SWAMP,
    UNIVERSITY,
    WASTELAND,
    WORKSHOP,
)

START_VP: Final = 20
START_COINS: Final = 15
START_TOOLS: Final = 3
RING: Final = range(7)

START_BOWLS: Final = tuple({SWAMP: (3, 9), FOREST: (4, 8)}.get(board, (5, 7)) for board in RING)
START_SHIPPING: Final = tuple(1 if board == LAKE else 0 for board in RING)

WORKSHOP_COINS: Final = 2
WORKSHOP_TOOLS: Final = 1

# Upgrades: the building, what it is raised from, tools, coins (AoI p.13).
Raise = tuple[int, int, int, int]
UPGRADES: Final[tuple[Raise, ...]] = (
    (GUILD, WORKSHOP, 2, 6),
    (SCHOOL, GUILD, 3, 5),
    (PALACE, GUILD, 4, 6),
    (UNIVERSITY, SCHOOL, 5, 8),
)


def upgrade_to(kind: int) -> Raise:
    for upgrade in UPGRADES:
        if upgrade[0] == kind:
            return upgrade
    raise ValueError(kind)


GUILD_COINS: Final = 6
GUILD_COINS_WITH_NEIGHBOUR: Final = 3

SHIPPING_TOP: Final = 3
SHIPPING_COINS: Final = 4
TERRAFORMING_TOP: Final = 2
TERRAFORMING_TOOLS: Final = 1
TERRAFORMING_COINS: Final = tuple(1 if board == PLAINS else 5 for board in RING)

# Rewards when a track reaches a level: (points, books). Lake starts at shipping 1 and has rewards of its own.
_SHIPPING: Final = ((0, 0), (2, 0), (0, 2), (4, 0))
_SHIPPING_LAKE: Final = ((0, 0), (0, 0), (3, 0), (0, 2))
SHIPPING_REWARD: Final = tuple(_SHIPPING_LAKE if board == LAKE else _SHIPPING for board in RING)
TERRAFORMING_REWARD: Final = ((0, 0), (0, 2), (6, 0))

# Extra books for the first, second and third innovation (AoI p.14).
EXTRA_BOOKS: Final = tuple((0, 0, 2) if board == WASTELAND else (0, 1, 2) for board in RING)
PALACE_SURCHARGE: Final = 5

# Income by the number of buildings off the board, i.e. of slots uncovered from the left (AoI p.10).
TOOL_INCOME: Final = (1, 2, 3, 4, 5, 5, 6, 7, 8, 9)
GUILD_POWER: Final[tuple[int, ...]] = (0, 1, 2, 4, 6)
BASE_COIN_INCOME: Final = tuple(2 if board == MOUNTAIN else 0 for board in RING)
GUILD_COIN_INCOME: Final = tuple((0, 3, 5, 7, 9) if board == MOUNTAIN else (0, 2, 4, 6, 8) for board in RING)
