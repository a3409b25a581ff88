"""What a hint says."""

from msgspec import Struct

from spielwerk.core.play import Role
from spielwerk.server.wire import Message


class HintStep(Message):
    role: Role


class Hint(Struct):
    """A good turn: its answers in notation and in words, the final points it promises, and what it changes most."""

    line: list[str]
    steps: list[HintStep]
    points: float
    spread: float
    """Give or take: how far such a promise is off in this round, root mean square."""
    reasons: list[Message]
