"""What the admin's page shows and does, over one house."""

import os
import sys
import time

from sqlalchemy import func, select

import spielwerk
from spielwerk.core.naming import letter
from spielwerk.server.data import schema, store
from spielwerk.server.data.database import reading
from spielwerk.server.errors import Problem
from spielwerk.server.house import House
from spielwerk.server.limits import Visitors
from spielwerk.server.tables.live import News
from spielwerk.server.tables.seating import close
from spielwerk.server.wire import admin as wire_admin

MOST_TABLES = 200
MOST_ADDRESSES = 20
BEGAN = time.time()


def overview(house: House, visitors: Visitors) -> wire_admin.Overview:
    of = schema.tables.c
    with reading(house.engine) as connection:
        total = connection.scalar(select(func.count()).select_from(schema.tables)) or 0
        running = connection.scalar(select(func.count()).select_from(schema.tables).where(of.over.is_(False))) or 0
    return wire_admin.Overview(
        version=spielwerk.__version__,
        engine=spielwerk.engine(),
        database=house.engine.dialect.name,
        health=house.disk.state(),
        free=house.disk.free(),
        worker=wire_admin.Worker(
            process=os.getpid(),
            of=house.settings.workers,
            since=int(BEGAN),
            cpu_seconds=round(time.process_time(), 1),
            memory=_memory(),
            machine_load=list(os.getloadavg()) if hasattr(os, "getloadavg") else [],
            cores=os.cpu_count() or 1,
            streams=house.listening.total(),
            bots_thinking=house.thinkers.thinking,
            answered=house.metrics.statuses(),
        ),
        running=running,
        finished=total - running,
        most_tables=house.settings.most_tables,
        notice=house.orders.notice,
        bans=house.orders.bans,
        addresses=[
            wire_admin.Visitor(address, seen.asked, seen.refused, int(seen.last))
            for address, seen in visitors.busiest(MOST_ADDRESSES)
        ],
        complaints=list(house.complaints.newest),
        backup_folder=house.backups.folder,
        backups=house.backups.listed(),
    )


def _memory() -> int:
    """Peak memory in bytes; 0 where the system does not report it."""
    try:
        import resource
    except ImportError:
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def tables(house: House) -> list[wire_admin.TableLoad]:
    """Running games, the last changed first."""
    of = schema.tables.c
    chosen = select(of.id).where(of.over.is_(False)).order_by(of.updated.desc()).limit(MOST_TABLES)
    with reading(house.engine) as connection:
        rows = store.find_tables(connection, [str(table) for table in connection.scalars(chosen)])
        found = [(row, store.find_seats(connection, row.id)) for row in rows]
    return [
        wire_admin.TableLoad(
            id=row.id,
            game=row.game,
            names=[seat.name or seat.bot or letter(seat.seat) for seat in seats],
            bots=sum(seat.kind == "bot" for seat in seats),
            there=sum(house.presence.there(row.id, seat) for seat in seats if seat.kind != "bot"),
            ply=row.ply,
            created=row.created,
            updated=row.updated,
            streams=house.listening[row.id],
            cpu_seconds=round(house.rooms.seconds(row.id), 3),
        )
        for row, seats in found
    ]


def close_table(house: House, table: str) -> None:
    with house.bus.changing() as change:
        row = store.find_table(change.connection, table)
        if row is None:
            raise Problem(404, "no-table")
        store.lock_table(change.connection, table)
        close(change, table, "admin")
        change.news.append(News(table, "seats"))
