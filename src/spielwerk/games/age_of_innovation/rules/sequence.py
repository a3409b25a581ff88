"""The sequence of play, in the rulebook's order: set-up, six rounds of three phases, the end."""

from typing import Final

from spielwerk.core.play import KIND, SEAT, A, Frame, Step, each, frame_of
from spielwerk.core.values import added, replaced
from spielwerk.core.words import how_many
from spielwerk.games.age_of_innovation.rules.actions.innovate import gain_innovation
from spielwerk.games.age_of_innovation.rules.actions.passing import take_round_bonus
from spielwerk.games.age_of_innovation.rules.actions.spades import SPADES_ONLY
from spielwerk.games.age_of_innovation.rules.automa.deck import begin_round
from spielwerk.games.age_of_innovation.rules.automa.setup import first_choices, prepare_automa
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, SETUP_RULE
from spielwerk.games.age_of_innovation.rules.cities import check_city, found_city, makes_city
from spielwerk.games.age_of_innovation.rules.components import BONUS_OF_TILE, STARTS
from spielwerk.games.age_of_innovation.rules.frames import (
    AUTOMA_TURN,
    BEGIN_ACTIONS,
    BEGIN_ROUND,
    DIG,
    DRAFT,
    DRAFT_BONUS,
    END_OF_GAME,
    INCOME_OF,
    LAY_BONUSES,
    NEXT_TURN,
    PLACE,
    PLACE_AT_START,
    PLACE_AUTOMA,
    PLACE_FIRST_BUILDINGS,
    POWER_OFFER,
    PREPARE_NEXT_ROUND,
    PREPARE_PLAYERS,
    SCIENCE_BONUS_OF,
    SCIENCE_INCOME,
    SETUP_REWARDS,
    SETUP_SPADES,
    TAKE_COMPETENCY,
    TAKE_SET,
    TURN,
)
from spielwerk.games.age_of_innovation.rules.gains import gain_coins, gain_scholars, gain_tools
from spielwerk.games.age_of_innovation.rules.holdings import faction_row, holdings, refresh, refresh_bonus
from spielwerk.games.age_of_innovation.rules.planning import (
    GUILD_COIN_INCOME,
    GUILD_POWER,
    START_BOWLS,
    START_COINS,
    START_SHIPPING,
    START_TOOLS,
    START_VP,
    TOOL_INCOME,
)
from spielwerk.games.age_of_innovation.rules.reach import group
from spielwerk.games.age_of_innovation.rules.science import INCOME_LEVEL
from spielwerk.games.age_of_innovation.rules.scoring import score_end
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import (
    ACTIONS,
    BONUS_LEVELS,
    DESERT,
    EXTRA_SHIPPING,
    GUILD,
    INCOME,
    OVER,
    PHASE_BEGAN,
    PIECES,
    REVEALED,
    ROUND_BEGAN,
    ROUNDS,
    SCHOOL,
    SCIENCE_BONUS,
    UNIVERSITY,
    WORKSHOP,
)
from spielwerk.games.terra.rules.gains import gain_power, gain_vp, run
from spielwerk.games.terra.rules.octagons import uncover_octagons
from spielwerk.games.terra.rules.reach import refresh_reach
from spielwerk.games.terra.rules.steps import TurnByTurn

DRAFTED: Final = 3
"""A planning board, a faction and a palace, one of them at a time (AoI p.18)."""

# Set-up (AoI p.5, p.6, p.18)


class BeginSetup(Step[AgeState]):
    """Sets are chosen counter-clockwise, the start player last; in the draft one component at a time, clockwise,
    and the round bonuses counter-clockwise at the end."""

    def run(self, s: AgeState, frame: Frame) -> None:
        backwards = s.order[::-1]
        if s.automa is not None:
            choices = first_choices(s)
        elif s.drafted:
            choices = [*each(DRAFT, s.order * DRAFTED), *each(DRAFT_BONUS, backwards)]
        else:
            choices = each(TAKE_SET, backwards)
        s.ask_in_order([*choices, frame_of(PREPARE_PLAYERS)])


class PreparePlayers(Step[AgeState]):
    """Personal material: start resources, power bowls, tracks, start levels (AoI p.6)."""

    def run(self, s: AgeState, frame: Frame) -> None:
        if s.drafted:
            s.bonus_pool = s.offered_bonuses[:]
            s.palaces = []
        s.offered_boards = []
        s.offered_factions = []
        if s.automa is None:
            for bonus in s.bonus_pool:
                s.bonus_coins = replaced(s.bonus_coins, bonus, 1)
            s.offered_bonuses = []
        else:
            prepare_automa(s)
        s.ask(PLACE_FIRST_BUILDINGS, 0)
        # Start components put questions on top of the stack. The loop runs backwards, so the first player is first.
        for seat in reversed(s.people()):
            p = s.players[seat]
            gain_vp(s, p, START_VP, SETUP_RULE)
            gain_coins(s, p, START_COINS, SETUP_RULE)
            gain_tools(s, p, START_TOOLS, SETUP_RULE)
            p.bowl1, p.bowl2 = START_BOWLS[p.board]
            p.shipping = START_SHIPPING[p.board]
            refresh(s, p)
            board, faction = BY_KIND["board"][p.board], faction_row(s, p.faction)
            run(s, p, faction.now, faction.number)
            run(s, p, board.now, board.number)


class PlaceFirstBuildings(Step[AgeState]):
    """In turn order, then in reverse; then third buildings, then factions that place after all others (AoI p.6, p.20).
    The Automa is last in turn order and places both her workshops at once."""

    def run(self, s: AgeState, frame: Frame) -> None:
        people = s.people()
        starts = [STARTS[p.faction] for p in s.players]
        usual = [seat for seat in people if not starts[seat].last]
        third = [seat for seat in usual if len(starts[seat].buildings) > 2]
        last = [seat for seat in people if starts[seat].last]
        hers = [] if s.automa is None else [len(people)]
        seats = usual + hers + usual[::-1] + third + last
        done = frame[A]
        if done == len(seats):
            bonuses = [] if s.automa is None else [frame_of(LAY_BONUSES)]
            s.ask_in_order([*bonuses, frame_of(SETUP_REWARDS)])
            return
        seat = seats[done]
        place = (
            frame_of(PLACE_AUTOMA, seat)
            if s.automatic(seat)
            else frame_of(PLACE, seat, SETUP_RULE, first_kinds(s.players[seat]), PLACE_AT_START)
        )
        s.ask_in_order([place, frame_of(PLACE_FIRST_BUILDINGS, a=done + 1)])


def first_kinds(p: Player) -> int:
    """The kinds of building that are still to be placed at the start, as a mask."""
    buildings = STARTS[p.faction].buildings
    kinds = 0
    for kind in buildings:
        if how_many(p.at[kind]) < buildings.count(kind):
            kinds |= 1 << kind
    return kinds


class SetupRewards(Step[AgeState]):
    """After the first buildings: a faction's competency, then everybody's spades (AoI p.19, p.20)."""

    def run(self, s: AgeState, frame: Frame) -> None:
        takers = [seat for seat in s.people() for _ in range(STARTS[s.players[seat].faction].competencies)]
        s.ask_in_order([*each(TAKE_COMPETENCY, takers, SETUP_RULE), frame_of(SETUP_SPADES)])


class SetupSpades(Step[AgeState]):
    """Spades of the set-up, in turn order and without building; before that the power of a tower already built."""

    def run(self, s: AgeState, frame: Frame) -> None:
        waiting = s.waiting
        s.waiting = []
        frames = [later for later in waiting if later[KIND] == POWER_OFFER]
        for seat in s.people():
            if s.players[seat].board == DESERT:
                frames.append((DIG, seat, BY_KIND["board"][DESERT].number, 1, SPADES_ONLY))
            frames += [later for later in waiting if later[KIND] == DIG and later[SEAT] == seat]
        s.ask_in_order([*frames, frame_of(BEGIN_ROUND)])


# Phase I: income (AoI p.10)


class BeginRound(Step[AgeState]):
    def run(self, s: AgeState, frame: Frame) -> None:
        s.round += 1
        s.phase = INCOME
        s.tell(ROUND_BEGAN, 0, s.round, 0, 0)
        if s.round == ROUNDS and s.neutral_level:
            s.tell(REVEALED, 0, s.area_tile, 0, 0)
        if s.automa is not None:
            begin_round(s)
        for p in s.players:
            p.passed = 0
            refresh_bonus(s, p)
        s.ask_in_order([*each(INCOME_OF, s.people()), frame_of(BEGIN_ACTIONS)])


class Income(Step[AgeState]):
    """Everything above an open hand. Free steps come before the income of the science display (AoI p.24)."""

    def run(self, s: AgeState, frame: Frame) -> None:
        p = s.players[frame[SEAT]]
        board = BY_KIND["board"][p.board].number
        guilds = PIECES[GUILD] - p.stock[GUILD]
        gain_tools(s, p, TOOL_INCOME[PIECES[WORKSHOP] - p.stock[WORKSHOP]], board)
        if guilds:
            gain_coins(s, p, GUILD_COIN_INCOME[p.board][guilds], board)
            gain_power(s, p, GUILD_POWER[guilds], board)
        gain_scholars(s, p, PIECES[SCHOOL] - p.stock[SCHOOL] + PIECES[UNIVERSITY] - p.stock[UNIVERSITY], board)
        s.ask(SCIENCE_INCOME, p.seat)
        for row in holdings(s, p):
            run(s, p, row.income, row.number)


class ScienceIncome(Step[AgeState]):
    """From level 9 on (AoI p.10)."""

    def run(self, s: AgeState, frame: Frame) -> None:
        p = s.players[frame[SEAT]]
        for discipline, level in enumerate(p.level):
            if level >= INCOME_LEVEL:
                row = BY_KIND["discipline"][discipline]
                run(s, p, row.income, row.number)


# Phase II: actions (AoI p.11)


class BeginActions(Step[AgeState]):
    def run(self, s: AgeState, frame: Frame) -> None:
        s.phase = ACTIONS
        s.tell(PHASE_BEGAN, 0, ACTIONS, 0, 0)
        for p in s.players:
            if p.held.passive[EXTRA_SHIPPING]:
                refresh_reach(s, p)
        s.ask(NEXT_TURN, 0)


class NextTurn(TurnByTurn[AgeState]):
    """Turns until all have passed; then phase III or the end."""

    def __init__(self, name: str) -> None:
        super().__init__(name, TURN)

    def turn_of(self, s: AgeState, seat: int) -> int:
        return AUTOMA_TURN if s.automatic(seat) else TURN

    def all_passed(self, s: AgeState) -> None:
        if s.round == ROUNDS:
            s.ask(END_OF_GAME, 0)
            return
        s.phase = SCIENCE_BONUS
        s.tell(PHASE_BEGAN, 0, SCIENCE_BONUS, 0, 0)
        s.order = s.next_order
        s.next_order = []
        s.ask_in_order([*each(SCIENCE_BONUS_OF, s.people()), frame_of(PREPARE_NEXT_ROUND)])


class AskNeighbours(Step[AgeState]):
    """The turn has ended: neighbours are asked about its power offers (AoI p.8)."""

    def run(self, s: AgeState, frame: Frame) -> None:
        waiting = s.waiting
        if waiting:
            s.waiting = []
            s.ask_in_order(waiting)


class TakeRoundBonus(Step[AgeState]):
    def run(self, s: AgeState, frame: Frame) -> None:
        _, seat, _, bonus, _ = frame
        take_round_bonus(s, s.players[seat], bonus)


class CheckCity(Step[AgeState]):
    def run(self, s: AgeState, frame: Frame) -> None:
        _, seat, _, cell, _ = frame
        check_city(s, s.players[seat], cell)


class CheckAllCities(Step[AgeState]):
    """A lower threshold may turn existing groups into cities (AoI p.22)."""

    def run(self, s: AgeState, frame: Frame) -> None:
        p = s.players[frame[SEAT]]
        left = p.buildings & ~p.cities
        while left:
            mask = group(s, p.buildings, left & -left)
            left &= ~mask
            if not mask & p.cities and makes_city(p, mask):
                found_city(s, p, mask)


class GainInnovation(Step[AgeState]):
    def run(self, s: AgeState, frame: Frame) -> None:
        _, seat, _, innovation, _ = frame
        gain_innovation(s, s.players[seat], innovation)


# Phase III: science bonus and preparation (AoI p.17)


class ScienceBonus(Step[AgeState]):
    """In the turn order of the next round: the reward once for every full set of levels."""

    def run(self, s: AgeState, frame: Frame) -> None:
        p = s.players[frame[SEAT]]
        tile = s.round_tiles[s.round - 1]
        discipline, levels = BONUS_OF_TILE[tile]
        times = (p.level[discipline] + p.held.passive[BONUS_LEVELS]) // levels
        if times:
            row = BY_KIND["round-tile"][tile]
            run(s, p, row.now, row.number, times)


class PrepareNextRound(Step[AgeState]):
    """X-markers are removed; a coin is put on each round bonus that is left (AoI p.17)."""

    def run(self, s: AgeState, frame: Frame) -> None:
        uncover_octagons(s)
        s.used_book = 0
        for bonus in s.bonus_pool:
            s.bonus_coins = added(s.bonus_coins, bonus, 1)
        s.ask(BEGIN_ROUND, 0)


class EndOfGame(Step[AgeState]):
    def run(self, s: AgeState, frame: Frame) -> None:
        s.phase = OVER
        s.tell(PHASE_BEGAN, 0, OVER, 0, 0)
        score_end(s)
