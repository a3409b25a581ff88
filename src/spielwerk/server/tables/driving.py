"""Automatic answers: those of bots, one by one at the table's pace, and standing answers at once.

Each table that may need one has a task. Where several processes serve one database, the one that holds the table's
lease drives; a lease expires soon, so that another process takes over when one dies.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator

from msgspec import Struct, structs
from sqlalchemy.exc import SQLAlchemyError

from spielwerk.bots.table import SUBSTITUTE, Answer
from spielwerk.server.data import leases
from spielwerk.server.data.database import reading, writing
from spielwerk.server.data.plies import By
from spielwerk.server.errors import Problem, Stale
from spielwerk.server.tables.lessons import scripted_answer
from spielwerk.server.tables.live import Bus, News
from spielwerk.server.tables.match import INTACT, Match, Rooms
from spielwerk.server.tables.playing import Player, standing_answer
from spielwerk.server.tables.thinkers import Task, Thinkers

LEASE = 30.0
"""Seconds that a lease lasts; renewed three times as often while a bot thinks."""
SWEEP = 15.0
"""Seconds between polls for tables without a lease."""
SEED_BITS = 52

log = logging.getLogger(__name__)


class Due(Struct):
    """What has to be done next: an answer that is known beforehand, or a task for a bot."""

    seat: int
    pace: float
    answer: str = ""
    by: By = "standing"
    task: Task | None = None


class Driver:
    def __init__(self, bus: Bus, rooms: Rooms, player: Player, thinkers: Thinkers) -> None:
        self._bus = bus
        self._rooms = rooms
        self._player = player
        self._thinkers = thinkers
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._held: set[str] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self.thinking: dict[str, int] = {}
        """Table -> the seat whose bot is thinking in this process."""

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._bus.on_wake = self.wake
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        self._loop = None
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        # Other processes need not wait until the leases expire.
        await asyncio.to_thread(self._release)

    def _release(self) -> None:
        try:
            with writing(self._bus.engine) as connection:
                for table in self._held:
                    leases.release_lease(connection, table, self._bus.origin)
        except SQLAlchemyError:
            log.warning("the tables of this process wait for their bots until its leases run out")

    def wake(self, table: str) -> None:
        """An automatic answer may be due at the table; may be called from any thread."""
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._wake, table)

    def _wake(self, table: str) -> None:
        if table in self._tasks:
            self._again.add(table)
        elif self._loop is not None:
            self._tasks[table] = asyncio.create_task(self._drive(table))

    async def _sweep(self) -> None:
        while True:
            try:
                for table in await asyncio.to_thread(self._driverless):
                    self._wake(table)
            except Exception:
                log.exception("could not look for tables without a driver")
            await asyncio.sleep(SWEEP)

    def _driverless(self) -> list[str]:
        with reading(self._bus.engine) as connection:
            return leases.driverless(connection)

    async def _drive(self, table: str) -> None:
        """Give automatic answers until a person is asked."""
        try:
            while True:
                self._again.discard(table)
                due = await asyncio.to_thread(self._next, table)
                if due is not None:
                    await self._give(table, due)
                elif table not in self._again:
                    break
        except Problem:
            # The table is gone.
            pass
        except Exception:
            log.exception("the automatic answers of table %s stopped", table)
        finally:
            self.thinking.pop(table, None)
            self._tasks.pop(table, None)

    def _next(self, table: str) -> Due | None:
        with self._rooms.open(table) as match:
            due = _due(match)
        if due is None:
            if table in self._held:
                self._held.discard(table)
                with writing(self._bus.engine) as connection:
                    leases.release_lease(connection, table, self._bus.origin)
            return None
        with writing(self._bus.engine) as connection:
            taken = leases.take_lease(connection, table, self._bus.origin, LEASE)
        if taken:
            self._held.add(table)
        return due if taken else None

    async def _give(self, table: str, due: Due) -> None:
        if due.task is None:
            await asyncio.sleep(due.pace)
            await asyncio.to_thread(self._answer, table, due.seat, due.answer, due.by)
            return
        self.thinking[table] = due.seat
        await asyncio.to_thread(self._bus.tell, News(table, "thinking", seat=due.seat))
        async with self._holding(table):
            answers: list[Answer] = await self._thinkers.think(due.task)
            if not answers:
                log.warning("table %s: bot %s gave no answer, %s answers for it", table, due.task.bot, SUBSTITUTE)
                stand_in: list[Answer] = await self._thinkers.think(structs.replace(due.task, bot=SUBSTITUTE))
                answers = [answer._replace(substituted=True) for answer in stand_in[:1]]
            for notation, substituted in answers:
                await asyncio.sleep(due.pace)
                by: By = "substitute" if substituted else "bot"
                if not await asyncio.to_thread(self._answer, table, due.seat, notation, by):
                    break
            if not answers:
                await asyncio.to_thread(self._guess, table, due.seat)
        self.thinking.pop(table, None)

    @contextlib.asynccontextmanager
    async def _holding(self, table: str) -> AsyncIterator[None]:
        """Keep the lease for as long as the bot's turn takes."""

        def renew() -> None:
            with writing(self._bus.engine) as connection:
                leases.take_lease(connection, table, self._bus.origin, LEASE)

        async def keep() -> None:
            while True:
                await asyncio.sleep(LEASE / 3)
                await asyncio.to_thread(renew)

        keeper = asyncio.create_task(keep())
        try:
            yield
        finally:
            keeper.cancel()

    def _answer(self, table: str, seat: int, notation: str, by: By) -> bool:
        """Whether the answer was committed; the seat may have changed hands, or another process may have been
        faster."""
        try:
            with self._rooms.open(table) as match:
                due = _due(match)
                if due is None or due.seat != seat:
                    return False
                self._player.answer_for(match, notation, by)
                return True
        except (Stale, Problem):
            return False

    def _guess(self, table: str, seat: int) -> None:
        """A random answer where even the substitute gave none."""
        with self._rooms.open(table) as match:
            due = _due(match)
            if due is not None and due.seat == seat:
                state = match.drafted
                log.warning("table %s: a random answer for bot %s", table, match.seats[seat].bot)
                notation = state.notation(secrets.choice(state.moves()))
                with contextlib.suppress(Stale):
                    self._player.answer_for(match, notation, "substitute")


def _due(match: Match) -> Due | None:
    seat = match.to_move
    if seat < 0 or match.row.closed or match.frozen != INTACT or match.newer:
        return None
    pace = match.row.pace / 1000
    scripted = scripted_answer(match)
    if scripted:
        return Due(seat, pace, answer=scripted, by="bot")
    if match.drafted.automatic(seat):
        # Its rules decide: there is one answer, and nobody has to think.
        return Due(seat, pace, answer=match.drafted.notation(match.drafted.moves()[0]), by="bot")
    if match.seats[seat].kind == "bot":
        # The bot goes on from the draft of the seat's former player.
        position = match.game.dump(match.drafted)
        return Due(seat, pace, task=Task(match.row.game, position, match.seats[seat].bot, secrets.randbits(SEED_BITS)))
    if match.refused:
        # Its player says first what becomes of it; a bot that was given the seat starts its turn over.
        return None
    standing = standing_answer(match)
    return Due(seat, 0, answer=standing) if standing else None
