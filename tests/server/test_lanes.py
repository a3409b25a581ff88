"""Long work and full collections stay out of the way of answers."""

import asyncio
import gc
import threading
import weakref

import pytest

from spielwerk.server import garbage
from spielwerk.server.lanes import aside, at_leisure, lane


class Knot:
    def __init__(self) -> None:
        self.itself = self


def test_long_work_does_not_wait_for_tables_nor_they_for_it() -> None:
    done, seen = threading.Event(), []

    @at_leisure
    def tell(what: str) -> str:
        seen.append(threading.current_thread().name)
        return what

    async def both() -> None:
        asyncio.get_running_loop().set_default_executor(lane(1))
        table = asyncio.create_task(asyncio.to_thread(done.wait))
        assert await aside(lambda: "copied") == "copied"
        assert await tell(what="told") == "told"
        assert not table.done()
        done.set()
        assert await table

    asyncio.run(both())
    assert seen[0].startswith("aside")


def test_a_server_collects_everything_only_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = gc.get_threshold()
    monkeypatch.setattr(garbage, "PAUSE", 0.01)

    async def serve() -> None:
        async with garbage.rare_full_collections():
            assert gc.get_threshold()[2] == garbage.NEVER
            old = weakref.ref(Knot())
            while old() is not None:
                await asyncio.sleep(0.01)

    asyncio.run(serve())
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0
