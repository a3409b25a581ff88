"""Requests to take plies back, and taking them back. Nothing else shortens a record."""

from collections.abc import Sequence

from msgspec import Struct, json
from sqlalchemy import Connection, delete, update

from spielwerk.server.data import schema, store
from spielwerk.server.data.store import TableRow
from spielwerk.server.errors import Stale


class Request(Struct):
    seat: int
    since: int
    """The ply from which on everything is taken back."""
    agreed: list[int] = []


def of_table(row: TableRow) -> Request | None:
    return json.decode(row.takeback, type=Request) if row.takeback else None


def save(connection: Connection, row: TableRow, request: Request | None) -> str:
    """Store the request. Raises Stale if the table changed since the caller read it. A person's answer cancels a
    request (`store.commit_plies`): people agree to the position they saw."""
    of, text = schema.tables.c, json.encode(request).decode() if request else ""
    where = (of.id == row.id, of.version == row.version, of.takeback == row.takeback)
    if connection.execute(update(schema.tables).where(*where).values(takeback=text)).rowcount != 1:
        raise Stale
    return text


def cut(connection: Connection, row: TableRow, since: int, to_move: int, scores: Sequence[int]) -> None:
    """Cut the record before that ply. Raises Stale if the table changed since the caller read it.

    Raising `retakes` invalidates what other processes have cached of the table.
    """
    of = schema.tables.c
    changes = {
        "version": of.version + 1,
        "retakes": of.retakes + 1,
        "ply": since,
        "to_move": to_move,
        "scores": json.encode(list(scores)).decode(),
        "updated": store.now(),
        "takeback": "",
    }
    where = (of.id == row.id, of.version == row.version, of.over.is_(False))
    if connection.execute(update(schema.tables).where(*where).values(**changes)).rowcount != 1:
        raise Stale
    for table in (schema.answers, schema.snapshots):
        later = table.c.ply >= since if table is schema.answers else table.c.ply > since
        connection.execute(delete(table).where(table.c.table_id == row.id, later))
    connection.execute(delete(schema.drafts).where(schema.drafts.c.table_id == row.id))
    notes = schema.notes
    connection.execute(update(notes).where(notes.c.table_id == row.id, notes.c.ply > since).values(ply=since))
