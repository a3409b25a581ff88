"""The base of a player for the compiled engine (owner.py)."""

from typing import final

from spielwerk.core.native import i64, mypyc_attr
from spielwerk.games.terra.rules.bowls import PowerBowls
from spielwerk.games.terra.rules.catalog import Held
from spielwerk.games.terra.rules.owned import Owned, Start


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Shared(Owned):
    """Belongs to one owner until a copy shares it; from then on it is immutable."""

    def __init__(self, start: Start | None) -> None:
        super().__init__(start)
        self.kept = False


@mypyc_attr(acyclic=True)
class Owner(PowerBowls):
    """Keeps what it owns in one object, copied on write. Rules use the properties of the owner and never hold the
    object itself, so they cannot hold one that the owner has replaced."""

    def __init__(self, start: Start) -> None:
        super().__init__()
        self.owned: Shared = Shared(start)

    def _mine(self) -> Shared:
        """The object for a change: copied first if it is shared."""
        if self.owned.kept:
            new = Shared(None)
            self.owned.copy_onto(new)
            self.owned = new
        return self.owned

    @property
    def faction(self) -> i64:
        return self.owned.faction

    @faction.setter
    def faction(self, value: i64) -> None:
        self._mine().faction = value

    @property
    def bonus(self) -> i64:
        return self.owned.bonus

    @bonus.setter
    def bonus(self, value: i64) -> None:
        self._mine().bonus = value

    @property
    def vp(self) -> i64:
        return self.owned.vp

    @vp.setter
    def vp(self, value: i64) -> None:
        self._mine().vp = value

    @property
    def shipping(self) -> i64:
        return self.owned.shipping

    @shipping.setter
    def shipping(self, value: i64) -> None:
        self._mine().shipping = value

    @property
    def passed(self) -> i64:
        return self.owned.passed

    @passed.setter
    def passed(self, value: i64) -> None:
        self._mine().passed = value

    @property
    def stock(self) -> list[int]:
        return self.owned.stock

    @stock.setter
    def stock(self, value: list[int]) -> None:
        self._mine().stock = value

    @property
    def at(self) -> list[int]:
        return self.owned.at

    @at.setter
    def at(self, value: list[int]) -> None:
        self._mine().at = value

    @property
    def cities(self) -> int:
        return self.owned.cities

    @cities.setter
    def cities(self, value: int) -> None:
        self._mine().cities = value

    @property
    def river_cities(self) -> int:
        return self.owned.river_cities

    @river_cities.setter
    def river_cities(self, value: int) -> None:
        self._mine().river_cities = value

    @property
    def bridges(self) -> list[int]:
        return self.owned.bridges

    @bridges.setter
    def bridges(self, value: list[int]) -> None:
        self._mine().bridges = value

    @property
    def city_tiles(self) -> list[int]:
        return self.owned.city_tiles

    @city_tiles.setter
    def city_tiles(self, value: list[int]) -> None:
        self._mine().city_tiles = value

    @property
    def used(self) -> list[int]:
        return self.owned.used

    @used.setter
    def used(self, value: list[int]) -> None:
        self._mine().used = value

    @property
    def tally(self) -> list[int]:
        return self.owned.tally

    @tally.setter
    def tally(self, value: list[int]) -> None:
        self._mine().tally = value

    @property
    def buildings(self) -> int:
        return self.owned.buildings

    @buildings.setter
    def buildings(self, value: int) -> None:
        self._mine().buildings = value

    @property
    def reach(self) -> int:
        return self.owned.reach

    @reach.setter
    def reach(self, value: int) -> None:
        self._mine().reach = value

    @property
    def held(self) -> Held:
        return self.owned.held

    @held.setter
    def held(self, value: Held) -> None:
        self._mine().held = value
