"""Server-sent events of one table for one listener."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress

import msgspec
from litestar.response import ServerSentEventMessage

from spielwerk.server import wire
from spielwerk.server.data import store
from spielwerk.server.errors import Problem
from spielwerk.server.house import House
from spielwerk.server.keys import Key
from spielwerk.server.tables.live import News
from spielwerk.server.tables.readers import reader

HEARTBEAT = 15.0


async def first_news(house: House, table: str) -> News:
    """What a new listener hears at once: how far the table is. Raises Problem."""

    def look() -> News:
        with house.engine.connect() as connection:
            row = store.find_table(connection, table)
        if row is None:
            raise Problem(404, "no-table")
        return News(table, "hello", row.version, row.ply, row.to_move)

    return await asyncio.to_thread(look)


async def stream(house: House, table: str, keys: Sequence[Key], hello: News) -> AsyncIterator[ServerSentEventMessage]:
    def greet() -> None:
        with house.engine.connect() as connection:
            seats = store.find_seats(connection, table)
        house.greet(table, [seats[seat] for seat in reader(keys, table, seats).mine])

    with house.bus.listening(table) as queue:
        yield _message(hello)
        if keys:
            await asyncio.to_thread(greet)
        while True:
            news = None
            with suppress(TimeoutError):
                news = await asyncio.wait_for(queue.get(), HEARTBEAT)
            if news is None:
                # Whoever hears of something asks for the table, and is greeted there.
                if keys:
                    await asyncio.to_thread(greet)
                yield ServerSentEventMessage(comment="still here")
                continue
            if news.kind == "closing":
                return
            yield _message(news)
            if news.kind == "deleted":
                return


def _message(news: News) -> ServerSentEventMessage:
    data = wire.News()
    # Only news of the game itself name a version, and only they move the reconnecting reader's mark.
    mark = news.version if news.kind in ("hello", "ply", "draft") else None
    if mark is not None:
        data = wire.News(news.version, news.ply, news.to_move)
    if news.seat >= 0:
        data.seat = news.seat
    return ServerSentEventMessage(data=msgspec.json.encode(data).decode(), event=news.kind, id=mark)
