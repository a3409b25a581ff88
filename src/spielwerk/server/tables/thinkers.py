"""Processes in which bots think: the server never waits for one, and a stuck one is ended and replaced."""

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Literal

from msgspec import Struct

log = logging.getLogger(__name__)


class Task(Struct):
    """The answers of a bot's turn (`Answer`), or what the bot would advise (rows of `hints`)."""

    game: str
    position: dict[str, Any]
    bot: str
    seed: int
    kind: Literal["turn", "hint"] = "turn"


class Thinker:
    """One process, and the line to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, far_end = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(far_end,), daemon=True)
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


def _work(line: Connection) -> None:
    """The process: answers until its line is closed."""
    # Ctrl-C in a terminal reaches the whole group; only the server decides when its thinkers end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from spielwerk.bots.hint import advice
    from spielwerk.bots.table import turn

    work: dict[str, Callable[[str, Mapping[str, Any], str, int], list[Any]]] = {"turn": turn, "hint": advice}
    while True:
        try:
            task: Task = line.recv()
        except (EOFError, OSError):
            return
        answers: list[Any]
        try:
            answers = work[task.kind](task.game, task.position, task.bot, task.seed)
        except Exception:
            log.exception("bot %s could not answer", task.bot)
            answers = []
        line.send(answers)


class Thinkers:
    """A few of them; a task waits for the next one that is free. They are started when the first task comes."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._seconds = seconds
        self._places = asyncio.Semaphore(processes)
        self._free: list[Thinker] = []
        self._all: set[Thinker] = set()
        self.thinking = 0

    async def think(self, task: Task) -> list[Any]:
        """What the task asks for; nothing where the bot failed, crashed or took too long."""
        async with self._places:
            self.thinking += 1
            thinker = self._free.pop() if self._free else await asyncio.to_thread(self._start)
            try:
                answers = await asyncio.to_thread(thinker.ask, task, self._seconds)
            except (OSError, EOFError, TimeoutError) as problem:
                log.warning("a bot's process is replaced: %s", repr(problem))
                self._all.discard(thinker)
                await asyncio.to_thread(thinker.end)
                return []
            finally:
                self.thinking -= 1
            self._free.append(thinker)
            return answers

    def _start(self) -> Thinker:
        thinker = Thinker()
        self._all.add(thinker)
        return thinker

    def stop(self) -> None:
        for thinker in self._all:
            thinker.process.kill()
        self._all.clear()
        self._free.clear()
