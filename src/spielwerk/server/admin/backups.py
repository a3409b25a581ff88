"""Scheduled backups into a folder. Only the newest ones are kept."""

import asyncio
import contextlib
import logging
import time
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Engine, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from spielwerk.server.archive import backup
from spielwerk.server.data import schema
from spielwerk.server.data.database import writing
from spielwerk.server.errors import Problem
from spielwerk.server.lanes import aside
from spielwerk.server.wire import admin as wire_admin

PATTERN = "spielwerk-*.backup"
SETTING = "backup-at"
"""When any process started the last scheduled backup."""
LOOK = 30.0
HOUR = 3600

log = logging.getLogger(__name__)


class Backups:
    def __init__(self, engine: Engine, folder: str, hours: float, keep: int) -> None:
        self._engine = engine
        self._folder = Path(folder) if folder else None
        self._every = hours * HOUR
        self._keep = keep
        self._keeper: asyncio.Task[None] | None = None

    @property
    def folder(self) -> str:
        return str(self._folder or "")

    async def start(self) -> None:
        if self._folder is not None and self._every:
            self._keeper = asyncio.create_task(self._by_the_clock())

    async def stop(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeper

    def listed(self) -> list[wire_admin.Backup]:
        """The newest first."""
        found = sorted(self._folder.glob(PATTERN), reverse=True) if self._folder is not None else []
        return [wire_admin.Backup(file.name, file.stat().st_size, int(file.stat().st_mtime)) for file in found]

    def make(self) -> None:
        """Make a backup, then delete the oldest beyond the number that is kept. Raises Problem."""
        if self._folder is None:
            raise Problem(409, "no-backups")
        name = f"spielwerk-{datetime.now(UTC):%Y%m%dT%H%M%SZ}.backup"
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            games = backup(self._engine, self._folder / name)
            for old in self.listed()[self._keep :]:
                (self._folder / old.name).unlink(missing_ok=True)
        except (OSError, SQLAlchemyError) as problem:
            log.exception("the backup %s failed", name)
            raise Problem(503, "backup-failed") from problem
        log.info("backup %s: %s games", name, games)

    async def _by_the_clock(self) -> None:
        while True:
            try:
                if await asyncio.to_thread(self._due):
                    await aside(self.make)
            except Problem:
                # `make` has logged the reason, and /healthz reports a full disk. The next backup runs on schedule.
                log.warning("no backup until the next one is due, in %.1f hours", self._every / HOUR)
            except Exception:
                log.exception("could not see whether a backup is due")
            await asyncio.sleep(min(LOOK, self._every / 2))

    def _due(self) -> bool:
        """Whether this process makes the backup: exactly one of several does."""
        of, now = schema.settings.c, time.time()
        with writing(self._engine) as connection:
            last = connection.scalar(select(of.value).where(of.name == SETTING))
            if last is not None:
                if now - float(last) < self._every:
                    return False
                taken = update(schema.settings).where(of.name == SETTING, of.value == last).values(value=str(now))
                return connection.execute(taken).rowcount == 1
            try:
                connection.execute(insert(schema.settings).values(name=SETTING, value=str(now)))
            except IntegrityError:
                # Another process wrote the row first and makes the backup.
                return False
            return True
