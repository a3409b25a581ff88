"""What lies on the table."""

from collections.abc import Sequence
from typing import Any

from spielwerk.core.blank import blank
from spielwerk.core.play import Frame, Kind
from spielwerk.core.reasons import Fact
from spielwerk.core.rng import Rng
from spielwerk.core.state import ActionSpace, Event, Message, State
from spielwerk.games.age_of_innovation.board import BOARDS, Board
from spielwerk.games.age_of_innovation.codes import (
    BRIDGE_PIECES,
    BUILDINGS,
    DISCIPLINES,
    PASSIVES,
    PIECES,
    REVEALED,
    SCHOLAR_PIECES,
    SETUP,
    TALLY,
    TERRAINS,
    TRIGGERS,
)
from spielwerk.games.terra.power import PowerBowls

NONE = -1


class Player(PowerBowls):
    """One seat: its planning board and everything it owns."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.board = NONE
        self.faction = NONE
        self.palace = NONE
        self.bonus = NONE
        self.coins = 0
        self.tools = 0
        self.scholars = 0
        self.sent = 0
        self.vp = 0
        self.keys = 0
        self.annexes = 0
        self.shipping = 0
        self.terraforming = 0
        self.passed = 0
        self.books: list[int] = [0] * len(DISCIPLINES)
        self.level: list[int] = [0] * len(DISCIPLINES)
        self.stock: list[int] = list(PIECES)
        self.at: list[int] = [0] * len(BUILDINGS)
        self.neutral = 0
        self.annexed = 0
        self.cities = 0
        self.river_cities = 0
        self.bridges: list[int] = []
        self.city_tiles: list[int] = []
        self.competencies: list[int] = []
        self.innovations: list[int] = []
        self.used: list[int] = []
        self.tally: list[int] = [0] * len(TALLY)
        # Derived from the above and kept because every turn asks for them (holdings.py and reach.py keep them true).
        self.buildings = 0
        self.reach = 0
        self.on: list[tuple[int, ...]] = [()] * len(TRIGGERS)
        self.passive: list[int] = [0] * len(PASSIVES)
        self.specials: tuple[int, ...] = ()

    def scholar_supply(self) -> int:
        """Scholars that can still be gained: seven pieces, and those sent never return (AoI p.15)."""
        return SCHOLAR_PIECES - self.scholars - self.sent

    def bridge_supply(self) -> int:
        return BRIDGE_PIECES - len(self.bridges)

    def copy(self) -> "Player":
        new: Player = blank(Player)
        new.seat = self.seat
        new.board = self.board
        new.faction = self.faction
        new.palace = self.palace
        new.bonus = self.bonus
        new.coins = self.coins
        new.tools = self.tools
        new.scholars = self.scholars
        new.sent = self.sent
        new.vp = self.vp
        new.keys = self.keys
        new.annexes = self.annexes
        new.shipping = self.shipping
        new.terraforming = self.terraforming
        new.bowl1 = self.bowl1
        new.bowl2 = self.bowl2
        new.bowl3 = self.bowl3
        new.passed = self.passed
        new.books = self.books[:]
        new.level = self.level[:]
        new.stock = self.stock[:]
        new.at = self.at[:]
        new.neutral = self.neutral
        new.annexed = self.annexed
        new.cities = self.cities
        new.river_cities = self.river_cities
        new.bridges = self.bridges[:]
        new.city_tiles = self.city_tiles[:]
        new.competencies = self.competencies[:]
        new.innovations = self.innovations[:]
        new.used = self.used[:]
        new.tally = self.tally[:]
        new.buildings = self.buildings
        new.reach = self.reach
        new.on = self.on[:]
        new.passive = self.passive[:]
        new.specials = self.specials
        return new


class AgeState(State):
    """A game of Age of Innovation."""

    def __init__(self, players: int, side: str) -> None:
        super().__init__()
        self.players: list[Player] = [Player(seat) for seat in range(players)]
        self.board: Board = BOARDS[side]
        self.revision = 0
        self.drafted = 0
        self.round = 0
        self.phase = SETUP
        self.order: list[int] = list(range(players))
        self.next_order: list[int] = []
        self.waiting: list[Frame] = []
        """Power offers that are put to the neighbours when the turn ends."""
        self.terrain: list[int] = self.board.terrain[:]
        self.built = 0
        self.bridged: list[int] = []
        self.scholars_sent: list[int] = [NONE] * 16
        """Who stands on each space of the science display, four per discipline; NEUTRAL for the two-player game."""
        self.neutral_level: list[int] = []
        self.area_tile = NONE
        self.round_tiles: list[int] = []
        self.final_tile = NONE
        self.book_actions: list[int] = []
        self.used_power = 0
        self.used_book = 0
        self.competency_place: list[int] = []
        """For each competency the place on the innovation display it lies on."""
        self.competency_stock: list[int] = []
        self.innovation_display: list[int] = []
        """For each place of the display the innovation on it, or NONE."""
        self.palaces: list[int] = []
        self.bonus_pool: list[int] = []
        self.bonus_coins: list[int] = [0] * 10
        self.city_stock: list[int] = []
        self.offered_boards: list[int] = []
        self.offered_factions: list[int] = []
        self.offered_bonuses: list[int] = []
        self.rng = Rng(0)

    def kinds(self) -> Sequence[Kind[Any]]:
        return KINDS

    def space(self) -> ActionSpace:
        return SPACE[0]

    def copy(self) -> "AgeState":
        new: AgeState = blank(AgeState)
        new.stack = self.stack[:]
        new.events = None
        new.legal = self.legal
        new.players = [player.copy() for player in self.players]
        new.board = self.board
        new.revision = self.revision
        new.drafted = self.drafted
        new.round = self.round
        new.phase = self.phase
        new.order = self.order[:]
        new.next_order = self.next_order[:]
        new.waiting = self.waiting[:]
        new.terrain = self.terrain[:]
        new.built = self.built
        new.bridged = self.bridged[:]
        new.scholars_sent = self.scholars_sent[:]
        new.neutral_level = self.neutral_level
        new.area_tile = self.area_tile
        new.round_tiles = self.round_tiles
        new.final_tile = self.final_tile
        new.book_actions = self.book_actions
        new.used_power = self.used_power
        new.used_book = self.used_book
        new.competency_place = self.competency_place
        new.competency_stock = self.competency_stock[:]
        new.innovation_display = self.innovation_display[:]
        new.palaces = self.palaces[:]
        new.bonus_pool = self.bonus_pool[:]
        new.bonus_coins = self.bonus_coins[:]
        new.city_stock = self.city_stock[:]
        new.offered_boards = self.offered_boards[:]
        new.offered_factions = self.offered_factions[:]
        new.offered_bonuses = self.offered_bonuses[:]
        new.rng = self.rng.copy()
        return new

    def scores(self) -> list[int]:
        return [player.vp for player in self.players]

    def dump(self) -> dict[str, Any]:
        from spielwerk.games.age_of_innovation.position import dump

        return dump(self)

    def view(self, seat: int) -> dict[str, Any]:
        from spielwerk.games.age_of_innovation.view import view

        return view(self, seat)

    def imagine(self, seat: int, rng: Rng) -> "AgeState":
        from spielwerk.games.age_of_innovation.view import imagine

        return imagine(self, rng)

    def describe(self, event: Event) -> Message:
        from spielwerk.games.age_of_innovation.messages import describe

        return describe(self, event)

    def reveals(self, event: Event) -> bool:
        return event[0] == REVEALED

    def describe_move(self, move: int) -> Message:
        from spielwerk.games.age_of_innovation.messages import describe_move

        return describe_move(self, move)

    def question_facts(self) -> dict[str, Fact]:
        from spielwerk.games.age_of_innovation.messages import question_facts

        return question_facts(self)

    def features(self, seat: int) -> list[float]:
        from spielwerk.games.age_of_innovation.features import features

        return features(self, seat)

    def feature_names(self) -> list[str]:
        from spielwerk.games.age_of_innovation.features import NAMES

        return NAMES

    def tally(self) -> list[dict[str, int]]:
        return [{name: p.tally[n] for n, name in enumerate(TALLY)} for p in self.players]

    def ask(self, kind: int, seat: int, source: int = 0, a: int = 0, b: int = 0) -> None:
        """Put a frame on top of the stack."""
        self.stack.append((kind, seat, source, a, b))

    def tell(self, kind: int, seat: int, what: int, amount: int, source: int) -> None:
        if self.events is not None:
            self.events.append((kind, seat, what, amount, source))


NEUTRAL = 9
KINDS: list[Kind[Any]] = []
SPACE: list[ActionSpace] = []
"""Both are filled by table.py, which knows every verb; the state only looks them up."""

assert len(TERRAINS) == len(BOARDS["3-5"].terrain)
