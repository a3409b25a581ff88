"""Random preferences: an evaluation whose weights are all a little higher or lower."""

import math
from typing import Final

from spielwerk.bots.evaluation import Evaluation
from spielwerk.core.rng import Rng

STEPS: Final = 1000
PERCENT: Final = 100
EXACT: Final = ("points", "leftovers", "pending")
"""Features without preferences: they are points, or will be."""


def taste(rng: Rng) -> float:
    """From -2 to 2, the middle more likely; a quarter of them beyond one."""
    return (rng.below(2 * STEPS + 1) + rng.below(2 * STEPS + 1)) / STEPS - 2.0


def tasted(usual: Evaluation, rng: Rng, spread: int) -> Evaluation:
    """The same with preferences; `spread` in percent."""
    weights = [
        weight if name in EXACT else weight * math.exp(spread / PERCENT * taste(rng))
        for name, weight in zip(usual.game.feature_names(), usual.weights, strict=True)
    ]
    return usual.weighing(weights)
