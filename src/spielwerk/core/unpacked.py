"""The stack of frames and the list of legal answers as lists: the interpreted engine's (core/stack.py)."""

from spielwerk.core.frame import Frame


class Stack(list[Frame]):
    """Frames, the top one last."""

    __slots__ = ()

    def copy(self) -> "Stack":
        return Stack(self)

    def drop(self) -> None:
        """The top frame goes, unread."""
        del self[-1]


class Moves(list[int]):
    """Answers in the order in which they are listed."""

    __slots__ = ()

    def listed(self) -> list[int]:
        return self
