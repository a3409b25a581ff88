"""A simulation from plan to summary: progress, interruption, resumption."""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from spielwerk.lab.runs.cluster import run_on_ray
from spielwerk.lab.runs.runner import Plan, Played, batches, run_here
from spielwerk.lab.runs.store import Store

TOTALLED: Final = {"games": ["game", "answers"], "seats": ["game", "bot", "score", "won"]}
HEARD: Final = {
    "games": ["game", "answers"],
    "seats": ["game", "seat", "bot", "score", "place", "won"],
    "sources": ["game", "seat", "source", "points"],
    "habits": ["game", "seat", "habit", "amount"],
}
"""Columns of stored games for the totals, and for `hear`."""


class Summary:
    """Totals per bot, kept while the games come in."""

    def __init__(self) -> None:
        self.games = 0
        self.answers = 0
        self.bots: dict[str, dict[str, float]] = {}

    def add(self, played: Played) -> None:
        self.games += len(played["games"])
        self.answers += sum(row["answers"] for row in played["games"])
        for row in played["seats"]:
            totals = self.bots.setdefault(row["bot"], {"seats": 0, "score": 0, "won": 0.0})
            totals["seats"] += 1
            totals["score"] += row["score"]
            totals["won"] += row["won"]

    def means(self) -> dict[str, dict[str, float]]:
        return {
            name: {"seats": int(row["seats"]), "score": row["score"] / row["seats"], "won": row["won"]}
            for name, row in sorted(self.bots.items())
        }


def simulate(
    plan: Plan,
    games: int,
    workers: int,
    size: int,
    out: Path | None = None,
    records: Path | None = None,
    quiet: bool = False,
    hear: Callable[[Played], None] | None = None,
    ray: str | None = None,
) -> dict[str, Any]:
    """Play games 0 to `games` - 1 of the plan, except those the folder `out` has already.

    `hear` is told of the games as they come in, first of those that were there already; `ray` is the address of a
    cluster that plays them. The totals are those of all games.
    """
    store = Store(out, plan) if out else None
    finished = store.finished if store else set()
    missing = [number for number in range(games) if number not in finished]
    work = batches(plan, missing, size, str(records) if records else None, brief=not (store or hear))
    summary = Summary()
    if store and len(missing) < games:
        _hear_what_is_there(store, games, summary, hear)
    before = summary.games
    started = time.monotonic()
    interrupted = False
    with _bar(plan.game, quiet) as progress:
        task = progress.add_task("", total=len(missing), rate=0.0)

        def done(played: Played) -> None:
            summary.add(played)
            if store:
                store.add(played)
            if hear:
                hear(played)
            fresh = summary.games - before
            progress.update(task, completed=fresh, rate=fresh / (time.monotonic() - started))

        try:
            with termination_interrupts():
                if ray:
                    run_on_ray(work, ray, done)
                else:
                    run_here(work, min(workers, len(missing) or 1), done)
        except KeyboardInterrupt:
            interrupted = True
        finally:
            if store:
                store.flush()
    return {
        "games": summary.games,
        "skipped": games - len(missing),
        "answers": summary.answers,
        "seconds": time.monotonic() - started,
        "interrupted": interrupted,
        "bots": summary.means(),
    }


def _bar(game: str, quiet: bool) -> Progress:
    return Progress(
        TextColumn(game),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]:.1f} games/s"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=quiet,
        transient=True,
    )


def _hear_what_is_there(store: Store, games: int, summary: Summary, hear: Callable[[Played], None] | None) -> None:
    there = store.stored(games, HEARD if hear else TOTALLED)
    summary.add(there)
    if hear:
        hear(there)


@contextmanager
def termination_interrupts() -> Iterator[None]:
    """Handle SIGTERM like Ctrl-C: finished games are kept."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
