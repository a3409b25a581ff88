"""A balance model: what a bot, a seat or a component is worth in points, other things being equal.

Least squares on the scores of all seats with a coefficient for each bot, seat and word of the chosen columns, within
games: scores are taken against the mean of their game, so the luck of a set-up cancels. Coefficients of a factor are
relative to its mean over all seats; standard errors are clustered by game, intervals Student's by how many seats have
the word. It is a description, not an experiment: players who choose a faction because it is good in this set-up make it
look better than it is.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from spielwerk.lab.reports.statistics import simultaneous, student, t95

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats = NDArray[numpy.float64]


NOTHING = 1e-9
"""Smaller values are rounding errors."""
BATCH = 16
"""Candidates that are judged at once."""


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
    """Two words of two factors: points of seats that have both beyond what each is worth, and how significant that
    is."""

    factors: tuple[str, str]
    words: tuple[str, str]
    seats: int
    points: float
    error: float
    interval: tuple[float, float] = (0.0, 0.0)


Candidate = tuple[tuple[str, str], tuple[str, str], "Floats"]
"""Two factors, a word of each, and 1 for every seat that has both."""


class Additive:
    """A model of all factors without any interaction, and what it leaves over. Seats come game by game."""

    def __init__(
        self, games: Sequence[int], scores: Sequence[float], factors: Mapping[str, Sequence[str]], least: int
    ) -> None:
        import numpy

        self.least = least
        self.levels = {name: _levels(words, least) for name, words in factors.items()}
        self._words = {name: numpy.asarray(words) for name, words in factors.items()}
        self._starts = numpy.flatnonzero(numpy.diff(numpy.asarray(games), prepend=-1))
        self._sizes = numpy.diff(self._starts, append=len(games))
        coded = numpy.concatenate([_coded(factors[name], self.levels[name]) for name in factors], axis=1)
        self._design = self._within(coded)
        self._inverse = numpy.linalg.pinv(self._design.T @ self._design)
        self._rest = self._left_over(self._within(numpy.asarray(scores, dtype=numpy.float64)[:, None]))

    def marked(self, factor: str, word: str) -> "Floats":
        """1 for every seat that has the word."""
        import numpy

        return numpy.where(self._words[factor] == word, 1.0, 0.0)

    def beyond(self, candidates: Iterable[Candidate]) -> list[Together]:
        """Points of seats that have both words. Left out are rare pairs, and pairs whose effect cannot be separated
        from those of single words."""
        found: list[Together] = []
        likely = (each for each in candidates if each[2].sum() >= self.least)
        while batch := list(islice(likely, BATCH)):
            found += self._judged(batch)
        return found

    def _judged(self, batch: list[Candidate]) -> list[Together]:
        """The coefficient of each candidate in a model of its own, and its standard error clustered by game."""
        import numpy

        both = numpy.stack([marks for *_, marks in batch], axis=1)
        alone = self._left_over(self._within(both))
        seats, squares = both.sum(axis=0), (alone * alone).sum(axis=0)
        telling = squares > NOTHING * seats
        squares[~telling] = 1.0
        slopes = (self._rest * alone).sum(axis=0) / squares
        games = numpy.add.reduceat(alone * (self._rest - slopes * alone), self._starts, axis=0)
        errors = numpy.sqrt((games * games).sum(axis=0) * len(games) / max(1, len(games) - 1)) / squares
        columns = zip(batch, seats.tolist(), slopes.tolist(), errors.tolist(), telling.tolist(), strict=True)
        return [
            Together(factors, words, int(n), points, error)
            for (factors, words, _), n, points, error, told in columns
            if told
        ]

    def _within(self, values: "Floats") -> "Floats":
        """Differences from the mean of the game."""
        import numpy

        means = numpy.add.reduceat(values, self._starts, axis=0) / self._sizes[:, None]
        found: Floats = values - numpy.repeat(means, self._sizes, axis=0)
        return found

    def _left_over(self, values: "Floats") -> "Floats":
        found: Floats = values - self._design @ (self._inverse @ (self._design.T @ values))
        return found


def clearest(found: list[Together]) -> list[Together]:
    """With simultaneous 95 % intervals (Bonferroni, Student's t, because few seats have some pairs); the clearest
    first."""
    z = simultaneous(len(found)) if found else 0.0
    for each in found:
        half = student(z, each.seats - 1) * each.error
        each.interval = each.points - half, each.points + half
    return sorted(found, key=lambda each: -abs(each.points) / max(each.error, NOTHING))


def interactions(model: Additive, pairs: Sequence[tuple[str, str]]) -> list[Together]:
    """Every two words of these pairs of factors that are not rare together."""
    marks = {(name, word): model.marked(name, word) for name, levels in model.levels.items() for word in levels}
    candidates = (
        ((one, other), (word, with_), marks[one, word] * marks[other, with_])
        for one, other in pairs
        for word in model.levels[one]
        for with_ in model.levels[other]
    )
    return clearest(model.beyond(candidates))


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
