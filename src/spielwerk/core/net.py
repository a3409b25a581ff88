"""A small neural net in integers: identical results on every machine and engine, and only Python needed at play time.

Two layers of rectified units, then one output unit for each prediction. Inputs (`number`) and weights (fixed point) are
integers, so sums have no rounding that could differ.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spielwerk.core.machine import COMPILED

if COMPILED:
    from spielwerk.core.packed_layer import Layer
else:
    from spielwerk.core.unpacked_layer import Layer

SCALE: Final = 8
"""Features are counted in this fraction of a point."""
FIRST_BITS: Final = 20
UNIT_BITS: Final = 10
"""Fractional bits of the weights of the first layer, and of units and all later weights."""
POINT: Final = 1 << 2 * UNIT_BITS
MOST: Final = 1 << 20
"""Largest value of a unit."""
ROUNDS: Final = 8
PLAYERS: Final = 6
"""An upper bound."""


def number(value: float) -> int:
    """A feature as an integer."""
    return int(value * SCALE + 0.5) if value >= 0.0 else -int(0.5 - value * SCALE)


class Net:
    """Three layers, the last with a unit for each prediction."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.heads: list[str] = list(data["heads"])
        self.inputs: int = len(data["first"][0])
        self.first = Layer(data["first"], data["first_bias"])
        self.second = Layer(data["second"], data["second_bias"])
        self.last = Layer(data["last"], data["last_bias"])

    def units(self, numbers: list[int]) -> list[int]:
        """The second layer."""
        return self.second.units(self.first.units(numbers, FIRST_BITS - UNIT_BITS, MOST), UNIT_BITS, MOST)

    def foretold(self, numbers: list[int], head: int = 0) -> float:
        return self.last.one(head, self.units(numbers)) / POINT

    def all_foretold(self, numbers: list[int]) -> dict[str, float]:
        """By head."""
        units = self.units(numbers)
        return {name: self.last.one(head, units) / POINT for head, name in enumerate(self.heads)}


def default_numbers(features: Sequence[float], round_: int, scores: Sequence[int], seat: int) -> list[int]:
    """Inputs that every game has: its features, the round, the number of players, and the lead in points."""
    others = [score for other, score in enumerate(scores) if other != seat]
    rounds = [0] * ROUNDS
    rounds[min(round_, ROUNDS - 1)] = 1
    players = [0] * PLAYERS
    players[min(len(scores), PLAYERS) - 1] = 1
    lead = scores[seat] - max(others) if others else 0
    return [*[number(value) for value in features], *rounds, *players, lead]


def marked(size: int, tiles: Sequence[int]) -> list[int]:
    """How often each of `size` tiles occurs; numbers below zero stand for no tile."""
    found = [0] * size
    for tile in tiles:
        if tile >= 0:
            found[tile] += 1
    return found
