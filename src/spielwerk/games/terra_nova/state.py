"""What lies on the table."""

from collections.abc import Sequence
from typing import Any

from spielwerk.core.blank import blank
from spielwerk.core.play import Kind
from spielwerk.core.reasons import Fact
from spielwerk.core.rng import Rng
from spielwerk.core.state import ActionSpace, Event, Message, State
from spielwerk.games.terra.power import PowerBowls
from spielwerk.games.terra_nova.board import Board
from spielwerk.games.terra_nova.codes import (
    BRIDGE_PIECES,
    BUILDINGS,
    NEUTRAL_DRAWN,
    PASSIVES,
    PIECES,
    PLAIN,
    SETUP,
    SIDES_OF_MAT,
    TALLY,
    TRIGGERS,
)
from spielwerk.games.terra_nova.mats import Mat, Mats

NONE = -1
BONUS_TILES = 8


class Player(PowerBowls):
    """One seat: its mat and everything it owns."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.home = NONE
        """The home terrain, which is also the number of the mat and of its colour."""
        self.faction = NONE
        self.bonus = NONE
        self.money = 0
        self.vp = 0
        self.shipping = 0
        self.passed = 0
        self.stock: list[int] = list(PIECES)
        self.at: list[int] = [0] * len(BUILDINGS)
        self.cities = 0
        self.river_cities = 0
        self.bridges: list[int] = []
        self.city_tiles: list[int] = []
        """The tiles put down so far."""
        self.used: list[int] = []
        self.tally: list[int] = [0] * len(TALLY)
        # Derived from the above and kept because every turn asks for them (holdings.py and reach.py keep them true).
        self.buildings = 0
        self.reach = 0
        self.on: list[tuple[int, ...]] = [()] * len(TRIGGERS)
        self.passive: list[int] = [0] * len(PASSIVES)
        self.specials: tuple[int, ...] = ()

    def bridge_supply(self) -> int:
        return BRIDGE_PIECES - len(self.bridges)

    def copy(self) -> "Player":
        new: Player = blank(Player)
        new.seat = self.seat
        new.home = self.home
        new.faction = self.faction
        new.bonus = self.bonus
        new.money = self.money
        new.vp = self.vp
        new.shipping = self.shipping
        new.bowl1 = self.bowl1
        new.bowl2 = self.bowl2
        new.bowl3 = self.bowl3
        new.passed = self.passed
        new.stock = self.stock[:]
        new.at = self.at[:]
        new.cities = self.cities
        new.river_cities = self.river_cities
        new.bridges = self.bridges[:]
        new.city_tiles = self.city_tiles[:]
        new.used = self.used[:]
        new.tally = self.tally[:]
        new.buildings = self.buildings
        new.reach = self.reach
        new.on = self.on
        new.passive = self.passive
        new.specials = self.specials
        return new


class NovaState(State):
    """A game of Terra Nova."""

    def __init__(self, players: int, board: Board, mats: Mats) -> None:
        super().__init__()
        self.players: list[Player] = [Player(seat) for seat in range(players)]
        self.board: Board = board
        self.mats: Mats = mats
        self.first_game = 0
        self.pass_order = 0
        """Whether turns follow the order of passing (TN p.10) instead of going clockwise."""
        self.variant = PLAIN
        self.phase = SETUP
        self.order: list[int] = list(range(players))
        self.passed: list[int] = []
        """Who has passed this round, in that order."""
        self.terrain: list[int] = board.terrain[:]
        self.built = 0
        self.neutral = 0
        """Neutral houses; each stands on its own colour's terrain."""
        self.neutral_home = NONE
        self.neutral_bag: list[int] = []
        """The colours the treasure digger still draws from in this round."""
        self.bridged: list[int] = []
        self.round_tiles: list[int] = []
        self.used_power = 0
        self.bonus_pool: list[int] = []
        self.bonus_money: list[int] = [0] * BONUS_TILES
        self.rng = Rng(0)

    def mat(self, p: Player) -> Mat:
        return self.mats.of[p.faction]

    def kinds(self) -> Sequence[Kind[Any]]:
        return KINDS

    def space(self) -> ActionSpace:
        return SPACE[0]

    def copy(self) -> "NovaState":
        new: NovaState = blank(NovaState)
        new.stack = self.stack[:]
        new.events = None
        new.legal = self.legal
        new.round = self.round
        new.players = [player.copy() for player in self.players]
        new.board = self.board
        new.mats = self.mats
        new.first_game = self.first_game
        new.pass_order = self.pass_order
        new.variant = self.variant
        new.phase = self.phase
        new.order = self.order
        new.passed = self.passed[:]
        new.terrain = self.terrain[:]
        new.built = self.built
        new.neutral = self.neutral
        new.neutral_home = self.neutral_home
        new.neutral_bag = self.neutral_bag[:]
        new.bridged = self.bridged[:]
        new.round_tiles = self.round_tiles
        new.used_power = self.used_power
        new.bonus_pool = self.bonus_pool[:]
        new.bonus_money = self.bonus_money[:]
        new.rng = self.rng.copy()
        return new

    def scores(self) -> list[int]:
        return [player.vp for player in self.players]

    def dump(self) -> dict[str, Any]:
        from spielwerk.games.terra_nova.position import dump

        return dump(self)

    def view(self, seat: int) -> dict[str, Any]:
        from spielwerk.games.terra_nova.view import view

        return view(self, seat)

    def imagine(self, seat: int, rng: Rng) -> "NovaState":
        """Everything lies open; only what is still to be drawn is unknown."""
        new = self.copy()
        new.rng = Rng(rng.next())
        return new

    def reveals(self, event: Event) -> bool:
        return event[0] == NEUTRAL_DRAWN

    def describe(self, event: Event) -> Message:
        from spielwerk.games.terra_nova.messages import describe

        return describe(self, event)

    def describe_move(self, move: int) -> Message:
        from spielwerk.games.terra_nova.messages import describe_move

        return describe_move(self, move)

    def question_facts(self) -> dict[str, Fact]:
        from spielwerk.games.terra_nova.messages import question_facts

        return question_facts(self)

    def features(self, seat: int) -> list[float]:
        from spielwerk.games.terra_nova.features import features

        return features(self, seat)

    def feature_names(self) -> list[str]:
        from spielwerk.games.terra_nova.features import NAMES

        return NAMES

    def tally(self) -> list[dict[str, int]]:
        return [{name: p.tally[n] for n, name in enumerate(TALLY)} for p in self.players]

    def ask(self, kind: int, seat: int, source: int = 0, a: int = 0, b: int = 0) -> None:
        """Put a frame on top of the stack."""
        self.stack.append((kind, seat, source, a, b))

    def tell(self, kind: int, seat: int, what: int, amount: int, source: int) -> None:
        if self.events is not None:
            self.events.append((kind, seat, what, amount, source))


KINDS: list[Kind[Any]] = []
SPACE: list[ActionSpace] = []
"""Both are filled by table.py, which knows every verb; the state only looks them up."""


def terrain_of(faction: int) -> int:
    return faction // SIDES_OF_MAT
