"""News of tables: tells listeners that something changed."""

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Literal
from uuid import uuid4

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, text

from spielwerk.server.data.database import is_postgres, writing

CHANNEL = "spielwerk"
LINE = 100
"""News one listener may be behind; more are dropped, since the newest says it all."""

log = logging.getLogger(__name__)

Kind = Literal["hello", "ply", "draft", "closed", "seats", "thinking", "rematch", "remark", "deleted", "closing"]


class News(Struct, omit_defaults=True):
    table: str
    kind: Kind
    version: int = 0
    ply: int = 0
    to_move: int = -1
    seat: int = -1
    origin: str = ""


class Change:
    """A transaction and the news to publish when it commits."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.news: list[News] = []
        self.wakes: list[str] = []
        """Tables at which an automatic answer may be due now."""
        self.ended: list[str] = []
        """Tables whose games are over now."""


class Bus:
    """Delivers news to the listeners of this process and, on PostgreSQL, to those of all others."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.origin = uuid4().hex
        self.on_wake: Callable[[str], None] = lambda table: None
        """Told, in any thread, of each table at which this process made an automatic answer due."""
        self.on_end: Callable[[str], None] = lambda table: None
        """Told, in any thread, of each table whose game ended in this process."""
        self._shared = is_postgres(engine)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._listeners: dict[str, set[asyncio.Queue[News]]] = defaultdict(set)
        self._ear: asyncio.Task[None] | None = None

    @contextmanager
    def changing(self) -> Iterator[Change]:
        """One transaction; its news go out with the commit, and only with it."""
        with writing(self.engine) as connection:
            change = Change(connection)
            yield change
            for news in change.news:
                self._announce(connection, news)
        for news in change.news:
            self._deliver_soon(news)
        for table in change.wakes:
            self.on_wake(table)
        for table in change.ended:
            self.on_end(table)

    def tell(self, news: News) -> None:
        """News without a change, like a bot that begins to think."""
        if self._shared:
            with writing(self.engine) as connection:
                self._announce(connection, news)
        self._deliver_soon(news)

    def _announce(self, connection: Connection, news: News) -> None:
        if self._shared:
            news.origin = self.origin
            body = msgspec.json.encode(news).decode()
            connection.execute(text("SELECT pg_notify(:channel, :body)"), {"channel": CHANNEL, "body": body})

    def _deliver_soon(self, news: News) -> None:
        if self._loop is not None and not self._loop.is_closed():
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._deliver, news)

    def _deliver(self, news: News) -> None:
        for queue in self._listeners.get(news.table, ()):
            if queue.full():
                queue.get_nowait()
            queue.put_nowait(news)

    @contextmanager
    def listening(self, table: str) -> Iterator[asyncio.Queue[News]]:
        queue: asyncio.Queue[News] = asyncio.Queue(LINE)
        self._listeners[table].add(queue)
        try:
            yield queue
        finally:
            self._listeners[table].discard(queue)
            if not self._listeners[table]:
                del self._listeners[table]

    def close(self) -> None:
        """Called before shutdown: streams end cleanly instead of being cut off."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._close)

    def _close(self) -> None:
        for table in list(self._listeners):
            self._deliver(News(table, "closing"))

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        if self._shared:
            self._ear = asyncio.create_task(self._hear())

    async def stop(self) -> None:
        self._loop = None
        if self._ear is not None:
            self._ear.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ear

    async def _hear(self) -> None:
        """Listen to the other processes (LISTEN); a lost connection is reopened."""
        while True:
            try:
                async for body in _notifications(self.engine):
                    news = msgspec.json.decode(body, type=News)
                    if news.origin != self.origin:
                        self._deliver(news)
            except Exception:
                log.exception("lost the connection that hears of other processes' changes")
                await asyncio.sleep(1)


async def _notifications(engine: Engine) -> AsyncIterator[str]:
    import psycopg

    arguments: Mapping[str, Any] = engine.dialect.create_connect_args(engine.url)[1]
    connection = await psycopg.AsyncConnection.connect(**arguments, autocommit=True)
    async with connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        async for notification in connection.notifies():
            yield notification.payload
