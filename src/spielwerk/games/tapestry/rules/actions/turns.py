"""Income turns, the order of civilizations in them, and ending a turn (p.6, p.11)."""

from typing import Final

from spielwerk.core.play import ENDING, NEXT_ROUND, SEAT, Frame, each, frame_of
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.tapestry.rules.actions.common import Word
from spielwerk.games.tapestry.rules.actions.setup_choices import CivilizationPick
from spielwerk.games.tapestry.rules.arts.masterpieces import EXHIBIT_ALL
from spielwerk.games.tapestry.rules.cards.reserving import USE_ALL, reserve_rule
from spielwerk.games.tapestry.rules.catalog import civilization
from spielwerk.games.tapestry.rules.effects.table import run
from spielwerk.games.tapestry.rules.frames import (
    ACTIVATE_CIVILIZATIONS,
    END_FIRST_INCOME,
    FINISH,
    HEAD_START,
    INCOME_STEP,
    OPTIONAL,
    PLAY_STEP,
    RUN_EFFECT,
    SCORE_STEP,
    UPGRADE,
)
from spielwerk.games.tapestry.rules.holdings import goes_on, refresh
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import ERA_BEGAN, LAST_INCOME


class TakeIncome(Word):
    """`income`: a new era begins (p.11); after the fifth there is none."""

    def offer(self, s: TapestryState, frame: Frame, out: Moves) -> None:
        _, seat, _, only_advance, _ = frame
        if s.players[seat].era < LAST_INCOME and not only_advance:
            out.append(self.base)

    def refuse(self, s: TapestryState, frame: Frame, arg: int) -> list[Reason]:
        _, seat, _, only_advance, _ = frame
        if only_advance:
            return [Reason("advance-now")]
        return [] if s.players[seat].era < LAST_INCOME else [Reason("no-income-left")]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        p.era += 1
        s.income_turn = 1
        s.round = max(s.round, p.era)
        p.active = p.active[p.lasting :] if p.era == LAST_INCOME and goes_on(p) else []
        p.lasting = 0
        refresh(p)
        s.tell(ERA_BEGAN, p.seat, p.era, 0, 0)
        s.ask_in_order([*each(HEAD_START, [p.seat] if p.era == 1 and s.automa.seat != NONE else []), *income_steps(p)])


def income_steps(p: Player) -> list[Frame]:
    """What an income turn consists of (p.11): the first has only the income, the last neither a card nor income."""
    activate = frame_of(ACTIVATE_CIVILIZATIONS, p.seat)
    play = frame_of(PLAY_STEP, p.seat)
    upgrade = frame_of(UPGRADE, p.seat, 0, OPTIONAL, NONE)
    score = frame_of(SCORE_STEP, p.seat)
    income = frame_of(INCOME_STEP, p.seat)
    exhibit = [frame_of(RUN_EFFECT, p.seat, 0, EXHIBIT_ALL.number)] if p.masterpieces else []
    if p.era == 1:
        return [*exhibit, income, frame_of(END_FIRST_INCOME, p.seat)]
    if p.era == LAST_INCOME:
        reserved = [frame_of(RUN_EFFECT, p.seat, reserve_rule(), USE_ALL.number, 1)] if p.reserved else []
        return [*exhibit, activate, *reserved, upgrade, score, frame_of(FINISH, p.seat)]
    return [*exhibit, activate, play, upgrade, score, income]


class ActivateCivilization(CivilizationPick):
    """`activate NAME`: which civilization comes next (p.11)."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return s.players[frame[SEAT]].civs

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, places, _ = frame
        civs = s.players[seat].civs
        return [civ for place, civ in enumerate(civs) if places >> place & 1]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("used-already")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, _, _, acted = frame
        p = s.players[seat]
        s.ask(ACTIVATE_CIVILIZATIONS, p.seat, 0, acted | 1 << p.civs.index(arg))
        row = civilization(arg)
        run(s, p.seat, row.income, row.number)


class EndTurn(Word):
    """`end`: until then a turn can be taken back."""


INCOME: Final = TakeIncome("income", NEXT_ROUND)
ACTIVATE_CIV: Final = ActivateCivilization("activate")
END: Final = EndTurn("end", ENDING)
