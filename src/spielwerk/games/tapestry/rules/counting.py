"""What can be counted for points: buildings, territories, tech cards, tapestry cards, steps, the capital (p.12,
p.16)."""

from collections.abc import Callable
from typing import Final

from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.capital.ground import covered_pads
from spielwerk.games.tapestry.rules.capital.plots import COLUMNS, ROWS, full_lines
from spielwerk.games.tapestry.rules.civilizations import shelf
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import position
from spielwerk.games.tapestry.rules.words import (
    ARMORY,
    ARTS,
    BUILDINGS,
    EXPLORATION,
    FARM,
    HOUSE,
    LINES_OF_ONE_KIND,
    MARKET,
    MILITARY,
    SCIENCE,
    TECHNOLOGY,
)


def buildings(p: Player, kind: int) -> int:
    """Income buildings that have left the mat, wherever they stand."""
    return 5 - how_many(p.covered[kind])


def tech_count(p: Player) -> int:
    return len(p.bottom) + len(p.middle) + len(p.top)


def card_count(p: Player) -> int:
    """Tapestry cards in hand and on the income mat, covered ones included (p.21)."""
    return len(p.hand) + sum([len(stack) for stack in p.mat])


def one_kind(p: Player, plots: int) -> bool:
    """Whether there are income buildings, all of one kind."""
    return sum([1 for mask in p.plots if mask & plots]) == 1


def capital_points(p: Player) -> int:
    """One for each full row and column (p.13); some score one more for those of one kind, and for lily pads."""
    lines = full_lines(p.filled)
    points = len(lines)
    if p.passive[LINES_OF_ONE_KIND]:
        points += sum([1 for line in lines if one_kind(p, line)])
    return points + covered_pads(p) // p.city.pads_a_point


# What a row can score, each under its word


def farms(s: TapestryState, p: Player) -> int:
    return buildings(p, FARM)


def markets(s: TapestryState, p: Player) -> int:
    return buildings(p, MARKET)


def houses(s: TapestryState, p: Player) -> int:
    return buildings(p, HOUSE)


def armories(s: TapestryState, p: Player) -> int:
    return buildings(p, ARMORY)


def all_buildings(s: TapestryState, p: Player) -> int:
    return sum([buildings(p, kind) for kind in range(len(BUILDINGS))])


def exploration(s: TapestryState, p: Player) -> int:
    return position(p, EXPLORATION)


def technology(s: TapestryState, p: Player) -> int:
    return position(p, TECHNOLOGY)


def science(s: TapestryState, p: Player) -> int:
    return position(p, SCIENCE)


def military(s: TapestryState, p: Player) -> int:
    return position(p, MILITARY)


def territories(s: TapestryState, p: Player) -> int:
    return how_many(p.territory)


def techs(s: TapestryState, p: Player) -> int:
    return tech_count(p) + shelf.holds(p, shelf.TECH)


def tiles(s: TapestryState, p: Player) -> int:
    return len(p.tiles) + shelf.holds(p, shelf.TILE)


def tapestry(s: TapestryState, p: Player) -> int:
    return card_count(p) + shelf.holds(p, shelf.TAPESTRY)


def capital(s: TapestryState, p: Player) -> int:
    return capital_points(p)


def landmarks(s: TapestryState, p: Player) -> int:
    return len(p.landmarks)


def rows(s: TapestryState, p: Player) -> int:
    """Full rows; this is not scoring the capital (p.10)."""
    return sum([1 for row in ROWS if p.filled & row == row])


def columns(s: TapestryState, p: Player) -> int:
    return sum([1 for column in COLUMNS if p.filled & column == column])


def arts(s: TapestryState, p: Player) -> int:
    return position(p, ARTS)


SCORED: Final[dict[str, Callable[[TapestryState, Player], int]]] = {
    "farms": farms,
    "markets": markets,
    "houses": houses,
    "armories": armories,
    "exploration": exploration,
    "technology": technology,
    "science": science,
    "military": military,
    "territories": territories,
    "techs": techs,
    "tiles": tiles,
    "tapestry": tapestry,
    "capital": capital,
    "landmarks": landmarks,
    "buildings": all_buildings,
    "rows": rows,
    "columns": columns,
    "arts": arts,
}
COUNTS: Final = tuple(SCORED)
TERRITORIES: Final = COUNTS.index("territories")
TECHS: Final = COUNTS.index("techs")
CAPITAL: Final = COUNTS.index("capital")
COUNTERS: Final = list(SCORED.values())


def count(s: TapestryState, p: Player, what: int) -> int:
    """How many a player has of entry `COUNTS[place]`."""
    return COUNTERS[what](s, p)
