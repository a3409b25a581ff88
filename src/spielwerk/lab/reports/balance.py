"""A balance model: what a bot, a seat or a component is worth in points, other things being equal.

Least squares on the scores of all seats with a coefficient for each bot, seat and word of the chosen columns, within
games: scores are taken against the mean of their game, so the luck of a set-up cancels. Words of a factor are compared
where games lead from one to the other, directly or by way of others; their points are relative to the mean over the
seats of all that can be compared. Standard errors are clustered by game, intervals Student's by how many seats have the
word. It is a description, not an experiment: players who choose a faction because it is good in this set-up make it
look better than it is.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielwerk.lab.reports.statistics import t95

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats = NDArray[numpy.float64]


NOTHING = 1e-9
"""Smaller values are rounding errors."""
THIN = 0.25
"""Clustered variances below this part of the plain ones come from residuals that were fitted away."""
APART = 1e-6
"""Words whose combinations with others differ by more than this cannot be compared."""


@dataclass
class Effect:
    """One word of a factor: points against the mean of its group, with their 95 % interval."""

    word: str
    seats: int
    points: float
    error: float
    interval: tuple[float, float]


@dataclass
class Factor:
    """What is known about the words of a factor."""

    groups: list[list[Effect]]
    """Words that can be compared with each other, best first; the largest group first."""
    alone: list[str]
    """Words that can be compared with no other."""

    @property
    def effects(self) -> list[Effect]:
        return [effect for group in self.groups for effect in group]


@dataclass
class Fit:
    """Coefficients of least squares, their covariances, and which combinations of them are arbitrary."""

    points: "Floats"
    clustered: "Floats"
    plain: "Floats"
    """For all seats alike."""
    arbitrary: "Floats"
    """The projection on what the data says nothing about."""


def effects(
    games: Sequence[int], scores: Sequence[float], factors: Mapping[str, Sequence[str]], least: int
) -> dict[str, Factor]:
    """For each factor (a word for every seat) the effects of its words; words of fewer than `least` seats stay in the
    model together, without an effect of their own."""
    import numpy

    counted = {name: levels_of(words, least) for name, words in factors.items()}
    counted = {name: levels for name, levels in counted.items() if len(levels) > 1}
    if not counted:
        return {}
    blocks = [coded(factors[name], levels) for name, levels in counted.items()]
    _, game = numpy.unique(numpy.asarray(games), return_inverse=True)
    design = _within(numpy.concatenate(blocks, axis=1), game)
    outcome = _within(numpy.asarray(scores, dtype=numpy.float64)[:, None], game)[:, 0]
    return contrasted(counted, fitted(design, outcome, game, game.max() + 1))


def fitted(design: "Floats", outcome: "Floats", cluster: "NDArray[numpy.intp]", means: int) -> Fit:
    """Least squares on values from which so many means were taken."""
    import numpy

    products = design.T @ design
    inverse = inverted(products)
    points = inverse @ design.T @ outcome
    rest = outcome - design @ points
    arbitrary = numpy.eye(len(products)) - inverse @ products
    freedom = len(outcome) - means - len(products) + numpy.trace(arbitrary)
    plain = inverse * (rest @ rest / max(1.0, freedom))
    return Fit(points, inverse @ _clustered(design, rest, cluster) @ inverse, plain, arbitrary)


def inverted(products: "Floats") -> "Floats":
    """Moore and Penrose's inverse; what is not exactly zero only by rounding counts as zero."""
    import numpy

    return numpy.asarray(numpy.linalg.pinv(products, rcond=NOTHING, hermitian=True), dtype=numpy.float64)


def contrasted(counted: Mapping[str, Mapping[str, int]], fit: Fit) -> dict[str, Factor]:
    """The words of each factor against those that they can be compared with. The columns of the model are the words of
    all factors, in this order; others may follow."""
    found: dict[str, Factor] = {}
    first = 0
    for name, levels in counted.items():
        words = list(levels)
        groups = _comparable(fit.arbitrary[first : first + len(words)])
        told = [
            _against_mean({words[n]: levels[words[n]] for n in group}, [first + n for n in group], fit)
            for group in groups
            if len(group) > 1
        ]
        found[name] = Factor(told, [words[group[0]] for group in groups if len(group) == 1])
        first += len(levels)
    return found


def _comparable(arbitrary: "Floats") -> list[list[int]]:
    """Two coefficients have a known difference if they occur alike in all that is arbitrary."""
    import numpy

    groups: list[list[int]] = []
    for n, row in enumerate(arbitrary):
        alike = (group for group in groups if numpy.abs(arbitrary[group[0]] - row).max() < APART)
        if group := next(alike, None):
            group.append(n)
        else:
            groups.append([n])
    return sorted(groups, key=lambda group: -len(group))


def _against_mean(levels: Mapping[str, int], columns: Sequence[int], fit: Fit) -> list[Effect]:
    """Coefficients against their mean, weighted by seats, and what that makes of their variances."""
    import numpy

    weights = numpy.asarray(list(levels.values()), dtype=numpy.float64)
    contrast = numpy.eye(len(levels)) - weights / weights.sum()
    points = contrast @ fit.points[columns]
    within = numpy.ix_(columns, columns)
    clustered, plain = (numpy.diag(contrast @ each[within] @ contrast.T) for each in (fit.clustered, fit.plain))
    # A word that a single game leads to has no residual there, and nothing to tell its error by.
    errors = numpy.sqrt(numpy.maximum(0.0, numpy.where(clustered < THIN * plain, plain, clustered)))
    found = [
        Effect(word, n, value, error, (value - t95(n - 1) * error, value + t95(n - 1) * error))
        for (word, n), value, error in zip(levels.items(), points.tolist(), errors.tolist(), strict=True)
    ]
    return sorted(found, key=lambda effect: -effect.points)


def levels_of(words: Sequence[str], least: int) -> dict[str, int]:
    """Words that are not rare, and how many seats have them."""
    return {word: n for word, n in sorted(Counter(words).items()) if n >= least and word}


def coded(words: Sequence[str], levels: Mapping[str, int]) -> "Floats":
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
