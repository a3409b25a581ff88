"""Estimates of what a seat can still expect that are the same in both games."""

from typing import Final, TypeVar

from spielwerk.core.words import how_many
from spielwerk.games.terra.rules.catalog import NOTHING
from spielwerk.games.terra.rules.ground import Ground
from spielwerk.games.terra.rules.state import TerraPlayer, TerraState

K = TypeVar("K")
V = TypeVar("V")

SEATS: Final = 8
"""An upper bound."""
REMEMBERED: Final = 200_000
"""Size of the caches. Areas and groups change only with buildings; a full cache is cleared."""


def remember(store: dict[K, V], key: K, value: V) -> V:
    """Cache a value under everything it depends on."""
    if len(store) >= REMEMBERED:
        store.clear()
    store[key] = value
    return value


def room(s: TerraState, p: TerraPlayer, home: int) -> float:
    """Free spaces in reach, the near terrains first: a few are enough for a while."""
    # Not `& ~`, which would create a negative number on the way.
    free = p.reach ^ p.reach & s.built
    terrain = s.terrain
    ring = len(terrain)
    native = how_many(terrain[home] & free)
    one = how_many((terrain[(home + 1) % ring] | terrain[(home - 1) % ring]) & free)
    two = how_many((terrain[(home + 2) % ring] | terrain[(home - 2) % ring]) & free)
    return min(native, 3) + 0.6 * min(one, 3) + 0.2 * min(two, 3)


def beside_others(ground: Ground, s: TerraState, p: TerraPlayer) -> int:
    """Own buildings adjacent to buildings of others."""
    return ground.touching(s.bridged, p.buildings, s.built)


class Area:
    """The largest area of a seat, with what it depends on."""

    def __init__(self, ground: Ground | None, p: TerraPlayer | None, jumps: int, bridged: list[int], size: int) -> None:
        self.ground = ground
        self.buildings = p.buildings if p else -1
        self.shipping = p.shipping if p else -1
        self.jumps = jumps
        self.bridged = bridged
        self.size = size


class Areas:
    """Cache of areas: the last one of each seat, and a store of all of them by what they depend on."""

    def __init__(self) -> None:
        self.last: list[Area] = [Area(None, None, 0, [], 0)] * SEATS
        self.store: dict[tuple[int, ...], int] = {}

    def find(self, ground: Ground, bridged: list[int], p: TerraPlayer, jumps: int) -> int:
        """The cached area of a player with these jumps, or NOTHING."""
        last = self.last[p.seat]
        if (
            last.buildings == p.buildings
            and last.shipping == p.shipping
            and last.jumps == jumps
            and last.ground is ground
            and (last.bridged is bridged or last.bridged == bridged)
        ):
            return last.size
        size = self.store.get((ground.river, p.buildings, p.shipping, jumps, *bridged), NOTHING)
        if size != NOTHING:
            self.last[p.seat] = Area(ground, p, jumps, bridged, size)
        return size

    def keep(self, ground: Ground, bridged: list[int], p: TerraPlayer, jumps: int, size: int) -> int:
        key = (ground.river, p.buildings, p.shipping, jumps, *bridged)
        self.last[p.seat] = Area(ground, p, jumps, bridged, size)
        return remember(self.store, key, size)
