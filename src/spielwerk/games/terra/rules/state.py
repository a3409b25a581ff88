"""What lies on the table of either game: a player's pieces on the map, and the board they stand on."""

from collections.abc import Sequence

from spielwerk.core.machine import COMPILED
from spielwerk.core.native import i64, mypyc_attr
from spielwerk.core.state import State
from spielwerk.core.values import added
from spielwerk.games.terra.rules.catalog import NOTHING, Catalog
from spielwerk.games.terra.rules.ground import Ground
from spielwerk.games.terra.rules.owned import Owned, Start
from spielwerk.games.terra.rules.owner import Owner


@mypyc_attr(acyclic=True)
class TerraPlayer(Owner):
    """One seat: its power and everything it owns. Games add their resources and boards."""

    def __init__(self, seat: int, start: Start) -> None:
        super().__init__(start)
        self.seat: i64 = seat

    def bridge_supply(self) -> int:
        raise NotImplementedError

    def take_back(self, cell: int, kind: int) -> None:
        """Return a building that another one replaces to the place it came from (AoI p.13, TN p.6)."""
        self.at = added(self.at, kind, -(1 << cell))
        self.buildings &= ~(1 << cell)
        self.stock = added(self.stock, kind, 1)

    def copy_onto(self, new: "TerraPlayer") -> None:
        """Copy all fields of this class to a blank player."""
        if COMPILED:
            self.owned.kept = True
            new.owned = self.owned
        else:
            Owned.copy_onto(self, new)
        new.seat = self.seat
        new.bowl1 = self.bowl1
        new.bowl2 = self.bowl2
        new.bowl3 = self.bowl3


@mypyc_attr(acyclic=True)
class TerraState(State):
    """A game: its order of play, the map, and the tiles both games have."""

    def __init__(self, players: int, terrain: list[int]) -> None:
        super().__init__()
        self.phase: i64 = 0
        """The set-up; games number the phases after it."""
        self.order: list[int] = list(range(players))
        self.terrain: list[int] = terrain[:]
        """For each terrain the mask of the spaces that show it now."""
        self.built = 0
        self.bridged: list[int] = []
        self.round_tiles: list[int] = []
        self.used_power: i64 = 0
        self.bonus_pool: list[int] = []

    def player(self, seat: int) -> TerraPlayer:
        raise NotImplementedError

    def seats(self) -> Sequence[TerraPlayer]:
        raise NotImplementedError

    def ground(self) -> Ground:
        raise NotImplementedError

    def catalog(self) -> Catalog:
        raise NotImplementedError

    def copy_onto(self, new: "TerraState") -> None:
        """Copy all fields of this class to a blank state."""
        new.stack = self.stack.copy()
        new.events = None
        new.legal = self.legal.shared()
        new.round = self.round
        new.phase = self.phase
        new.order = self.order
        new.terrain = self.terrain
        new.built = self.built
        new.bridged = self.bridged
        new.round_tiles = self.round_tiles
        new.used_power = self.used_power
        new.bonus_pool = self.bonus_pool
        new.rng = self.rng

    def scores(self) -> list[int]:
        return [self.player(seat).vp for seat in range(len(self.order))]

    def terrain_at(self, cell: int) -> int:
        """The terrain that the cell shows now; NOTHING where it is not land."""
        bit = 1 << cell
        for terrain, mask in enumerate(self.terrain):
            if mask & bit:
                return terrain
        return NOTHING

    def next_place(self, first: int) -> int:
        """The place in the turn order of the next player who has not passed, from `first` on, wrapping around; NOTHING
        when all have passed."""
        players = len(self.order)
        for i in range(players):
            place = (first + i) % players
            if not self.player(self.order[place]).passed:
                return place
        return NOTHING
