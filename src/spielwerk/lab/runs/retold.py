"""Records of finished games, people's among them, as the tables of a run."""

from collections.abc import Iterator
from pathlib import Path

from spielwerk.core.naming import letter
from spielwerk.core.record import FIRST_LINE, BadRecord, Record, parse, start
from spielwerk.core.record import play as give
from spielwerk.games import UnknownGame, game
from spielwerk.lab.runs.match import Match
from spielwerk.lab.runs.rows import Rows
from spielwerk.lab.runs.runner import Played
from spielwerk.lab.runs.tables import rows

UNNAMED = "person"
"""Who sits where a record names nobody."""


def begins_like_a_record(file: Path) -> bool:
    """Whether a file can be a record at all. One that cannot be read counts, so that this is told."""
    try:
        with file.open("rb") as text:
            return text.read(len(FIRST_LINE)) == FIRST_LINE.encode()
    except OSError:
        return True


def retell(record: Record) -> Match:
    """The match that a record tells; raises BadRecord where it does not lead to the end of a game."""
    its_game = game(record.game)
    state = start(its_game, record)
    seated = [
        state.automatic_word(seat) if state.automatic(seat) else name or UNNAMED
        for seat, name in enumerate(record.seats)
    ]
    match = Match(its_game, record, state, seated)
    for ply, (seat, notation, _) in enumerate(record.answers):
        if seat == state.seat:
            match.note(seat, state.parse(notation))
        give(state, record, ply)
    if state.seat >= 0:
        raise BadRecord(f"The game is not over: {letter(state.seat)} is asked.")
    match.end_round()
    return match


def tables(files: list[Path], wanted: str) -> Iterator[tuple[Path, Played | str]]:
    """The rows of each file, or a sentence on why it has none. Other games than the wanted one are left out."""
    for number, file in enumerate(files):
        try:
            record = parse(file.read_text("utf-8"))
            if record.game == wanted:
                told = rows(number, record.seed, retell(record))
                yield file, {table: Rows(found) for table, found in told.items()}
        except UnicodeDecodeError:
            yield file, "It is not text."
        except (BadRecord, UnknownGame, OSError) as problem:
            yield file, str(problem)
