"""Players for learning: each has random preferences and sometimes plays a turn other than its best.

Otherwise what a seat owns would mirror one policy, and a fit could not separate the value of a holding from what such a
player does with it.
"""

import math
from typing import Final

from spielwerk.bots.evaluation import Evaluation
from spielwerk.bots.interface import Budget, Meter, Sight
from spielwerk.bots.planner import Judged, OneTurn
from spielwerk.bots.sets import Worth, worth_of
from spielwerk.core.state import State

TRIED: Final = 5
"""Number of best turns that exploration chooses from."""
STEPS: Final = 1000
CERTAIN: Final = 100
SETS_APART: Final = 10.0
"""Range of preferences for factions and boards, in points."""
EXACT: Final = ("points", "leftovers", "pending")
"""Features without preferences: they are points, or will be."""


class Varied(OneTurn):
    """`spread` and `explore` in percent: how far weights vary, and how many turns are not the best."""

    weights = "search"
    spread = 25
    explore = 10
    can_be_zero = ("spread", "explore")
    settings = (*OneTurn.settings, *can_be_zero)

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self._own: Evaluation | None = None

    def evaluation(self, game: str) -> Evaluation:
        if self._own is None:
            self._own = super().evaluation(game)
            names = self._own.game.feature_names()
            self._own.weights = [
                weight if name in EXACT else weight * math.exp(self.spread / CERTAIN * self._taste())
                for name, weight in zip(names, self._own.weights, strict=True)
            ]
        return self._own

    def worth(self, game: str) -> Worth:
        """Preferences for sets vary too: all of them are played, the better ones more often."""
        return {
            field: {word: points + SETS_APART * self._taste() for word, points in words.items()}
            for field, words in worth_of(game).items()
        }

    def _taste(self) -> float:
        """From -2 to 2, the middle more likely; a quarter of them beyond one."""
        return (self.rng.below(2 * STEPS + 1) + self.rng.below(2 * STEPS + 1)) / STEPS - 2.0

    def ranked(self, sight: Sight, state: State, evaluation: Evaluation, meter: Meter) -> list[Judged]:
        found = super().ranked(sight, state, evaluation, meter)
        if state.opens_turn() and self.rng.below(CERTAIN) < self.explore:
            found.insert(0, found.pop(self.rng.below(min(TRIED, len(found)))))
        return found
