"""A stored game as a record file."""

from collections.abc import Sequence

from spielwerk.core.options import BadOption
from spielwerk.core.record import header
from spielwerk.games import game
from spielwerk.server.data.store import AnswerRow, SeatRow, TableRow


def record_of(row: TableRow, seats: Sequence[SeatRow], answers: Sequence[AnswerRow]) -> str:
    its_game = game(row.game)
    options = its_game.remembered(row.options)
    try:
        checked = its_game.checked(options)
    except BadOption:
        # Of another engine, whose options these were: the record says what was chosen then.
        checked = dict(row.options)
    record = header(its_game, row.seed, checked, row.drawn, [seat.name or seat.bot for seat in seats])
    record.rules = row.rules
    record.engine = row.engine
    record.nonce = row.nonce
    for answer in answers:
        record.add(answer.seat, answer.notation, answer.given_by == "standing")
    return record.write()
