"""Income buildings and landmarks: leaving the mat, filling the capital, completing districts (p.13)."""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.values import followed, replaced
from spielwerk.games.tapestry.rules.capital.plots import beside
from spielwerk.games.tapestry.rules.catalog import BY_KIND, DISTRICT
from spielwerk.games.tapestry.rules.effects.table import run
from spielwerk.games.tapestry.rules.frames import BUILD, ORIENT
from spielwerk.games.tapestry.rules.gains import gain_vp
from spielwerk.games.tapestry.rules.moments import fire, fire_others
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    BUILDING_GAINED,
    BUILDING_PLACED,
    BUILT,
    DISTRICT_COMPLETED,
    FOUR,
    IMPASSABLE_BUILT,
    LANDMARK_GAINED,
    LANDMARK_OF_OTHER,
    PLACED,
)

LANDMARK_PLACED: Final = FOUR
"""In events: a landmark, after the four kinds of income buildings."""


def gain_building(s: TapestryState, p: Player, kind: int, source: int) -> None:
    """The leftmost building of the kind leaves the mat; without one there is nothing instead (p.29)."""
    slots = p.covered[kind]
    if not slots:
        return
    p.covered = replaced(p.covered, kind, slots & (slots - 1))
    if p.seat == s.turn:
        s.built_now = 1
    s.tell(BUILT, p.seat, kind, 0, source)
    s.ask(BUILD, p.seat, source, kind)
    fire(s, p, BUILDING_GAINED, kind)


def cover(s: TapestryState, p: Player, plots: int) -> None:
    """Plots are built on; complete districts pay."""
    if plots & p.impassable:
        p.impassable &= ~plots
        fire(s, p, IMPASSABLE_BUILT, plots)
    p.filled |= plots
    check_districts(s, p)


def check_districts(s: TapestryState, p: Player) -> None:
    """Each pays once, any resource on most mats, or in income turns to come (p.13)."""
    city = p.city
    new = city.complete(p.filled) & ~p.districts
    for district in cells(new):
        p.districts |= 1 << district
        if not city.every_income:
            run(s, p.seat, city.rewards[district], DISTRICT)
        fire(s, p, DISTRICT_COMPLETED, district)


def harvest_districts(s: TapestryState, p: Player) -> None:
    """What complete districts bring in an income turn (p.13)."""
    for district in cells(p.districts):
        run(s, p.seat, p.city.rewards[district], DISTRICT)


def place_building(s: TapestryState, p: Player, kind: int, plot: int) -> None:
    bit = 1 << plot
    p.plots = replaced(p.plots, kind, p.plots[kind] | bit)
    s.tell(PLACED, p.seat, kind, plot, 0)
    fire(s, p, BUILDING_PLACED, plot)
    cover(s, p, bit)


def gain_landmark(s: TapestryState, p: Player, landmark: int, source: int) -> None:
    """Each landmark exists once; one that is taken is replaced by nothing (p.29)."""
    if not s.landmark_left(landmark):
        return
    s.owner = replaced(s.owner, landmark, p.seat)
    p.landmarks = followed(p.landmarks, landmark)
    if p.seat == s.turn:
        s.built_now = 1
    fire_others(s, p, LANDMARK_OF_OTHER, landmark)
    fire(s, p, LANDMARK_GAINED, landmark)
    s.ask(ORIENT, p.seat, source, landmark)


def place_landmark(s: TapestryState, p: Player, landmark: int, plots: int) -> None:
    """Into the capital. Beside a will-o'-the-wisp it costs points (p.13)."""
    p.landmark_plots |= plots
    s.sites = replaced(s.sites, landmark, plots)
    s.tell(PLACED, p.seat, LANDMARK_PLACED, landmark, 0)
    for wisp in p.city.wisps:
        if p.impassable & wisp & ~plots and beside(wisp) & plots:
            gain_vp(s, p, p.city.wisp_points, BY_KIND["capital"][p.capital].number)
    cover(s, p, plots)
