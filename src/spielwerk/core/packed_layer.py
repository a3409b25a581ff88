"""A layer of a net in machine words, for the compiled engine (core/net.py)."""

from collections.abc import Sequence
from typing import final

from librt.vecs import vec

from spielwerk.core.native import i64, mypyc_attr


@mypyc_attr(acyclic=True)
@final
class Layer:
    """Weights by input, those of all units side by side: a zero input costs nothing."""

    def __init__(self, rows: Sequence[Sequence[int]], bias: Sequence[int]) -> None:
        self.bias: vec[i64] = vec[i64](list(bias))
        self.weights: vec[i64] = vec[i64]([row[place] for place in range(len(rows[0])) for row in rows])

    def units(self, inputs: list[int], bits: i64, most: i64) -> list[int]:
        """Rectified sums without their lowest bits."""
        totals = self.bias[:]
        weights = self.weights
        size: i64 = len(totals)
        base: i64 = 0
        for number in inputs:
            value: i64 = number
            if value != 0:
                for unit in range(size):
                    totals[unit] += weights[base + unit] * value
            base += size
        found: list[int] = []
        for unit in range(size):
            total = totals[unit]
            found.append(0 if total <= 0 else int(min(total >> bits, most)))
        return found

    def one(self, unit: i64, inputs: list[int]) -> int:
        """The full sum of a single unit."""
        weights = self.weights
        size: i64 = len(self.bias)
        total = self.bias[unit]
        place = unit
        for number in inputs:
            value: i64 = number
            total += weights[place] * value
            place += size
        return total
