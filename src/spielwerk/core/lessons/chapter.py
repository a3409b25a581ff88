"""A chapter of a guided first game: a position, what the coach says, and who answers what.

The person sits at seat A. The script is a list of answers by ply; the coach's steps are attached to plies, so a table
finds its place by the number of answers given alone.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spielwerk.core.game import Game
from spielwerk.core.state import State

PUPIL: Final = 0
"""The seat of the person who learns."""


class Step:
    """One thing the coach says. Without an expectation the learner just continues."""

    def __init__(
        self, at: int, say: str, point: Sequence[str], expect: Sequence[str], wrong: Mapping[str, str]
    ) -> None:
        self.at = at
        """Number of answers given when it is said."""
        self.say = say
        """The id of the text."""
        self.point = list(point)
        """What is pointed at: hexes, components, verbs, answers and parts of the table."""
        self.expect = list(expect)
        """The answers that lead on, each by its notation or a prefix of it."""
        self.wrong = dict(wrong)
        """What is said to a legal answer that is not expected, by its notation or a prefix of it."""

    def accepts(self, notation: str) -> bool:
        return any(begins(notation, expected) for expected in self.expect)

    def objection(self, notation: str) -> str:
        """The id of the text for an unexpected answer; empty where there is none."""
        fitting = [text for text in self.wrong if begins(notation, text)]
        return self.wrong[max(fitting, key=len)] if fitting else ""


class Turn:
    """An answer of the script: the learner's, which a step expects, or that of a scripted seat."""

    def __init__(self, seat: int, notation: str, step: Step | None) -> None:
        self.seat = seat
        self.notation = notation
        """Empty for the learner's."""
        self.step = step


class Chapter:
    def __init__(
        self,
        game: str,
        name: str,
        minutes: int,
        given: Mapping[str, Any],
        steps: Sequence[Step],
        script: Sequence[Turn],
    ) -> None:
        self.game = game
        self.name = name
        self.minutes = minutes
        self.given = given
        """The position, in the words of rule cases."""
        self.steps = list(steps)
        self.script = list(script)

    def start(self, game: Game) -> State:
        """The position at its first question; raises BadGiven."""
        state = game.casework().start(self.given)
        state.settle()
        return state

    def turn(self, given: int) -> Turn | None:
        """The answer that follows the given number of answers; None at the end of the chapter."""
        return self.script[given] if given < len(self.script) else None

    def said_at(self, given: int) -> list[Step]:
        return [step for step in self.steps if step.at == given]

    def texts(self) -> set[str]:
        """The ids of all its texts."""
        title = f"lesson-{self.name}"
        said = {step.say for step in self.steps} | {text for step in self.steps for text in step.wrong.values()}
        return {title, f"{title}.about"} | said


def begins(notation: str, text: str) -> bool:
    """Whether the answer is the text or begins with it, followed by another word."""
    return notation == text or notation.startswith(f"{text} ")
