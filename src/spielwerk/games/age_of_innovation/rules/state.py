"""The state of the table."""

from collections.abc import Sequence
from typing import Any, Final, final

from spielwerk.core.native import i64, mypyc_attr
from spielwerk.core.play import KIND, NOBODY, Frame, Kind
from spielwerk.core.state import ActionSpace, Event
from spielwerk.core.values import without
from spielwerk.games.age_of_innovation.rules.automa.automa import Automa
from spielwerk.games.age_of_innovation.rules.board import BOARDS, Board
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, CATALOG
from spielwerk.games.age_of_innovation.rules.words import (
    BRIDGE_PIECES,
    BUILDINGS,
    DISCIPLINES,
    DREW,
    LAID,
    PASSIVES,
    PIECES,
    REVEALED,
    SCHOLAR_PIECES,
    SCHOLAR_SPACES,
    TALLY,
    TERRAINS,
    TRIGGERS,
)
from spielwerk.games.terra.rules.catalog import Catalog, Held
from spielwerk.games.terra.rules.ground import Ground
from spielwerk.games.terra.rules.owned import Start
from spielwerk.games.terra.rules.state import TerraPlayer, TerraState

NONE: Final = -1
START: Final = Start(PIECES, len(BUILDINGS), len(TALLY), Held([], len(TRIGGERS), len(PASSIVES)))


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Player(TerraPlayer):
    """One seat: its planning board and everything it owns."""

    def __init__(self, seat: int) -> None:
        """NOBODY creates a blank one to copy onto."""
        if seat == NOBODY:
            return
        super().__init__(seat, START)
        self.board: i64 = NONE
        self.palace: i64 = NONE
        self.coins: i64 = 0
        self.tools: i64 = 0
        self.scholars: i64 = 0
        self.sent: i64 = 0
        self.keys: i64 = 0
        self.annexes: i64 = 0
        self.terraforming: i64 = 0
        self.books: list[int] = [0] * len(DISCIPLINES)
        self.level: list[int] = [0] * len(DISCIPLINES)
        self.neutral = 0
        self.annexed = 0
        self.competencies: list[int] = []
        self.innovations: list[int] = []

    def scholar_supply(self) -> int:
        """Scholars that can still be gained: seven pieces, and those sent never return (AoI p.15)."""
        return SCHOLAR_PIECES - self.scholars - self.sent

    def bridge_supply(self) -> int:
        return BRIDGE_PIECES - len(self.bridges)

    def copy(self) -> "Player":
        new = Player(NOBODY)
        self.copy_onto(new)
        new.board = self.board
        new.palace = self.palace
        new.coins = self.coins
        new.tools = self.tools
        new.scholars = self.scholars
        new.sent = self.sent
        new.keys = self.keys
        new.annexes = self.annexes
        new.terraforming = self.terraforming
        new.books = self.books
        new.level = self.level
        new.neutral = self.neutral
        new.annexed = self.annexed
        new.competencies = self.competencies
        new.innovations = self.innovations
        return new


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class AgeState(TerraState):
    """A game of Age of Innovation."""

    def __init__(self, players: int, side: str) -> None:
        if players == NOBODY:
            return
        super().__init__(players, BOARDS[side].terrain)
        self.players: tuple[Player, ...] = tuple(Player(seat) for seat in range(players))
        self.board: Board = BOARDS[side]
        self.revision: i64 = 0
        self.drafted: i64 = 0
        self.next_order: list[int] = []
        self.waiting: list[Frame] = []
        """Power offers that neighbours are asked about when the turn ends."""
        self.scholars_sent: list[int] = [NONE] * (SCHOLAR_SPACES * len(DISCIPLINES))
        """Who stands on each space of the science display, by discipline; NEUTRAL for the two-player game."""
        self.neutral_level: list[int] = []
        self.area_tile: i64 = NONE
        self.final_tile: i64 = NONE
        self.book_actions: list[int] = []
        self.used_book: i64 = 0
        self.competency_place: list[int] = []
        """For each competency the place on the innovation display it lies on."""
        self.competency_stock: list[int] = []
        self.innovation_display: list[int] = []
        """For each place of the display the innovation on it, or NONE."""
        self.palaces: list[int] = []
        self.bonus_coins: list[int] = [0] * len(BY_KIND["bonus"])
        self.city_stock: list[int] = []
        self.offered_boards: list[int] = []
        self.offered_factions: list[int] = []
        self.offered_bonuses: list[int] = []
        self.automa: Automa | None = None
        """What the solo opponent, who has the last seat, has besides her pieces; None without one."""

    def wait(self, kind: int, seat: int, source: int, a: int, b: int) -> None:
        """Queue a frame for later."""
        self.waiting = [*self.waiting, (kind, seat, source, a, b)]

    def competencies_on_display(self) -> list[int]:
        """In the order of their places, row by row."""
        place = self.competency_place
        return sorted([tile for tile in range(len(place)) if place[tile] != NONE], key=lambda tile: place[tile])

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

    def copy(self) -> "AgeState":
        new = AgeState(NOBODY, "")
        self.copy_onto(new)
        new.players = tuple(player.copy() for player in self.players)
        new.board = self.board
        new.revision = self.revision
        new.drafted = self.drafted
        new.next_order = self.next_order
        new.waiting = self.waiting
        new.scholars_sent = self.scholars_sent
        new.neutral_level = self.neutral_level
        new.area_tile = self.area_tile
        new.final_tile = self.final_tile
        new.book_actions = self.book_actions
        new.used_book = self.used_book
        new.competency_place = self.competency_place
        new.competency_stock = self.competency_stock
        new.innovation_display = self.innovation_display
        new.palaces = self.palaces
        new.bonus_coins = self.bonus_coins
        new.city_stock = self.city_stock
        new.offered_boards = self.offered_boards
        new.offered_factions = self.offered_factions
        new.offered_bonuses = self.offered_bonuses
        new.automa = self.automa
        return new

    def automatic(self, seat: int) -> bool:
        return self.automa is not None and seat == len(self.players) - 1

    def people(self) -> list[int]:
        """The turn order without the Automa."""
        if self.automa is None:
            return self.order
        return without(self.order, len(self.players) - 1)

    def reveals(self, event: Event) -> bool:
        return event[KIND] in (REVEALED, DREW, LAID)

    def tally(self) -> list[dict[str, int]]:
        return [{name: p.tally[n] for n, name in enumerate(TALLY)} for p in self.players]


NEUTRAL: Final = 9
KINDS: Final[list[Kind[Any]]] = []
SPACE: Final[list[ActionSpace]] = []
"""Both are filled by layout.py, which knows every verb; the state only reads them."""

assert len(TERRAINS) == len(BOARDS["3-5"].terrain)
