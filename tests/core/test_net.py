"""Layers of a net: those of the engine that runs say what plain sums do."""

import pytest

from spielwerk.core import net as chosen
from spielwerk.core import unpacked_layer
from spielwerk.core.rng import Rng

LAYERS = [vars(chosen)["Layer"], unpacked_layer.Layer]
INPUTS, UNITS, BITS, MOST = 40, 7, 10, 1 << 20


def drawn(rng: Rng, most: int) -> int:
    return rng.below(2 * most + 1) - most


@pytest.mark.parametrize("kind", LAYERS)
def test_units_are_rectified_sums(kind: type[unpacked_layer.Layer]) -> None:
    rng = Rng(3)
    rows = [[drawn(rng, 1 << 22) for _ in range(INPUTS)] for _ in range(UNITS)]
    bias = [drawn(rng, 1 << 30) for _ in range(UNITS)]
    layer = kind(rows, bias)
    seen = set()
    for _ in range(50):
        inputs = [drawn(rng, 300) if rng.below(3) == 0 else 0 for _ in range(INPUTS)]
        sums = [b + sum(w * x for w, x in zip(row, inputs, strict=True)) for row, b in zip(rows, bias, strict=True)]
        assert [layer.one(unit, inputs) for unit in range(UNITS)] == sums
        units = layer.units(inputs, BITS, MOST)
        assert units == [0 if total <= 0 else min(total >> BITS, MOST) for total in sums]
        seen |= {0 if not unit else 2 if unit == MOST else 1 for unit in units}
    assert seen == {0, 1, 2}
