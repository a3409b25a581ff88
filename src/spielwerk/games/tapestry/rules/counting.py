"""What is worth points: buildings, territories, tech cards, tapestry cards, steps, the capital (p.12, p.16)."""

from typing import Final

from spielwerk.games.tapestry.rules.capital.plots import full_lines
from spielwerk.games.tapestry.rules.civilizations import shelf
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import position
from spielwerk.games.tapestry.rules.words import BUILDINGS, FOUR, LINES_OF_ONE_KIND, TRACKS

COUNTS: Final = (
    "farms",
    "markets",
    "houses",
    "armories",
    *TRACKS,
    "territories",
    "techs",
    "tiles",
    "tapestry",
    "capital",
    "landmarks",
    "buildings",
)
TERRITORIES: Final = 8
TECHS: Final = 9
TILES: Final = 10
TAPESTRY: Final = 11
CAPITAL: Final = 12
LANDMARKS: Final = 13
ALL_BUILDINGS: Final = 14


def buildings(p: Player, kind: int) -> int:
    """Income buildings that have left the mat, wherever they stand."""
    return 5 - p.covered[kind].bit_count()


def tech_count(p: Player) -> int:
    return len(p.bottom) + len(p.middle) + len(p.top)


def card_count(p: Player) -> int:
    """Tapestry cards in hand and on the income mat, covered ones included (p.21)."""
    return len(p.hand) + sum([len(stack) for stack in p.mat])


def one_kind(p: Player, plots: int) -> bool:
    """Whether the income buildings there are all of one kind, and there is one."""
    return sum([1 for mask in p.plots if mask & plots]) == 1


def capital_points(p: Player) -> int:
    """One for each full row and column (p.13); for some those of one kind are worth one more."""
    lines = full_lines(p.filled)
    points = len(lines)
    if p.passive[LINES_OF_ONE_KIND]:
        points += sum([1 for line in lines if one_kind(p, line)])
    return points


def count(s: TapestryState, p: Player, what: int) -> int:
    if what < FOUR:
        return buildings(p, what)
    if what < 2 * FOUR:
        return position(p, what - FOUR)
    if what == TERRITORIES:
        return p.territory.bit_count()
    if what == TECHS:
        return tech_count(p) + shelf.holds(p, shelf.TECH)
    if what == TILES:
        return len(p.tiles) + shelf.holds(p, shelf.TILE)
    if what == TAPESTRY:
        return card_count(p) + shelf.holds(p, shelf.TAPESTRY)
    if what == CAPITAL:
        return capital_points(p)
    if what == LANDMARKS:
        return len(p.landmarks)
    return sum([buildings(p, kind) for kind in range(len(BUILDINGS))])
