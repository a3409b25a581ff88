"""The sequence of play, in the rulebook's order: set-up, five rounds of three phases, the end."""

from typing import Final

from spielwerk.core.play import SEAT, A, Frame, Step, each, frame_of
from spielwerk.core.values import added, without
from spielwerk.games.terra.rules.gains import gain_power, run
from spielwerk.games.terra.rules.octagons import uncover_octagons
from spielwerk.games.terra.rules.reach import refresh_reach
from spielwerk.games.terra.rules.steps import TurnByTurn
from spielwerk.games.terra_nova.rules.actions.passing import swap_bonus, take_first_bonus
from spielwerk.games.terra_nova.rules.actions.place import neutral_spots
from spielwerk.games.terra_nova.rules.building import put, put_neutral
from spielwerk.games.terra_nova.rules.catalog import BY_KIND, SETUP_RULE
from spielwerk.games.terra_nova.rules.cities import check_cities
from spielwerk.games.terra_nova.rules.components import THIRD_HOUSE
from spielwerk.games.terra_nova.rules.first_game import FIRST_GAME_PICKS
from spielwerk.games.terra_nova.rules.frames import (
    BEGIN_ACTIONS,
    BEGIN_ROUND,
    DRAW_NEUTRAL,
    END_OF_GAME,
    FINAL_EXCHANGE,
    INCOME_OF_ALL,
    NEXT_TURN,
    OFFER_BONUSES,
    PLACE,
    PLACE_AT_START,
    PLACE_FIRST_HOUSES,
    PLACE_NEUTRAL,
    PREPARE_NEXT_ROUND,
    PREPARE_PLAYERS,
    ROUND_END_OF,
    TAKE_BONUS,
    TAKE_FACTION,
    TAKE_MAT,
    TURN,
)
from spielwerk.games.terra_nova.rules.gains import gain_money
from spielwerk.games.terra_nova.rules.holdings import holdings, refresh, refresh_bonus
from spielwerk.games.terra_nova.rules.mats import START_BOWLS
from spielwerk.games.terra_nova.rules.scoring import score_end
from spielwerk.games.terra_nova.rules.state import NovaState
from spielwerk.games.terra_nova.rules.words import (
    ACTIONS,
    EXTRA_SHIPPING,
    HOUSE,
    INCOME,
    NEUTRAL_DRAWN,
    OVER,
    PHASE_BEGAN,
    PIECES,
    PLANNER,
    POINTS_EXCHANGE,
    POST,
    RING,
    ROUND_BEGAN,
    ROUND_END,
    ROUNDS,
    TREASURE_DIGGER,
)

PLANNER_ROUND: Final = 3
"""At the end of this round the planner's other two neutral houses appear (TN p.10)."""


# Set-up (TN p.2, p.3)


class BeginSetup(Step[NovaState]):
    """The planner's neutral houses come before everything else; then mats in turn order, then their sides."""

    def run(self, s: NovaState, frame: Frame) -> None:
        neutral = s.order if s.variant == PLANNER else []
        s.ask_in_order(
            [
                *each(PLACE, neutral, SETUP_RULE, PLACE_NEUTRAL, s.neutral_home),
                *each(TAKE_MAT, s.order),
                *each(TAKE_FACTION, s.order),
                frame_of(PREPARE_PLAYERS),
            ]
        )


class PreparePlayers(Step[NovaState]):
    """Personal material: money and power bowls (TN p.3)."""

    def run(self, s: NovaState, frame: Frame) -> None:
        for p in s.players:
            gain_money(s, p, s.mat(p).start_money, SETUP_RULE)
            p.bowl1, p.bowl2, p.bowl3 = START_BOWLS
            refresh(s, p)
        s.ask(PLACE_FIRST_HOUSES, 0)


class PlaceFirstHouses(Step[NovaState]):
    """In turn order, then in reverse; then the third house of a faction that has one (TN p.2, p.12)."""

    def run(self, s: NovaState, frame: Frame) -> None:
        given = s.board.first_game.get(len(s.players), []) if s.first_game else []
        if given:
            for cell in given:
                for p in s.players:
                    if s.terrain[p.home] >> cell & 1:
                        put(s, p, cell, HOUSE, SETUP_RULE)
            s.ask(OFFER_BONUSES, 0)
            return
        third = [p.seat for p in s.players if p.faction in THIRD_HOUSE]
        seats = s.order + s.order[::-1] + third
        done = frame[A]
        if done == len(seats):
            s.ask(OFFER_BONUSES, 0)
            return
        s.ask_in_order(
            [
                frame_of(PLACE, seats[done], SETUP_RULE, PLACE_AT_START),
                frame_of(PLACE_FIRST_HOUSES, a=done + 1),
            ]
        )


class OfferBonuses(Step[NovaState]):
    """One bonus tile each, in reverse turn order; the first game has its own (TN p.2)."""

    def run(self, s: NovaState, frame: Frame) -> None:
        seats = s.order[::-1]
        if s.first_game:
            seats = []
            for p in s.players:
                take_first_bonus(s, p, FIRST_GAME_PICKS[len(s.players)][p.faction])
        s.ask_in_order([*each(TAKE_BONUS, seats), frame_of(BEGIN_ROUND)])


# Phase 1: income (TN p.4)


class BeginRound(Step[NovaState]):
    """Money is put on the bonus tiles that are left over (TN p.2, p.9). The treasure digger draws first (TN p.10)."""

    def run(self, s: NovaState, frame: Frame) -> None:
        for bonus in s.bonus_pool:
            s.bonus_money = added(s.bonus_money, bonus, 1)
        s.round += 1
        s.phase = INCOME
        s.tell(ROUND_BEGAN, 0, s.round, 0, 0)
        for p in s.players:
            p.passed = 0
            refresh_bonus(s, p)
        drawing: list[int] = []
        if s.variant == TREASURE_DIGGER:
            homes = [p.home for p in s.players]
            s.neutral_bag = [terrain for terrain in range(RING) if terrain not in homes]
            drawing = s.order
        s.ask_in_order([*each(DRAW_NEUTRAL, drawing), frame_of(INCOME_OF_ALL), frame_of(BEGIN_ACTIONS)])


class DrawNeutral(Step[NovaState]):
    """A random house of an unchosen colour; without a fitting space it is set aside."""

    def run(self, s: NovaState, frame: Frame) -> None:
        terrain = s.neutral_bag[s.chance().below(len(s.neutral_bag))]
        s.neutral_bag = without(s.neutral_bag, terrain)
        if len(s.neutral_bag) == 1:
            s.neutral_bag = []
        seat = frame[SEAT]
        s.tell(NEUTRAL_DRAWN, seat, terrain, 0, 0)
        if neutral_spots(s, terrain):
            s.ask(PLACE, seat, SETUP_RULE, PLACE_NEUTRAL, terrain)


class Income(Step[NovaState]):
    """Everything above an open hand: mat, faction, palaces, bonus tile."""

    def run(self, s: NovaState, frame: Frame) -> None:
        for seat in s.order:
            p = s.players[seat]
            mat, source = s.mat(p), BY_KIND["mat"][p.home].number
            houses = mat.houses[PIECES[HOUSE] - p.stock[HOUSE]]
            posts = mat.posts[PIECES[POST] - p.stock[POST]]
            gain_money(s, p, mat.base[0] + houses[0] + posts[0], source)
            gain_power(s, p, mat.base[1] + houses[1] + posts[1], source)
            for row in holdings(p):
                run(s, p, row.income, row.number)


# Phase 2: actions (TN p.5)


class BeginActions(Step[NovaState]):
    def run(self, s: NovaState, frame: Frame) -> None:
        s.phase = ACTIONS
        s.tell(PHASE_BEGAN, 0, ACTIONS, 0, 0)
        for p in s.players:
            if p.held.passive[EXTRA_SHIPPING]:
                refresh_reach(s, p)
        s.ask(NEXT_TURN, 0)


class NextTurn(TurnByTurn[NovaState]):
    """Turns until all have passed; then phase 3 or the end."""

    def __init__(self, name: str) -> None:
        super().__init__(name, TURN)

    def all_passed(self, s: NovaState) -> None:
        if s.round == ROUNDS:
            s.phase = OVER
            s.tell(PHASE_BEGAN, 0, OVER, 0, 0)
            asked = [seat for seat in s.order if s.players[seat].held.passive[POINTS_EXCHANGE]]
            s.ask_in_order([*each(FINAL_EXCHANGE, asked), frame_of(END_OF_GAME)])
            return
        s.phase = ROUND_END
        s.tell(PHASE_BEGAN, 0, ROUND_END, 0, 0)
        s.order = next_order(s)
        s.passed = []
        s.ask_in_order([*each(ROUND_END_OF, s.order), frame_of(PREPARE_NEXT_ROUND)])


def next_order(s: NovaState) -> list[int]:
    """Clockwise from the player who passed first, or in the order of passing (TN p.9, p.10)."""
    if s.pass_order:
        return s.passed
    players = len(s.players)
    return [(s.passed[0] + i) % players for i in range(players)]


class CheckCities(Step[NovaState]):
    def run(self, s: NovaState, frame: Frame) -> None:
        _, seat, _, cell, _ = frame
        check_cities(s, s.players[seat], cell)


class TakeBonusTile(Step[NovaState]):
    def run(self, s: NovaState, frame: Frame) -> None:
        _, seat, _, bonus, _ = frame
        swap_bonus(s, s.players[seat], bonus)


# Phase 3: end of the round (TN p.9)


class PrepareNextRound(Step[NovaState]):
    """X-markers are removed; the planner's last neutral houses appear at the end of round 3 (TN p.10)."""

    def run(self, s: NovaState, frame: Frame) -> None:
        uncover_octagons(s)
        s.ask(BEGIN_ROUND, 0)
        if s.variant == PLANNER and s.round == PLANNER_ROUND:
            free = neutral_spots(s, s.neutral_home)
            while free:
                bit = free & -free
                put_neutral(s, s.order[0], bit.bit_length() - 1, s.neutral_home)
                free ^= bit


class EndOfGame(Step[NovaState]):
    def run(self, s: NovaState, frame: Frame) -> None:
        score_end(s)
