"""The sequence of play: set-up, turns, the steps of an income turn, the end (p.4 to p.15)."""

from typing import Final

from spielwerk.core.play import SEAT, A, Frame, Step, frame_of
from spielwerk.core.stack import Moves
from spielwerk.games.tapestry.rules.actions.conquer import (
    after_conquest,
    finish_toppling,
    gain_die,
    order_matters,
    roll_conquest,
)
from spielwerk.games.tapestry.rules.actions.explore import explore_reward
from spielwerk.games.tapestry.rules.actions.techs import after_upgrade
from spielwerk.games.tapestry.rules.automa.civilizations import beginnings
from spielwerk.games.tapestry.rules.automa.hexes import people
from spielwerk.games.tapestry.rules.automa.seating import PERSON_STARTS, settle_automa, takes_turns
from spielwerk.games.tapestry.rules.capital.dealing import SMALL
from spielwerk.games.tapestry.rules.capital.ground import basic_of, break_ground
from spielwerk.games.tapestry.rules.capital.income_mat import score_mat, take_income
from spielwerk.games.tapestry.rules.capital.mats import NUMBERS
from spielwerk.games.tapestry.rules.cards.playing import current_space, play_face_down
from spielwerk.games.tapestry.rules.catalog import ERA_BONUS, SETUP_RULE, civilization
from spielwerk.games.tapestry.rules.effects.table import EFFECTS, run
from spielwerk.games.tapestry.rules.frames import (
    ACTIVATE,
    AUTOMA_TURN,
    BONUS,
    CLOSE,
    DICE_ORDER,
    END_OF_GAME,
    END_TURN,
    FINISH,
    NEXT_TURN,
    PLAY,
    RUN_EFFECT,
    START_CIVILIZATION,
    TURN,
)
from spielwerk.games.tapestry.rules.gains import gain_any
from spielwerk.games.tapestry.rules.holdings import goes_on, refresh
from spielwerk.games.tapestry.rules.landmark_cards import CHECK_LANDMARK_CARDS, landmark_choices, landmark_due
from spielwerk.games.tapestry.rules.map.outposts import settle_start
from spielwerk.games.tapestry.rules.moments import fire
from spielwerk.games.tapestry.rules.state import KINDS, NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import bonus_price, can_pay
from spielwerk.games.tapestry.rules.words import (
    FINISHED,
    GAME_ENDED,
    LAST_INCOME,
    LAST_INCOME_OVER,
    TURN_ENDED,
)

ISLANDS: Final = {2: (1, 2), 3: (1, 2, 3), 4: (1, 2, 4, 5), 5: (1, 2, 3, 4, 5)}
"""Start territories by seat in the variant that spreads them evenly around the map (p.15)."""


class RunEffect(Step[TapestryState]):
    """Runs a pending effect."""

    def run(self, s: TapestryState, frame: Frame) -> None:
        _, seat, source, effect, times = frame
        run(s, seat, effect, source, times)


# Set-up (p.5)


class Prepare(Step[TapestryState]):
    """Two outposts on the start territory of the basic mat that was drawn (p.5), the capital's ground, then what
    civilizations bring."""

    def run(self, s: TapestryState, frame: Frame) -> None:
        s.civs = s.chance().shuffled(s.civs)
        players = people(s)
        for p in players:
            break_ground(s, p)
            p.start = s.board.start[start_number(s, p)]
            refresh(p)
        first = s.automa.seat if frame[A] else 0
        starts = [frame_of(START_CIVILIZATION, p.seat, 0, p.civs[0]) for p in players]
        s.ask_in_order([*starts, *beginnings(s), *landmark_choices(s), frame_of(NEXT_TURN, a=first)])
        settle_automa(s)
        for p in players:
            settle_start(s, p)


def start_number(s: TapestryState, p: Player) -> int:
    """The number of the start territory: that of the basic capital, unless a variant or the Automa says otherwise."""
    if s.automa.seat != NONE:
        return PERSON_STARTS
    return ISLANDS[len(s.players)][p.seat] if s.by_seat else NUMBERS[basic_of(p)]


def adjustment(s: TapestryState, civ: int) -> int:
    """The adjustment for players who start with the civilization (p.32)."""
    starts = s.own.values.starts
    if civ in starts:
        small, large = starts[civ]
        return small if len(s.players) <= SMALL else large
    return civilization(civ).start


class StartCivilization(Step[TapestryState]):
    """Set-up of the civilization, then its adjustment (p.32)."""

    def run(self, s: TapestryState, frame: Frame) -> None:
        _, seat, _, civ, _ = frame
        row = civilization(civ)
        if s.adjusted:
            run(s, seat, adjustment(s, civ), row.number)
        run(s, seat, row.begin, row.number)
        run(s, seat, row.gained, row.number)


# Turns (p.6)


class NextTurn(Step[TapestryState]):
    """Clockwise, skipping those whose game is over; when all have finished, so has the game (p.15)."""

    def run(self, s: TapestryState, frame: Frame) -> None:
        next_seat = frame[A]
        players = len(s.players)
        for i in range(players):
            seat = (next_seat + i) % players
            p = s.players[seat]
            if p.era == LAST_INCOME and not p.done and not can_go_on(s, seat):
                end_for(s, p)
            if takes_turns(s, seat):
                begin_turn(s, seat)
                s.ask_in_order([frame_of(AUTOMA_TURN, seat), frame_of(NEXT_TURN, a=(seat + 1) % players)])
                return
            if p.done:
                count_turn(p)
            else:
                begin_turn(s, seat)
                # Pushed one by one, the last step first: a list of frames costs 3 % more (docs/performance.md).
                s.ask(NEXT_TURN, 0, 0, (seat + 1) % players)
                s.ask(END_TURN, seat)
                s.ask(CLOSE, seat)
                s.ask(TURN, seat)
                return
        s.ask(END_OF_GAME, 0)


def begin_turn(s: TapestryState, seat: int) -> None:
    s.turn = seat
    s.activated = 0
    s.repeated = 0
    s.locked = 0
    s.built_now = 0
    s.income_turn = 0


def count_turn(p: Player) -> None:
    """A dictated track reopens after the dictator's next turn; a skipped turn counts as one."""
    if p.dictates:
        p.dictates -= 1
        if not p.dictates:
            p.dictated = NONE


class EndTurn(Step[TapestryState]):
    """Effects that look back on the turn; and a dictator's turn is counted."""

    def run(self, s: TapestryState, frame: Frame) -> None:
        p = s.players[frame[SEAT]]
        if p.landmark_cards and not p.done:
            s.ask(RUN_EFFECT, p.seat, SETUP_RULE, CHECK_LANDMARK_CARDS.number, 1)
        fire(s, p, TURN_ENDED)
        count_turn(p)


class OfferBonus(Step[TapestryState]):
    """The bonus is offered where it can be paid and does something (p.6)."""

    def run(self, s: TapestryState, frame: Frame) -> None:
        _, seat, _, space, free = frame
        p = s.players[seat]
        row = s.own.values.spaces[space]
        if row.bonus < 0 or p.done or not EFFECTS[row.bonus].possible(s, p.seat):
            return
        price = bonus_price(s, p, space, free == 1)
        if can_pay(p, row.pay, price):
            s.ask(BONUS, p.seat, row.number, space, 0 if price else 1)


# Income turns (p.11)


class ActivateCivilizations(Step[TapestryState]):
    """Step 1: every civilization that acts in this income turn, in any order, including one that is gained meanwhile
    (p.11, p.14)."""

    def run(self, s: TapestryState, frame: Frame) -> None:
        _, seat, _, acted, _ = frame
        p = s.players[seat]
        left = 0
        for place, civ in enumerate(p.civs):
            if civilization(civ).turns >> p.era & 1 and not acted >> place & 1:
                left |= 1 << place
        if left:
            s.ask(ACTIVATE, p.seat, 0, left, acted)


class PlayStep(Step[TapestryState]):
    """Step 2: resources for a player who enters the era before both neighbours, then a card."""

    def run(self, s: TapestryState, frame: Frame) -> None:
        p = s.players[frame[SEAT]]
        if p.hand:
            s.ask(PLAY, p.seat, 0, 0, NONE)
        else:
            play_face_down(s, p, current_space(p))
        if all(s.players[seat].era < p.era for seat in s.neighbours(p.seat)):
            gain_any(s, p, p.era - 1, ERA_BONUS)


class ScoreStep(Step[TapestryState]):
    """Step 4."""

    def run(self, s: TapestryState, frame: Frame) -> None:
        score_mat(s, s.players[frame[SEAT]])


class IncomeStep(Step[TapestryState]):
    """Step 5."""

    def run(self, s: TapestryState, frame: Frame) -> None:
        take_income(s, s.players[frame[SEAT]])


class EndFirstIncome(Step[TapestryState]):
    """What a player's first civilization gives or takes at the end of the first income turn (p.29, p.32)."""

    def run(self, s: TapestryState, frame: Frame) -> None:
        for civ in s.players[frame[SEAT]].civs:
            row = civilization(civ)
            run(s, frame[SEAT], row.first, row.number)


class Finish(Step[TapestryState]):
    """After the fifth income turn the game is over for its player (p.15)."""

    def run(self, s: TapestryState, frame: Frame) -> None:
        p = s.players[frame[SEAT]]
        if landmark_due(s, p) != NONE:
            s.ask(FINISH, p.seat)
            run(s, p.seat, CHECK_LANDMARK_CARDS.number, SETUP_RULE)
            return
        fire(s, p, LAST_INCOME_OVER)
        if not goes_on(p):
            end_for(s, p)


def can_go_on(s: TapestryState, seat: int) -> bool:
    """Players who may continue do so while they can do anything."""
    answers = Moves()
    for verb in KINDS[TURN].verbs:
        verb.offer(s, (TURN, seat, 0, 0, 0), answers)
    return len(answers) > 0


def end_for(s: TapestryState, p: Player) -> None:
    p.done = 1
    s.tell(FINISHED, p.seat, 0, 0, 0)


class EndOfGame(Step[TapestryState]):
    """Everybody has finished: final effects score, and all points have been scored."""

    def run(self, s: TapestryState, frame: Frame) -> None:
        s.turn = NONE
        for p in s.players:
            fire(s, p, GAME_ENDED)


# What follows exploring, conquering and upgrading


class ExploreReward(Step[TapestryState]):
    def run(self, s: TapestryState, frame: Frame) -> None:
        _, seat, source, tile, cell = frame
        explore_reward(s, s.players[seat], tile, cell, source)


class Topple(Step[TapestryState]):
    def run(self, s: TapestryState, frame: Frame) -> None:
        _, seat, _, cell, defender = frame
        finish_toppling(s, s.players[seat], cell, defender)


class RollConquest(Step[TapestryState]):
    def run(self, s: TapestryState, frame: Frame) -> None:
        _, seat, _, cell, how = frame
        roll_conquest(s, s.players[seat], cell, how)


class AfterConquest(Step[TapestryState]):
    def run(self, s: TapestryState, frame: Frame) -> None:
        _, seat, _, cell, _ = frame
        after_conquest(s, s.players[seat], cell)


class GainDie(Step[TapestryState]):
    def run(self, s: TapestryState, frame: Frame) -> None:
        _, seat, source, result, cell = frame
        if order_matters(s, frame):
            s.stack.append(frame)
            s.ask(DICE_ORDER, seat, source)
        else:
            gain_die(s, s.players[seat], result, cell, source)


class AfterUpgrade(Step[TapestryState]):
    def run(self, s: TapestryState, frame: Frame) -> None:
        _, seat, _, card, row = frame
        after_upgrade(s, s.players[seat], card, row)
