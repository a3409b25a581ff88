"""The state of the table."""

from collections.abc import Sequence
from typing import Any, Final, final

from spielwerk.core.native import i64, mypyc_attr
from spielwerk.core.play import KIND, NOBODY, Kind
from spielwerk.core.state import ActionSpace, Event
from spielwerk.games.terra.rules.catalog import Catalog, Held
from spielwerk.games.terra.rules.ground import Ground
from spielwerk.games.terra.rules.owned import Start
from spielwerk.games.terra.rules.state import TerraPlayer, TerraState
from spielwerk.games.terra_nova.rules.board import Board
from spielwerk.games.terra_nova.rules.catalog import BY_KIND, CATALOG
from spielwerk.games.terra_nova.rules.mats import Mat, Mats
from spielwerk.games.terra_nova.rules.words import (
    BRIDGE_PIECES,
    BUILDINGS,
    NEUTRAL_DRAWN,
    PASSIVES,
    PIECES,
    PLAIN,
    SIDES_OF_MAT,
    TALLY,
    TRIGGERS,
)

NONE: Final = -1
START: Final = Start(PIECES, len(BUILDINGS), len(TALLY), Held([], len(TRIGGERS), len(PASSIVES)))


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Player(TerraPlayer):
    """One seat: its mat and everything it owns; of the own city tiles, `city_tiles` are those put down."""

    def __init__(self, seat: int) -> None:
        """NOBODY creates a blank one to copy onto."""
        if seat == NOBODY:
            return
        super().__init__(seat, START)
        self.home: i64 = NONE
        """The home terrain, which is also the number of the mat and of its colour."""
        self.money: i64 = 0

    def bridge_supply(self) -> int:
        return BRIDGE_PIECES - len(self.bridges)

    def copy(self) -> "Player":
        new = Player(NOBODY)
        self.copy_onto(new)
        new.home = self.home
        new.money = self.money
        return new


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class NovaState(TerraState):
    """A game of Terra Nova."""

    def __init__(self, players: int, board: Board, mats: Mats) -> None:
        """NOBODY creates a blank one to copy onto."""
        self.board: Board = board
        self.mats: Mats = mats
        if players == NOBODY:
            return
        super().__init__(players, board.terrain)
        self.players: tuple[Player, ...] = tuple(Player(seat) for seat in range(players))
        self.first_game: i64 = 0
        self.pass_order: i64 = 0
        """Whether turns follow the order of passing (TN p.10) instead of going clockwise."""
        self.variant: i64 = PLAIN
        self.passed: list[int] = []
        """Who has passed this round, in that order."""
        self.neutral = 0
        """Neutral houses; each stands on its own colour's terrain."""
        self.neutral_home: i64 = NONE
        self.neutral_bag: list[int] = []
        """The colours the treasure digger still draws from in this round."""
        self.bonus_money: list[int] = [0] * len(BY_KIND["bonus"])

    def mat(self, p: Player) -> Mat:
        return self.mats.of[p.faction]

    def player(self, seat: int) -> Player:
        return self.players[seat]

    def seats(self) -> Sequence[Player]:
        return self.players

    def ground(self) -> Ground:
        return self.board

    def catalog(self) -> Catalog:
        return CATALOG

    def kinds(self) -> list[Kind[Any]]:
        return KINDS

    def space(self) -> ActionSpace:
        return SPACE[0]

    def copy(self) -> "NovaState":
        new = NovaState(NOBODY, self.board, self.mats)
        self.copy_onto(new)
        new.players = tuple(player.copy() for player in self.players)
        new.first_game = self.first_game
        new.pass_order = self.pass_order
        new.variant = self.variant
        new.passed = self.passed
        new.neutral = self.neutral
        new.neutral_home = self.neutral_home
        new.neutral_bag = self.neutral_bag
        new.bonus_money = self.bonus_money
        return new

    def reveals(self, event: Event) -> bool:
        return event[KIND] == NEUTRAL_DRAWN

    def tally(self) -> list[dict[str, int]]:
        return [{name: p.tally[n] for n, name in enumerate(TALLY)} for p in self.players]


KINDS: Final[list[Kind[Any]]] = []
SPACE: Final[list[ActionSpace]] = []
"""Both are filled by layout.py, which knows every verb; the state only reads them."""


def terrain_of(faction: int) -> int:
    return faction // SIDES_OF_MAT
