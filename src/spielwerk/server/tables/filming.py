"""The films of games that are over: made soon after their end, and after a start those that are missing."""

import asyncio
import contextlib
import logging
import time

from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError

from spielwerk.server.data.database import reading, writing
from spielwerk.server.lanes import aside
from spielwerk.server.tables import films
from spielwerk.server.tables.live import Bus

REST = 4.0
"""Pause between two films, as a multiple of the time that the last one took."""

log = logging.getLogger(__name__)


def film(engine: Engine, table: str) -> bool:
    """Whether there is a film of the table now."""
    with reading(engine) as connection:
        if films.has(connection, table):
            return True
        made = films.film_table(connection, table)
    if made is None:
        return False
    # Another process may have made the same film meanwhile.
    with contextlib.suppress(IntegrityError), writing(engine) as connection:
        films.keep(connection, table, made)
    return True


def film_missing(engine: Engine) -> tuple[int, int]:
    """How many were made, and how many cannot be: their games are of another engine."""
    with reading(engine) as connection:
        tables = films.missing(connection)
    made = sum(film(engine, table) for table in tables)
    return made, len(tables) - made


class Filming:
    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._tables: asyncio.Queue[str] = asyncio.Queue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._worker: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._bus.on_end = self._ended
        self._worker = asyncio.create_task(self._work())

    async def stop(self) -> None:
        self._loop = None
        if self._worker is not None:
            self._worker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._worker

    def _ended(self, table: str) -> None:
        """May be called from any thread."""
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._tables.put_nowait, table)

    def _missing(self) -> list[str]:
        with reading(self._bus.engine) as connection:
            return films.missing(connection)

    async def _work(self) -> None:
        try:
            for table in await aside(self._missing):
                self._tables.put_nowait(table)
        except Exception:
            # Games that end from now on are kept all the same; the next start looks again.
            log.exception("could not see which finished games are not kept as they were shown")
        while True:
            table = await self._tables.get()
            began = time.monotonic()
            try:
                await aside(film, self._bus.engine, table)
            except Exception:
                log.exception("table %s: its end could not be kept as it was shown", table)
            await asyncio.sleep((time.monotonic() - began) * REST)
