"""Tunes the weights of an evaluation in play: random perturbations of all weights at once (as in SPSA).

A set-up is played twice by bots whose weights are all moved, up or down at random; the second time every weight of
every seat is moved the other way. Half the difference of a seat's two scores is what its moves were worth together, and
least squares over many set-ups say what each of them was worth.
"""

import math
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from spielwerk.core.rng import Rng, derive
from spielwerk.games import game
from spielwerk.lab.runs.match import play
from spielwerk.lab.tuning import fitting

FIXED: Final = ("points", "leftovers")
"""Points are points."""
SPREAD: Final = 0.35
"""How far a weight is moved: by this power of e."""
FULL_STEP: Final = 1.5
"""A weight whose move earns this many points keeps the whole move, one that earns less a part of it, one that earns
more goes further, up to LONGEST."""
LONGEST: Final = 1.5
RIDGE: Final = 10.0


@dataclass
class Task:
    game: str
    bot: str
    seed: int
    options: dict[str, object]
    weights: dict[str, float]


@dataclass
class Trial:
    """For every seat which weights were moved up (1) or down (-1), and the points that earned."""

    moved: list[list[int]]
    earned: list[float]


def tasks(
    name: str, bot: str, seed: int, options: dict[str, object], weights: dict[str, float], games: int
) -> list[Task]:
    """Two games each; the step of a run that the seed belongs to has set-ups of its own."""
    return [Task(name, bot, derive(seed, number), options, weights) for number in range(max(1, games // 2))]


def free(weights: dict[str, float]) -> list[str]:
    return [name for name in weights if name not in FIXED]


def trial(task: Task) -> Trial:
    rng = Rng(task.seed)
    names = free(task.weights)
    seats = int(str(task.options["players"]))
    moved = [[1 - 2 * rng.below(2) for _ in names] for _ in range(seats)]
    with TemporaryDirectory() as folder:
        scores = []
        for sign in (1, -1):
            bots = [
                _with_weights(task.bot, Path(folder) / f"{seat}.{sign}.json", task, names, moved[seat], sign)
                for seat in range(seats)
            ]
            scores.append(play(game(task.game), task.seed, task.options, bots).state.scores())
    return Trial(moved, [(up - down) / 2 for up, down in zip(*scores, strict=True)])


def _with_weights(bot: str, file: Path, task: Task, names: list[str], moved: list[int], sign: int) -> str:
    """The bot with perturbed weights; each trial has its own file, because weights are cached by file."""
    weights = dict(task.weights)
    for name, way in zip(names, moved, strict=True):
        weights[name] *= math.exp(SPREAD * way * sign)
    fitting.write(file, task.game, weights, {})
    return f"{bot}{'+' if ':' in bot else ':'}weights={file}"


def step(weights: dict[str, float], trials: list[Trial]) -> tuple[dict[str, float], dict[str, Any]]:
    """Better weights, and what each move was found to earn, with the doubt about it."""
    import numpy

    names = free(weights)
    moved = numpy.array([row for each in trials for row in each.moved], dtype=float)
    earned = numpy.array([points for each in trials for points in each.earned])
    found = numpy.linalg.solve(moved.T @ moved + RIDGE * numpy.eye(len(names)), moved.T @ earned)
    doubt = float((earned - moved @ found).std()) / math.sqrt(len(earned))
    better = dict(weights)
    for name, points in zip(names, found.tolist(), strict=True):
        sure = points * points / (points * points + doubt * doubt)
        way = max(-LONGEST, min(LONGEST, sure * points / FULL_STEP))
        better[name] = round(weights[name] * math.exp(SPREAD * way), 4)
    return better, {
        "doubt": round(doubt, 2),
        "points": {name: round(points, 2) for name, points in zip(names, found.tolist(), strict=True)},
    }
