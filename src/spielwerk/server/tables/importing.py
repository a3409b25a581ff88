"""A record from outside as a table: read, replayed and checked before anything is stored."""

import secrets
from collections.abc import Sequence

from msgspec import Struct

from spielwerk.core import record as records
from spielwerk.core.game import Game
from spielwerk.core.offers import reason_message
from spielwerk.core.options import BadOption
from spielwerk.core.reasons import Reason
from spielwerk.core.record import Fault
from spielwerk.core.state import State
from spielwerk.games import UnknownGame, game
from spielwerk.server.data import store
from spielwerk.server.data.plies import By, Ply, play_ply
from spielwerk.server.data.store import TableRow
from spielwerk.server.keys import new_table_id
from spielwerk.server.plain import has_control
from spielwerk.server.wire import Message


class Recorded(Struct):
    """A sound record: the table before its first answer, the names of its seats, its answers, and where they lead."""

    row: TableRow
    names: list[str]
    plies: list[Ply]
    state: State


class CheckedRecord(Struct):
    recorded: Recorded | None
    game: str
    """Empty where the file does not tell."""
    defects: list[str]
    """What is wrong with it, in whole sentences that name the line."""
    reasons: list[Message]
    """Why the rules refuse the answer on that line."""
    faults: list[Message]
    """The defects for people: messages of the browser's, with the line or 0."""


def check_record(text: str) -> CheckedRecord:
    if has_control(text, lines=True):
        return _refused("", "The record has control characters in it.", Fault("control"))
    name = ""
    try:
        record = records.parse(text)
        its_game = game(record.game)
        name = its_game.name
        state = records.start(its_game, record)
        row = _row_of(record, its_game, state)
        plies = [_ply(its_game, state, record, ply) for ply in range(len(record.answers))]
    except records.BadRecord as problem:
        refused = problem.__cause__
        option = [refused.reason] if isinstance(refused, BadOption) and refused.reason else []
        return _refused(name, str(problem), problem.fault, problem.line, problem.reasons or option)
    except UnknownGame as problem:
        return _refused(name, str(problem), Fault("unknown-game", {"found": record.game}))
    return CheckedRecord(Recorded(row, record.seats, plies, state), name, [], [], [])


def _refused(name: str, sentence: str, fault: Fault, line: int = 0, reasons: Sequence[Reason] = ()) -> CheckedRecord:
    said = [reason_message(reason) for reason in reasons]
    told = Message(f"record-{fault.code}", {**fault.facts, "line": line})
    return CheckedRecord(None, name, [sentence], [Message(one["id"], one["args"]) for one in said], [told])


def _ply(its_game: Game, state: State, record: records.Record, ply: int) -> Ply:
    seat, notation, auto = record.answers[ply]
    # A trial first: its refusal names the line and the reasons.
    records.play(state.copy(), record, ply)
    by: By = "standing" if auto else "player"
    assert state.seat == seat
    return play_ply(its_game, state, state.parse(notation), by)


def _row_of(record: records.Record, its_game: Game, state: State) -> TableRow:
    """The table of a record before its first answer."""
    checked = its_game.checked(records.options_of(its_game, record))
    return TableRow(
        id=new_table_id(),
        game=record.game,
        options=dict(checked),
        drawn=record.drawn or its_game.draw(record.seed, checked),
        rules=record.rules,
        engine=its_game.engine,
        seed=record.seed,
        # The record reveals every deck.
        seed_origin="chosen",
        nonce=record.nonce or secrets.token_hex(16),
        created=store.now(),
        updated=store.now(),
        pace=700,
        version=0,
        ply=0,
        over=False,
        to_move=state.seat,
        scores=state.scores(),
        parent="",
        rematch="",
    )
