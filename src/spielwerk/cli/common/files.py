"""Reading what a person saved: a record or a position, with a sentence for everything that can be wrong with it."""

import json
from pathlib import Path
from typing import Annotated

import typer

from spielwerk.cli.common.errors import BAD_INPUT, SAYS_NO, CommandError
from spielwerk.cli.common.words import Words
from spielwerk.core.game import BadPosition, Game
from spielwerk.core.record import BadRecord, Record, parse, play, start
from spielwerk.core.state import Message, State
from spielwerk.games import UnknownGame
from spielwerk.games import game as find_game
from spielwerk.library.positions import NoPosition, unwrapped

FileArgument = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record (`new`, `play-text`) or a position (`replay --json`).")
]

ToOption = Annotated[int | None, typer.Option("--to", metavar="PLY", min=0, help="The state after this many answers.")]


class Table:
    """A game read from a file, and what has happened in it."""

    def __init__(self, game: Game, state: State, record: Record | None) -> None:
        self.game = game
        self.state = state
        self.record = record
        """None when the file is a position: a position has no past."""
        self.log: list[list[Message]] = []
        """What each answer brought about, in order."""


def read_table(path: Path, to: int | None = None) -> Table:
    """The table as the file leaves it, or after its first `to` answers; raises CommandError."""
    text = read_text(path)
    return _position(path, text) if text.lstrip().startswith("{") else _record(path, text, to)


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as problem:
        raise CommandError(f"{path} is neither a record nor a position: it is not text.") from problem
    except OSError as problem:
        raise CommandError(f"{path} cannot be read: {problem.strerror}.") from problem


def write_text(path: Path, text: str) -> None:
    """Write atomically: an interrupted save must not destroy the old file."""
    aside = path.with_name(path.name + ".new")
    try:
        aside.write_text(text, "utf-8")
        aside.replace(path)
    except OSError as problem:
        raise CommandError(f"{path} cannot be written: {problem.strerror}.") from problem


def find(name: str) -> Game:
    try:
        return find_game(name)
    except UnknownGame as problem:
        raise CommandError(str(problem)) from problem


def _record(path: Path, text: str, to: int | None) -> Table:
    try:
        record = parse(text)
        game = find(record.game)
        plies = len(record.answers)
        if to is not None and not 0 <= to <= plies:
            raise CommandError(f"{path} has {plies} answers; there is no ply {to}.")
        state = start(game, record)
        table = Table(game, state, record)
        for ply in range(plies if to is None else to):
            state.events = []
            play(state, record, ply)
            table.log.append([game.describe(state, event) for event in state.events])
    except BadRecord as problem:
        words = Words(game) if problem.reasons else None
        reasons = "".join(f"\n  - {words.reason(reason)}" for reason in problem.reasons) if words else ""
        raise CommandError(f"{path}: {problem}{reasons}", SAYS_NO if problem.reasons else BAD_INPUT) from problem
    state.events = None
    return table


def _position(path: Path, text: str) -> Table:
    try:
        data = json.loads(text)
    except ValueError as problem:
        raise CommandError(f"{path} is not valid JSON: {problem}.") from problem
    except RecursionError as problem:
        raise CommandError(f"{path} is not a position: it is nested too deeply.") from problem
    try:
        game, state = unwrapped(data, str(path))
    except (UnknownGame, NoPosition) as problem:
        raise CommandError(str(problem)) from problem
    except BadPosition as problem:
        defects = "".join(f"\n  - {defect}" for defect in problem.defects)
        raise CommandError(f"{path} cannot be played on:{defects}") from problem
    return Table(game, state, None)
