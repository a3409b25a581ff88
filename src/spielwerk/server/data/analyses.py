"""What was found in the turns of finished games, kept with them."""

from msgspec import json
from sqlalchemy import Connection, delete, insert, select

from spielwerk.server.data import schema
from spielwerk.server.wire.end import Expected, Judged

COURSE = -1
"""In the place of a ply: how the whole game stood from turn to turn."""


def find(connection: Connection, table: str) -> tuple[dict[int, Judged], list[Expected]]:
    """Ply -> what was found there; and the course of the game, as far as somebody looked at it."""
    of = schema.analyses.c
    rows = {row.ply: row.found for row in connection.execute(select(of.ply, of.found).where(of.table_id == table))}
    course = json.decode(rows.pop(COURSE, "[]"), type=list[Expected])
    return {ply: json.decode(found, type=Judged) for ply, found in sorted(rows.items())}, course


def keep(connection: Connection, table: str, ply: int, found: Judged | list[Expected]) -> None:
    of = schema.analyses.c
    connection.execute(delete(schema.analyses).where(of.table_id == table, of.ply == ply))
    connection.execute(insert(schema.analyses).values(table_id=table, ply=ply, found=json.encode(found).decode()))
