"""What finishing a district is worth on a mat, and how close it is; advanced capitals differ here (p.13, p.14)."""

from functools import lru_cache
from typing import Final

from spielwerk.core.words import how_many
from spielwerk.games.tapestry.evaluation.valuation import Valuation
from spielwerk.games.tapestry.rules.capital.ground import covered_pads
from spielwerk.games.tapestry.rules.capital.mats import Capital
from spielwerk.games.tapestry.rules.capital.plots import COLUMNS, PLOTS, ROWS, SIZE, beside, connected
from spielwerk.games.tapestry.rules.state import Player

FULL: Final = 350
"""Completing a line or district, in the units of `promise`."""
PAD: Final = 300
"""A point for covered lily pads."""
REEDS: Final = 200
"""A wisp beside a landmark."""

Group = tuple[int, int]
"""Plots that form a unit, and their number."""


@lru_cache(maxsize=64)
def groups(city: Capital) -> list[list[Group]]:
    """For each plot its row, its column and its district, unless districts are links."""
    areas = [] if city.centre else city.districts
    found: list[list[Group]] = []
    for plot in range(PLOTS):
        masks = [ROWS[plot // SIZE], COLUMNS[plot % SIZE], *[area for area in areas if area >> plot & 1]]
        found.append([(mask, how_many(mask)) for mask in masks])
    return found


@lru_cache(maxsize=64)
def lengths(city: Capital) -> list[int]:
    """The number of plots needed to link each goblin to the centre of the empty mat."""
    return [city.missing_link(district, city.filled) for district in range(len(city.goblins))]


def worth(city: Capital, district: int, look: Valuation) -> float:
    """What a district pays; where it pays in each income turn, in all that are left."""
    reward = look.effect(city.rewards[district])
    if not city.every_income:
        return reward
    return reward * look.income / look.resource if look.resource else 0.0


def share(city: Capital, district: int, filled: int) -> float:
    """The share of a district that is done."""
    if city.centre:
        length = lengths(city)[district]
        return (length - city.missing_link(district, filled)) / length
    plots = city.districts[district]
    return how_many(filled & plots) / how_many(plots)


def districts(p: Player, look: Valuation, in_the_making: float) -> float:
    """Districts nearly complete, and complete ones that keep paying."""
    city, found = p.city, 0.0
    for district in range(len(city.districts)):
        if not p.districts >> district & 1:
            found += share(city, district, p.filled) ** 3 * worth(city, district, look) * in_the_making
        elif city.every_income:
            found += worth(city, district, look)
    return found


def pads(p: Player) -> float:
    """Covered lily pads towards the next point, as a fraction of it."""
    return covered_pads(p) % p.city.pads_a_point / p.city.pads_a_point


# Where to build, for `promise`


def extras(p: Player, plots: int) -> int:
    """The promise of plots in addition to the lines and districts they fill."""
    city, found = p.city, 0
    if city.pads:
        found += PAD * how_many(plots & city.pads) // city.pads_a_point
    for wisp in city.wisps:
        if how_many(plots) > 1 and beside(wisp) & plots:
            found -= REEDS
    return found


def links(p: Player) -> list[tuple[int, int, int]]:
    """For each goblin not yet linked: the free plots on its shortest paths, how many are missing, and the whole
    path."""
    city = p.city
    found: list[tuple[int, int, int]] = []
    for district, goblin in enumerate(city.goblins):
        if not p.districts >> district & 1:
            there, back = _rings(city.centre, goblin, p.filled), _rings(goblin, city.centre, p.filled)
            missing = len(there) - 1
            ways = 0
            for step in range(1, missing + 1):
                ways |= there[step] & back[missing + 1 - step]
            found.append((ways & ~p.filled, missing, lengths(city)[district]))
    return found


def _rings(start: int, end: int, filled: int) -> list[int]:
    """The plots that can be linked to the start by filling exactly this many, until the end is among them."""
    reached = connected(start, filled) if start & filled else 0
    rings = [reached]
    while not reached & end:
        edge = beside(reached) | reached if reached else start
        wider = connected(edge, filled | edge)
        rings.append(wider & ~reached)
        reached = wider
    return rings


def linking(ways: list[tuple[int, int, int]], plots: int) -> int:
    """How much closer goblins come to the centre."""
    found = 0
    for free, missing, length in ways:
        nearer = min(missing, how_many(free & plots))
        if nearer:
            was, now = (length - missing) * SIZE // length, (length - missing + nearer) * SIZE // length
            found += now**3 - was**3 + (FULL if nearer == missing else 0)
    return found
