"""Which two things bring more or less together than each by itself.

A model of all factors without any interaction, within games, and beside it, one at a time, each pair of words. A pair's
points are what it has when its two words have taken their part of the difference (effect coding), not what the seats
that have both differ by from all others. Where two pairs say the same thing (of two bots one gains what the other
loses), only the first is kept.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, product
from typing import TYPE_CHECKING

from spielwerk.lab.reports.balance import NOTHING, coded, inverted, levels_of
from spielwerk.lab.reports.statistics import simultaneous, student

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats = NDArray[numpy.float64]


FEWEST = 2.0
"""Games that a pair needs, weighted: one by itself is no sample."""
BATCH = 16
"""Pairs that are judged at once."""
ALIKE = 1e-6
"""Pairs whose probes differ by less say the same thing."""


@dataclass
class Pair:
    """Two words of two factors, 1 for every seat that has both, and the part of an effect of both that is beyond what
    the words themselves explain."""

    factors: tuple[str, str]
    words: tuple[str, str]
    both: "Floats"
    part: float


@dataclass
class Together:
    """Points of seats that have both words beyond what each is worth, and how significant that is."""

    factors: tuple[str, str]
    words: tuple[str, str]
    seats: int
    points: float
    error: float
    games: float
    """How many games of equal weight would tell as much."""
    probe: tuple[float, ...]
    """Two pairs that say the same thing have the same, mirrored or not."""
    interval: tuple[float, float] = (0.0, 0.0)


class Additive:
    """A model of all factors without any interaction, and what it leaves over. Seats come game by game."""

    def __init__(
        self, games: Sequence[int], scores: Sequence[float], factors: Mapping[str, Sequence[str]], least: int
    ) -> None:
        import numpy

        self.least = least
        self.levels = {name: levels_of(words, least) for name, words in factors.items()}
        self.marks = {name: numpy.asfortranarray(coded(words, self.levels[name])) for name, words in factors.items()}
        """For each factor a column of zeros and ones for each of its words, together in memory."""
        self._starts = numpy.flatnonzero(numpy.diff(numpy.asarray(games), prepend=-1))
        self._sizes = numpy.diff(self._starts, append=len(games))
        self._design = self._within(numpy.concatenate(list(self.marks.values()), axis=1))
        self._inverse = inverted(self._design.T @ self._design)
        self._rest = self._left_over(self._within(numpy.asarray(scores, dtype=numpy.float64)[:, None]))
        self._probes = numpy.random.default_rng(0).standard_normal((len(games), 2))

    def pairs(self, one: str, other: str, words: Sequence[str], marks: "Floats") -> Iterable[Pair]:
        """Every word of a factor with every word of another, which come with their columns of zeros and ones; of these
        each seat has one at most. Rare pairs are left out."""
        mine = self.marks[one]
        seats = _crossed(mine, marks)
        parts = beyond_single(seats)
        for (n, word), (k, with_) in product(enumerate(self.levels[one]), enumerate(words)):
            if seats[n, k] >= self.least:
                yield Pair((one, other), (word, with_), mine[:, n] * marks[:, k], parts[n, k])

    def beyond(self, pairs: Iterable[Pair]) -> list[Together]:
        """Points of seats that have both words. Left out are pairs whose effect cannot be separated from those of
        single words."""
        found: list[Together] = []
        every = iter(pairs)
        while batch := list(islice(every, BATCH)):
            found += self._judged(batch)
        return found

    def _judged(self, batch: list[Pair]) -> list[Together]:
        """The coefficient of each pair in a model of its own, and its standard error clustered by game."""
        import numpy

        alone = self._left_over(self._within(numpy.stack([each.both for each in batch], axis=1)))
        weights = numpy.add.reduceat(alone * alone, self._starts, axis=0)
        squares, seats = weights.sum(axis=0), numpy.stack([each.both.sum() for each in batch])
        telling = squares > NOTHING * seats
        squares[~telling] = 1.0
        weights[:, ~telling] = 1.0
        games = weights.sum(axis=0) ** 2 / (weights * weights).sum(axis=0)
        slopes = (self._rest * alone).sum(axis=0) / squares
        sums = numpy.add.reduceat(alone * (self._rest - slopes * alone), self._starts, axis=0)
        # Leaving out each game in turn (jackknife): a game that weighs much has drawn the coefficient to itself.
        left_out = sums / numpy.maximum(NOTHING, 1 - weights / squares)
        errors = numpy.sqrt((left_out * left_out).sum(axis=0)) / squares
        probes = (alone / numpy.sqrt(squares)).T @ self._probes
        probes *= numpy.where(probes[:, :1] < 0, -1.0, 1.0)
        return [
            Together(
                each.factors,
                each.words,
                int(seats[n]),
                float(slopes[n] * each.part),
                float(errors[n] * each.part),
                float(games[n]),
                tuple(probes[n].tolist()),
            )
            for n, each in enumerate(batch)
            if telling[n] and games[n] >= FEWEST
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


def _crossed(one: "Floats", other: "Floats") -> "Floats":
    """How many seats have each word of the one with each of the other; rare words are the last row and column."""
    import numpy

    both = one.T @ other
    rows = numpy.column_stack([both, one.sum(axis=0) - both.sum(axis=1)])
    rare = numpy.append(other.sum(axis=0), len(one)) - rows.sum(axis=0)
    rare[-1] -= other.sum()
    return numpy.vstack([rows, rare])


def beyond_single(seats: "Floats") -> "Floats":
    """In a table of seats by two factors: which part of an effect of one cell is still there when the effects of all
    rows and columns (least squares) are taken away."""
    import numpy

    rows = len(seats)
    whole = numpy.block([[numpy.diag(seats.sum(axis=1)), seats], [seats.T, numpy.diag(seats.sum(axis=0))]])
    inverse = inverted(whole)
    own = numpy.diag(inverse)
    found: Floats = 1.0 - seats * (own[:rows, None] + own[None, rows:] + 2 * inverse[:rows, rows:])
    return found


def clearest(found: list[Together]) -> list[Together]:
    """Different ones with simultaneous 95 % intervals (Bonferroni, Student's t, because few games tell of some pairs);
    the clearest first."""
    kept = _different(found)
    z = simultaneous(len(kept)) if kept else 0.0
    for each in kept:
        half = student(z, min(each.games, each.seats) - 1) * each.error
        each.interval = each.points - half, each.points + half
    return sorted(kept, key=lambda each: -abs(each.points) / max(each.error, NOTHING))


def _different(found: list[Together]) -> list[Together]:
    import numpy

    probes = numpy.asarray([each.probe for each in found])
    return [each for n, each in enumerate(found) if not (numpy.abs(probes[:n] - probes[n]).max(axis=1) < ALIKE).any()]


def interactions(model: Additive, pairs: Sequence[tuple[str, str]]) -> list[Together]:
    """Every two words of these pairs of factors that are not rare together."""
    every = (
        pair for one, other in pairs for pair in model.pairs(one, other, list(model.levels[other]), model.marks[other])
    )
    return clearest(model.beyond(every))
