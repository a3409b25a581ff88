"""Whose a plan is."""

from collections.abc import Sequence

from sqlalchemy import Connection, select

from spielwerk.server.data import schema, store
from spielwerk.server.data.store import TableRow


def find(connection: Connection, planners: Sequence[str]) -> list[TableRow]:
    """The plans of those seats (`keys.place`), the last changed first."""
    of = schema.tables.c
    return store.find_tables(connection, list(connection.scalars(select(of.id).where(of.planner.in_(planners)))))
