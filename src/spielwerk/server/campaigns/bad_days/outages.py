"""PostgreSQL that goes and comes back, a clock that jumps, a server that is told to end."""

import asyncio
import signal

from msgspec import json

from spielwerk.server.campaigns.bad_days.day import CannotHappen, Day
from spielwerk.server.campaigns.players import Table
from spielwerk.server.campaigns.postgres import Cluster, cluster, programs
from spielwerk.server.campaigns.servers import Server, Started, free_port
from spielwerk.server.load.lines import Broken, Line
from spielwerk.server.settings import Settings, without_shares

DAY = 24 * 3600
CROWD = 6
BOT_PACE = 10_000
"""Pace in milliseconds, slow enough that the process is killed while it is about to answer for the bot."""


def _postgres(day: Day) -> Cluster:
    bin_ = programs()
    if bin_ is None:
        raise CannotHappen("PostgreSQL is not installed")
    return day.ends.enter_context(cluster(bin_))


async def postgres_gone(day: Day) -> None:
    database = _postgres(day)
    server = day.serving(Started(database.url, day.log))
    table = await day.table(server)
    ear = Ear(server, table)
    day.expect(await day.answers(table, 10) == [201] * 10, "answers were refused before")
    await asyncio.to_thread(database.stop)
    heard = ear.version
    statuses = await day.answers(table, 5)
    day.expect(set(statuses) == {503}, f"answers to changes were {sorted(set(statuses))}")
    day.expect(await day.get(server, "/healthz") == 503, "/healthz did not tell")
    await asyncio.to_thread(database.start)
    await day.goes_on(table)
    await day.whole(table)
    day.expect(await day.get(server, "/healthz") == 200, "/healthz did not recover")

    async def hears() -> bool:
        # Drafts are not told to others, but some answer ends a turn.
        await day.answers(table, 1)
        return ear.version > heard

    await day.soon(hears, "a stream that was open all the time hears of no answer")
    day.expect(not ear.task.done(), f"a stream was cut off: {ear.cut}")
    ear.task.cancel()


class Ear:
    """A listener of a table's stream."""

    def __init__(self, server: Server, table: Table) -> None:
        self.version = 0
        """The newest version it was told of."""
        self.cut = ""
        """How the connection broke; empty if it did not."""
        self.task = asyncio.create_task(self._hear(server, f"/api/tables/{table.page.table}/events"))

    async def _hear(self, server: Server, path: str) -> None:
        line, rest = Line(*server.place, ""), b""
        try:
            async for piece in line.listen(path):
                *blocks, rest = (rest + piece).split(b"\r\n\r\n")
                for block in blocks:
                    if data := block.partition(b"data: ")[2]:
                        self.version = max(self.version, json.decode(data).get("version", 0))
        except (Broken, OSError) as problem:
            # A day may be about nothing else than that; the days that must not cut anybody off report it.
            self.cut = str(problem) or type(problem).__name__
        finally:
            line.close()


async def clock_jumps(day: Day) -> None:
    clock = day.folder / "clock"
    clock.write_text("0")
    database = _postgres(day)
    settings = without_shares(Settings(db=database.url, bot_processes=1))
    server = day.serving(day.nursery.bear(settings, free_port(), clock))
    alone, against = await day.table(server), await day.table(server, ("me", "bot"))
    for moved in (0, DAY, -DAY, 0):
        clock.write_text(str(moved))
        day.expect(await day.answers(alone, 5) == [201] * 5, f"answers were refused with the clock moved by {moved} s")
        await _bot_answers(day, against)
    # The lease of a server that died lies a day ahead of the clock of the next.
    slow = await day.table(server, ("bot", "me"), BOT_PACE)
    while slow.can_answer:
        await day.answers(slow, 1)
    await asyncio.sleep(2)
    server.kill()
    clock.write_text(str(-DAY))
    server = day.serving(day.nursery.bear(settings, free_port(), clock))
    await _bot_answers(day, day.again(slow, server))
    await day.whole(day.again(alone, server))


async def _bot_answers(day: Day, table: Table) -> None:
    async def asked() -> bool:
        try:
            await table.check(day.report)
        except (Broken, OSError):
            return False
        return table.can_answer or table.page.over

    await day.soon(asked, "the bot did not answer")
    if table.can_answer:
        await day.answers(table, 1)


async def told_to_end(day: Day) -> None:
    server = Started(f"sqlite:///{day.folder / 'games.db'}", day.log)
    day.serving(server)
    tables = [await day.table(server) for _ in range(CROWD)]
    ear = Ear(server, tables[0])
    playing = [asyncio.create_task(_play_on(day, table)) for table in tables]
    await asyncio.sleep(2)
    server.signal(signal.SIGTERM)
    day.expect(await asyncio.to_thread(server.gone, 20), "it did not end within 20 seconds")
    day.expect(server.process.returncode in (0, -signal.SIGTERM), f"it ended with {server.process.returncode}")
    for statuses in await asyncio.gather(*playing):
        day.expect(set(statuses) <= {201, 503, 0}, f"answers to changes were {sorted(set(statuses))}")
        day.expect(201 in statuses, "nothing was acknowledged before")
    await asyncio.wait([ear.task], timeout=10)
    day.expect(ear.task.done(), "a stream stayed open")
    ear.task.cancel()
    after = day.serving(Started(f"sqlite:///{day.folder / 'games.db'}", day.log))
    for table in tables:
        await day.whole(day.again(table, after))


async def _play_on(day: Day, table: Table) -> list[int]:
    """Play until the server is gone; returns the HTTP statuses."""
    found = [201]
    while found[-1] == 201 and not table.page.over:
        found += await day.answers(table, 1)
    return found
