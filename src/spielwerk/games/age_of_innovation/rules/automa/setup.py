"""The set-up with the Automa: the solo sets, her terrain, her first workshops, the row of round bonuses."""

from typing import Final

from spielwerk.core.play import SEAT, Frame, Step, Verb, each, frame_of
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.core.values import replaced
from spielwerk.games.age_of_innovation.rules.automa.actions.build import stand
from spielwerk.games.age_of_innovation.rules.automa.actions.science import advance
from spielwerk.games.age_of_innovation.rules.automa.components import CARDS, START_CELLS
from spielwerk.games.age_of_innovation.rules.automa.deck import build_deck
from spielwerk.games.age_of_innovation.rules.automa.seat import faction_of, faction_source, her_player, level_of
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, CATALOG, SETUP_RULE
from spielwerk.games.age_of_innovation.rules.frames import (
    AUTOMA_TERRAIN,
    DRAFT_BONUS,
    LEAVE_BONUSES,
    TAKE_BOARD,
    TAKE_FACTION,
    TAKE_SET,
)
from spielwerk.games.age_of_innovation.rules.planning import START_VP
from spielwerk.games.age_of_innovation.rules.state import NONE, AgeState
from spielwerk.games.age_of_innovation.rules.words import DISCIPLINES, DREW, LAID, TERRAINS, TOOK
from spielwerk.games.terra.rules.component_verb import ComponentVerb
from spielwerk.games.terra.rules.gains import gain_vp

BOARDS_ALONE: Final = 3
FACTIONS_EACH: Final = 2
BONUSES_ALONE: Final = 5
BONUSES_FOR_TWO: Final = 4


def alone(s: AgeState) -> bool:
    return len(s.players) == 2


def first_choices(s: AgeState) -> list[Frame]:
    """One person chooses a board and one of its two factions, two people take sets as usual; then her terrain."""
    terrain = frame_of(AUTOMA_TERRAIN, 0)
    if alone(s):
        return [frame_of(TAKE_BOARD, 0), frame_of(TAKE_FACTION, 0), terrain]
    return [*each(TAKE_SET, s.people()[::-1]), terrain]


class TakeBoard(ComponentVerb[AgeState]):
    """`take-board BOARD`: the planning board, with two factions to choose from."""

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        for board in s.offered_boards:
            out.append(self.base + board)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        return [] if arg in s.offered_boards else self.not_available(arg)

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        first = s.offered_boards.index(arg) * FACTIONS_EACH
        p.board = arg
        s.offered_boards = []
        s.offered_factions = s.offered_factions[first : first + FACTIONS_EACH]
        number = self.rows[arg].number
        s.tell(TOOK, p.seat, number, 0, number)


class HerTerrain(Verb[AgeState]):
    """`automa-terrain TERRAIN`: any terrain that is nobody's home."""

    def __init__(self) -> None:
        super().__init__("automa-terrain", len(TERRAINS), ("terrain",))

    def words(self, arg: int) -> str:
        return TERRAINS[arg]

    def taken(self, s: AgeState, terrain: int) -> bool:
        return terrain in [s.players[seat].board for seat in s.people()]

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        for terrain in range(len(TERRAINS)):
            if not self.taken(s, terrain):
                out.append(self.base + terrain)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        return [Reason("terrain-taken", {"terrain": TERRAINS[arg]})] if self.taken(s, arg) else []

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = her_player(s)
        p.board = arg
        number = BY_KIND["board"][arg].number
        s.tell(TOOK, p.seat, number, 0, number)


def prepare_automa(s: AgeState) -> None:
    """Points, start levels, and the deck of round 1. Her ships follow the level, round by round."""
    p = her_player(s)
    gain_vp(s, p, START_VP, SETUP_RULE)
    for discipline in range(len(DISCIPLINES)):
        advance(s, discipline, faction_of(s).start[discipline], faction_source(s))
    p.shipping = level_of(s).ship[0]
    build_deck(s)


class PlaceAutoma(Step[AgeState]):
    """A random card of all of them gives the hexes of her first workshops by its letters (ruling-automa-start-card)."""

    def run(self, s: AgeState, frame: Frame) -> None:
        p = her_player(s)
        card = s.chance().below(len(CARDS))
        number = BY_KIND["automa-card"][card].number
        s.tell(DREW, p.seat, number, 0, number)
        cells = START_CELLS[s.board.side][p.board]
        marked, unmarked = CARDS[card].start
        stand(s, cells[marked], True, SETUP_RULE)
        stand(s, cells[unmarked], False, SETUP_RULE)


class LayBonuses(Step[AgeState]):
    """A row of round bonuses: the first is hers, one person chooses another, and three are left."""

    def run(self, s: AgeState, frame: Frame) -> None:
        p = her_player(s)
        if not alone(s):
            lay_row(s)
        p.bonus = s.offered_bonuses[0]
        s.offered_bonuses = s.offered_bonuses[1:]
        number = BY_KIND["bonus"][p.bonus].number
        s.tell(TOOK, p.seat, number, 0, number)
        yours = [frame_of(DRAFT_BONUS, 0)] if alone(s) else []
        s.ask_in_order([*yours, frame_of(LEAVE_BONUSES)])


def lay_row(s: AgeState) -> None:
    """With two people, four of those that nobody chose (ruling-automa-bonuses-for-two)."""
    row = [bonus for bonus in s.offered_bonuses if bonus != NONE] + s.bonus_pool
    s.chance().shuffle(row)
    s.bonus_pool = []
    s.offered_bonuses = row[:BONUSES_FOR_TWO]
    for bonus in s.offered_bonuses:
        s.tell(LAID, 0, BY_KIND["bonus"][bonus].number, 0, 0)


class LeaveBonuses(Step[AgeState]):
    """A coin on each of those that are left."""

    def run(self, s: AgeState, frame: Frame) -> None:
        s.bonus_pool = s.offered_bonuses
        s.offered_bonuses = []
        for bonus in s.bonus_pool:
            s.bonus_coins = replaced(s.bonus_coins, bonus, 1)


TAKE_BOARD_ALONE: Final = TakeBoard(CATALOG, "take-board", "board")
HER_TERRAIN: Final = HerTerrain()
