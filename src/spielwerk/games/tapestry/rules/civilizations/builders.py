"""Civilizations that build in their own way: Artificers, Relentless, Renegades, Riverfolk."""

from typing import Final

from spielwerk.core.play import Frame
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.capital.plots import DISTRICTS
from spielwerk.games.tapestry.rules.catalog import COMPONENTS, NOTHING
from spielwerk.games.tapestry.rules.effects.items import effect, effects
from spielwerk.games.tapestry.rules.effects.kinds import OneOf
from spielwerk.games.tapestry.rules.effects.table import Mechanic, mechanic, run
from spielwerk.games.tapestry.rules.frames import ARRANGE, MAY, RUN_EFFECT, TRACK
from spielwerk.games.tapestry.rules.gains import achieve, gain_vp
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import ALL, BUILDINGS, COMPLETE_TRACK, FOUR, LAST_INCOME

RIVER_POINTS: Final = 4
RIVER_PLOTS: Final = 2
TOKEN_POINTS: Final = (0, 1, 3, 6, 10, 15)
TOKEN_REWARDS: Final[list[int]] = [
    NOTHING,
    NOTHING,
    effects(["tapestry"]),
    effects(["tapestry", "any"], "one"),
    effects(["tapestry", "any", "explore"], "one"),
    effects(["tapestry", "any", "explore", "invent"], "one"),
]
"""The Relentless: what one to five tokens bring besides points."""
RENEGADE_TRACK: Final[list[int]] = [
    effects(["tapestry", "any-building"]),
    effects(["research", "invent"]),
    effects(["explore", "conquer", "upgrade"]),
    effects(["vp 20"]),
]


# Artificers


def arrange(s: TapestryState, p: Player, source: int, times: int) -> None:
    """In the last income turn points or a whole track to the left, before that one building."""
    if p.era == LAST_INCOME:
        FINALE.run(s, p.seat, source, 1)
    else:
        s.ask(ARRANGE, p.seat, source)


class Arrange(Pick):
    """`arrange aside-farm` takes the leftmost building off the mat for good, `arrange slide-farm` moves it left."""

    def __init__(self) -> None:
        super().__init__("arrange", 2 * FOUR, ("arrangement",))

    def words(self, arg: int) -> str:
        return f"{'slide' if arg % 2 else 'aside'}-{BUILDINGS[arg // 2]}"

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[1]]
        found: list[int] = []
        for kind in range(FOUR):
            slots = p.covered[kind]
            if slots:
                found.append(2 * kind)
                if not slots & 1:
                    found.append(2 * kind + 1)
        return found

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("no-building-there")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        slots = p.covered[arg // 2]
        leftmost = slots & -slots
        p.covered[arg // 2] = slots ^ leftmost | (leftmost >> 1 if arg % 2 else 0)


def gather(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(TRACK, p.seat, source, GATHER_ON.number, ALL)


def gather_on(s: TapestryState, p: Player, source: int, track: int) -> None:
    p.covered[track] = (1 << p.covered[track].bit_count()) - 1


# Relentless


def never_rest(s: TapestryState, p: Player, source: int, times: int) -> None:
    """At the end of an own turn: a token for buildings; an advance turn without any brings the reward of all tokens."""
    civ = COMPONENTS[source].index
    if s.built_now:
        p.memo[civ] += 1
    elif not s.income_turn and p.memo[civ]:
        tokens = min(p.memo[civ], len(TOKEN_POINTS) - 1)
        p.memo[civ] = 0
        gain_vp(s, p, TOKEN_POINTS[tokens], source)
        run(s, p.seat, TOKEN_REWARDS[tokens], source)


# Renegades


def renege(s: TapestryState, p: Player, source: int, times: int) -> None:
    """The own token advances instead of the space's benefit and bonus; its end counts as the end of a track."""
    s.stack.pop()  # benefit and bonus of the space
    civ = COMPONENTS[source].index
    space = p.memo[civ]
    p.memo[civ] += 1
    if p.memo[civ] == len(RENEGADE_TRACK):
        achieve(s, p, COMPLETE_TRACK)
    run(s, p.seat, RENEGADE_TRACK[space], source)


# Riverfolk


def settle_rivers(s: TapestryState, p: Player, source: int, times: int) -> None:
    for plots in DISTRICTS:
        if (p.impassable & plots).bit_count() >= RIVER_PLOTS:
            gain_vp(s, p, RIVER_POINTS, source)


def settle_or_leave(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Gained during the game the Riverfolk may be exchanged for another civilization."""
    s.ask(RUN_EFFECT, p.seat, source, SETTLE_RIVERS.number, 1)
    s.ask(MAY, p.seat, source, LEAVE_RIVERS.number)


def leave_rivers(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.stack.pop()  # the points of the Riverfolk
    run(s, p.seat, mechanic("another-civilization"), source)


def count_rivers(s: TapestryState, p: Player, source: int, times: int) -> None:
    gain_vp(s, p, -p.impassable.bit_count(), source)


Mechanic("arrange", arrange)
GATHER: Final = Mechanic("gather", gather)
GATHER_ON: Final = Mechanic("gather-on", gather_on)
FINALE: Final = OneOf("one-of", [effect("score-buildings"), GATHER])
ARRANGE_ONE: Final = Arrange()
Mechanic("never-rest", never_rest)
Mechanic("renege", renege)
SETTLE_RIVERS: Final = Mechanic("settle-rivers", settle_rivers)
Mechanic("settle-or-leave", settle_or_leave)
LEAVE_RIVERS: Final = Mechanic("leave-rivers", leave_rivers)
Mechanic("count-rivers", count_rivers)
