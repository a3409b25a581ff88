"""Processes in which bots think: the server never waits for one, and a stuck one is ended and replaced."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Literal

from msgspec import Struct

from spielwerk.bots.levels import LEVELS

HINTS, ANALYSES, OTHERS = "hint", "analysis", "other"
"""The names of three lanes; those of the others are the levels'."""
BEHIND = 10
"""Niceness of the analysis processes: they yield to everything that somebody waits for."""

log = logging.getLogger(__name__)


class Task(Struct):
    """One of: the answers of a bot's turn (`Answer`), hints (rows of `hints`), the analysis of a turn (`judge`), the
    expected points from turn to turn (`course`)."""

    game: str
    position: dict[str, Any]
    bot: str
    seed: int
    kind: Literal["turn", "hint", "judge", "course"] = "turn"
    answers: list[str] = []
    """What was played from that position on."""


class Thinker:
    """A worker process and the pipe to it."""

    def __init__(self, behind: int = 0) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, far_end = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(far_end, behind), daemon=True)
        self.process.start()
        far_end.close()

    def ask(self, task: Task, seconds: float) -> list[Any]:
        """What the task asks for, or nothing where the bot failed. Blocks: call it in a thread."""
        self.line.send(task)
        if not self.line.poll(seconds):
            raise TimeoutError(f"bot {task.bot} was still thinking after {seconds} s")
        answers: list[Any] = self.line.recv()
        return answers

    def end(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()


def _work(line: Connection, behind: int) -> None:
    """The main loop of the process: handles tasks until its pipe is closed."""
    if behind and hasattr(os, "nice"):
        os.nice(behind)
    # Ctrl-C in a terminal reaches the whole group; only the server decides when its thinkers end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from spielwerk.bots.hint import advice
    from spielwerk.bots.judging import course, judge
    from spielwerk.bots.table import turn

    work: dict[str, Callable[[Task], list[Any]]] = {
        "turn": lambda task: turn(task.game, task.position, task.bot, task.seed),
        "hint": lambda task: advice(task.game, task.position, task.bot, task.seed),
        "judge": lambda task: [judge(task.game, task.position, task.answers, task.seed)],
        "course": lambda task: course(task.game, task.position, task.answers),
    }
    while True:
        try:
            task: Task = line.recv()
        except (EOFError, OSError):
            return
        answers: list[Any]
        try:
            answers = work[task.kind](task)
        except Exception:
            log.exception("bot %s could not answer", task.bot)
            answers = []
        line.send(answers)


class Lane:
    """Thinkers of one kind of work; a task waits for the next one that is free, and for no other kind of work."""

    def __init__(self, processes: int, behind: int = 0) -> None:
        self.behind = behind
        self.places = asyncio.Semaphore(processes)
        self.free: list[Thinker] = []
        self.waiting = 0


class Thinkers:
    """A few of them for hints and for each level, one for analyses. They are started when the first task of their kind
    comes."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._seconds = seconds
        self._lanes = {name: Lane(processes) for name in (HINTS, *LEVELS, OTHERS)}
        self._lanes[ANALYSES] = Lane(1, BEHIND)
        # Own threads: waiting for a bot must not block those that serve requests.
        self._threads = ThreadPoolExecutor(processes * len(self._lanes), "thinker")
        self._all: set[Thinker] = set()
        self.thinking = 0

    def _lane(self, task: Task) -> Lane:
        by_kind = {"hint": HINTS, "judge": ANALYSES, "course": ANALYSES}
        return self._lanes.get(by_kind.get(task.kind, task.bot), self._lanes[OTHERS])

    def waiting(self, task: Task) -> int:
        """How many tasks are before it."""
        return self._lane(task).waiting

    async def think(self, task: Task) -> list[Any]:
        """The result of the task; nothing where the bot failed, crashed or timed out. Cancelling the call stops the
        bot."""
        lane = self._lane(task)
        lane.waiting += 1
        try:
            async with lane.places:
                self.thinking += 1
                try:
                    return await self._think(lane, task)
                finally:
                    self.thinking -= 1
        finally:
            lane.waiting -= 1

    async def _think(self, lane: Lane, task: Task) -> list[Any]:
        loop = asyncio.get_running_loop()
        if not lane.free:
            # If the caller is cancelled while the process starts, the next caller uses it.
            await asyncio.shield(loop.run_in_executor(self._threads, self._start, lane))
        thinker = lane.free.pop()
        try:
            answers = await loop.run_in_executor(self._threads, thinker.ask, task, self._seconds)
        except (OSError, EOFError, TimeoutError, asyncio.CancelledError) as problem:
            # With its process the thread that waits for it ends, too.
            thinker.process.kill()
            self._all.discard(thinker)
            self._threads.submit(thinker.end)
            if isinstance(problem, asyncio.CancelledError):
                raise
            log.warning("a bot's process is replaced: %s", repr(problem))
            return []
        lane.free.append(thinker)
        return answers

    def _start(self, lane: Lane) -> None:
        thinker = Thinker(lane.behind)
        self._all.add(thinker)
        lane.free.append(thinker)

    def stop(self) -> None:
        for thinker in self._all:
            thinker.process.kill()
        self._all.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)
