"""What people tell of a real table: a game's part of the companion (core/sitting.py plays it)."""

from typing import Any, Final, Generic, TypeVar

from spielwerk.core.play import ACTION
from spielwerk.core.reasons import Fact
from spielwerk.core.state import State

S = TypeVar("S", bound=State)

PLAYED: Final = 0
"""The rules need the answer: it is given in notation."""
TOLD: Final = 1
"""A turn: what was done at the real table is told."""
SKIPPED: Final = 2
"""Settled at the real table; what came of it is told with the next turn."""


class Telling(Generic[S]):
    """One kind of thing that can be told. Nothing is paid and nothing is gained: only the pieces are moved."""

    def __init__(self, name: str, role: int = ACTION, ends: bool = False) -> None:
        self.name = name
        """Its text is `tell-<name>`."""
        self.role = role
        self.ends = ends
        """Whether the turn is over with it."""

    def options(self, s: S, seat: int) -> list[dict[str, Fact]]:
        """Everything of the kind that can be told now, each by the slots of its text."""
        return [{}]

    def apply(self, s: S, seat: int, facts: dict[str, Fact]) -> None:
        """Put it on the table."""


class Companion:
    """A game that can sit at a real table."""

    def __init__(self, tellings: list[Telling[Any]]) -> None:
        self.tellings = tellings

    def treatment(self, state: State) -> int:
        """How the question at hand, which is put to people, is dealt with: PLAYED, TOLD or SKIPPED."""
        raise NotImplementedError

    def provide(self, state: State) -> None:
        """Give people's seats goods in plenty: what they really have, they know, and no rule may wait for it here."""


def words(name: str, facts: dict[str, Fact]) -> str:
    """The line that tells it: its name and its facts in their order."""
    return " ".join([name, *[str(value) for value in facts.values()]])
