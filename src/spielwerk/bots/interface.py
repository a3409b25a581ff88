"""The interface of a bot, and its input: a seat's knowledge, a budget and a seed; never the true state."""

import math
import time
from functools import cache
from typing import Any

from spielwerk.core.rng import Rng
from spielwerk.core.state import ActionSpace, State
from spielwerk.games import game as find_game


@cache
def _roles(space: ActionSpace) -> list[int]:
    return [verb.role for verb in space.verb_of]


class Sight:
    """The table as one seat knows it; it follows the game, so one Sight lasts a whole game."""

    def __init__(self, game: str, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__game = find_game(game)
        self.__state = state
        self.__verb_of = state.space().verb_of
        self.roles = _roles(state.space())
        """The role of every answer of the game, by its number (`role`)."""

    def moves(self) -> list[int]:
        """The legal answers to the question at hand."""
        return self.__state.moves()[:]

    def notation(self, move: int) -> str:
        """The answer in words: `build C5`."""
        return self.__state.notation(move)

    def verb(self, move: int) -> str:
        """Its first word: `build`."""
        return self.__verb_of[move].name

    def role(self, move: int) -> int:
        """Its role in a turn: ACTION, CONVERTING, PASSING, … (core/play.py)."""
        return self.roles[move]

    def view(self) -> dict[str, Any]:
        """Everything the seat may know, as the table shows it."""
        return self.__game.view(self.__state, self.seat)

    def imagine(self, rng: Rng) -> State:
        """Determinization: a full state consistent with all the seat knows; the rest is drawn from `rng`."""
        return self.__game.imagine(self.__state, self.seat, rng)


class Budget:
    """The budget for one answer: positions, seconds, or both; zero means no limit.

    Only a budget of nodes gives the same answer on every machine; seconds are for people who wait.
    """

    def __init__(self, nodes: int = 0, seconds: float = 0.0) -> None:
        self.nodes = nodes
        self.seconds = seconds

    def part(self, share: float) -> "Budget":
        return Budget(math.ceil(self.nodes * share), self.seconds * share)

    def start(self) -> "Meter":
        return Meter(self)


class Meter:
    """A running budget."""

    def __init__(self, budget: Budget) -> None:
        self.spent = 0
        self._nodes = budget.nodes
        self._seconds = budget.seconds
        self._until = time.monotonic() + budget.seconds if budget.seconds else 0.0

    def spend(self, nodes: int = 1) -> None:
        self.spent += nodes

    def share(self, among: int) -> Budget:
        """An equal part of the remaining nodes, and all the remaining time."""
        nodes = max(1, (self._nodes - self.spent) // among) if self._nodes else 0
        return Budget(nodes, max(0.001, self._until - time.monotonic()) if self._until else 0.0)

    def used(self) -> float:
        """The part of the budget that is spent, of nodes or of time; 0 without limits."""
        nodes = self.spent / self._nodes if self._nodes else 0.0
        time_ = 1.0 - (self._until - time.monotonic()) / self._seconds if self._until else 0.0
        return max(nodes, time_)

    def left(self) -> bool:
        if self._nodes and self.spent >= self._nodes:
            return False
        return not self._until or time.monotonic() < self._until


class Bot:
    """A player. One instance plays one seat of one game and may remember what it planned."""

    weights = ""
    """Weights other than the game's default, for bots that use an evaluation: a file, or a built-in set (`hand`)."""
    settings: tuple[str, ...] = ()
    """Attributes, all of them whole numbers, that can be set by name: `search:cores=2`."""
    can_be_zero: tuple[str, ...] = ()
    """Those of them that need not be 1 at least."""

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self.rng = Rng(seed)
        self.budget = budget or self.usual_budget()
        self.looked_at = 0
        """Positions examined so far, for measurements."""

    @classmethod
    def usual_budget(cls) -> Budget:
        """The default budget."""
        return Budget()

    def choose(self, sight: Sight) -> int:
        """One of `sight.moves()`."""
        raise NotImplementedError
