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
    points, spread = fitted(design, outcome, game)
    found: dict[str, list[Effect]] = {}
    first = 0
    for name, levels in counted.items():
        columns = slice(first, first + len(levels))
        found[name] = contrasted(levels, points[columns], spread[columns, columns])
        first += len(levels)
    return found


def fitted(design: "Floats", outcome: "Floats", cluster: "NDArray[numpy.intp]") -> "tuple[Floats, Floats]":
    """Coefficients of least squares, and their covariances, clustered."""
    import numpy

    inverse = numpy.linalg.pinv(design.T @ design)
    found = inverse @ design.T @ outcome
    return found, inverse @ _clustered(design, outcome - design @ found, cluster) @ inverse


@dataclass
class Together:
    """Two words of two factors: points of seats that have both beyond what each is worth, and how clear that is."""

    factors: tuple[str, str]
    words: tuple[str, str]
    seats: int
    points: float
    error: float
    interval: tuple[float, float] = (0.0, 0.0)


class Additive:
    """A model of all factors without any interaction, and what it leaves over."""

    def __init__(
        self, games: Sequence[int], scores: Sequence[float], factors: Mapping[str, Sequence[str]], least: int
    ) -> None:
        import numpy

        self.factors = factors
        self.least = least
        self.levels = {name: _levels(words, least) for name, words in factors.items()}
        _, self._game = numpy.unique(numpy.asarray(games), return_inverse=True)
        coded = [_coded(factors[name], self.levels[name]) for name in factors]
        self._design = _within(numpy.concatenate(coded, axis=1), self._game)
        self._fit = numpy.linalg.pinv(self._design)
        outcome = _within(numpy.asarray(scores, dtype=numpy.float64)[:, None], self._game)[:, 0]
        self._rest = outcome - self._design @ (self._fit @ outcome)

    def marked(self, factor: str, word: str) -> "Floats":
        """1 for every seat that has the word."""
        import numpy

        return numpy.asarray([each == word for each in self.factors[factor]], dtype=numpy.float64)

    def beyond(self, factors: tuple[str, str], words: tuple[str, str], both: "Floats") -> Together | None:
        """Points of the seats that have both; None where they are few, or no others can be told from them."""
        seats = int(both.sum())
        if seats < self.least:
            return None
        alone = _within(both[:, None], self._game)[:, 0]
        alone -= self._design @ (self._fit @ alone)
        if alone @ alone <= NOTHING * seats:
            return None
        return Together(factors, words, seats, *_slope(alone, self._rest, self._game))


def clearest(found: list[Together]) -> list[Together]:
    """With intervals that hold for all of them at once with 95 %, and Student's, because the error of a pair that few
    seats have is itself not sure; the clearest first."""
    z = simultaneous(len(found)) if found else 0.0
    for each in found:
        half = student(z, each.seats - 1) * each.error
        each.interval = each.points - half, each.points + half
    return sorted(found, key=lambda each: -abs(each.points) / max(each.error, NOTHING))


def interactions(model: Additive, pairs: Sequence[tuple[str, str]]) -> list[Together]:
    """Every two words of these pairs of factors that are not rare together."""
    marks = {(name, word): model.marked(name, word) for name, levels in model.levels.items() for word in levels}
    found = [
        model.beyond((one, other), (word, with_), marks[one, word] * marks[other, with_])
        for one, other in pairs
        for word in model.levels[one]
        for with_ in model.levels[other]
    ]
    return clearest([each for each in found if each])


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


def contrasted(levels: Mapping[str, int], coefficients: "Floats", spread: "Floats") -> list[Effect]:
    """Coefficients against their mean, weighted by seats, and what that makes of their variances."""
    import numpy

    weights = numpy.asarray(list(levels.values()), dtype=numpy.float64)
    contrast = numpy.eye(len(levels)) - weights / weights.sum()
    points = contrast @ coefficients
    errors = numpy.sqrt(numpy.maximum(0.0, numpy.diag(contrast @ spread @ contrast.T)))
    found = [
        Effect(word, n, value, error, (value - t95(n - 1) * error, value + t95(n - 1) * error))
        for (word, n), value, error in zip(levels.items(), points.tolist(), errors.tolist(), strict=True)
    ]
    return sorted(found, key=lambda effect: -effect.points)
