"""What happened at a table beside the game: who came, who left, whose key was made void. Never changed."""

from msgspec import Struct, json
from sqlalchemy import Connection, func, insert, select

from spielwerk.server.data import schema, store
from spielwerk.server.data.plies import Told

GONE = ("note-seat-left", "note-seat-dropped", "note-seat-given")
"""Notes of somebody who had a seat and no longer has it."""


class NoteRow(Struct):
    number: int
    ply: int
    at: int
    said: Told


def add(connection: Connection, table: str, name: str, /, **facts: int | str) -> None:
    """The caller holds the table's lock."""
    of = schema.notes.c
    number = connection.scalar(select(func.count()).select_from(schema.notes).where(of.table_id == table)) or 0
    ply = connection.scalar(select(schema.tables.c.ply).where(schema.tables.c.id == table)) or 0
    said = json.encode(Told(f"note-{name}", facts)).decode()
    connection.execute(insert(schema.notes).values(table_id=table, number=number, ply=ply, at=store.now(), said=said))


def find(connection: Connection, table: str) -> list[NoteRow]:
    of = schema.notes.c
    chosen = select(of.number, of.ply, of.at, of.said).where(of.table_id == table).order_by(of.number)
    return [
        NoteRow(row.number, row.ply, row.at, json.decode(row.said, type=Told)) for row in connection.execute(chosen)
    ]
