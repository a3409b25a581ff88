"""Prices of things in points for an experienced player; the features of an evaluation use them.

Everything is bought with money, and three money are worth a point at the end; early money buys income first. Power is
money and more: four power are seven money or a spade.
"""

from math import fsum
from typing import Any, Final

from spielwerk.core.play import Effect
from spielwerk.games.terra.evaluation.prices import after_each, in_rounds, priced, to_come
from spielwerk.games.terra_nova.rules.catalog import COMPONENTS, EFFECTS
from spielwerk.games.terra_nova.rules.effects import (
    Both,
    Bridge,
    ByPlayers,
    Gain,
    PlaceFree,
    PointsByTable,
    PointsPer,
    PowerPer,
    RaisePost,
    Shipping,
    Spades,
)
from spielwerk.games.terra_nova.rules.mats import SPADE_MONEY
from spielwerk.games.terra_nova.rules.words import (
    PASSIVES,
    TRIGGERS,
)

MONEY: Final[list[float]] = [0.62, 0.6, 0.56, 0.51, 0.45, 0.37]
"""One money in each round (0: the set-up)."""
POWER: Final = 0.7
"""Moving a power token one bowl on, relative to one money: two such moves make a power that can be spent."""
SPADE: Final = SPADE_MONEY * 0.75
"""A free spade, relative to one money."""
SHIPPING_STEP: Final = 4.0
BRIDGE: Final = 1.0
FREE_HOUSE: Final = 5.0
FREE_POST: Final = 3.5
NEXT_DOOR: Final = 2.5
CITY: Final = 8.5

HAPPENS: Final = {
    "build-house": 1.3,
    "build-post": 0.8,
    "build-palace": 0.3,
    "use-spade": 1.0,
    "found-city": 0.3,
    "shipping-step": 0.5,
    "pass": 0.0,
    "others-house": 3.5,
    "others-upgrade": 3.0,
}
"""How often each moment occurs in a round of an ordinary game; what passing pays is counted exactly elsewhere."""

ABILITIES: Final = {
    "extra-shipping": 0.6,
    "power-discount": 0.8,
    "city-value-discount": 0.6,
    "river-cities": 0.4,
    "one-spade": 1.0,
    "cheap-posts": 1.2,
    "points-exchange": 0.8,
}
"""What each passive ability is worth in a round."""

FIXED: Final[tuple[tuple[type[Effect[Any]], float], ...]] = (
    (Bridge, BRIDGE),
    (Shipping, SHIPPING_STEP),
    (PlaceFree, FREE_HOUSE),
    (RaisePost, FREE_POST),
)


def effect_worth(effect: Effect[Any], money: float) -> float:
    """An effect in points when one money is worth this much."""
    if isinstance(effect, Gain):
        return effect.vp + (effect.money + effect.power * POWER) * money
    if isinstance(effect, Both):
        return fsum([effect_worth(part, money) for part in effect.parts])
    if isinstance(effect, ByPlayers):
        return effect_worth(effect.more, money)
    if isinstance(effect, Spades):
        return SPADE * effect.n * money if effect.n else NEXT_DOOR
    if isinstance(effect, PowerPer):
        return 2.5 * effect.power * POWER * money
    if isinstance(effect, PointsPer):
        return 2.0 * effect.points
    if isinstance(effect, PointsByTable):
        return float(effect.rows[0][1])
    for kind, points in FIXED:
        if isinstance(effect, kind):
            return points
    return 0.0


EFFECT_WORTH: Final = [[effect_worth(effect, money) for effect in EFFECTS] for money in MONEY]
"""For each round the worth of every effect by its number."""


FILE: Final = "src/spielwerk/games/terra_nova/evaluation/prices.py"
IN_ROUND: Final = in_rounds(
    COMPONENTS,
    EFFECT_WORTH,
    priced(HAPPENS, TRIGGERS, "moment", f"HAPPENS in {FILE}"),
    priced(ABILITIES, PASSIVES, "ability", f"ABILITIES in {FILE}"),
)
TO_COME: Final = to_come(IN_ROUND)

MONEY_TO_COME: Final = after_each(MONEY)
"""For each round what one money of income brings in all later rounds."""
