"""The server's rule for tables that nobody plays at any more: they are closed and kept."""

import asyncio
import contextlib
import logging

from spielwerk.server.data import store
from spielwerk.server.tables.live import Bus, News
from spielwerk.server.tables.seating import close

SWEEP = 600.0
"""Seconds between two sweeps."""
BATCH = 50
DAY = 24 * 3600

log = logging.getLogger(__name__)


class Idling:
    def __init__(self, bus: Bus, days: int) -> None:
        self._bus = bus
        self._days = days
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self._days:
            await asyncio.to_thread(self._close_idle)
            self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await asyncio.to_thread(self._close_idle)
            except Exception:
                log.exception("could not look for idle tables")

    def _close_idle(self) -> None:
        before = store.now() - self._days * DAY
        found = [""]
        while found:
            with self._bus.changing() as change:
                found = store.find_idle(change.connection, before, BATCH)
                for table in found:
                    close(change, table, "idle", days=self._days)
                    change.news.append(News(table, "seats"))
