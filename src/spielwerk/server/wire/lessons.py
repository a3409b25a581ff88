"""What travels of guided games."""

from msgspec import Struct

from spielwerk.server.plain import Sent
from spielwerk.server.wire import Name


class ChapterInfo(Struct):
    """A chapter in a list: `lesson-<name>` and its `.about` are its texts."""

    name: str
    minutes: int


class LessonStep(Struct):
    """What the coach says after so many answers; without an expectation one simply goes on."""

    at: int
    say: str
    point: list[str]
    expect: list[str]
    """Answers that lead on, each by its notation or the beginning of it."""
    wrong: dict[str, str]
    """What is said to other answers, by their notation or the beginning of it; the server plays none of them."""


class Lesson(Struct):
    chapter: str
    steps: list[LessonStep]
    answers: int
    """How many there are until the chapter is through."""
    chapters: list[str]
    """All of the game, in their order."""


class LessonWish(Sent):
    name: Name = ""
    """What the pupil is called."""
