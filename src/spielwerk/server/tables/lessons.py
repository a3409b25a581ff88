"""Tables of a guided game: the person answers what the chapter expects, scripted seats answer what it says.

A table knows where it is in its chapter by the number of answers given. When the chapter is through, or where it does
not fit any more, the table is one against bots like any other.
"""

import secrets

from msgspec import structs

from spielwerk.core.game import Game
from spielwerk.core.lessons.chapter import PUPIL, Chapter, Turn
from spielwerk.core.lessons.check import legal
from spielwerk.core.lessons.file import chapter, chapters
from spielwerk.core.rng import SEED_BITS, Rng
from spielwerk.server.data.store import SeatRow, TableRow
from spielwerk.server.errors import Problem
from spielwerk.server.tables.laid_out import laid_out
from spielwerk.server.tables.match import Match
from spielwerk.server.wire.lessons import ChapterInfo, Lesson, LessonStep

LEVEL = "medium"
"""Level of the bots that take over from the script."""
NAMES = ("Ada", "Bruno", "Clara", "Dora")
"""Names of the scripted seats in the texts of the chapters, from seat B on."""


def listed(game: str) -> list[ChapterInfo]:
    return [ChapterInfo(one.name, one.minutes) for one in chapters(game)]


def find_chapter(game: str, name: str) -> Chapter:
    found = chapter(game, name)
    if found is None:
        raise Problem(404, "no-lesson")
    return found


def begin_lesson(game: Game, taught: Chapter, pupil: str, home: bool) -> tuple[TableRow, list[SeatRow]]:
    """A table at the beginning of a chapter."""
    state = taught.start(game)
    if not taught.script:
        # Played freely from the start: nobody shall know the decks and dice from last time.
        state = game.imagine(state, PUPIL, Rng(secrets.randbits(SEED_BITS)))
    players = len(state.scores())
    row = structs.replace(laid_out(game, state, game.checked({"players": players}), home), lesson=taught.name)
    seats = [SeatRow(0, "human", " ".join(pupil.split()), "", 0, True, 0, [], home)]
    seats += [SeatRow(seat, "bot", NAMES[seat - 1], LEVEL, 0, True, 0, []) for seat in range(1, players)]
    return row, seats


def _next(match: Match) -> Turn | None:
    taught = chapter(match.row.game, match.row.lesson) if match.row.lesson else None
    turn = taught.turn(match.row.ply + len(match.draft)) if taught else None
    return turn if turn and turn.seat == match.to_move else None


def scripted_answer(match: Match) -> str:
    """What the script has the seat to move answer, or nothing."""
    turn = _next(match)
    return turn.notation if turn and turn.notation and legal(match.drafted, turn.notation) else ""


def must_fit(match: Match, notation: str) -> None:
    """Refuse an answer that would lead away from the chapter."""
    turn = _next(match)
    if turn and turn.step and not turn.step.accepts(notation):
        raise Problem(409, "lesson", say=turn.step.objection(notation), notation=notation)


def show_lesson(match: Match) -> Lesson:
    taught = find_chapter(match.row.game, match.row.lesson)
    steps = [LessonStep(step.at, step.say, step.point, step.expect, step.wrong) for step in taught.steps]
    return Lesson(taught.name, steps, len(taught.script), [one.name for one in chapters(match.row.game)])
