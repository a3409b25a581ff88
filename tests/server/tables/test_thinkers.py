"""Bots of one level wait for no other, hints for no bot; what nobody waits for any more is stopped."""

import asyncio
import threading
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from spielwerk.server.errors import Problem
from spielwerk.server.http.asking import while_there
from spielwerk.server.tables import thinkers
from spielwerk.server.tables.thinkers import Task, Thinkers


class Slow:
    """A thinker that answers when it is let, and ends when its process is."""

    asked: ClassVar["list[Slow]"] = []

    def __init__(self, behind: int = 0) -> None:
        self.let = threading.Event()
        self.killed = False
        self.process = SimpleNamespace(kill=self.kill)

    def kill(self) -> None:
        self.killed = True
        self.let.set()

    def ask(self, task: Task, _seconds: float) -> list[Any]:
        Slow.asked.append(self)
        if task.bot == "hard" or task.kind == "hint":
            self.let.wait(30)
        if self.killed:
            raise EOFError
        return [task.bot]

    def end(self) -> None:
        pass


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    Slow.asked = []
    monkeypatch.setattr(thinkers, "Thinker", Slow)


def task(bot: str, kind: Any = "turn") -> Task:
    return Task("age-of-innovation", {}, bot, 1, kind)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


async def begun(number: int) -> None:
    while len(Slow.asked) < number:
        await asyncio.sleep(0.01)


def test_a_level_waits_for_no_other() -> None:
    async def work() -> None:
        house = Thinkers(1, 60)
        hard = [asyncio.create_task(house.think(task("hard"))) for _ in range(3)]
        hint = asyncio.create_task(house.think(task("hard", "hint")))
        await begun(2)
        assert await house.think(task("easy")) == ["easy"]
        assert await house.think(task("random")) == ["random"]
        assert [one.done() for one in (*hard, hint)] == [False] * 4
        assert (house.waiting(task("hard")), house.waiting(task("easy"))) == (3, 0)
        for one in Slow.asked:
            one.let.set()
        assert await asyncio.gather(*hard, hint) == [["hard"]] * 4
        house.stop()

    run(work())


def test_work_that_nobody_waits_for_is_stopped_and_the_next_can_begin() -> None:
    async def work() -> None:
        house = Thinkers(1, 60)
        given_up = asyncio.create_task(house.think(task("hard", "hint")))
        await begun(1)
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        assert Slow.asked[0].killed
        assert (house.thinking, house.waiting(task("hard", "hint"))) == (0, 0)
        following = asyncio.create_task(house.think(task("hard", "hint")))
        await begun(2)
        Slow.asked[1].let.set()
        assert await following == ["hard"]
        house.stop()

    run(work())


def test_a_request_whose_asker_is_gone_gives_up_its_work() -> None:
    stopped = []

    async def endless() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            stopped.append(True)

    async def work() -> None:
        messages = iter([{"type": "http.request"}, {"type": "http.disconnect"}])

        async def receive() -> dict[str, str]:
            await asyncio.sleep(0)
            return next(messages)

        with pytest.raises(Problem):
            await while_there(SimpleNamespace(receive=receive), endless())  # type: ignore[arg-type]
        await asyncio.sleep(0)

    run(work())
    assert stopped == [True]
