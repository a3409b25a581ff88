"""Income buildings: leaving the mat, filling the capital (p.13)."""

from spielwerk.core.values import replaced
from spielwerk.games.tapestry.rules.capital.districts import check_districts
from spielwerk.games.tapestry.rules.frames import BUILD
from spielwerk.games.tapestry.rules.moments import fire
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    BUILDING_GAINED,
    BUILDING_PLACED,
    BUILT,
    IMPASSABLE_BUILT,
    PLACED,
)


def gain_building(s: TapestryState, p: Player, kind: int, source: int) -> None:
    """The leftmost building of the kind leaves the mat; if there is none, nothing replaces it (p.29)."""
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
    """Cover plots; complete districts pay."""
    if plots & p.impassable:
        p.impassable &= ~plots
        fire(s, p, IMPASSABLE_BUILT, plots)
    p.filled |= plots
    check_districts(s, p)


def place_building(s: TapestryState, p: Player, kind: int, plot: int) -> None:
    bit = 1 << plot
    p.plots = replaced(p.plots, kind, p.plots[kind] | bit)
    s.tell(PLACED, p.seat, kind, plot, 0)
    fire(s, p, BUILDING_PLACED, plot)
    cover(s, p, bit)
