"""kill -9 under load: nothing that the server acknowledged is lost, nothing is done twice, no table freezes.

Simulated people play at several tables, alone and against bots, and keep a ledger. The server is killed at random
moments and restarted, and everything it shows is compared with the ledger. Requests in flight are retried with the same
idempotency key.
"""

import asyncio
import random
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import Struct, json

from spielwerk.server.campaigns.ledger import Ledger, Page
from spielwerk.server.campaigns.players import Table
from spielwerk.server.campaigns.report import Report, Tell
from spielwerk.server.campaigns.servers import Nursery, Server, Started, free_port
from spielwerk.server.examining import examine
from spielwerk.server.load.lines import Broken, Line
from spielwerk.server.settings import Settings, without_shares

TOLD = 5.0
THINK = 0.02
SEATS = ({"kind": "me"}, {"kind": "me"}, {"kind": "me"})
AGAINST_BOT = ({"kind": "me"}, {"kind": "bot", "bot": "easy"})
BOTS = 3
"""One table in this many has a bot, never more: such tables wait while others play."""
PATIENT = 4.0
"""Factor on the life of a server that was started cold: the process of a bot takes time to start."""
WAITED = 60.0
"""Seconds within which a bot must answer after the last kill."""


class Plan(Struct, kw_only=True):
    kills: int
    db: str
    games: Sequence[str]
    folder: Path
    """The folder of the ledger and of the server's log."""
    tables: int = 6
    life: float = 1.0
    """Longest life of a server in seconds; the shortest is 0."""
    servers: int = 1
    """Servers that run at the same time; on PostgreSQL they share the database."""
    cold: int = 25
    """After this many kills the next server is started from the command line instead of forked; 0: never."""
    seed: int = 1


def run(plan: Plan, report: Report, tell: Tell) -> None:
    campaign = _Campaign(plan, report, tell)
    with Nursery(plan.folder / "server.log") as nursery:
        try:
            asyncio.run(campaign.carry_out(nursery))
        finally:
            campaign.end()
    for finding in examine(plan.db):
        if not finding.sound and "chmod" not in finding.sentence:
            report.find(finding.sentence)
        report.count("checks of the database")


class _Campaign:
    def __init__(self, plan: Plan, report: Report, tell: Tell) -> None:
        self._plan, self._report, self._tell = plan, report, tell
        self._rng = random.Random(plan.seed)
        self._ledger = Ledger(plan.folder / "ledger.jsonl")
        self._ports = [free_port() for _ in range(plan.servers)]
        self._servers: list[Server] = []
        self._tables: list[Table] = []
        self._finished: list[Page] = []

    def end(self) -> None:
        for server in self._servers:
            server.kill()
        self._ledger.close()

    async def carry_out(self, nursery: Nursery) -> None:
        plan, report, told = self._plan, self._report, time.monotonic()
        while not report.whole and not report.enough:
            await self._begin_life(nursery)
            await self._live(self._rng.random() * plan.life * (PATIENT if self._cold else 1.0))
            report.done += 1
            if time.monotonic() - told > TOLD:
                told = time.monotonic()
                self._tell(f"{report.done} of {plan.kills} kills, {self._summary()}, {report.found} findings")
        await self._begin_life(nursery)
        for page in self._finished:
            await Table(page, self._place(), self._rng).check(report)
        await self._bots_answer()

    def _summary(self) -> str:
        figures = self._report.figures
        acknowledged = sum(n for name, n in figures.items() if name.startswith("acknowledged"))
        return f"{acknowledged} changes acknowledged, {len(self._tables) + len(self._finished)} tables"

    def _place(self) -> tuple[str, int]:
        return self._rng.choice(self._servers).place

    async def _begin_life(self, nursery: Nursery) -> None:
        """Servers start, and everybody comes back at once."""
        self._servers = []
        for port in self._ports:
            await asyncio.to_thread(self._start, nursery, port)
        while len(self._tables) < self._plan.tables:
            self._tables.append(await self._open(len(self._tables) + len(self._finished)))
        checks = [table.check(self._report) for table in self._settled()]
        for problem in await asyncio.gather(*checks, return_exceptions=True):
            if isinstance(problem, Broken | OSError):
                self._report.find(f"a table cannot be looked at: {problem!r}")
            elif problem is not None:
                raise problem

    def _start(self, nursery: Nursery, port: int) -> None:
        plan = self._plan
        self._report.count("cold starts" if self._cold else "forked starts")
        # Registered at once, from any thread, so that an interrupt leaves no server behind.
        if self._cold:
            self._servers.append(Started(plan.db, plan.folder / "server.log", port=port))
        else:
            settings = without_shares(Settings(db=plan.db, bot_processes=1))
            self._servers.append(nursery.bear(settings, port))

    @property
    def _cold(self) -> bool:
        every = self._plan.cold
        return bool(every) and self._report.done % every == every - 1

    def _settled(self) -> Iterable[Table]:
        """Connect every table to one of the servers that run now."""
        for table in self._tables:
            table.leave()
        self._tables = [Table(table.page, self._place(), self._rng) for table in self._tables]
        return self._tables

    async def _open(self, number: int) -> Table:
        name = self._plan.games[number % len(self._plan.games)]
        waiting = sum(not table.page.alone for table in self._tables)
        seats = AGAINST_BOT if number % BOTS == BOTS - 1 and waiting < max(1, self._plan.tables // BOTS) else SEATS
        line = Line(*self._place(), "")
        made = await line.ask("POST", "/api/tables", json.encode({"game": name, "seats": seats, "pace": 0}))
        line.close()
        keys = json.decode(made.body())
        mine = {seat["seat"]: seat["secret"] for seat in keys["seats"] if seat["secret"]}
        page = self._ledger.open(Page(keys["id"], mine, alone=seats is SEATS))
        return Table(page, self._place(), self._rng)

    async def _live(self, seconds: float) -> None:
        """Play for some seconds, then kill the servers in the middle of it."""
        playing = [asyncio.create_task(table.play(self._ledger, self._report, THINK)) for table in self._tables]
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self._kill)
        for table in self._tables:
            table.leave()
        for done in await asyncio.gather(*playing, return_exceptions=True):
            if done is not None and not isinstance(done, Broken | OSError):
                raise done
        under_way = sum(table.page.asked is not None for table in self._tables)
        self._report.count("kills with a change under way", bool(under_way))
        over = [table for table in self._tables if table.page.over]
        self._finished += [table.page for table in over]
        self._report.count("games finished", len(over))
        self._tables = [table for table in self._tables if table not in over]

    def _kill(self) -> None:
        for server in self._servers:
            server.kill()

    async def _bots_answer(self) -> None:
        """Check that bots answer again at every table."""
        for table in self._tables:
            page = table.page
            if page.alone or page.over:
                continue
            until = time.monotonic() + WAITED
            while not await self._goes_on(page):
                if time.monotonic() > until:
                    self._report.find(f"table {page.table}: its bot does not answer")
                    break
                await asyncio.sleep(0.2)

    async def _goes_on(self, page: Page) -> bool:
        line = Line(*self._place(), ",".join(page.keys.values()))
        with suppress(Broken, OSError):
            shown = json.decode((await line.ask("GET", f"/api/tables/{page.table}")).body())
            line.close()
            return bool(shown["over"] or shown["my_turn"])
        return False
