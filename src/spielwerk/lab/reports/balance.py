"""A balance model: what a bot, a seat or a component is worth in points when everything else is held equal.

Least squares on the scores of all seats with a coefficient for each bot, seat and word of the chosen columns, within
games: scores are taken against the mean of their game, so the luck of a set-up cancels. Coefficients of a factor are
relative to its mean over all seats; standard errors are clustered by game, intervals Student's by how many seats have
the word. It is a description, not an experiment:
players who choose a faction because it is good in this set-up make it look better than it is.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielwerk.lab.reports.statistics import simultaneous, student, t95

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats = NDArray[numpy.float64]


NOTHING = 1e-9
"""What is smaller is nothing but rounding."""


@dataclass
class Effect:
    """One word of a factor: points against the factor's mean, with their 95 % interval."""

    word: str
    seats: int
    points: float
    error: float
    interval: tuple[float, float]


def effects(
    games: Sequence[int], scores: Sequence[float], factors: Mapping[str, Sequence[str]], least: int
) -> dict[str, list[Effect]]:
    """For each factor (a word for every seat) the effects of its words, best first; words of fewer than `least` seats
    stay in the model together, without an effect of their own."""
    import numpy

    counted = {name: _levels(words, least) for name, words in factors.items()}
    counted = {name: levels for name, levels in counted.items() if len(levels) > 1}
    if not counted:
        return {}
    blocks = [_coded(factors[name], levels) for name, levels in counted.items()]
    _, game = numpy.unique(numpy.asarray(games), return_inverse=True)
    design = _within(numpy.concatenate(blocks, axis=1), game)
    outcome = _within(numpy.asarray(scores, dtype=numpy.float64)[:, None], game)[:, 0]
    inverse = numpy.linalg.pinv(design.T @ design)
    fitted = inverse @ design.T @ outcome
    spread = inverse @ _clustered(design, outcome - design @ fitted, game) @ inverse
    found: dict[str, list[Effect]] = {}
    first = 0
    for name, levels in counted.items():
        columns = slice(first, first + len(levels))
        found[name] = _effects(levels, fitted[columns], spread[columns, columns])
        first += len(levels)
    return found


@dataclass
class Together:
    """Two words of two factors: points of seats that have both beyond what each is worth, and how clear that is."""

    factors: tuple[str, str]
    words: tuple[str, str]
    seats: int
    points: float
    error: float
    interval: tuple[float, float] = (0.0, 0.0)


def interactions(
    games: Sequence[int],
    scores: Sequence[float],
    factors: Mapping[str, Sequence[str]],
    pairs: Sequence[tuple[str, str]],
    least: int,
) -> list[Together]:
    """Every two words of these pairs of factors that at least so many seats have together, the clearest first.

    Each is held against a model of all factors without any interaction. The intervals are simultaneous: 95 % for all of
    them together, and Student's, because the error of a pair that few seats have is itself not sure.
    """
    import numpy

    levels = {name: _levels(words, least) for name, words in factors.items()}
    _, game = numpy.unique(numpy.asarray(games), return_inverse=True)
    design = _within(numpy.concatenate([_coded(factors[name], levels[name]) for name in factors], axis=1), game)
    fit = numpy.linalg.pinv(design)
    outcome = _within(numpy.asarray(scores, dtype=numpy.float64)[:, None], game)[:, 0]
    rest = outcome - design @ (fit @ outcome)
    found: list[Together] = []
    for pair in pairs:
        both = list(zip(factors[pair[0]], factors[pair[1]], strict=True))
        for words, seats in sorted(Counter(both).items()):
            if seats >= least and all(word in levels[name] for name, word in zip(pair, words, strict=True)):
                marked = numpy.asarray([each == words for each in both], dtype=numpy.float64)
                alone = _within(marked[:, None], game)[:, 0]
                alone -= design @ (fit @ alone)
                if alone @ alone > NOTHING * seats:
                    found.append(Together(pair, words, seats, *_slope(alone, rest, game)))
    z = simultaneous(len(found)) if found else 0.0
    for each in found:
        half = student(z, each.seats - 1) * each.error
        each.interval = each.points - half, each.points + half
    return sorted(found, key=lambda each: -abs(each.points) / max(each.error, NOTHING))


def _slope(column: "Floats", outcome: "Floats", game: "NDArray[numpy.intp]") -> tuple[float, float]:
    """The coefficient of one column, and its standard error clustered by game."""
    import numpy

    square = float(column @ column)
    slope = float(column @ outcome) / square
    middle = _clustered(column[:, None], outcome - slope * column, game)[0, 0]
    return slope, float(numpy.sqrt(middle)) / square


def _levels(words: Sequence[str], least: int) -> dict[str, int]:
    return {word: n for word, n in sorted(Counter(words).items()) if n >= least and word}


def _coded(words: Sequence[str], levels: dict[str, int]) -> "Floats":
    """A column of zeros and ones for each word."""
    import numpy

    place = {word: n for n, word in enumerate(levels)}
    found = numpy.zeros((len(words), len(levels)))
    for row, word in enumerate(words):
        if word in place:
            found[row, place[word]] = 1.0
    return found


def _within(values: "Floats", game: "NDArray[numpy.intp]") -> "Floats":
    """Differences from the mean of the game."""
    import numpy

    sums = numpy.zeros((game.max() + 1, values.shape[1]))
    numpy.add.at(sums, game, values)
    return values - (sums / numpy.bincount(game)[:, None])[game]


def _clustered(design: "Floats", residual: "Floats", game: "NDArray[numpy.intp]") -> "Floats":
    """The middle of the sandwich estimator: games are independent, seats of one game are not."""
    import numpy

    sums = numpy.zeros((game.max() + 1, design.shape[1]))
    numpy.add.at(sums, game, design * residual[:, None])
    clusters = len(sums)
    middle: Floats = sums.T @ sums * (clusters / max(1, clusters - 1))
    return middle


def _effects(levels: dict[str, int], fitted: "Floats", spread: "Floats") -> list[Effect]:
    """Coefficients against their mean, weighted by seats, and what that makes of their variances."""
    import numpy

    weights = numpy.asarray(list(levels.values()), dtype=numpy.float64)
    contrast = numpy.eye(len(levels)) - weights / weights.sum()
    points = contrast @ fitted
    errors = numpy.sqrt(numpy.maximum(0.0, numpy.diag(contrast @ spread @ contrast.T)))
    found = [
        Effect(word, n, value, error, (value - t95(n - 1) * error, value + t95(n - 1) * error))
        for (word, n), value, error in zip(levels.items(), points.tolist(), errors.tolist(), strict=True)
    ]
    return sorted(found, key=lambda effect: -effect.points)
