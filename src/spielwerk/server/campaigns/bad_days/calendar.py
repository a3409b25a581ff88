"""The list of bad days, and running them one after the other."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from spielwerk.server.campaigns.bad_days import disk, outages, readers
from spielwerk.server.campaigns.bad_days.day import Bad, CannotHappen, Day
from spielwerk.server.campaigns.report import Report, Tell
from spielwerk.server.campaigns.servers import Nursery

DAYS = {
    "full-disk": Bad(
        "Changes get 503 and are not done, tables can be looked at; with room again the game goes on by itself.",
        disk.full,
    ),
    "read-only": Bad(
        "Changes get 503; a server that starts there says why it cannot, and ends with 2; afterwards all is there.",
        disk.read_only,
    ),
    "postgres-gone": Bad(
        "Everything gets 503, /healthz too; when it is back, answers, health and open streams go on by themselves.",
        outages.postgres_gone,
    ),
    "clock-jumps": Bad(
        "A day forth and back: answers are taken, bots answer, also for a table whose server died a day ahead.",
        outages.clock_jumps,
    ),
    "told-to-end": Bad(
        "SIGTERM: it ends within seconds, streams end; what was acknowledged is there, what was not is there or not.",
        outages.told_to_end,
    ),
    "slow-readers": Bad(
        "Sixty streams and sixty tables that nobody reads: others are answered, memory stays within 40 MB.",
        readers.slow_readers,
    ),
}
"""Bad days by name: what is promised, and the function that makes it happen."""


def run(names: Sequence[str], folder: Path, report: Report, tell: Tell) -> None:
    with Nursery(folder / "nursery.log") as nursery:
        for name in names:
            tell(f"{name}: {DAYS[name].outcome}")
            before = report.found
            try:
                _have(name, folder / name, nursery, report)
                said = "as stated" if report.found == before else "NOT as stated"
            except CannotHappen as why:
                said = f"not run: {why}"
            report.figures[name] = said
            report.done += not said.startswith("not run")
            tell(f"{name}: {said}")


def _have(name: str, folder: Path, nursery: Nursery, report: Report) -> None:
    folder.mkdir()
    day = Day(name, folder, nursery, report)

    async def happen() -> None:
        await DAYS[name].happen(day)

    with day.ends:
        asyncio.run(happen())
