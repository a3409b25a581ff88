"""Whether the database still takes writes."""

import shutil
import threading
import time
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from spielwerk.server.data import store
from spielwerk.server.data.database import is_postgres, writing
from spielwerk.server.wire import admin as wire_admin

SCARCE = 200_000_000
"""Free bytes below which the admin is warned."""
FULL = 8_000_000
"""Free bytes below which the next answers may not fit."""
PROBE = 10.0
"""Seconds for which the result of a trial write is cached."""
SETTING = "probe"


class Disk:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        file = engine.url.database
        self._folder = Path(file).parent if file and not is_postgres(engine) else None
        self._lock = threading.Lock()
        self._probed = -PROBE
        self._writes = True

    def free(self) -> int | None:
        """Bytes left beside an SQLite file; None where the database is elsewhere."""
        return None if self._folder is None else shutil.disk_usage(self._folder).free

    def state(self) -> wire_admin.HealthState:
        free = self.free()
        if not self._takes_writes():
            return "full" if free is not None and free < SCARCE else "no-writes"
        if free is not None and free < SCARCE:
            return "full" if free < FULL else "low"
        return "ok"

    def _takes_writes(self) -> bool:
        """Tries a write: nothing else shows quotas, a read-only file system or the full disk of a remote database."""
        with self._lock:
            if time.monotonic() - self._probed > PROBE:
                try:
                    with writing(self._engine) as connection:
                        store.keep_setting(connection, SETTING, str(store.now()))
                    self._writes = True
                except SQLAlchemyError:
                    self._writes = False
                self._probed = time.monotonic()
            return self._writes
