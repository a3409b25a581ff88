"""What people enter from a real table: a game's part of the companion (core/sitting.py runs it)."""

from typing import Any, Final, Generic, TypeVar

from spielwerk.core.play import ACTION, KIND
from spielwerk.core.reasons import Fact
from spielwerk.core.state import State

S = TypeVar("S", bound=State)

PLAYED: Final = 0
"""The rules need the answer: it is given in notation."""
TOLD: Final = 1
"""A turn: what was done at the real table is entered."""
SKIPPED: Final = 2
"""Settled at the real table; the result is entered with the next turn."""


class Telling(Generic[S]):
    """One kind of thing that can be entered. Nothing is paid and nothing is gained: only the pieces are moved."""

    def __init__(self, name: str, role: int = ACTION, ends: bool = False) -> None:
        self.name = name
        """Its text is `tell-<name>`."""
        self.role = role
        self.ends = ends
        """Whether it ends the turn."""

    def options(self, s: S, seat: int) -> list[dict[str, Fact]]:
        """Everything of the kind that can be entered now, each by the slots of its text."""
        return [{}]

    def apply(self, s: S, seat: int, facts: dict[str, Fact]) -> None:
        """Put it on the table."""


class Companion:
    """A game with a companion for the real table."""

    def __init__(self, turn: int, played: tuple[int, ...], tellings: list[Telling[Any]]) -> None:
        self.turn = turn
        """The kind of question that a turn is."""
        self.played = played
        """The kinds of questions whose answers the rules need."""
        self.tellings = tellings

    def treatment(self, state: State) -> int:
        """How the question to people is handled: PLAYED, TOLD or SKIPPED."""
        kind = state.stack[-1][KIND]
        if kind == self.turn:
            return TOLD
        return PLAYED if kind in self.played else SKIPPED

    def provide(self, state: State) -> None:
        """Give people's seats plenty of goods: only they know what they really have, and no rule may wait for it
        here."""


def words(name: str, facts: dict[str, Fact]) -> str:
    """The line for it: its name and its facts in their order."""
    return " ".join([name, *[str(value) for value in facts.values()]])
