"""Replays every stored game on the installed engine and compares it with its record.

Snapshots need no check: one of another engine is never used, and one of this engine only if its digest matches.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from sqlalchemy import Engine, select

from spielwerk.core.game import BadPosition
from spielwerk.core.options import BadOption
from spielwerk.core.reasons import Refused
from spielwerk.core.state import State
from spielwerk.games import UnknownGame, game
from spielwerk.server.data import schema, store
from spielwerk.server.data.beginning import first_state
from spielwerk.server.data.plies import digest
from spielwerk.server.data.store import AnswerRow, TableRow

IDENTICAL, DIFFERENT, BROKEN = "identical", "different", "broken"
GOES_ON, TURN_BACK, FROZEN, SHOWN, PARTLY_SHOWN = "goes on", "draft refused", "frozen", "shown as stored", "not whole"
LOSSES = {
    FROZEN: "running games would be frozen: let them end under the version that they are played with",
    TURN_BACK: "turns in progress hold an answer that is refused: it must be taken back",
    PARTLY_SHOWN: "finished games have no film: without `upgrade-check --film` under the version that played them, "
    "nothing is shown of them but points, log and record",
}


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
    filmed: bool = False
    """It is over, and everything it showed is stored."""
    draft: str = ""
    """The answer of a turn in progress that is refused: whose turn it is must take it back."""

    @property
    def fate(self) -> str:
        """What the installed engine makes of the game."""
        if self.result == IDENTICAL:
            return TURN_BACK if self.draft else GOES_ON
        if not self.over:
            return FROZEN
        return SHOWN if self.filmed else PARTLY_SHOWN


def check(engine: Engine) -> Iterator[Finding]:
    with engine.connect() as connection:
        rows = store.every_table(connection)
        filmed = set(connection.scalars(select(schema.films.c.table_id)))
    for row in rows:
        with engine.connect() as connection:
            found = store.find_with_draft(connection, row.id)
            answers = store.find_answers(connection, row.id, 0, row.ply)
        finding = check_table(row, answers, [] if found is None else found[1])
        finding.filmed = row.id in filmed
        yield finding


def check_table(row: TableRow, answers: list[AnswerRow], draft: Sequence[str] = ()) -> Finding:
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
        except Exception as problem:  # noqa: BLE001 - another engine's answers may lead this one's rules anywhere
            finding.reason = f"'{answer.notation}' fails: {problem!r}"
            return finding
        if digest(state) != answer.digest:
            finding.result = DIFFERENT
            finding.reason = f"'{answer.notation}' leads to another question, other answers or other points"
            return finding
    finding.ply = None
    finding.result = IDENTICAL
    finding.draft = _refused(state, draft)
    return finding


def _refused(state: State, draft: Sequence[str]) -> str:
    seat = state.seat
    for notation in draft:
        try:
            state.play(state.parse(notation))
        except Exception:  # noqa: BLE001 - as above
            return notation
        if state.seat != seat:
            return notation
    return ""
