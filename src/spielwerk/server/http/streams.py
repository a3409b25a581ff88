"""Server-sent events. A change is rendered once for each audience of a table, and all listeners of that audience send
the same bytes."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Any

from msgspec import json

from spielwerk.server.data import store
from spielwerk.server.data.database import reading
from spielwerk.server.data.store import SeatRow
from spielwerk.server.errors import Problem
from spielwerk.server.house import House
from spielwerk.server.keys import Key
from spielwerk.server.limits import Shares
from spielwerk.server.tables.live import News
from spielwerk.server.tables.match import Match
from spielwerk.server.tables.readers import Reader, reader
from spielwerk.server.tables.scenes import scene_of
from spielwerk.server.tables.showing import viewer_of

HEARTBEAT = 15.0
LINE = 20
"""Messages one listener may be behind. Older ones are dropped; the listener then asks for the whole table."""
AT_ONCE = 3
"""New listeners that are served at the same time."""
STILL_HERE = b": still here\r\n\r\n"
END = b""
LAST = {"deleted", "closing"}
STEPS = {"ply", "draft", "closed"}

log = logging.getLogger(__name__)


def message(kind: str, data: dict[str, Any], mark: int | None = None) -> bytes:
    # Only news of the game itself name a version, and only they move the reconnecting reader's mark.
    named = b"" if mark is None else b"id: %d\r\n" % mark
    return named + b"event: %b\r\ndata: %b\r\n\r\n" % (kind.encode(), json.encode(data))


def whereabouts(row: store.TableRow) -> dict[str, Any]:
    return {"version": row.version, "ply": row.ply, "to_move": row.to_move}


class Listener:
    def __init__(self, keys: Sequence[Key], address: str) -> None:
        self.keys = keys
        self.address = address
        self.who: Reader | None = None
        self.mine: list[SeatRow] = []
        self.lines: asyncio.Queue[bytes] = asyncio.Queue(LINE)

    def know(self, row: store.TableRow, seats: Sequence[SeatRow]) -> bool:
        """Update who the listener is; whether that is unchanged."""
        before, self.who = self.who, reader(self.keys, row.id, seats, row.host_generation)
        self.mine = [seats[seat] for seat in self.who.mine]
        return before == self.who

    def tell(self, line: bytes) -> None:
        if self.lines.full():
            self.lines.get_nowait()
        self.lines.put_nowait(line)


class Crowd:
    """The listeners of one table."""

    def __init__(self, house: House, table: str) -> None:
        self._house = house
        self._table = table
        self.listeners: set[Listener] = set()
        self._seats: Sequence[SeatRow] = ()
        self._there: list[bool] = []
        self._task = asyncio.create_task(self._hear())

    def end(self) -> None:
        self._task.cancel()

    def greet(self, listener: Listener) -> bytes:
        """The first event of a stream: the current version of the table."""
        with self._house.rooms.open(self._table) as match:
            self._seats = match.seats
            listener.know(match.row, match.seats)
            assert listener.who is not None
            # The version that the client has fetched or will fetch now: the first step starts there.
            scene_of(match, viewer_of(match, listener.who, None))
            row = match.row
        self._house.greet(self._table, listener.mine)
        notice = self._house.orders.notice
        return message("hello", {**whereabouts(row), **({"notice": notice} if notice else {})}, row.version)

    async def _hear(self) -> None:
        with self._house.bus.listening(self._table) as queue:
            while True:
                try:
                    news = [await asyncio.wait_for(queue.get(), HEARTBEAT)]
                except TimeoutError:
                    self._beat()
                    continue
                while not queue.empty():
                    news.append(queue.get_nowait())
                # The newest event of each kind replaces older ones.
                for one in {one.kind: one for one in news}.values():
                    await self._pass_on(one)

    def _beat(self) -> None:
        """Mark all listeners as present, and tell them if somebody has come or gone."""
        presence = self._house.presence
        presence.hear(self._table, [seat for listener in self.listeners for seat in listener.mine])
        there = [presence.there(self._table, seat) for seat in self._seats]
        changed, self._there = self._there != there, there
        for listener in self.listeners:
            if changed and listener.who is not None:
                shown = self._house.seats(self._table, self._seats, listener.who)
                listener.tell(message("seats", {"place": {"seats": shown}}))
            else:
                listener.tell(STILL_HERE)

    async def _pass_on(self, news: News) -> None:
        listeners = list(self.listeners)
        if news.kind in LAST:
            for listener in listeners:
                if news.kind == "deleted":
                    listener.tell(message("deleted", {}))
                listener.tell(END)
            return
        try:
            told = await asyncio.to_thread(self._told, news, listeners)
        except Problem:
            # The table is gone; that is news of its own.
            return
        except Exception:
            log.exception("table %s: what changed could not be told", self._table)
            data = {} if news.kind not in STEPS else {"version": news.version, "ply": news.ply, "to_move": news.to_move}
            told = [(listener, message(news.kind, data)) for listener in listeners]
        for listener, line in told:
            listener.tell(line)

    def _told(self, news: News, listeners: Sequence[Listener]) -> list[tuple[Listener, bytes]]:
        rooms = self._house.rooms
        # What is not of the position has no version.
        with rooms.known(self._table, news.version) if news.kind in STEPS else rooms.open(self._table) as match:
            self._seats = match.seats
            made: dict[Any, bytes] = {}
            told = []
            for listener in listeners:
                same = listener.know(match.row, match.seats)
                assert listener.who is not None
                if not _concerns(news, listener.who):
                    continue
                audience = self._audience(news, match, listener.who, same)
                if audience not in made:
                    made[audience] = self._message(news, match, listener.who, audience)
                told.append((listener, made[audience]))
            return told

    def _audience(self, news: News, match: Match, who: Reader, same: bool) -> tuple[int, ...]:
        """Those who are told the same. Who has become somebody else, or has several eyes, asks for the whole table."""
        if news.kind in STEPS:
            return (viewer_of(match, who, None),) if same and len(who.mine) < 2 else ()
        return (int(who.host), *who.mine) if same else ()

    def _message(self, news: News, match: Match, who: Reader, audience: tuple[int, ...]) -> bytes:
        row = match.row
        if news.kind in STEPS:
            step = self._house.step(match, audience[0]) if audience else {}
            whose = {"seat": news.seat} if news.seat >= 0 else {}
            return message(news.kind, {**whereabouts(row), **whose, **step}, row.version)
        if news.kind == "remark":
            return message("remark", {"remarks": self._house.talk.newest(self._table)})
        if news.kind == "thinking":
            return message("thinking", {"seat": news.seat})
        place = {"place": self._house.place(match, who, viewer_of(match, who, None))} if audience else {}
        return message(news.kind, place)


def _concerns(news: News, who: Reader) -> bool:
    """A draft is for its own seat, and what people say is for those at the table."""
    if news.kind == "draft":
        return news.seat in who.mine
    return news.kind != "remark" or who.host or bool(who.mine)


class Crowds:
    def __init__(self, house: House) -> None:
        self._house = house
        self._crowds: dict[str, Crowd] = {}
        self._shares = Shares(house.settings.streams_each)
        # Players do not wait behind a thousand listeners that reconnect at once.
        self._door = asyncio.Semaphore(AT_ONCE)
        house.orders.on_notice = self._tell_notice
        house.orders.on_ban = self._turn_out

    def _tell_notice(self) -> None:
        told = message("notice", {"notice": self._house.orders.notice})
        for listener in self._everybody():
            listener.tell(told)

    def _turn_out(self) -> None:
        """Ends the streams of addresses that were banned since."""
        for listener in self._everybody():
            if self._house.orders.banned(listener.address):
                listener.tell(END)

    def _everybody(self) -> list[Listener]:
        return [listener for crowd in self._crowds.values() for listener in crowd.listeners]

    def room_for(self, address: str) -> bool:
        return self._shares.room_for(address) and self._house.listening.total() < self._house.settings.most_streams

    async def listen(self, table: str, keys: Sequence[Key], address: str) -> AsyncIterator[bytes]:
        if not self._shares.take(address):
            # Others have connected since `room_for` was checked.
            return
        crowd = self._crowds.get(table)
        if crowd is None:
            crowd = self._crowds[table] = Crowd(self._house, table)
        listener = Listener(keys, address)
        crowd.listeners.add(listener)
        self._house.listening[table] += 1
        try:
            # Subscribe before reading the version, so that no change is missed in between.
            with suppress(Problem):
                async with self._door:
                    hello = await asyncio.to_thread(crowd.greet, listener)
                yield hello
            while (line := await listener.lines.get()) != END:
                yield line
        finally:
            self._shares.leave(address)
            crowd.listeners.discard(listener)
            self._house.listening[table] -= 1
            if not crowd.listeners:
                crowd.end()
                self._crowds.pop(table, None)
                del self._house.listening[table]


def must_exist(house: House, table: str, keys: Sequence[Key]) -> None:
    with reading(house.engine) as connection:
        row = store.find_table(connection, table)
        if row is None:
            raise Problem(404, "no-table")
        if row.what_if:
            reader(keys, table, store.find_seats(connection, table), row.host_generation).must_see(row.what_if)
