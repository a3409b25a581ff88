"""Players for learning: each has random preferences and sometimes plays a turn other than its best.

Otherwise what a seat owns would mirror one policy, and a fit could not separate the value of a holding from what such a
player does with it.
"""

from collections.abc import Sequence
from typing import Final

from spielwerk.bots.evaluation import Evaluation
from spielwerk.bots.interface import Budget, Meter, Sight
from spielwerk.bots.planner import Judged, OneTurn, Planner
from spielwerk.bots.search import Search
from spielwerk.bots.sets import Worth, worth_of
from spielwerk.bots.tastes import PERCENT, taste, tasted
from spielwerk.core.state import State

TRIED: Final = 5
"""Number of best turns that exploration chooses from."""
SETS_APART: Final = 10.0
"""Range of preferences for factions and boards, in points."""
OWN_SETTINGS: Final = ("spread", "explore")

Thought = list[tuple[float, list[int]]]
"""Turns with the lead that a search found for each, best first."""


class Tastes(Planner):
    """`spread` and `explore` in percent: how far weights vary, and how many turns are not the best."""

    spread = 25
    explore = 10

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self._own: Evaluation | None = None

    def evaluation(self, game: str) -> Evaluation:
        if self._own is None:
            self._own = tasted(super().evaluation(game), self.rng, self.spread)
        return self._own

    def worth(self, game: str) -> Worth:
        """Preferences for sets vary too: all of them are played, the better ones more often."""
        return {
            field: {word: points + SETS_APART * taste(self.rng) for word, points in words.items()}
            for field, words in worth_of(game).items()
        }

    def ranked(self, sight: Sight, state: State, evaluation: Evaluation, meter: Meter) -> list[Judged]:
        found = super().ranked(sight, state, evaluation, meter)
        if state.opens_turn() and self.rng.below(PERCENT) < self.explore:
            found.insert(0, found.pop(self.rng.below(min(TRIED, len(found)))))
        return found


class Varied(Tastes, OneTurn):
    weights = "search"
    settings = (*OneTurn.settings, *OWN_SETTINGS)
    can_be_zero = OWN_SETTINGS


class Sometimes(Search):
    """Searches one turn of `one_in` and plays the others as it sees them at once."""

    one_in = 1

    def ranked(self, sight: Sight, state: State, evaluation: Evaluation, meter: Meter) -> list[Judged]:
        if self.rng.below(self.one_in):
            found = self.candidates(state, sight.seat, evaluation, meter, OneTurn.width)
            return [(line.value, line) for line in found]
        return super().ranked(sight, state, evaluation, meter)


class VariedSearch(Tastes, Sometimes):
    """For the generations that learn from search. It remembers what it found its turns to be worth."""

    settings = (*Search.settings, "one_in", *OWN_SETTINGS)
    can_be_zero = (*Search.can_be_zero, *OWN_SETTINGS)

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.thoughts: dict[int, Thought] = {}
        """By the number of answers that it had given before."""
        self._given = -1

    def choose(self, sight: Sight) -> int:
        self._given += 1
        return super().choose(sight)

    def searched(self, state: State, found: Sequence[Judged]) -> None:
        """A turn that dice or draws may follow is worth what it is only on this table."""
        if not state.chance_in_turns():
            self.thoughts[self._given] = [(points, line.moves) for points, line in found]
