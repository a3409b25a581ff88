"""Writes of one process wait in line. SQLite lets one write at a time; those who find it busy try again after naps of
their own, and who naps longest waits longest. In line, the first to come is the first to write."""

import threading
from collections import deque
from contextlib import AbstractContextManager, nullcontext
from types import TracebackType
from weakref import WeakKeyDictionary

from sqlalchemy import Engine


class Line(AbstractContextManager[None]):
    """A lock that is given to those who wait in the order in which they came."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._taken = False
        self._waiting: deque[threading.Lock] = deque()

    def __enter__(self) -> None:
        with self._lock:
            if not self._taken:
                self._taken = True
                return
            turn = threading.Lock()
            turn.acquire()
            self._waiting.append(turn)
        turn.acquire()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        with self._lock:
            if self._waiting:
                self._waiting.popleft().release()
            else:
                self._taken = False


_lines: WeakKeyDictionary[Engine, Line] = WeakKeyDictionary()
_making = threading.Lock()


def turn_of(engine: Engine) -> AbstractContextManager[None]:
    """A turn to write. PostgreSQL takes several at a time, and is asked without waiting."""
    if engine.dialect.name != "sqlite":
        return nullcontext()
    with _making:
        return _lines.setdefault(engine, Line())
