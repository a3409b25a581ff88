"""The functions of `import spielwerk`: new tables, tables from what was saved, and bots."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from spielwerk.bots import registry
from spielwerk.bots.interface import Bot
from spielwerk.core import record as records
from spielwerk.core.game import BadPosition
from spielwerk.core.options import BadOption
from spielwerk.core.reasons import Reason
from spielwerk.core.record import BadRecord
from spielwerk.core.rng import LARGEST_SEED
from spielwerk.games import game as find_game
from spielwerk.games import names as game_names
from spielwerk.library.positions import NoPosition, unwrapped
from spielwerk.library.table import Table
from spielwerk.library.values import NotAllowed


def known_games() -> list[str]:
    """The names of the games (`spielwerk.games` is the package that holds them)."""
    return game_names()


def known_bots() -> list[str]:
    """The names of the bots, ours first."""
    return registry.names()


def new(game: str, players: int | None = None, seed: int = 0, names: Iterable[str] = (), **options: object) -> Table:
    """A new game at its first question. `names` says who sits there; `options` are the game's own, as `spielwerk games`
    lists them. Raises UnknownGame and BadOption."""
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise BadOption(f"The seed is a whole number from 0 to {LARGEST_SEED}, not {seed!r}.")
    if players is not None:
        options["players"] = players
    of = find_game(game)
    record, state = records.begin(of, seed, options, list(names))
    return Table(of, state, record)


def replay(record: str | Path, to: int | None = None) -> Table:
    """The table as a record leaves it, or after its first `to` answers. The record is text, or a `Path` that is read:
    text is never taken for a file name. Raises UnknownGame and BadRecord."""
    written = records.parse(record.read_text("utf-8") if isinstance(record, Path) else record)
    if to is not None and not 0 <= to <= len(written.answers):
        raise BadRecord(f"The record has {len(written.answers)} answers; there is no answer {to}.")
    answers, written.answers = written.answers[:to], []
    of = find_game(written.game)
    table = Table(of, records.start(of, written), written)
    line = written.first_answer_line()
    for ply, (seat, notation, auto) in enumerate(answers):
        if not table.over and table.seats[seat] != table.seat:
            raise BadRecord(f"It is {table.seat} who is asked, not {table.seats[seat]}.", line + ply)
        try:
            table.play(notation)
        except NotAllowed as refusal:
            reasons = [Reason(reason.code, reason.facts) for reason in refusal.reasons]
            raise BadRecord(str(refusal), line + ply, reasons) from refusal
        written.answers[-1] = (seat, notation, auto)
    return table


def load(position: Mapping[str, Any] | str | Path) -> Table:
    """A table that begins with a position: what `Table.position` gives, that as JSON, or a `Path` to a file of it.
    Raises UnknownGame and BadPosition."""
    if isinstance(position, Path):
        position = position.read_text("utf-8")
    if isinstance(position, str):
        try:
            position = json.loads(position)
        except (ValueError, RecursionError) as problem:
            raise BadPosition([f"The data is not valid JSON: {problem}."]) from problem
    if not isinstance(position, Mapping):
        raise BadPosition(["The data is not a position: it is not a table of values."])
    try:
        return Table(*unwrapped(position, "The data"))
    except NoPosition as problem:
        raise BadPosition([str(problem)]) from problem


def bot(name: str, seed: int = 0, game: str = "") -> Bot:
    """A bot by name or level, for one seat of one game: `Table.let` and `Table.bot` take it. A level may be another bot
    in this game. Raises UnknownBot."""
    return registry.bot(name, seed, game)
