"""Leases: which process drives the bots of a table."""

import time

from sqlalchemy import ColumnElement, Connection, or_, select, update

from spielwerk.server.data import schema

LONGEST = 60.0
"""Seconds. A lease that expires later than that was written before the clock was set back, and is ignored."""


def _free(moment: float) -> ColumnElement[bool]:
    until = schema.tables.c.driver_until
    return or_(until < moment, until > moment + LONGEST)


def take_lease(connection: Connection, table: str, driver: str, seconds: float) -> bool:
    """Take or renew the lease on the table's automatic answers; False where another process holds it."""
    of = schema.tables.c
    moment = time.time()
    done = connection.execute(
        update(schema.tables)
        .where(of.id == table, or_(of.driver == driver, _free(moment)))
        .values(driver=driver, driver_until=moment + seconds)
    )
    return done.rowcount == 1


def release_lease(connection: Connection, table: str, driver: str) -> None:
    of = schema.tables.c
    connection.execute(update(schema.tables).where(of.id == table, of.driver == driver).values(driver_until=0.0))


def driverless(connection: Connection) -> list[str]:
    """Running tables without a valid lease where an automatic answer may be due."""
    table, seat = schema.tables.c, schema.seats.c
    chosen = (
        select(table.id)
        .join(schema.seats, (seat.table_id == table.id) & (seat.seat == table.to_move))
        .where(table.over.is_(False), _free(time.time()), or_(seat.kind == "bot", seat.standing != "[]"))
    )
    return [str(found) for found in connection.scalars(chosen)]


def forget_drivers(connection: Connection) -> None:
    """Expire all leases: where only one process can serve the database, their holders are gone."""
    connection.execute(update(schema.tables).values(driver_until=0.0))
