"""Finds the last event of a kind in a record without reading all of it."""

from msgspec import json
from sqlalchemy import Connection, select

from spielwerk.server.data import schema
from spielwerk.server.data.plies import Told


def find_told(connection: Connection, table: str, before: int, name: str) -> tuple[int, list[Told]] | None:
    """The newest ply before that one with such an event, and its events."""
    of = schema.answers.c
    chosen = select(of.ply, of.events).where(of.table_id == table, of.ply < before, of.events.contains(f'"{name}"'))
    row = connection.execute(chosen.order_by(of.ply.desc()).limit(1)).one_or_none()
    return None if row is None else (row.ply, json.decode(row.events, type=list[Told]))
