"""Weights of an evaluation from self-play: what the features of a position say about the final score.

Each position in which another seat comes to move is a sample: the features of all seats, and the points they had at the
end. Weights are fitted by ridge regression towards the present weights, so that weights about which the games say
little stay as they are.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from spielwerk.core.rng import derive
from spielwerk.core.state import State
from spielwerk.games import game
from spielwerk.lab.runs.match import play

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

FIXED: Final = ("points", "leftovers", "pending", "bowl-3", "bowl-2", "power-tokens")
"""Not fitted: points are points; what is pending inside a turn is not seen where turns begin; and power that is left
was just not used, so that a fit would have tokens given up too freely."""
STEP: Final = 0.5
"""Step size towards the fitted weights: new weights lead to different games."""
LEAST: Final = 0.6
MOST: Final = 1.6
"""Bound on the change of a weight: correlation with points is not causation."""


@dataclass
class Samples:
    features: "list[list[float]]"
    finals: list[int]


def sample(name: str, bots: list[str], seed: int, options: dict[str, object]) -> Samples:
    """One game, watched whenever the seat to move changes."""
    its_game = game(name)
    samples = Samples([], [])
    seats: list[int] = []
    before = [-1]

    def watch(state: State) -> None:
        if state.round and state.seat != before[0]:
            before[0] = state.seat
            for seat in range(len(state.scores())):
                samples.features.append(its_game.features(state, seat))
                seats.append(seat)

    final = play(its_game, seed, options, bots, None, watch).state.scores()
    samples.finals = [final[seat] for seat in seats]
    return samples


def sample_batch(task: tuple[str, list[str], int, dict[str, object]]) -> Samples:
    return sample(*task)


def tasks(
    name: str, bots: list[str], seed: int, options: dict[str, object], games: int
) -> list[tuple[str, list[str], int, dict[str, object]]]:
    return [(name, bots, derive(seed, number), options) for number in range(games)]


def fit(names: list[str], samples: list[Samples], prior: dict[str, float], pull: float) -> tuple[dict[str, float], Any]:
    """Weights that predict the final score best, and the mean squared errors before and after.

    `pull` is how many samples the present weights count for.
    """
    import numpy

    rows = numpy.array([row for each in samples for row in each.features])
    finals = numpy.array([final for each in samples for final in each.finals], dtype=float)
    start = numpy.array([prior.get(name, 0.0) for name in names])
    free = numpy.array([name not in FIXED for name in names])
    weights = start.copy()
    error = finals - rows @ start
    centred = rows[:, free] - rows[:, free].mean(axis=0)
    spread = centred.std(axis=0) + 1e-9
    scaled = centred / spread
    ridge = scaled.T @ scaled + pull * numpy.eye(scaled.shape[1])
    change = numpy.linalg.solve(ridge, scaled.T @ (error - error.mean())) / spread
    weights[free] += STEP * change
    weights = numpy.clip(weights, start * LEAST, start * MOST)
    after = finals - rows @ weights
    errors = {"before": _spread(error), "after": _spread(after)}
    return {name: round(float(weight), 4) for name, weight in zip(names, weights, strict=True)}, errors


def _spread(errors: "NDArray[numpy.float64]") -> float:
    """The standard deviation of the errors: a constant added to every position changes no choice."""
    return round(float(errors.std()), 3)


def write(file: Path, name: str, weights: dict[str, float], origin: dict[str, Any]) -> None:
    file.write_text(json.dumps({"game": name, "origin": origin, "weights": weights}, indent=1) + "\n", "utf-8")
