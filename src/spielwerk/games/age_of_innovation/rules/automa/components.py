"""The contents of the Automa's cards, levels, factions and tiles, read from data/automa.toml."""

import tomllib
from pathlib import Path
from typing import Any, Final

from spielwerk.games.age_of_innovation.rules.board import GRID
from spielwerk.games.age_of_innovation.rules.words import DISCIPLINES, TERRAINS

NO_CARD: Final = -1
LISTS: Final = ("A", "B")
LETTERS: Final = ("A", "B", "C", "D", "E", "F")
ARROWS: Final = ("right-down", "left-up")
PLACES: Final = ("left", "middle", "right")
X: Final = "X"


class Card:
    """One of the fourteen: the action half, and the support half that is used with the next card."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name = str(row["name"])
        self.starter = bool(row["starter"])
        self.actions: list[str] = list(row["actions"])
        self.by_level = row["points"] == X
        """Whether its points are X, by level and round."""
        self.points: int = 0 if row["points"] == X else row["points"]
        self.may_pass = bool(row["pass"])
        self.marked = row["group"] == "marked"
        self.together = bool(row["together"])
        self.terrains = LISTS.index(row["terrains"])
        self.upwards = row["arrow"] == ARROWS[1]
        """Against reading order: from the lower right to the upper left."""
        self.count: int = row["count"]
        self.by_tile = row["science"] == "scoring-tile"
        self.bonus = PLACES.index(row["bonus"])
        self.start: list[int] = [LETTERS.index(letter) for letter in row["start"]]


class Level:
    def __init__(self, row: dict[str, Any], cards: list[str]) -> None:
        self.name = str(row["name"])
        self.ship: list[int] = list(row["ship"])
        self.points: list[int] = list(row["points"])
        self.waits = cards.index(row["waits"]) if "waits" in row else NO_CARD
        """A starter that lies on top of the reserve."""
        self.adds = cards.index(row["adds"]) if "adds" in row else NO_CARD
        self.random: int = row.get("random", 0)


class BotFaction:
    def __init__(self, row: dict[str, Any]) -> None:
        self.name = str(row["name"])
        self.start: list[int] = [row["start"].get(discipline, 0) for discipline in DISCIPLINES]
        self.build_by: list[str] = list(row["build_by"])
        self.anywhere = bool(row.get("anywhere", False))
        self.scores = "points" in row
        self.points: int = row.get("points", 0)
        """Points of the faction action in addition to X, if any."""
        self.steps: int = row.get("steps", 0)
        self.first_to_pass_again = bool(row.get("first_to_pass_again", False))
        self.points_per_building: int = row.get("points_per_building", 0)
        self.step_for_power: int = row.get("step_for_power", 0)
        """The power gained through one of her buildings that brings her a step; 0 for none."""
        self.with_two = bool(row.get("with_two", False))


def _read() -> dict[str, Any]:
    with (Path(__file__).parents[2] / "data" / "automa.toml").open("rb") as file:
        return tomllib.load(file)


_DATA: Final = _read()

CARDS: Final[list[Card]] = [Card(row) for row in _DATA["cards"]]
CARD_NAMES: Final = [card.name for card in CARDS]
LEVELS: Final[list[Level]] = [Level(row, CARD_NAMES) for row in _DATA["levels"]]
BOT_FACTIONS: Final[list[BotFaction]] = [BotFaction(row) for row in _DATA["factions"]]
MISSING: Final[list[str]] = list(_DATA["missing"]["names"])
"""Factions whose rules are not known."""
BUILD_BY: Final[list[str]] = list(_DATA["standard"]["build_by"])

TERRAIN_RANKS: Final[list[list[list[int]]]] = [
    [[_DATA["terrains"][name][home].index(terrain) for terrain in TERRAINS] for home in TERRAINS] for name in LISTS
]
"""List, own terrain, terrain of a hex: its place in the list."""
PASS_POINTS: Final[dict[str, list[int]]] = {name: list(points) for name, points in _DATA["round_tiles"].items()}
FINAL_POINTS: Final[dict[str, int]] = {name: row["points"] for name, row in _DATA["final_tiles"].items()}
FINAL_DISCIPLINES: Final[dict[str, int]] = {
    name: DISCIPLINES.index(row["discipline"]) for name, row in _DATA["final_tiles"].items()
}
START_CELLS: Final[dict[str, list[list[int]]]] = {
    side: [[GRID.cell(rows[terrain][letter]) for letter in LETTERS] for terrain in TERRAINS]
    for side, rows in _DATA["starts"].items()
}
"""Side of the board, terrain, letter: the hex."""
