"""Exercises from positions of real games: data/<game>.exercises.json, made by `spielwerk exercises`.

The positions are plies of the records in the file, so the file stays small and every position was reached in a game.
"""

import json
from functools import cache
from typing import Final, Literal

from msgspec import Struct, convert

from spielwerk.bots.evaluation import DATA
from spielwerk.core.record import parse, replay
from spielwerk.core.state import State
from spielwerk.games import game

Kind = Literal["turn", "pay", "points"]
"""What is the best turn here? Can this be paid? How many points does this bring at once?"""
KINDS: Final[tuple[Kind, ...]] = ("turn", "pay", "points")


class Choice(Struct, omit_defaults=True):
    """A turn to choose: its answers, its expected final points, and what it changes (feature, points)."""

    line: list[str]
    points: float
    reasons: list[tuple[str, str]] = []


class Exercise(Struct, omit_defaults=True):
    id: str
    kind: Kind
    difficulty: int
    """Difficulty, 1 to 3."""
    record: int
    ply: int
    right: str
    """Of turns: the number of the best choice. Of payments: `now`, `exchange` or `no`. Of points: their number."""
    notation: str = ""
    """What payments and points are asked about."""
    choices: list[Choice] = []
    numbers: list[int] = []
    """Points to choose from."""


class Exercises(Struct):
    records: list[str]
    exercises: list[Exercise]


@cache
def exercises_of(name: str) -> Exercises:
    """Empty where none were made."""
    file = DATA / f"{name}.exercises.json"
    return convert(json.loads(file.read_text("utf-8")), Exercises) if file.is_file() else Exercises([], [])


def position_of(name: str, exercise: Exercise) -> State:
    """The state it is about; raises BadRecord where the engine has changed since."""
    return replay(game(name), parse(exercises_of(name).records[exercise.record]), exercise.ply)
