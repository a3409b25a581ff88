"""What is printed on civilization mats: columns, rows, paths and squares as lists of effects."""

from typing import Final

from spielwerk.games.tapestry.rules.catalog import index_of
from spielwerk.games.tapestry.rules.effects.items import effects
from spielwerk.games.tapestry.rules.state import Player

CRAFT_COLUMNS: Final[list[list[int]]] = [
    [effects([item]) for item in column]
    for column in (
        ["worker", "tile", "vp 5"],
        ["coin", "invent", "upgrade", "vp 10"],
        ["food", "tapestry", "culture", "research", "vp 15"],
    )
]
"""The Craftsmen's columns from bottom to top."""

MILITANT_FILES: Final[list[list[int]]] = [
    [effects([item]) for item in row]
    for row in (["coin", "vp 2", "food", "vp 4"], ["vp 1", "worker", "vp 3", "culture"])
]
"""The Militants' rows from left to right."""

STAGE: Final = (
    "start",
    "worker",
    "culture",
    "food",
    "coin",
    "farm",
    "market",
    "house",
    "armory",
    "conquer",
    "research-x",
    "invent",
    "explore",
    "advance-technology",
    "advance-exploration",
    "advance-military",
    "advance-science",
)
"""The Entertainers' spaces."""
PATHS: Final = (
    (1, 2, 3, 4),
    (5, 6),
    (6, 7),
    (6, 7),
    (7, 8),
    (9, 10),
    (9, 10),
    (11, 12),
    (11, 12),
    (13, 14),
    (14, 15),
    (14, 15),
    (15, 16),
    (),
    (),
    (),
    (),
)
STAGE_EFFECTS: Final[list[int]] = [effects([item]) for item in STAGE[1:]]

PARTY_COLUMNS: Final[list[list[int]]] = [
    [effects(["coin"]), effects(["worker", "food"]), effects(["culture", "armory"])],
    [effects(["tile"]), effects(["invent", "tapestry"]), effects(["explore", "research"])],
    [effects(["vp 5"]), effects(["vp 10"]), effects(["vp 15"])],
]
"""The Merrymakers' columns above the start."""


def craft_height(p: Player, column: int) -> int:
    return p.memo[index_of("civilization", "craftsmen")] >> (4 * column) & 15


def party_height(p: Player, column: int) -> int:
    return p.memo[index_of("civilization", "merrymakers")] >> (4 * column) & 15
