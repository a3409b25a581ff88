"""Reading and writing tables. Each function works on a connection; the caller owns the transaction."""

import time
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, json, structs
from sqlalchemy import Connection, Update, bindparam, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from spielwerk.server.data import schema
from spielwerk.server.data.plies import By, Ply, Told
from spielwerk.server.errors import Stale
from spielwerk.server.keys import new_secret
from spielwerk.server.wire import Closed, SeedOrigin, Standing

MOST_PLIES = 2**31 - 1


class TableRow(Struct):
    id: str
    game: str
    options: dict[str, Any]
    drawn: dict[str, list[str]]
    rules: str
    engine: int
    seed: int
    nonce: str
    created: int
    updated: int
    pace: int
    version: int
    ply: int
    over: bool
    to_move: int
    scores: list[int]
    parent: str
    rematch: str
    home: bool = False
    """Whether it was made on the server's own machine."""
    repeats: dict[int, str] = {}
    """The idempotency key of each seat's last change."""
    seed_origin: SeedOrigin = "drawn"
    seed_chooser: str = ""
    host_generation: int = 0
    patience: int = schema.PATIENCE
    closed: Closed = ""
    start: str = ""
    """The position it began with, as JSON; such a table has no record."""
    lesson: str = ""
    """The chapter of the guided game that it follows."""
    what_if: str = ""
    """The table and ply (`ID/57`) that it branched off from."""
    takeback: str = ""
    retakes: int = 0
    plan: str = ""
    planner: str = ""


class SeatRow(Struct):
    seat: int
    kind: str
    name: str
    bot: str
    generation: int
    claimed: bool
    seen: int
    standing: list[Standing]
    home: bool = False
    """Whether the seat was taken on the server's own machine."""
    left: bool = False
    closing: bool = False

    @property
    def held(self) -> bool:
        """Whether a person sits there."""
        return self.kind == "human" and self.claimed


class AnswerRow(Struct):
    ply: int
    seat: int
    notation: str
    public: str
    given_by: By
    at: int
    said: Told | None
    events: list[Told]
    digest: str


class SnapshotRow(Struct):
    ply: int
    position: str
    digest: str
    """Empty in those of an earlier version: nobody can tell whether they are sound."""


_TABLE = [schema.tables.c[name] for name in TableRow.__struct_fields__]
_SEAT = [schema.seats.c[name] for name in SeatRow.__struct_fields__]
_ANSWER = [schema.answers.c[name] for name in AnswerRow.__struct_fields__]

# The statements of every request, compiled once: building one takes longer than running it.
_ONE_TABLE = select(*_TABLE).where(schema.tables.c.id == bindparam("table"))
_NOTED = select(func.count()).where(schema.notes.c.table_id == schema.tables.c.id).scalar_subquery()
_WITH_DRAFT = (
    select(*_TABLE, schema.drafts.c.answers.label("draft"), _NOTED.label("noted"))
    .outerjoin(
        schema.drafts, (schema.drafts.c.table_id == schema.tables.c.id) & (schema.drafts.c.base == schema.tables.c.ply)
    )
    .where(schema.tables.c.id == bindparam("table"))
)
_SEATS = select(*_SEAT).where(schema.seats.c.table_id == bindparam("table")).order_by(schema.seats.c.seat)
_ANSWERS = (
    select(*_ANSWER)
    .where(
        schema.answers.c.table_id == bindparam("table"),
        schema.answers.c.ply >= bindparam("since"),
        schema.answers.c.ply < bindparam("to"),
    )
    .order_by(schema.answers.c.ply)
)
_STEP = (
    update(schema.tables)
    .where(
        schema.tables.c.id == bindparam("table"),
        schema.tables.c.version == bindparam("known"),
        # Another process may have taken the game over to a newer engine.
        schema.tables.c.engine == bindparam("by"),
    )
    .values(version=bindparam("next"), updated=bindparam("moment"), repeats=bindparam("named"))
)
_COMMIT = _STEP.values({name: bindparam(f"new_{name}") for name in ("ply", "to_move", "over", "scores")})
_COMMIT_OF_PERSON = _COMMIT.values(takeback="")
_ADD_DRAFT = insert(schema.drafts)
_ADD_ANSWERS = insert(schema.answers)
_NO_DRAFT = delete(schema.drafts).where(schema.drafts.c.table_id == bindparam("table"))


def now() -> int:
    return int(time.time())


def signing_secret(connection: Connection) -> str:
    """The secret that signs keys; created once per database."""
    found = connection.scalar(select(schema.settings.c.value).where(schema.settings.c.name == "signing"))
    if found is None:
        found = new_secret()
        connection.execute(insert(schema.settings).values(name="signing", value=found))
    return str(found)


def find_setting(connection: Connection, name: str) -> str:
    """The stored value; empty if there is none."""
    return str(connection.scalar(select(schema.settings.c.value).where(schema.settings.c.name == name)) or "")


def keep_setting(connection: Connection, name: str, value: str) -> None:
    connection.execute(delete(schema.settings).where(schema.settings.c.name == name))
    connection.execute(insert(schema.settings).values(name=name, value=value))


# Reading


def _table(row: Any) -> TableRow:
    values = row if isinstance(row, dict) else row._asdict()
    values["options"] = json.decode(values["options"])
    values["drawn"] = json.decode(values["drawn"], type=dict[str, list[str]])
    values["scores"] = json.decode(values["scores"])
    values["repeats"] = json.decode(values["repeats"], type=dict[int, str])
    return TableRow(**values)


def _seat(row: Any) -> SeatRow:
    values = row._asdict()
    values["standing"] = json.decode(values["standing"], type=list[Standing])
    return SeatRow(**values)


def find_table(connection: Connection, table: str) -> TableRow | None:
    row = connection.execute(_ONE_TABLE, {"table": table}).one_or_none()
    return None if row is None else _table(row)


def find_with_draft(connection: Connection, table: str) -> tuple[TableRow, list[str], int] | None:
    """The table, the answers of its draft and how many notes it has, from one moment."""
    row = connection.execute(_WITH_DRAFT, {"table": table}).one_or_none()
    if row is None:
        return None
    values = row._asdict()
    draft, noted = values.pop("draft"), values.pop("noted")
    return _table(values), json.decode(draft, type=list[str]) if draft else [], noted


def find_tables(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    chosen = select(*_TABLE).where(schema.tables.c.id.in_(ids)).order_by(schema.tables.c.updated.desc())
    return [_table(row) for row in connection.execute(chosen)]


def find_open(connection: Connection, most: int) -> list[TableRow]:
    """The newest running tables with a seat that anybody may claim."""
    of = schema.tables.c
    # Of each running table, instead of a list of all such seats that were ever stored.
    waiting = exists().where(schema.seats.c.table_id == of.id, schema.seats.c.kind == "open")
    chosen = select(*_TABLE).where(of.over.is_(False), waiting).order_by(of.created.desc()).limit(most)
    return [_table(row) for row in connection.execute(chosen)]


def find_home(connection: Connection, most: int) -> list[TableRow]:
    """The tables somebody plays at who sat down on the server's own machine, the last changed first."""
    of = schema.seats.c
    mine = (of.home.is_(True), of.claimed.is_(True), of.kind == "human")
    here = exists().where(of.table_id == schema.tables.c.id, *mine)
    chosen = select(*_TABLE).where(here).order_by(schema.tables.c.updated.desc()).limit(most)
    return [_table(row) for row in connection.execute(chosen)]


def find_idle(connection: Connection, before: int, most: int) -> list[str]:
    """Running tables without a change since then, locked."""
    of = schema.tables.c
    chosen = select(of.id).where(of.over.is_(False), of.updated < before).order_by(of.updated).limit(most)
    return [str(table) for table in connection.scalars(chosen.with_for_update(skip_locked=True))]


def every_table(connection: Connection) -> list[TableRow]:
    return [_table(row) for row in connection.execute(select(*_TABLE).order_by(schema.tables.c.created))]


def find_seats(connection: Connection, table: str) -> list[SeatRow]:
    return [_seat(row) for row in connection.execute(_SEATS, {"table": table})]


def find_answers(connection: Connection, table: str, since: int = 0, to: int = MOST_PLIES) -> list[AnswerRow]:
    found = []
    for row in connection.execute(_ANSWERS, {"table": table, "since": since, "to": to}):
        values = row._asdict()
        values["said"] = json.decode(values["said"], type=Told) if values["said"] else None
        values["events"] = json.decode(values["events"], type=list[Told])
        found.append(AnswerRow(**values))
    return found


def has_untold(connection: Connection, table: str) -> bool:
    """Whether the table has answers without their text."""
    of = schema.answers.c
    return connection.scalar(select(of.ply).where(of.table_id == table, of.said.is_(None)).limit(1)) is not None


def find_snapshot(connection: Connection, table: str, engine: int, to: int) -> SnapshotRow | None:
    """The newest position of that engine, not beyond ply `to`."""
    of = schema.snapshots.c
    chosen = select(of.ply, of.position, of.digest).where(of.table_id == table, of.engine == engine, of.ply <= to)
    row = connection.execute(chosen.order_by(of.ply.desc()).limit(1)).one_or_none()
    return None if row is None else SnapshotRow(row.ply, row.position, row.digest)


def count_running(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(schema.tables).where(~schema.tables.c.over)) or 0


# Writing


def add_table(connection: Connection, table: TableRow, seats: Sequence[SeatRow]) -> None:
    values = {name: getattr(table, name) for name in TableRow.__struct_fields__}
    values["options"] = json.encode(table.options).decode()
    values["drawn"] = json.encode(table.drawn).decode()
    values["scores"] = json.encode(table.scores).decode()
    values["repeats"] = "{}"
    connection.execute(insert(schema.tables).values(**values, driver="", driver_until=0.0))
    for seat in seats:
        fields = {name: getattr(seat, name) for name in SeatRow.__struct_fields__}
        fields["standing"] = json.encode(seat.standing).decode()
        connection.execute(insert(schema.seats).values(table_id=table.id, **fields))


def remove_table(connection: Connection, table: str) -> None:
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table))


def lock_table(connection: Connection, table: str) -> None:
    """Nobody else changes the table or its seats until the end of the transaction."""
    connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update())


def close_table(connection: Connection, table: str, reason: Closed) -> None:
    """Closes the game and keeps it. Raises its version, so that pending changes fail as Stale."""
    of = schema.tables.c
    changes = {"closed": reason, "over": True, "to_move": -1, "updated": now(), "version": of.version + 1}
    connection.execute(update(schema.tables).where(of.id == table, of.over.is_(False)).values(**changes))


def _advance(connection: Connection, step: Update, table: TableRow, **changes: Any) -> None:
    """Optimistic lock: raises the version the caller saw by one; raises Stale if it is no longer the current one."""
    values = {"table": table.id, "known": table.version, "next": table.version + 1, "moment": now(), **changes}
    values["by"] = table.engine
    values["named"] = json.encode(table.repeats).decode()
    if connection.execute(step, values).rowcount != 1:
        raise Stale


def save_draft(connection: Connection, table: TableRow, seat: int, answers: Sequence[str]) -> None:
    _advance(connection, _STEP, table)
    connection.execute(_NO_DRAFT, {"table": table.id})
    if answers:
        text = json.encode(list(answers)).decode()
        connection.execute(_ADD_DRAFT, {"table_id": table.id, "seat": seat, "base": table.ply, "answers": text})


def commit_plies(
    connection: Connection,
    table: TableRow,
    plies: Sequence[Ply],
    to_move: int,
    scores: Sequence[int],
    snapshot: SnapshotRow | None,
) -> list[AnswerRow]:
    """Append to the record and drop the draft; raises Stale where another answer has taken the ply."""
    ply, at = table.ply, now()
    rows = [
        AnswerRow(ply + n, one.seat, one.notation, one.public, one.given_by, at, one.said, one.events, one.digest)
        for n, one in enumerate(plies)
    ]
    _advance(
        connection,
        _COMMIT_OF_PERSON if any(one.given_by == "player" for one in plies) else _COMMIT,
        table,
        new_ply=ply + len(plies),
        new_to_move=to_move,
        new_over=to_move < 0,
        new_scores=json.encode(list(scores)).decode(),
    )
    values = [
        {
            **structs.asdict(row),
            "table_id": table.id,
            "said": json.encode(row.said).decode(),
            "events": json.encode(row.events).decode(),
        }
        for row in rows
    ]
    try:
        connection.execute(_ADD_ANSWERS, values)
    except IntegrityError as taken:
        raise Stale from taken
    connection.execute(_NO_DRAFT, {"table": table.id})
    if snapshot is not None:
        save_snapshot(connection, table, snapshot)
    return rows


def save_snapshot(connection: Connection, table: TableRow, snapshot: SnapshotRow) -> None:
    """Replaces a snapshot of the same ply."""
    of = schema.snapshots.c
    connection.execute(delete(schema.snapshots).where(of.table_id == table.id, of.ply == snapshot.ply))
    values = {name: getattr(snapshot, name) for name in SnapshotRow.__struct_fields__}
    connection.execute(insert(schema.snapshots).values(table_id=table.id, engine=table.engine, **values))


def save_said(connection: Connection, table: str, said: Sequence[Told]) -> None:
    """The texts of the first answers, for those that have none."""
    of = schema.answers.c
    where = (of.table_id == table, of.ply == bindparam("at_ply"), of.said.is_(None))
    rows = [{"at_ply": ply, "text": json.encode(told).decode()} for ply, told in enumerate(said)]
    if rows:
        connection.execute(update(schema.answers).where(*where).values(said=bindparam("text")), rows)


def change_table(connection: Connection, table: str, **changes: Any) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**changes))


def change_seat(connection: Connection, table: str, seat: int, known: int, /, **changes: Any) -> None:
    """Raises Stale where the seat is no longer of the generation `known`."""
    of = schema.seats.c
    where = (of.table_id == table, of.seat == seat, of.generation == known)
    if connection.execute(update(schema.seats).where(*where).values(**changes)).rowcount != 1:
        raise Stale


def save_standing(connection: Connection, table: str, seat: int, standing: Sequence[Standing]) -> None:
    of = schema.seats.c
    text = json.encode(list(standing)).decode()
    connection.execute(update(schema.seats).where(of.table_id == table, of.seat == seat).values(standing=text))


def touch_seats(connection: Connection, seen: Mapping[tuple[str, int], int]) -> None:
    """Write when each seat (table, number) was last present."""
    of = schema.seats.c
    where = (of.table_id == bindparam("at"), of.seat == bindparam("place"))
    rows = [{"at": table, "place": seat, "then": when} for (table, seat), when in sorted(seen.items())]
    connection.execute(update(schema.seats).where(*where).values(seen=bindparam("then")), rows)


def find_seen(connection: Connection, tables: Sequence[str]) -> dict[tuple[str, int], int]:
    of = schema.seats.c
    chosen = select(of.table_id, of.seat, of.seen).where(of.table_id.in_(tables))
    return {(table, seat): seen for table, seat, seen in connection.execute(chosen)}
