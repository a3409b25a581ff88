"""A FIFO queue for the writes of one process. SQLite allows one writer at a time, and connections that find it busy
back off and retry, which is unfair under load."""

import threading
from collections import deque
from contextlib import AbstractContextManager, nullcontext
from types import TracebackType
from weakref import WeakKeyDictionary

from sqlalchemy import Engine


class Line(AbstractContextManager[None]):
    """A fair (FIFO) lock."""

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
    """A turn to write. PostgreSQL takes concurrent writers, so there is no waiting."""
    if engine.dialect.name != "sqlite":
        return nullcontext()
    with _making:
        return _lines.setdefault(engine, Line())
