"""Income buildings and landmarks: leaving the mat, filling the capital, completing districts (p.13)."""

from typing import Final

from spielwerk.games.tapestry.rules.capital.plots import DISTRICTS, IMPASSABLE, WHOLE
from spielwerk.games.tapestry.rules.catalog import BY_KIND, DISTRICT, index_of
from spielwerk.games.tapestry.rules.civilizations.predictions import check_predictions
from spielwerk.games.tapestry.rules.civilizations.uses import APOTHECARY, LISTED, in_use
from spielwerk.games.tapestry.rules.counting import one_kind
from spielwerk.games.tapestry.rules.effects.table import mechanic
from spielwerk.games.tapestry.rules.frames import BUILD, ORIENT, RUN_EFFECT
from spielwerk.games.tapestry.rules.gains import gain, gain_any, gain_vp
from spielwerk.games.tapestry.rules.holdings import source_of
from spielwerk.games.tapestry.rules.mat import Marks
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    ARCHITECTS,
    BUILT,
    CAPITALISM,
    COIN,
    ELDER_ONES,
    HISTORIANS,
    LAST_INCOME,
    MARKET,
    MONARCHY,
    MYSTICS,
    PLACED,
    RIVERFOLK,
    TERRAFORMING,
    UTILITARIANS,
)

MONARCHY_POINTS: Final = 3
TERRAFORMING_POINTS: Final = 5
LATE_LANDMARK_POINTS: Final = 10
HOLDERS: Final = Marks("holders", "ABCDE")
"""Seats with a token of the Historians."""


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
    if kind == MARKET and p.passive[CAPITALISM]:
        gain(s, p, COIN, 1, source_of(p, CAPITALISM))


def free_plots(p: Player) -> int:
    """Plots that can be built on; Terraforming and the Riverfolk open the impassable ones."""
    free = WHOLE & ~p.filled
    return free | p.impassable if p.passive[TERRAFORMING] or p.passive[RIVERFOLK] else free


def cover(s: TapestryState, p: Player, plots: int) -> None:
    """Plots are built on: terraformed ground pays, full districts bring a resource."""
    if plots & p.impassable:
        if p.passive[TERRAFORMING]:
            gain_vp(s, p, TERRAFORMING_POINTS, source_of(p, TERRAFORMING))
        p.impassable &= ~plots
        if p.passive[RIVERFOLK]:
            bridge_rivers(s, p, plots)
    p.filled |= plots
    check_districts(s, p)


def bridge_rivers(s: TapestryState, p: Player, plots: int) -> None:
    """A resource for each district whose last impassable plot has been built on (Riverfolk)."""
    for district in DISTRICTS:
        if plots & district & IMPASSABLE[p.capital] and not p.impassable & district:
            gain_any(s, p, 1, source_of(p, RIVERFOLK))


def check_districts(s: TapestryState, p: Player) -> None:
    for district, plots in enumerate(DISTRICTS):
        if not p.districts >> district & 1 and p.filled & plots == plots:
            p.districts |= 1 << district
            gain_any(s, p, 1, DISTRICT)
            if p.passive[ARCHITECTS] and one_kind(p, plots):
                gain_any(s, p, 1, source_of(p, ARCHITECTS))
            if p.passive[MYSTICS]:
                check_predictions(s, p)


def place_building(s: TapestryState, p: Player, kind: int, plot: int) -> None:
    bit = 1 << plot
    p.plots[kind] |= bit
    s.tell(PLACED, p.seat, kind, plot, 0)
    if p.passive[MONARCHY]:
        gain_vp(s, p, MONARCHY_POINTS * p.passive[MONARCHY], source_of(p, MONARCHY))
    cover(s, p, bit)


def gain_landmark(s: TapestryState, p: Player, landmark: int, source: int) -> None:
    """Each landmark exists once; one that is taken is replaced by nothing (p.29)."""
    if s.owner[landmark] != NONE:
        return
    s.owner[landmark] = p.seat
    p.landmarks.append(landmark)
    if p.seat == s.turn:
        s.built_now = 1
    historians_watch(s, p)
    if p.passive[UTILITARIANS]:
        put_to_use(s, p, landmark)
    if p.passive[ELDER_ONES] and after_last_income(s, p):
        gain_vp(s, p, LATE_LANDMARK_POINTS, source_of(p, ELDER_ONES))
    s.ask(ORIENT, p.seat, source, landmark)


def after_last_income(s: TapestryState, p: Player) -> bool:
    """Whether the player's own fifth income turn is over; income turns of others do not matter."""
    return p.era == LAST_INCOME and not (s.income_turn and s.turn == p.seat)


def put_to_use(s: TapestryState, p: Player, landmark: int) -> None:
    """A token may go to a landmark of the Utilitarians' list; the Apothecary pays for every other landmark."""
    source = source_of(p, UTILITARIANS)
    if landmark in LISTED:
        s.ask(RUN_EFFECT, p.seat, source, mechanic("use-new"), landmark)
    if in_use(p, APOTHECARY) and landmark != APOTHECARY:
        gain_any(s, p, 1, source)


def historians_watch(s: TapestryState, p: Player) -> None:
    """An opponent with a token of the Historians has gained a landmark: all uncovered squares pay."""
    for other in s.players:
        if other.passive[HISTORIANS] and other.seat != p.seat:
            row = BY_KIND["civilization"][index_of("civilization", "historians")]
            if HOLDERS.marked(other, p.seat):
                s.ask(RUN_EFFECT, other.seat, row.number, mechanic("historians-squares"), 1)
