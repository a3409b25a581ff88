"""Which plots of a capital are built on, and which are still free (p.13)."""

from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.capital.plots import WHOLE
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import IMPASSABLE_PLOTS


def take_mat(s: TapestryState, p: Player) -> None:
    """The mat of the capital that the player has chosen, if any."""
    if p.capital != NONE:
        p.city = s.own.values.capitals[p.capital]


def basic_of(p: Player) -> int:
    """The basic capital that was drawn: the player's own, unless an advanced one came with it."""
    return p.basic if p.basic != NONE else p.capital


def break_ground(s: TapestryState, p: Player) -> None:
    """The capital before anything is built."""
    take_mat(s, p)
    p.impassable = p.city.impassable
    p.filled = p.city.filled


def built_on(p: Player) -> int:
    plots = p.landmark_plots | p.guests
    for mask in p.plots:
        plots |= mask
    return plots


def open_plots(p: Player) -> int:
    """Free plots; lily pads are free although they count as filled (p.14)."""
    free = WHOLE & ~p.filled
    return free | p.city.pads & ~built_on(p) if p.city.pads else free


def free_plots(p: Player) -> int:
    """Plots that the player can build on."""
    free = open_plots(p)
    return free | p.impassable if p.passive[IMPASSABLE_PLOTS] else free


def covered_pads(p: Player) -> int:
    """How many lily pads are built on."""
    return how_many(p.city.pads & built_on(p)) if p.city.pads else 0
