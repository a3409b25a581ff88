"""The stack of frames and the list of legal answers as lists, for the interpreted engine (core/stack.py), and the
numbers of random play (core/wandering.py)."""

import random

from spielwerk.core.frame import Frame


class Stack(list[Frame]):
    """Frames, the top one last."""

    __slots__ = ()

    def copy(self) -> "Stack":
        return Stack(self)

    def extend_reversed(self, frames: list[Frame]) -> None:
        """The last one first, so that the first is on top."""
        self.extend(reversed(frames))

    def of_seat(self, seat: int) -> list[Frame]:
        """The frames of one seat, the top one last."""
        return [(kind, owner, source, a, b) for kind, owner, source, a, b in self if owner == seat]

    drop = list.pop
    """Remove the top frame without reading it."""


class Moves(list[int]):
    """Answers in the order in which they are listed."""

    __slots__ = ()

    def shared(self) -> "Moves":
        """These answers, shared with another holder."""
        return self

    def renewed(self) -> "Moves":
        """Where the answers to the next question go: a new list, since `listed` has handed this one out."""
        return Moves()

    def within(self, first: int, end: int) -> list[int]:
        """Those from `first` on and before `end`."""
        return [move for move in self if first <= move < end]

    def where(self, parts: list[int], part: int) -> list[int]:
        """Those that have this part, by a table of the parts of all moves."""
        return [move for move in self if parts[move] == part]

    def elsewhere(self, parts: list[int], part: int) -> list[int]:
        """Those that have another part."""
        return [move for move in self if parts[move] != part]

    def listed(self) -> list[int]:
        return self


class Draws:
    """The numbers of `random.random`."""

    __slots__ = ()

    def anew(self) -> None:
        """Go on where the generator stands now: so it always does."""

    next = staticmethod(random.random)
