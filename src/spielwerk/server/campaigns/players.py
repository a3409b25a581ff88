"""People who play under attack: they ask for changes by name, and keep the ledger."""

import asyncio
import random
from typing import Any

from msgspec import json

from spielwerk.server.campaigns.ledger import Change, Data, Ledger, Page
from spielwerk.server.campaigns.report import Report
from spielwerk.server.load.browser import IDLE
from spielwerk.server.load.lines import Answer, Broken, Line

REPEATED = 0.1
"""Share of acknowledged changes that are sent again: they must not be done twice."""
TAKEN_BACK = 0.15
RESET = 0.2
"""Share of undos that reset the whole draft."""
PATIENCE = 0.05


class Table:
    """One table: one simulated person plays its seats, bots play the others."""

    def __init__(self, page: Page, place: tuple[str, int], rng: random.Random) -> None:
        self.page = page
        self._rng = rng
        self._path = f"/api/tables/{page.table}"
        self._line = Line(*place, ",".join(page.keys.values()))
        self._shown: Data = {}

    def leave(self) -> None:
        self._line.close()

    async def check(self, report: Report) -> None:
        """Compare with the ledger, then retry the request that was in flight at the kill: it must count once."""
        page = self.page
        if wrong := page.check(*await self._look()):
            report.find(f"table {page.table}: {wrong}")
            page.asked = None
        elif page.asked is not None:
            change, before = page.asked, page.after_asked()
            got_through = self._shown["version"] > page.version and self._standing == before
            report.count("under way and stored" if got_through else "under way and not stored")
            answer = await self._send(change)
            shown, standing = await self._look()
            if answer.status != 201 or standing != before or (page.alone and shown["version"] != page.version + 1):
                report.find(
                    f"table {page.table}: {change.act} {change.notation} sent again: {answer.status}, {len(standing)} "
                    f"answers instead of {len(before)}, version {page.version} became {shown['version']}"
                )
        page.take(self._shown, self._standing)

    async def play(self, ledger: Ledger, report: Report, think: float) -> None:
        """Play until the game or the server ends."""
        page = self.page
        while not page.over:
            await asyncio.sleep(self._rng.expovariate(1 / think))
            if not self.can_answer:
                await asyncio.sleep(PATIENCE)
                page.take(*await self._look())
                continue
            change = page.asked = self._choose(self._shown)
            ledger.note("asked", page)
            status = await self.change(report)
            if status != 201:
                report.count(f"answers of {status}")
                page.take(*await self._look())
                continue
            ledger.note("acknowledged", page)
            report.count(f"acknowledged: {change.act}")
            if self._rng.random() < REPEATED:
                report.count("sent again")
                again = json.decode((await self._send(change)).body())
                if page.alone and again.get("version") != page.version:
                    report.find(f"table {page.table}: {change.act}, sent again, was done again")

    @property
    def can_answer(self) -> bool:
        return bool(self._shown["my_turn"] and self._shown["offers"])

    async def change(self, report: Report) -> int:
        """Send a new change, or the one still in flight; returns the HTTP status."""
        page = self.page
        change = page.asked = page.asked or self._choose(self._shown)
        answer = await self._send(change)
        if answer.status == 201:
            shown, before = json.decode(answer.body()), page.version
            if page.alone and shown["version"] != before + 1:
                report.find(f"table {page.table}: version {before} became {shown['version']} by one {change.act}")
            page.take(shown, page.after_asked())
            self._shown = shown
        return answer.status

    def _choose(self, shown: Data) -> Change:
        if shown["can_undo"] and self._rng.random() < TAKEN_BACK:
            return Change("reset" if self._rng.random() < RESET else "undo")
        lively = [offer for offer in shown["offers"] if offer["role"] not in IDLE] or shown["offers"]
        return Change("answer", self._rng.choice(lively)["notation"])

    async def _send(self, change: Change) -> Answer:
        body: dict[str, Any] = {"version": self.page.version}
        if change.act == "answer":
            body["notation"] = change.notation
        return await self._line.ask("POST", f"{self._path}/{change.act}", json.encode(body), change.name)

    async def _look(self) -> tuple[Data, list[str]]:
        """The table as shown, and the standing answers of our seats."""
        answer = await self._line.ask("GET", self._path)
        if answer.status != 200:
            raise Broken(f"table {self.page.table}: {answer.status}")
        self._shown = json.decode(answer.body())
        rows: dict[int, str] = {}
        for seat in self.page.keys:
            log = await self._line.ask("GET", f"{self._path}/log?as={seat}")
            rows |= {row["ply"]: row["notation"] for row in json.decode(log.body()) if row["seat"] == seat}
        self._standing = [rows[ply] for ply in sorted(rows)] + [step["notation"] for step in self._shown["draft"]]
        return self._shown, self._standing
