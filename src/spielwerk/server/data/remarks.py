"""What people say at a table. It goes with the table: into backups, and away."""

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select

from spielwerk.server.data import schema, store

KEPT = 500
"""Remarks of a table; older ones give way."""


class RemarkRow(Struct):
    number: int
    seat: int
    name: str
    at: int
    quick: str
    text: str


_FIELDS = [schema.remarks.c[name] for name in RemarkRow.__struct_fields__]


def add(connection: Connection, table: str, seat: int, name: str, quick: str, text: str) -> RemarkRow:
    """The caller holds the table's lock."""
    of = schema.remarks.c
    last = connection.scalar(select(func.max(of.number)).where(of.table_id == table))
    row = RemarkRow(0 if last is None else last + 1, seat, name, store.now(), quick, text)
    values = {field: getattr(row, field) for field in RemarkRow.__struct_fields__}
    connection.execute(insert(schema.remarks).values(table_id=table, **values))
    connection.execute(delete(schema.remarks).where(of.table_id == table, of.number <= row.number - KEPT))
    return row


def find(connection: Connection, table: str, since: int = 0, most: int = KEPT) -> list[RemarkRow]:
    """The newest of those from that number on, in their order."""
    of = schema.remarks.c
    chosen = select(*_FIELDS).where(of.table_id == table, of.number >= since).order_by(of.number.desc()).limit(most)
    return [RemarkRow(**row._asdict()) for row in connection.execute(chosen)][::-1]
