"""Unique effects of expansion cards that the rulebook partly explains: a civilization lost, a single conquer die."""

from typing import Final

from spielwerk.core.play import SEAT, SOURCE, Frame
from spielwerk.core.values import without
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.actions.conquer import DICE, FACES, RED, pack_results
from spielwerk.games.tapestry.rules.actions.setup_choices import CivilizationPick
from spielwerk.games.tapestry.rules.catalog import civilization
from spielwerk.games.tapestry.rules.civilizations.common import gain_civilization
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import (
    ACTIVATE,
    ACTIVATE_CIVILIZATIONS,
    GAIN_DIE,
    LOSE_CIVILIZATION,
    ONLY_BLACK,
    ONLY_RED,
    RESULT,
    ROLL_ONE,
)
from spielwerk.games.tapestry.rules.holdings import refresh
from spielwerk.games.tapestry.rules.mat import forget
from spielwerk.games.tapestry.rules.packing import pack_cell, result_of
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.dice import BLACK_DIE, RED_DIE, rolls, watch
from spielwerk.games.tapestry.rules.words import LOST


def plague(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(LOSE_CIVILIZATION, p.seat, source)


def can_be_plagued(s: TapestryState, p: Player) -> bool:
    return len(p.civs) > 0 and len(s.civs) > 0


class LoseCivilization(CivilizationPick):
    """`lose NAME`: one of the own civilizations; a random one comes for it."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return s.players[frame[SEAT]].civs

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return s.players[frame[SEAT]].civs

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        lose_civilization(s, p, arg, frame[SOURCE])
        gain_civilization(s, p, frame[SOURCE], 1)


def lose_civilization(s: TapestryState, p: Player, civ: int, source: int) -> None:
    """Out of the game. What it has brought remains (p.30): pieces, buildings, and cards that lay under it."""
    place = p.civs.index(civ)
    p.civs = without(p.civs, civ)
    forget(p, civ)
    p.hand = p.hand + p.submerged
    p.submerged = []
    refresh(p)
    s.tell(LOST, p.seat, civilization(civ).number, 0, source)
    for i, (kind, seat, asked_by, first, second) in enumerate(s.stack):
        if seat == p.seat and kind in (ACTIVATE_CIVILIZATIONS, ACTIVATE):
            s.stack[i] = (kind, seat, asked_by, without_place(first, place), without_place(second, place))


def without_place(mask: int, place: int) -> int:
    """A mask of places among the civilizations, after one of them is gone."""
    below = (1 << place) - 1
    return mask & below | mask >> 1 & ~below


def roll_one_die(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(ROLL_ONE, p.seat, source)


class RollOne(Pick):
    """`roll-die red|black`: chosen first, then rolled (p.30). No territory was conquered: that face brings nothing."""

    def __init__(self) -> None:
        super().__init__("roll-die", len(DICE), ("die",))

    def words(self, arg: int) -> str:
        return DICE[arg]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return list(range(len(DICE)))

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, _, _ = frame
        p = s.players[seat]
        die = RED_DIE if arg == RED else BLACK_DIE
        faces = rolls(s, p, die, FACES)
        if len(faces) > 1:
            results = pack_results(faces, [0, 0]) if arg == RED else pack_results([0, 0], faces)
            s.ask(RESULT, seat, source, results, pack_cell(p.start, ONLY_RED if arg == RED else ONLY_BLACK))
        else:
            s.ask(GAIN_DIE, seat, source, result_of(arg, faces[0]), p.start)
        watch(s, p, die, faces[0], p.start)


PLAGUE: Final = Mechanic("plague", plague, can_be_plagued)
ROLL_ONE_DIE: Final = Mechanic("roll-one-die", roll_one_die)
LOSE_ONE: Final = LoseCivilization("lose")
ROLL_A_DIE: Final = RollOne()
