"""Civilizations that move on the tracks: Alchemists, Futurists, Leaders, the Chosen."""

from typing import Final

from spielwerk.core.play import Frame
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.common import TrackPick, Word
from spielwerk.games.tapestry.rules.catalog import COMPONENTS, COST
from spielwerk.games.tapestry.rules.civilizations.predictions import check_predictions
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import LEAD, PAY, ROLL, RUN_EFFECT, STEP
from spielwerk.games.tapestry.rules.gains import achieve, gain, gain_any, gain_vp, pay
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import follow_die
from spielwerk.games.tapestry.rules.tracks.dice import SCIENCE_DIE, follow_science, rolls
from spielwerk.games.tapestry.rules.tracks.markers import completed, furthest_of_all, marker_of, movable
from spielwerk.games.tapestry.rules.words import (
    ACHIEVEMENTS,
    COMPLETE_TRACK,
    CULTURE,
    FOUR,
    LAST,
    LAST_INCOME,
    MOVED,
    MYSTICS,
    NO_BONUS,
    PAST_END,
    TRACKS,
)

LEAP: Final = 4
CHOSEN_START: Final = 15
ACHIEVEMENT_POINTS: Final = 5


# Alchemists


def alchemy(s: TapestryState, p: Player, source: int, times: int) -> None:
    experiment(s, p, source, 0)


def experiment(s: TapestryState, p: Player, source: int, rolled: int) -> None:
    """Roll on until the player stops; a track rolled twice spoils all, for one resource."""
    follow_science(s, p, source, DISTIL.number, rolls(s, p, SCIENCE_DIE, FOUR), rolled)


def distil(s: TapestryState, p: Player, source: int, operand: int) -> None:
    track, rolled = operand & 7, operand >> 3
    if rolled >> track & 1:
        gain_any(s, p, 1, source)
    else:
        s.ask(ROLL, p.seat, source, rolled | 1 << track)


class RollOn(Word):
    """`roll`."""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        experiment(s, s.players[frame[1]], frame[2], frame[3])


class Stop(Word):
    """`stop`: an advance without rewards on each track rolled."""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        for track in range(FOUR - 1, -1, -1):
            if frame[3] >> track & 1:
                s.ask(RUN_EFFECT, frame[1], frame[2], TRANSMUTE.number, track)


def transmute(s: TapestryState, p: Player, source: int, track: int) -> None:
    follow_die(s, p, track, PAST_END, source)


# Futurists


def leap_ahead(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Four spaces on every track without rewards or landmarks, and one of each resource."""
    for track in range(FOUR):
        marker = marker_of(p, track * 2)
        if marker != NONE:
            space = min(p.marks[marker] % 13 + LEAP, LAST)
            p.marks[marker] = track * 13 + space
            s.tell(MOVED, p.seat, track, space, source)
            if space == LAST:
                achieve(s, p, COMPLETE_TRACK)
    if p.passive[MYSTICS]:
        check_predictions(s, p)
    for kind in range(FOUR):
        gain(s, p, kind, 1, source)


def futurists_loss(s: TapestryState, p: Player, source: int, times: int) -> None:
    if s.adjusted:
        pay(s, p, CULTURE, min(1, p.res[CULTURE]), source)
        if sum(p.res):
            s.ask(PAY, p.seat, COST, 1)


# Leaders


def lead(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(LEAD, p.seat, source)


class Lead(TrackPick):
    """`lead TRACK`: each track once, with benefit but without bonus."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[1]]
        used = p.memo[COMPONENTS[frame[2]].index]
        return [track for track in range(FOUR) if not used >> track & 1 and movable(s, p, 1 << track)]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        used = s.players[frame[1]].memo[COMPONENTS[frame[2]].index]
        if used >> arg & 1:
            return Reason("used-already")
        return Reason("track-end", {"track": TRACKS[arg]})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        s.players[frame[1]].memo[COMPONENTS[frame[2]].index] |= 1 << arg
        s.ask(STEP, frame[1], frame[2], 1 << arg, NO_BONUS)


# The Chosen


def be_chosen(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Points for tracks completed or led, a resource for each achievement; points instead in the last income turn."""
    rivals = len(s.players) - 1
    done = completed(p)
    for track in range(FOUR):
        if done >> track & 1 or furthest_of_all(s, p, track):
            gain_vp(s, p, rivals, source)
    achieved = sum([p.achieved >> which & 1 for which in range(len(ACHIEVEMENTS))])
    if p.era == LAST_INCOME:
        gain_vp(s, p, ACHIEVEMENT_POINTS * achieved, source)
    else:
        gain_any(s, p, achieved, source)


def chosen_points(s: TapestryState, p: Player, source: int, times: int) -> None:
    gain_vp(s, p, CHOSEN_START * (len(s.players) - 1), source)


Mechanic("alchemy", alchemy)
DISTIL: Final = Mechanic("distil", distil)
TRANSMUTE: Final = Mechanic("transmute", transmute)
Mechanic("leap-ahead", leap_ahead)
Mechanic("futurists-loss", futurists_loss)
Mechanic("lead", lead)
Mechanic("be-chosen", be_chosen)
Mechanic("chosen-points", chosen_points)
ROLL_ON: Final = RollOn("roll")
STOP: Final = Stop("stop")
LEAD_ON: Final = Lead("lead")
