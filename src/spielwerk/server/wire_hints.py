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
    reasons: list[Message]
