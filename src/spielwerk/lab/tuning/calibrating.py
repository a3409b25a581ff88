"""Calibration: final points predicted at the start of turns against real ones, with a linear fit by round.

`search` plays all seats. At the start of each of its turns, its value of the best turn and the evaluation of the
position are compared with the final points of that seat.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import fsum, sqrt
from pathlib import Path
from typing import Any, Final

from spielwerk.bots.evaluation import Evaluation, evaluation_of
from spielwerk.bots.interface import Budget, Meter, Sight
from spielwerk.bots.planner import Judged
from spielwerk.bots.search import Search
from spielwerk.core.rng import derive
from spielwerk.core.state import State
from spielwerk.games import game

SAYERS: Final = ("search", "evaluation")
FOLDS: Final = 2
"""Folds of the cross-validation."""
GROUPS: Final = 4
"""Groups of turns of a round in a plot, from those of which least was promised to those of which most was."""


@dataclass
class Foretold:
    """One sample; `number` is that of its game."""

    number: int
    round: int
    said: dict[str, float]
    final: int = 0


@dataclass
class Row:
    """How good the predictions were in one round."""

    round: int
    samples: int
    real: float
    said: float
    calibrated: float
    error_said: float
    error: float


class Telling(Search):
    """Searches, and records its predictions."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        self.told: list[tuple[int, float, float]] = []

    def ranked(self, sight: Sight, state: State, evaluation: Evaluation, meter: Meter) -> list[Judged]:
        found = super().ranked(sight, state, evaluation, meter)
        if state.opens_turn():
            self.told.append((state.round, found[0][0], evaluation.settled(state, sight.seat)))
        return found


def foretell(task: tuple[str, int, int, int, int]) -> list[Foretold]:
    """One game: its name, number and seed, how many play, and the nodes of a thought."""
    name, number, seed, players, nodes = task
    state = game(name).new(derive(seed, number), {"players": players})
    seats = range(len(state.scores()))
    bots = [Telling(derive(derive(seed, number), seat + 1), Budget(nodes)) for seat in seats]
    sights = [Sight(name, state, seat) for seat in seats]
    while state.seat >= 0:
        state.play(bots[state.seat].choose(sights[state.seat]))
    final = state.scores()
    return [
        Foretold(number, round_, {"search": searched, "evaluation": weighed}, final[seat])
        for seat in seats
        for round_, searched, weighed in bots[seat].told
        if round_ > 0
    ]


def tasks(name: str, games: int, seed: int, players: Sequence[int], nodes: int) -> list[tuple[str, int, int, int, int]]:
    """The numbers of players come in turn."""
    evaluation_of(name)
    return [(name, number, seed, players[number % len(players)], nodes) for number in range(games)]


@dataclass
class Sums:
    """Of pairs (said, real); enough for a line of least squares."""

    pairs: list[tuple[float, float]] = field(default_factory=list)

    def line(self) -> tuple[float, float]:
        n = len(self.pairs)
        mean_said = fsum(said for said, _ in self.pairs) / n
        mean_real = fsum(real for _, real in self.pairs) / n
        spread = fsum((said - mean_said) ** 2 for said, _ in self.pairs)
        together = fsum((said - mean_said) * (real - mean_real) for said, real in self.pairs)
        slope = together / spread if spread else 0.0
        return mean_real - slope * mean_said, slope


def _by_round(samples: Sequence[Foretold]) -> dict[int, list[Foretold]]:
    found: dict[int, list[Foretold]] = {}
    for sample in samples:
        found.setdefault(sample.round, []).append(sample)
    return dict(sorted(found.items()))


def measured(samples: Sequence[Foretold], sayer: str) -> list[Row]:
    """By round, each half of the games predicted with the fit of the other (cross-validation)."""
    return [_row(round_, rows, sayer) for round_, rows in _by_round(samples).items()]


def _row(round_: int, rows: Sequence[Foretold], sayer: str) -> Row:
    said, calibrated = [row.said[sayer] for row in rows], _calibrated(rows, sayer)
    real = [float(row.final) for row in rows]
    return Row(
        round_, len(rows), _mean(real), _mean(said), _mean(calibrated), _error(said, real), _error(calibrated, real)
    )


def _calibrated(rows: Sequence[Foretold], sayer: str) -> list[float]:
    """Of one round, each predicted with the fit of the games of the other half: samples of one game share its end."""
    lines = []
    for fold in range(FOLDS):
        others = [(row.said[sayer], float(row.final)) for row in rows if row.number % FOLDS != fold]
        lines.append(Sums(others).line() if others else (0.0, 1.0))
    return [lines[row.number % FOLDS][0] + lines[row.number % FOLDS][1] * row.said[sayer] for row in rows]


def reliability(samples: Sequence[Foretold], sayer: str) -> dict[int, list[tuple[float, float]]]:
    """By round: what was predicted and what was real on average, in groups of about equally many turns. On the
    diagonal predictions are right on average."""
    found = {}
    for round_, rows in _by_round(samples).items():
        pairs = sorted(zip(_calibrated(rows, sayer), [float(row.final) for row in rows], strict=True))
        ends = [n * len(pairs) // GROUPS for n in range(GROUPS + 1)]
        groups = [pairs[start:end] for start, end in pairwise(ends) if start < end]
        found[round_] = [(_mean([said for said, _ in group]), _mean([real for _, real in group])) for group in groups]
    return found


def _mean(numbers: Sequence[float]) -> float:
    return fsum(numbers) / len(numbers)


def _error(said: Sequence[float], real: Sequence[float]) -> float:
    return sqrt(_mean([(a - b) ** 2 for a, b in zip(said, real, strict=True)]))


def fit(samples: Sequence[Foretold]) -> dict[str, Any]:
    """Predictor -> round -> the line fitted to all games, with the cross-validated error."""
    found: dict[str, Any] = {}
    for sayer in SAYERS:
        errors = {row.round: row.error for row in measured(samples, sayer)}
        found[sayer] = {}
        for round_, rows in _by_round(samples).items():
            offset, slope = Sums([(row.said[sayer], float(row.final)) for row in rows]).line()
            found[sayer][str(round_)] = {
                "offset": round(offset, 2),
                "slope": round(slope, 3),
                "error": round(errors[round_], 1),
            }
    return found


def write(file: Path, name: str, call: str, samples: Sequence[Foretold]) -> None:
    origin = {"from": call, "engine": game(name).engine, "samples": len(samples)}
    file.write_text(json.dumps({"game": name, "origin": origin, **fit(samples)}, indent=1) + "\n", "utf-8")
