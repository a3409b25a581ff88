"""The Alchemists roll the science die as often as they dare; a track rolled twice spoils it (p.14)."""

from typing import Final

from spielwerk.core.play import Frame, frame_of
from spielwerk.games.tapestry.rules.actions.common import Word
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.items import several
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import ROLL, RUN_EFFECT
from spielwerk.games.tapestry.rules.gains import gain_any
from spielwerk.games.tapestry.rules.packing import unpack_choice
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import follow_die
from spielwerk.games.tapestry.rules.tracks.dice import SCIENCE_DIE, follow_science, rolls, throw_science
from spielwerk.games.tapestry.rules.words import PAST_END


def alchemy(s: TapestryState, p: Player, source: int, times: int) -> None:
    experiment(s, p, source, 0)


def experiment(s: TapestryState, p: Player, source: int, rolled: int) -> None:
    """Roll on until the player stops; a track rolled twice spoils all, for one resource."""
    throw_science(s, p, source, EXPERIMENT.number, rolled)


def throw(s: TapestryState, p: Player, source: int, operand: int) -> None:
    sides, rolled = unpack_choice(operand)
    follow_science(s, p, source, DISTIL.number, rolls(s, p, SCIENCE_DIE, sides), rolled)


def distil(s: TapestryState, p: Player, source: int, operand: int) -> None:
    track, rolled = unpack_choice(operand)
    if rolled >> track & 1:
        gain_any(s, p, 1, source)
    else:
        s.ask(ROLL, p.seat, source, rolled | 1 << track)


class RollOn(Word):
    """`roll`."""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, rolled, _ = frame
        experiment(s, s.players[seat], source, rolled)


class Stop(Word):
    """`stop`: an advance without rewards on each track rolled."""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, rolled, _ = frame
        tracks = [track for track in range(s.tracks) if rolled >> track & 1]
        s.ask_in_order([frame_of(RUN_EFFECT, seat, source, TRANSMUTE.number, track) for track in tracks])


def transmute(s: TapestryState, p: Player, source: int, track: int) -> None:
    follow_die(s, p, track, PAST_END, source)


EXPERIMENT: Final = Mechanic("experiment", throw)
DISTIL: Final = Mechanic("distil", distil)
TRANSMUTE: Final = Mechanic("transmute", transmute)
ROLL_ON: Final = RollOn("roll")
STOP: Final = Stop("stop")

ROW: Final = Civilization(
    "alchemists",
    "p.14",
    status="icon-any-resource",
    income=Mechanic("alchemy", alchemy),
    turns=EVERY_INCOME,
    start=several(["any", "vp 10"], "listed"),
    answers={ROLL: [ROLL_ON, STOP]},
)
