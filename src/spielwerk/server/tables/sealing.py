"""The commitment to a seed: what is revealed when, and the check of a finished game against it."""

from spielwerk.core.options import BadOption
from spielwerk.core.seal import commitment
from spielwerk.games import game
from spielwerk.server import wire
from spielwerk.server.data.store import AnswerRow, TableRow
from spielwerk.server.tables.upgrading import IDENTICAL, check_table
from spielwerk.server.wire import end as wire_end


def seal_of(row: TableRow, over: bool) -> wire.Seal:
    """A chosen seed has no seal: the person who chose it knows it."""
    ended = over or bool(row.closed)
    chosen = row.seed_origin == "chosen"
    return wire.Seal(
        origin=row.seed_origin,
        chooser=row.seed_chooser,
        rated=row.seed_origin == "drawn",
        seed=str(row.seed) if ended or chosen else "",
        nonce=row.nonce if ended else "",
    )


def prove(row: TableRow, answers: list[AnswerRow]) -> wire_end.Proof:
    found = check_table(row, answers)
    return wire_end.Proof(
        commitment=commitment(row.seed, row.nonce),
        seed=str(row.seed),
        nonce=row.nonce,
        drawn=_draws(row),
        answers=len(answers) if found.result == IDENTICAL else found.ply or 0,
        of=len(answers),
    )


def _draws(row: TableRow) -> bool:
    its_game = game(row.game)
    try:
        return not row.drawn or its_game.draw(row.seed, its_game.checked(its_game.remembered(row.options))) == row.drawn
    except BadOption:
        return False
