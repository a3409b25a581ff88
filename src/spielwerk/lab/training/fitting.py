"""Fits a net to samples with Adam, then quantizes it to integers.

All randomness comes from the seed, so equal calls on one machine write equal files. The epoch with the lowest error on
held-out games is kept.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from spielwerk.core.net import FIRST_BITS, UNIT_BITS
from spielwerk.lab.training.samples import Samples, joined

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Array = NDArray[numpy.float32]

HELD_OUT = 10
"""One game in this many is held out for early stopping."""
BATCH = 256
RATE = 1e-3
"""The initial learning rate. It decays linearly to zero, which averages out the noise of single batches."""
DECAY = 1e-4
RARE = 0.1
"""Lower bound on the standard deviation of an input: inputs that hardly vary say little."""
FADE = 0.9
FADE_SQUARES = 0.999
TINY = 1e-8
FIRST_HEADS = (1.0, 0.3)
"""Weights in the loss of the points that were missed and of the win; sources share one more."""


@dataclass
class Fitted:
    """A net as numbers, with what it was scaled by."""

    layers: "list[tuple[Array, Array]]"
    mean: "Array"
    spread: "Array"
    target_mean: "Array"
    target_spread: "Array"
    heads: list[str]


def parted(found: Sequence[Samples]) -> tuple[list[Samples], list[Samples]]:
    """Games to learn from, and those that are held out."""
    learned = [each for n, each in enumerate(found) if n % HELD_OUT]
    return learned, [each for n, each in enumerate(found) if n % HELD_OUT == 0]


def fit(
    found: Sequence[Samples], hidden: Sequence[int], epochs: int, seed: int, besides: Sequence[Samples] = ()
) -> Fitted:
    """A net for these games; inputs and targets are scaled by them, not by what is learned besides."""
    import numpy

    learned, held = map(joined, parted(found))

    rng = numpy.random.default_rng(seed)
    mean = learned.numbers.mean(axis=0).astype(numpy.float32)
    spread = numpy.maximum(learned.numbers.std(axis=0), RARE).astype(numpy.float32)
    target_mean = learned.targets.mean(axis=0)
    target_spread = numpy.maximum(learned.targets.std(axis=0), 1e-3)
    every = joined([learned, *besides]) if besides else learned
    targets = (every.targets - target_mean) / target_spread
    sizes = [every.numbers.shape[1], *hidden, targets.shape[1]]
    layers = [
        ((rng.standard_normal((a, b)) * (2.0 / a) ** 0.5).astype(numpy.float32), numpy.zeros(b, numpy.float32))
        for a, b in pairwise(sizes)
    ]
    fitted = Fitted(layers, mean, spread, target_mean, target_spread, learned.heads)
    weights = _loss_weights(targets.shape[1])
    descent = _Adam(layers, epochs * -(-len(targets) // BATCH))
    best, least = layers, float("inf")
    for _ in range(epochs):
        order = rng.permutation(len(targets))
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            inputs = ((every.numbers[chosen] - mean) / spread).astype(numpy.float32)
            descent.step(_gradients(descent.layers, inputs, targets[chosen], weights))
        fitted.layers = descent.layers
        error = rmse(held.final, held.said + foretold(fitted, held.numbers)[:, 0])
        if error < least:
            best, least = [(rows.copy(), bias.copy()) for rows, bias in descent.layers], error
    fitted.layers = best
    return fitted


def _loss_weights(heads: int) -> "Array":
    import numpy

    sources = heads - len(FIRST_HEADS)
    return numpy.array([*FIRST_HEADS, *[1.0 / max(1, sources)] * sources], numpy.float32)


def _units(layers: "list[tuple[Array, Array]]", inputs: "Array") -> "list[Array]":
    """Activations of all layers, the inputs first."""
    import numpy

    found = [inputs]
    for number, (rows, bias) in enumerate(layers):
        sums = found[-1] @ rows + bias
        found.append(sums if number == len(layers) - 1 else numpy.maximum(sums, 0.0))
    return found


def _gradients(
    layers: "list[tuple[Array, Array]]", inputs: "Array", targets: "Array", weights: "Array"
) -> "list[tuple[Array, Array]]":
    """A target that is not a number teaches nothing."""
    import numpy

    units = _units(layers, inputs)
    wrong = numpy.nan_to_num((units[-1] - targets) * weights / len(inputs))
    found = []
    for number in range(len(layers) - 1, -1, -1):
        rows, _ = layers[number]
        found.append((units[number].T @ wrong + DECAY * rows, wrong.sum(axis=0)))
        wrong = (wrong @ rows.T) * (units[number] > 0.0)
    return found[::-1]


class _Adam:
    """Adam's update: the mean of the gradients over the root of their mean square."""

    def __init__(self, layers: "list[tuple[Array, Array]]", planned: int) -> None:
        self.layers = layers
        self._planned = planned
        self._seen: list[tuple[Any, Any]] = [(0.0, 0.0) for layer in layers for _ in layer]
        self._steps = 0

    def step(self, gradients: "list[tuple[Array, Array]]") -> None:
        import numpy

        left = 1.0 - self._steps / self._planned
        self._steps += 1
        rate = RATE * left * (1.0 - FADE_SQUARES**self._steps) ** 0.5 / (1.0 - FADE**self._steps)
        flat = [
            (value, gradient)
            for pair in zip(self.layers, gradients, strict=True)
            for value, gradient in zip(*pair, strict=True)
        ]
        for n, (value, gradient) in enumerate(flat):
            mean, squares = self._seen[n]
            mean = FADE * mean + (1.0 - FADE) * gradient
            squares = FADE_SQUARES * squares + (1.0 - FADE_SQUARES) * gradient * gradient
            self._seen[n] = mean, squares
            numpy.subtract(value, rate * mean / (numpy.sqrt(squares) + TINY), out=value)


def foretold(fitted: Fitted, numbers: "NDArray[numpy.int16]") -> "Array":
    import numpy

    inputs = ((numbers - fitted.mean) / fitted.spread).astype(numpy.float32)
    found: Array = _units(fitted.layers, inputs)[-1] * fitted.target_spread + fitted.target_mean
    return found


def rmse(real: "Array", said: "Array") -> float:
    """The spread of the errors: a constant added to every position changes no choice."""
    return float((real - said).std())


def errors_by_round(fitted: Fitted, held: Samples) -> dict[str, dict[str, float]]:
    """On held-out games: how far the final points spread, and how far the weights, and weights and net, miss them."""
    said = held.said + foretold(fitted, held.numbers)[:, 0]
    found = {}
    for round_ in sorted(set(held.rounds.tolist())):
        these = held.rounds == round_
        real = held.final[these]
        found[str(round_)] = {
            "spread": round(float(real.std()), 1),
            "weights": round(rmse(real, held.said[these]), 1),
            "net": round(rmse(real, said[these]), 1),
        }
    return found


def whole(fitted: Fitted) -> dict[str, Any]:
    """The net for `spielwerk.core.net`: scaling folded in, weights quantized."""
    (rows, bias), *inner, (last, last_bias) = fitted.layers
    assert len(inner) == 1
    scaled = rows / fitted.spread[:, None]
    ((second, second_bias),) = inner
    return {
        "heads": fitted.heads,
        "first": _whole(scaled.T, FIRST_BITS),
        "first_bias": _whole(bias - fitted.mean @ scaled, FIRST_BITS),
        "second": _whole(second.T, UNIT_BITS),
        "second_bias": _whole(second_bias, 2 * UNIT_BITS),
        "last": _whole((last * fitted.target_spread).T, UNIT_BITS),
        "last_bias": _whole(last_bias * fitted.target_spread + fitted.target_mean, 2 * UNIT_BITS),
    }


def _whole(values: "Array", bits: int) -> Any:
    import numpy

    return numpy.rint(values.astype(numpy.float64) * (1 << bits)).astype(int).tolist()
