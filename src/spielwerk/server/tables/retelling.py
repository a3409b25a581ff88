"""Games from before answers were stored with their text: each is told once, from the position it was given in."""

from collections.abc import Sequence

from sqlalchemy import Engine

from spielwerk.core.game import BadPosition
from spielwerk.core.options import BadOption
from spielwerk.core.reasons import Refused
from spielwerk.games import game
from spielwerk.server.data import store
from spielwerk.server.data.beginning import first_state
from spielwerk.server.data.database import reading, writing
from spielwerk.server.data.plies import Told, as_written, play_ply
from spielwerk.server.data.store import AnswerRow, TableRow


def retell(engine: Engine, table: str) -> None:
    """Add what is missing in the log of a table."""
    with reading(engine) as connection:
        row = store.find_table(connection, table)
        if row is None or not store.has_untold(connection, table):
            return
        answers = store.find_answers(connection, table, 0, row.ply)
    said = _told(row, answers)
    said += [as_written(answer.notation) for answer in answers[len(said) :]]
    with writing(engine) as connection:
        store.save_said(connection, table, said)


def _told(row: TableRow, answers: Sequence[AnswerRow]) -> list[Told]:
    """As far as the installed engine plays what the record says."""
    its_game = game(row.game)
    said: list[Told] = []
    try:
        state = first_state(row)
    except (BadOption, BadPosition):
        return said
    for answer in answers:
        try:
            move = state.parse(answer.notation)
        except Refused:
            break
        if state.seat != answer.seat or move not in state.moves():
            break
        ply = play_ply(its_game, state, move, answer.given_by)
        said.append(ply.said)
        if ply.digest != answer.digest:
            break
    return said
