"""Capital mats (p.13): a row of the data, prepared for building, scoring, view and evaluation.

Basic and advanced mats are rows of one table. A special rule is a word of the row, and the words are read only here.
"""

from typing import Any, Final

from spielwerk.core.hexgrid import cells
from spielwerk.games.tapestry.rules.capital.footprints import LANDMARK_PLACES, PLACES_INSIDE
from spielwerk.games.tapestry.rules.capital.plots import BLOCKS, SIZE, WHOLE, beside, connected
from spielwerk.games.tapestry.rules.stand_ins import rows

FREE: Final = "."
WATER: Final = "#"
LILY_PAD: Final = "o"
WISP: Final = "w"
GOBLIN: Final = "g"
CENTRE: Final = "c"
Places = list[list[list[tuple[int, int]]]]
"""By landmark and turn: spots, and the plots covered from each."""
NOWHERE: Final[Places] = [[[] for _ in turns] for turns in LANDMARK_PLACES]
ONE_RESOURCE: Final = ("any",)
"""What a district pays unless the row says otherwise (p.13)."""
EVERY_INCOME: Final = "every-income"
AT_ONCE: Final = "at-once"


def marked(lines: list[str], mark: str) -> int:
    """The plots that have this letter, as a mask."""
    return sum(
        [1 << row * SIZE + column for row, line in enumerate(lines) for column, plot in enumerate(line) if plot == mark]
    )


def bits(mask: int) -> list[int]:
    return [1 << plot for plot in cells(mask)]


class Capital:
    """One mat as it is printed."""

    def __init__(self, row: dict[str, Any], places: Places = LANDMARK_PLACES, inside: Places = PLACES_INSIDE) -> None:
        lines: list[str] = row["rows"]
        self.name: str = row["name"]
        self.number: int = row.get("number", 0)
        """Its start territory on the map (p.5); advanced mats have none."""
        self.box: str = row.get("set", "base")
        self.status: str = row.get("status", "")
        self.rows = lines
        self.wisps = bits(marked(lines, WISP))
        self.impassable = marked(lines, WATER) | sum(self.wisps)
        self.wisp_points: int = row.get("wisps", 0)
        """Points for a landmark beside a wisp, for each of them."""
        self.pads = marked(lines, LILY_PAD)
        """Plots that count as filled and can still be built on (p.14) ..."""
        self.pads_a_point: int = row.get("lily_pads", 1)
        """... and how many of them, once they are covered, bring a point when the capital is scored (p.10)."""
        self.filled = self.impassable | self.pads
        """What counts as filled before anything is built."""
        self.areas: list[str] = row.get("districts", BLOCKS)
        """The plots of each district under a letter."""
        self.letters: list[str] = sorted(set("".join(self.areas)) - {FREE})
        self.districts: list[int] = [marked(self.areas, letter) for letter in self.letters]
        self.pays: list[list[str]] = [row.get("pays", {}).get(letter, list(ONE_RESOURCE)) for letter in self.letters]
        """What each district brings, in the words of the data ..."""
        self.rewards: list[int] = []
        """... and as effects; components.py enters them."""
        self.every_income: bool = row.get("when", AT_ONCE) == EVERY_INCOME
        """Whether districts pay in every income turn once they are complete, and not at once (p.13)."""
        linked: bool = row.get("linked", False)
        self.centre = marked(lines, CENTRE) if linked else 0
        self.goblins = [marked(lines, GOBLIN) & area for area in self.districts] if linked else []
        """By district; they are complete where a goblin is linked to the centre (p.14)."""
        self.landmarks: bool = row.get("landmarks", True)
        self.overhang: bool = row.get("overhang", True)
        self.places = (places if self.overhang else inside) if self.landmarks else NOWHERE
        """Where landmarks can stand, by landmark and turn."""
        self.barred: list[str] = row.get("barred", [])
        """Civilizations that may not start with it (p.32)."""
        self.plain = self.areas == BLOCKS and not self.pads and not self.wisps and "pays" not in row
        """Whether it is fully described by its impassable plots and where landmarks fit."""

    def complete(self, filled: int) -> int:
        """The districts that are complete, as a mask."""
        found = 0
        if self.centre:
            tunnels = connected(self.centre, filled)
            for district, goblin in enumerate(self.goblins):
                if goblin & tunnels:
                    found |= 1 << district
            return found
        for district, plots in enumerate(self.districts):
            if filled & plots == plots:
                found |= 1 << district
        return found

    def missing_link(self, district: int, filled: int) -> int:
        """The fewest plots that still have to be filled to link the goblin of a district."""
        reached = connected(self.centre, filled | self.centre)
        missing = 1 if self.centre & ~filled else 0
        while not reached & self.goblins[district]:
            edge = beside(reached) | reached
            reached = connected(edge, filled | edge)
            missing += 1
        return missing


MATS: Final = rows("capitals.toml", "capital")
CAPITALS: Final = [Capital(row) for row in MATS]
NUMBERS: Final[list[int]] = [capital.number for capital in CAPITALS]
NO_CAPITAL: Final = Capital({"name": "", "rows": [FREE * SIZE] * SIZE})
"""The mat of a player who has not chosen yet."""
assert all(capital.filled & ~WHOLE == 0 for capital in CAPITALS)
