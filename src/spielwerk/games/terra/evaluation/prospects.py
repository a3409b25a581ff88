"""What a seat of either game can still expect, as far as both games reckon it alike."""

from typing import Final, TypeVar

from spielwerk.core.words import how_many
from spielwerk.games.terra.rules.ground import Ground
from spielwerk.games.terra.rules.state import TerraPlayer, TerraState

K = TypeVar("K")
V = TypeVar("V")

REMEMBERED: Final = 200_000
"""Areas and groups change only with buildings, so what was reckoned is kept; a full store starts afresh."""


def remember(store: dict[K, V], key: K, value: V) -> V:
    """Keep a value under all that it depends on."""
    if len(store) >= REMEMBERED:
        store.clear()
    store[key] = value
    return value


def room(s: TerraState, p: TerraPlayer, home: int) -> float:
    """Free spaces in reach, the near terrains first: a few are enough for a while."""
    free = p.reach & ~s.built
    terrain = s.terrain
    ring = len(terrain)
    native = how_many(terrain[home] & free)
    one = how_many((terrain[(home + 1) % ring] | terrain[(home - 1) % ring]) & free)
    two = how_many((terrain[(home + 2) % ring] | terrain[(home - 2) % ring]) & free)
    return min(native, 3) + 0.6 * min(one, 3) + 0.2 * min(two, 3)


def beside_others(ground: Ground, s: TerraState, p: TerraPlayer) -> int:
    """Own buildings adjacent to buildings of others."""
    return how_many(ground.adjacent(s.bridged, s.built & ~p.buildings) & p.buildings)
