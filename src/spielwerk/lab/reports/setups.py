"""What the set-up does to scores: the facts of a game that all its seats share.

Between games: least squares on the mean score of each game, with a coefficient for the number of players, each bot's
share of the seats and every word of the set-up, so that tiles are compared with others of their kind. Within games:
what a faction or board has beyond its worth where a tile lies in the set-up.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from spielwerk.lab.reports.balance import Factor, contrasted, fitted
from spielwerk.lab.reports.together import Additive, Together, clearest

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats = NDArray[numpy.float64]

GAMES_PER_WORD = 5
"""Facts with few words come first; those that would leave fewer games than this for each word are left out."""

Facts = Mapping[str, Mapping[int, set[str]]]
"""For each fact the words that a game has of it."""


class Setups:
    """Seats of games and the facts of their set-ups. Words that all games or fewer than `least` have say nothing."""

    def __init__(self, games: Sequence[int], scores: Sequence[float], facts: Facts, least: int) -> None:
        import numpy

        self.least = least
        self._numbers, self._game = numpy.unique(numpy.asarray(games), return_inverse=True)
        self._seats = numpy.bincount(self._game).astype(numpy.float64)
        self._mean = self._by_game(numpy.asarray(scores, dtype=numpy.float64))
        self.present = self._telling(facts)

    def _by_game(self, values: "Floats") -> "Floats":
        """The mean of every game."""
        import numpy

        found: Floats = numpy.bincount(self._game, values) / self._seats
        return found

    def _telling(self, facts: Facts) -> "dict[str, dict[str, Floats]]":
        """For each fact and word 1 for every game that has it."""
        import numpy

        found: dict[str, dict[str, Floats]] = {}
        for fact, of_game in facts.items():
            words = sorted(set().union(*of_game.values()))
            rows = [of_game.get(number, set()) for number in self._numbers.tolist()]
            marked = {word: numpy.asarray([word in row for row in rows], dtype=numpy.float64) for word in words}
            most = len(rows) - self.least
            found[fact] = {word: mark for word, mark in marked.items() if self.least <= mark.sum() <= most}
        by_words = sorted(found.items(), key=lambda item: (len(item[1]), item[0]))
        kept, words_so_far = {}, 0
        for fact, marks in by_words:
            words_so_far += len(marks)
            if len(marks) > 1 and words_so_far * GAMES_PER_WORD <= len(self._numbers):
                kept[fact] = marks
        return kept

    def effects(self, bots: Sequence[str]) -> dict[str, Factor]:
        """For each fact what its words do to the mean score of a game, against its other words."""
        import numpy

        if not self.present:
            return {}
        named = numpy.asarray(bots)
        shares = [self._by_game((named == bot).astype(numpy.float64)) for bot in sorted(set(bots))]
        design = numpy.column_stack([*map(_columns, self.present.values()), *shares])
        design -= design.mean(axis=0)
        fit = fitted(design, self._mean - self._mean.mean(), numpy.arange(len(self._numbers)), 1)
        return contrasted({fact: _counted(marks) for fact, marks in self.present.items()}, fit)

    def with_words(self, model: Additive, factors: Sequence[str]) -> list[Together]:
        """What words of these factors have, beyond their worth, in games with each word of the set-up."""
        every = (
            pair
            for factor in factors
            for fact, marks in self.present.items()
            for word, mark in marks.items()
            for pair in model.pairs(factor, fact, [word], mark[self._game][:, None])
        )
        return clearest(model.beyond(every))


def _columns(marks: "Mapping[str, Floats]") -> "Floats":
    """The words of a fact as columns of the model. Only their differences count: how many a game has, if any, goes by
    the number of players, which has an effect of its own."""
    import numpy

    found = numpy.column_stack(list(marks.values()))
    differences: Floats = found - found.mean(axis=1, keepdims=True)
    return differences


def _counted(marks: "Mapping[str, Floats]") -> dict[str, int]:
    """In how many games each word is."""
    return {word: int(mark.sum()) for word, mark in marks.items()}
