"""Running many games: on all cores of this machine, and what a unit of work is wherever it runs."""

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from spielwerk.core.game import Game
from spielwerk.core.rng import derive
from spielwerk.games import game
from spielwerk.lab.runs.checks import CheckFailed, Checks
from spielwerk.lab.runs.forcing import Dealing, Forcing
from spielwerk.lab.runs.match import BotFailed, Match, play
from spielwerk.lab.runs.rows import Row, Rows
from spielwerk.lab.runs.tables import rows, totals

CHANCE_BATCH = 50
"""Random games take about a millisecond, so this many make one batch. Bots that think get one game at a time."""
AHEAD = 3
"""Batches in flight per worker, so that none is idle."""


@dataclass
class Plan:
    """What a run plays. Equal plans give equal games, wherever and in whatever order they are played."""

    game: str
    bots: list[str]
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)
    rotate: bool = True
    """Bots move on one seat with every game."""
    check: int = 0
    """One game in this many is examined at every answer; 0 for none."""
    varied: list[dict[str, object]] = field(default_factory=list)
    """Options that the games of a run take in turn, instead of `options`."""
    habits: bool = False
    """Whether habits of the seats are recorded besides their scores."""
    forced: dict[str, list[str]] = field(default_factory=dict)
    """For seats by letter what is forced onto them: factions, boards, civilizations."""
    dealt: bool = False
    """Whether these are drawn instead of chosen."""
    same_seed: int = 1
    """How many games in a row share a set-up, so that every bot can have every seat of it."""

    def seed_of(self, number: int) -> int:
        return derive(self.seed, number // self.same_seed)

    def options_of(self, number: int) -> dict[str, object]:
        return self.varied[number % len(self.varied)] if self.varied else self.options

    def checks(self, number: int) -> bool:
        return self.check > 0 and number % self.check == 0

    def bots_of(self, number: int) -> list[str]:
        seats = int(str(self.options_of(number).get("players", len(self.bots))))
        shift = number if self.rotate else 0
        return [self.bots[(seat + shift) % len(self.bots)] for seat in range(seats)]


@dataclass
class Batch:
    """Some games of a plan, as one piece of work."""

    plan: Plan
    numbers: list[int]
    records: str | None = None
    brief: bool = False
    """Whether the totals of a run are all that is wanted."""


Played = dict[str, Rows]
"""Rows per table."""


def play_batch(batch: Batch) -> Played:
    """The rows of all games of the batch; records are written where asked for."""
    plan = batch.plan
    found: dict[str, list[Row]] = {}
    the_game = game(plan.game)
    for number in batch.numbers:
        seed = plan.seed_of(number)
        try:
            checks = Checks(the_game) if plan.checks(number) else None
            match = play_forced(the_game, plan, number, checks)
        except BotFailed as problem:
            raise CheckFailed(f"Game {number} (seed {seed}): {problem}") from problem
        except Exception as problem:
            raise CheckFailed(f"Game {number} (seed {seed}): {type(problem).__name__}: {problem}") from problem
        if batch.records is not None:
            (Path(batch.records) / f"{number:07}.txt").write_text(match.record().write(), "utf-8")
        told = totals(number, match) if batch.brief else rows(number, seed, match, plan.habits)
        for table, more in told.items():
            found.setdefault(table, []).extend(more)
    return {table: Rows(every) for table, every in found.items()}


def play_forced(of: Game, plan: Plan, number: int, checks: Checks | None) -> Match:
    """One game of the plan, with what it forces onto seats."""
    seed, options, bots = plan.seed_of(number), plan.options_of(number), plan.bots_of(number)
    if plan.forced:
        forcing = Forcing(of, plan.forced)
        return play(of, seed, forcing.options(options), bots, checks, instead=partial(forcing.choose, seed))
    dealing = partial(Dealing(of).choose, seed) if plan.dealt else None
    return play(of, seed, options, bots, checks, instead=dealing)


def batches(plan: Plan, numbers: Iterable[int], size: int, records: str | None, brief: bool = False) -> Iterator[Batch]:
    chunk: list[int] = []
    for number in numbers:
        chunk.append(number)
        if len(chunk) == size:
            yield Batch(plan, chunk, records, brief)
            chunk = []
    if chunk:
        yield Batch(plan, chunk, records, brief)


def run_here(work: Iterator[Batch], workers: int, done: Callable[[Played], None]) -> None:
    """Play all batches on this machine; `done` is called with each finished one. Ctrl-C drops unfinished batches."""
    if workers == 1:
        for batch in work:
            done(play_batch(batch))
        return
    # No fork: threads of loaded libraries do not survive it.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, _depend_on_the_parent)
    waiting: set[Future[Played]] = set()
    try:
        for batch in work:
            waiting.add(pool.submit(play_batch, batch))
            if len(waiting) >= workers * AHEAD:
                waiting = _hear(waiting, done)
        while waiting:
            waiting = _hear(waiting, done)
    except BaseException:
        # A worker that is killed while it sends its result leaves half of it in the pipe. The pool waits for the rest
        # until all writing ends are closed, so our own is closed as well.
        pool._result_queue._writer.close()  # type: ignore[attr-defined]
        for process in list(pool._processes.values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _hear(waiting: set[Future[Played]], done: Callable[[Played], None]) -> set[Future[Played]]:
    finished, still = wait(waiting, return_when=FIRST_COMPLETED)
    for future in finished:
        done(future.result())
    return still


def _depend_on_the_parent() -> None:
    """In a worker: ignore interrupts, which the parent handles, and exit when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    multiprocessing.connection.wait([parent.sentinel])
    os._exit(1)
