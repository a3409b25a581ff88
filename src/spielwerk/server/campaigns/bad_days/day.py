"""What every bad day has: a folder, servers, people who play and keep a ledger, and a stated outcome."""

import asyncio
import random
import subprocess
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

from msgspec import Struct, json

from spielwerk.server.campaigns.ledger import Page
from spielwerk.server.campaigns.players import Table
from spielwerk.server.campaigns.report import Report
from spielwerk.server.campaigns.servers import Nursery, Server
from spielwerk.server.load.lines import Broken, Line

GAME = "age-of-innovation"
ALONE = ("me", "me", "me")
SOON = 60.0
"""Seconds within which a server must have recovered. Generous, because the machine may be busy."""


class CannotHappen(Exception):
    """This day cannot be simulated on this machine; the message says why."""


class Day:
    """`expect` records a finding for everything that is not as stated."""

    def __init__(self, name: str, folder: Path, nursery: Nursery, report: Report) -> None:
        self._name = name
        self.folder = folder
        self.nursery = nursery
        self.report = report
        self.log = folder / "server.log"
        self.rng = random.Random(name)
        self.ends = ExitStack()
        """Cleanup to run at the end, in reverse order."""

    def expect(self, held: bool, what: str) -> None:
        if not held:
            self.report.find(f"{self._name}: {what}")

    def serving(self, server: Server) -> Server:
        return self.ends.enter_context(server)

    async def table(self, server: Server, kinds: Sequence[str] = ALONE, pace: int = 0) -> Table:
        seats = [{"kind": kind, **({"bot": "random"} if kind == "bot" else {})} for kind in kinds]
        line = Line(*server.place, "")
        made = await line.ask("POST", "/api/tables", json.encode({"game": GAME, "seats": seats, "pace": pace}))
        line.close()
        keys = json.decode(made.body())
        mine = {seat["seat"]: seat["secret"] for seat in keys["seats"] if seat["secret"]}
        table = Table(Page(keys["id"], mine, alone="bot" not in kinds), server.place, self.rng)
        await table.check(self.report)
        return table

    def again(self, table: Table, server: Server) -> Table:
        """The same table and people, connected to another server."""
        table.leave()
        return Table(table.page, server.place, self.rng)

    async def answers(self, table: Table, times: int) -> list[int]:
        """The HTTP statuses of this many changes; 0 for a broken connection."""
        found = []
        for _ in range(times):
            try:
                found.append(await table.change(self.report))
            except (Broken, OSError):
                found.append(0)
        return found

    async def whole(self, table: Table) -> None:
        """Check that every acknowledged change is stored exactly once."""
        await self.soon(lambda: self._checked(table), "the table cannot be looked at")

    async def _checked(self, table: Table) -> bool:
        try:
            await table.check(self.report)
        except (Broken, OSError):
            return False
        return True

    async def soon(self, holds: Callable[[], Awaitable[bool]], what: str) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + SOON
        while not await holds():
            if loop.time() > until:
                self.expect(False, f"{what}, also after {SOON:.0f} seconds")
                return
            await asyncio.sleep(0.2)

    async def goes_on(self, table: Table) -> None:
        """Check that the server accepts answers again."""

        async def answered() -> bool:
            return (await self.answers(table, 1)) == [201]

        await self.soon(answered, "no answer is taken")

    async def get(self, server: Server, path: str) -> int:
        line = Line(*server.place, "")
        try:
            return (await line.ask("GET", path)).status
        except (Broken, OSError):
            return 0
        finally:
            line.close()


class Bad(Struct):
    """A kind of bad day, and what is promised for it."""

    outcome: str
    happen: Callable[[Day], Awaitable[None]]


def system(*command: str) -> None:
    """Run a system command; raises CannotHappen if it fails."""
    try:
        subprocess.run(command, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        said = getattr(problem, "stderr", "") or str(problem)
        raise CannotHappen(f"{command[0]}: {said.strip()}") from problem
