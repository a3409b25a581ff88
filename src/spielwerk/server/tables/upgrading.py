"""Games outlive releases: every stored game is replayed on the installed engine and held against its record."""

from collections.abc import Iterator

from msgspec import Struct
from sqlalchemy import Engine

from spielwerk.core.game import BadPosition
from spielwerk.core.options import BadOption
from spielwerk.core.reasons import Refused
from spielwerk.games import UnknownGame, game
from spielwerk.server.data import store
from spielwerk.server.data.beginning import first_state
from spielwerk.server.data.plies import digest
from spielwerk.server.data.store import AnswerRow, TableRow

IDENTICAL, DIFFERENT, BROKEN = "identical", "different", "broken"


class Finding(Struct):
    table: str
    game: str
    engine: int
    installed: int
    over: bool
    plies: int
    result: str
    ply: int | None = None
    """The first ply that leads elsewhere (different) or cannot be played (broken)."""
    reason: str = ""


def check(engine: Engine) -> Iterator[Finding]:
    with engine.connect() as connection:
        rows = store.every_table(connection)
    for row in rows:
        with engine.connect() as connection:
            yield check_table(row, store.find_answers(connection, row.id, 0, row.ply))


def check_table(row: TableRow, answers: list[AnswerRow]) -> Finding:
    finding = Finding(row.id, row.game, row.engine, 0, row.over, len(answers), BROKEN)
    try:
        its_game = game(row.game)
        finding.installed = its_game.engine
        state = first_state(row)
    except (UnknownGame, BadOption, BadPosition) as problem:
        finding.reason = str(problem)
        return finding
    for answer in answers:
        finding.ply = answer.ply
        if state.seat != answer.seat:
            finding.reason = f"seat {state.seat} is asked, not {answer.seat}"
            return finding
        try:
            state.play(state.parse(answer.notation))
        except Refused as refusal:
            finding.reason = f"'{answer.notation}' is refused: {refusal}"
            return finding
        if digest(state) != answer.digest:
            finding.result = DIFFERENT
            finding.reason = f"'{answer.notation}' leads to another question, other answers or other points"
            return finding
    finding.ply = None
    finding.result = IDENTICAL
    return finding
