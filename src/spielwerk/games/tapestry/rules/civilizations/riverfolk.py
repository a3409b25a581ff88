"""The Riverfolk build on impassable plots: points for districts full of them, a loss for each that is left (p.14)."""

from typing import Final

from spielwerk.core.play import frame_of
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import ANOTHER_CIVILIZATION
from spielwerk.games.tapestry.rules.effects.table import Mechanic, run
from spielwerk.games.tapestry.rules.frames import MAY, RUN_EFFECT
from spielwerk.games.tapestry.rules.gains import gain_any, gain_vp
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import IMPASSABLE_BUILT, IMPASSABLE_PLOTS, LAST_INCOME

RIVER_POINTS: Final = 4
RIVER_PLOTS: Final = 2


def settle_rivers(s: TapestryState, p: Player, source: int, times: int) -> None:
    for plots in p.city.districts:
        if how_many(p.impassable & plots) >= RIVER_PLOTS:
            gain_vp(s, p, RIVER_POINTS, source)


def settle_or_leave(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Gained during the game the Riverfolk may be exchanged for another civilization."""
    s.ask_in_order(
        [
            frame_of(MAY, p.seat, source, LEAVE_RIVERS.number),
            frame_of(RUN_EFFECT, p.seat, source, SETTLE_RIVERS.number, 1),
        ]
    )


def leave_rivers(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.stack.pop()  # the points of the Riverfolk
    run(s, p.seat, ANOTHER_CIVILIZATION.number, source)


def count_rivers(s: TapestryState, p: Player, source: int, times: int) -> None:
    gain_vp(s, p, -how_many(p.impassable), source)


SETTLE_RIVERS: Final = Mechanic("settle-rivers", settle_rivers)
LEAVE_RIVERS: Final = Mechanic("leave-rivers", leave_rivers)


def bridge_rivers(s: TapestryState, p: Player, source: int, plots: int) -> None:
    """A resource for each district whose last impassable plot has been built on."""
    for district in p.city.districts:
        if plots & district & p.city.impassable and not p.impassable & district:
            gain_any(s, p, 1, source)


ROW: Final = Civilization(
    "riverfolk",
    "p.14",
    on={IMPASSABLE_BUILT: Mechanic("bridge-rivers", bridge_rivers)},
    passive={IMPASSABLE_PLOTS: 1},
    box="plans-and-ploys",
    income=Mechanic("count-rivers", count_rivers),
    turns=(LAST_INCOME,),
    gained=SETTLE_RIVERS,
    late=Mechanic("settle-or-leave", settle_or_leave),
)
