"""Games for learning, as answers only: numbers of positions are made when a net is fitted, and may change by then.

A file has its call in the first line and one game in each further line, in order. Equal calls write equal files; what
an interrupted call has written stays, and the same call resumes after it.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from spielwerk.bots.varied import Thought, VariedSearch
from spielwerk.core.options import BadOption
from spielwerk.core.rng import derive
from spielwerk.core.state import State
from spielwerk.games import game
from spielwerk.lab.runs.match import play

USUAL = 7
"""Games of the usual set-up among those of each round of `mix`."""
EXPANSIONS = "sets"
"""The option that lists them."""


@dataclass
class Task:
    """One game to play."""

    game: str
    bots: list[str]
    seed: int
    options: dict[str, object]


@dataclass
class Course:
    """A finished game: where it began and what was answered; and what players that search found their turns worth, by
    the number of answers before."""

    seed: int
    options: dict[str, object]
    moves: list[int]
    thoughts: dict[int, Thought] = field(default_factory=dict)


class OtherGames(Exception):
    """A file with the games of another call; the message is a whole sentence."""


def mix(name: str) -> list[dict[str, object]]:
    """Options of the games in turn: mostly four players, and every other number and way of setting up now and then.
    Where a game has expansions, every other game has them all."""
    others: list[dict[str, object]] = [{"players": 2}, {"players": 3}, {"players": 5}, {"players": 4, "setup": "draft"}]
    usual: list[dict[str, object]] = [{"players": 4}] * USUAL
    without = usual + [options for options in others if _possible(name, options)]
    expansions = [list(option.choices) for option in game(name).options if option.name == EXPANSIONS]
    return [each for options in without for each in (options, *({**options, EXPANSIONS: all_} for all_ in expansions))]


def _possible(name: str, options: dict[str, object]) -> bool:
    try:
        game(name).new(0, options)
    except BadOption:
        return False
    return True


def tasks(name: str, bots: Sequence[str], seed: int, games: int) -> list[Task]:
    """Bots move on one seat with every game, so that each meets all others on every seat."""
    options = mix(name)
    found = []
    for number in range(games):
        shift = number % len(bots)
        found.append(Task(name, [*bots[shift:], *bots[:shift]], derive(seed, number), options[number % len(options)]))
    return found


def played(task: Task) -> Course:
    match = play(game(task.game), task.seed, task.options, task.bots)
    plies: dict[int, list[int]] = {seat: [] for seat in range(len(match.players))}
    for ply, (seat, _) in enumerate(match.answers):
        plies[seat].append(ply)
    thoughts = {
        plies[seat][given]: thought
        for seat, player in enumerate(match.players)
        if isinstance(player, VariedSearch)
        for given, thought in player.thoughts.items()
    }
    return Course(task.seed, task.options, [move for _, move in match.answers], dict(sorted(thoughts.items())))


class Played:
    """The file of a call."""

    def __init__(self, file: Path, head: dict[str, Any]) -> None:
        self.file = file
        if not file.exists():
            file.write_text(json.dumps(head) + "\n", "utf-8")
        there, courses = read(file)
        if there != head:
            raise OtherGames(f"{file} holds the games of another call: {there.get('from')}.")
        self.finished = len(courses)
        # The last line of a call that was killed may be cut off.
        file.write_text("".join([json.dumps(head) + "\n", *map(_line, courses)]), "utf-8")

    def add(self, course: Course) -> None:
        with self.file.open("a", encoding="utf-8") as out:
            out.write(_line(course))


def _line(course: Course) -> str:
    thoughts = [
        (ply, [(round(points, 2), moves) for points, moves in thought]) for ply, thought in course.thoughts.items()
    ]
    row = [course.seed, course.options, course.moves, *([thoughts] if thoughts else [])]
    return json.dumps(row, separators=(",", ":")) + "\n"


def read(file: Path) -> tuple[dict[str, Any], list[Course]]:
    """What a file says of itself, and its games."""
    head, *lines = file.read_text("utf-8").split("\n")
    courses = []
    for line in lines[:-1]:
        seed, options, moves, *thoughts = json.loads(line)
        found = {ply: [(points, turn) for points, turn in thought] for ply, thought in (thoughts or [[]])[0]}
        courses.append(Course(seed, options, moves, found))
    return json.loads(head), courses


def positions(name: str, course: Course) -> Iterator[tuple[State, int]]:
    """The game once more: before every answer the state and who has just answered; then the end.

    The state is the same object every time.
    """
    state = game(name).new(course.seed, course.options)
    before = -1
    for move in course.moves:
        yield state, before
        before = state.seat
        state.play(move)
    yield state, before
