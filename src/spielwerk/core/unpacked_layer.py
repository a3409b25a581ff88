"""A layer of a net as lists, for the interpreted engine (core/net.py)."""

from collections.abc import Sequence
from operator import mul


class Layer:
    """Weights by unit."""

    def __init__(self, rows: Sequence[Sequence[int]], bias: Sequence[int]) -> None:
        self.rows = [list(row) for row in rows]
        self.bias = list(bias)

    def units(self, inputs: list[int], bits: int, most: int) -> list[int]:
        """Rectified sums without their lowest bits. Most inputs are zero and are skipped."""
        places = [place for place, value in enumerate(inputs) if value]
        given = [inputs[place] for place in places]
        found: list[int] = []
        for row, bias in zip(self.rows, self.bias, strict=True):
            total = bias + sum(map(mul, map(row.__getitem__, places), given))
            found.append(0 if total <= 0 else min(total >> bits, most))
        return found

    def one(self, unit: int, inputs: list[int]) -> int:
        """The full sum of a single unit."""
        total: int = self.bias[unit] + sum(map(mul, self.rows[unit], inputs))
        return total
