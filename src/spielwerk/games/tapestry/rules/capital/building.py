"""Income buildings and landmarks: leaving the mat, filling the capital, completing districts (p.13)."""

from spielwerk.games.tapestry.rules.capital.plots import DISTRICTS, WHOLE
from spielwerk.games.tapestry.rules.catalog import DISTRICT
from spielwerk.games.tapestry.rules.frames import BUILD, ORIENT
from spielwerk.games.tapestry.rules.gains import gain_any
from spielwerk.games.tapestry.rules.moments import fire, fire_others
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    BUILDING_GAINED,
    BUILDING_PLACED,
    BUILT,
    DISTRICT_COMPLETED,
    IMPASSABLE_BUILT,
    IMPASSABLE_PLOTS,
    LANDMARK_GAINED,
    LANDMARK_OF_OTHER,
    PLACED,
)


def gain_building(s: TapestryState, p: Player, kind: int, source: int) -> None:
    """The leftmost building of the kind leaves the mat; without one there is nothing instead (p.29)."""
    slots = p.covered[kind]
    if not slots:
        return
    p.covered[kind] = slots & (slots - 1)
    if p.seat == s.turn:
        s.built_now = 1
    s.tell(BUILT, p.seat, kind, 0, source)
    s.ask(BUILD, p.seat, source, kind)
    fire(s, p, BUILDING_GAINED, kind)


def free_plots(p: Player) -> int:
    """Plots that can be built on."""
    free = WHOLE & ~p.filled
    return free | p.impassable if p.passive[IMPASSABLE_PLOTS] else free


def cover(s: TapestryState, p: Player, plots: int) -> None:
    """Plots are built on; full districts bring a resource."""
    if plots & p.impassable:
        p.impassable &= ~plots
        fire(s, p, IMPASSABLE_BUILT, plots)
    p.filled |= plots
    check_districts(s, p)


def check_districts(s: TapestryState, p: Player) -> None:
    for district, plots in enumerate(DISTRICTS):
        if not p.districts >> district & 1 and p.filled & plots == plots:
            p.districts |= 1 << district
            gain_any(s, p, 1, DISTRICT)
            fire(s, p, DISTRICT_COMPLETED, district)


def place_building(s: TapestryState, p: Player, kind: int, plot: int) -> None:
    bit = 1 << plot
    p.plots[kind] |= bit
    s.tell(PLACED, p.seat, kind, plot, 0)
    fire(s, p, BUILDING_PLACED, plot)
    cover(s, p, bit)


def gain_landmark(s: TapestryState, p: Player, landmark: int, source: int) -> None:
    """Each landmark exists once; one that is taken is replaced by nothing (p.29)."""
    if not s.landmark_left(landmark):
        return
    s.owner[landmark] = p.seat
    p.landmarks.append(landmark)
    if p.seat == s.turn:
        s.built_now = 1
    fire_others(s, p, LANDMARK_OF_OTHER, landmark)
    fire(s, p, LANDMARK_GAINED, landmark)
    s.ask(ORIENT, p.seat, source, landmark)
