"""Checks of a running game, for simulations that look for mistakes: `simulate --check`."""

from typing import Final

from spielwerk.core.game import BadPosition, Game
from spielwerk.core.state import State

EVERY: Final = 16
"""Positions are examined after every so many answers, and at the end."""


class CheckFailed(Exception):
    """What is wrong, in a sentence."""


class Checks:
    """Points equal their sources and their events at every answer; positions have no defect and load back equal."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.answers = 0
        self.points: list[int] = []

    def begin(self, state: State) -> None:
        state.events = []
        self.answers = 0
        self.points = state.scores()[:]

    def after(self, state: State) -> None:
        assert state.events is not None
        for event in state.events:
            name, facts = self.game.describe(state, event)
            if facts.get("resource") == "vp":
                sign = 1 if name == "event-gained" else -1
                self.points[ord(str(facts["seat"])) - 65] += sign * int(facts["n"])
        state.events.clear()
        scores = state.scores()
        if self.points != scores:
            raise CheckFailed(f"The events add up to {self.points}, the scores are {scores}.")
        sources = [sum(tally.values()) for tally in state.tally()]
        if sources != scores:
            raise CheckFailed(f"The sources add up to {sources}, the scores are {scores}.")
        self.answers += 1
        if self.answers % EVERY == 0:
            self._examine(state)

    def end(self, state: State) -> None:
        self._examine(state)

    def _examine(self, state: State) -> None:
        position = self.game.dump(state)
        try:
            again = self.game.load(position)
        except BadPosition as problem:
            raise CheckFailed(f"The position has defects: {problem}") from problem
        if self.game.dump(again) != position or again.moves() != state.moves():
            raise CheckFailed("The position does not load back equal.")
