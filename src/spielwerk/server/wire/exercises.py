"""What travels of exercises."""

from msgspec import Struct

from spielwerk.bots.exercises import Kind
from spielwerk.server.wire import Message, Table
from spielwerk.server.wire.hints import HintStep


class ExerciseLine(Struct):
    """An exercise in a list."""

    id: str
    kind: Kind
    difficulty: int
    """1 to 3."""
    round: int


class ExerciseChoice(Struct):
    key: str
    """Of turns their number; `now`, `exchange`, `no`; or a number of points."""
    steps: list[HintStep]
    """Of turns: their answers in words."""
    points: float
    """Of turns: the final points they promise."""
    reasons: list[Message]


class Exercise(ExerciseLine):
    seat: int
    table: Table
    about: Message | None
    """The answer that payments and points are asked about."""
    choices: list[ExerciseChoice]
    right: str
    because: list[Message]
    """Why: what would have to be exchanged or is missing, or where the points come from."""
