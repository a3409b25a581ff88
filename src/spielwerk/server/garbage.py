"""Settings of Python's cyclic garbage collector.

A full collection walks every object of every open table: a third of a second with 600 tables, in which no request is
answered. Python would start one every few seconds. It finds next to nothing, since tables are freed by reference
counting. So young generations are collected as usual, and a full collection runs only twice an hour.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

YOUNG = 10_000
"""Threshold of the youngest generation in new objects; a request makes some thousands."""
OLDER = 10
NEVER = 1_000_000_000
PAUSE = 30 * 60
"""Seconds between two full collections."""


@asynccontextmanager
async def rare_full_collections() -> AsyncIterator[None]:
    usual = gc.get_threshold()
    gc.collect()
    # Modules, catalogues and texts live as long as the process: freeze them, so that no collection walks them.
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)
    collector = asyncio.create_task(_collect_by_the_clock())
    try:
        yield
    finally:
        collector.cancel()
        with suppress(asyncio.CancelledError):
            await collector
        gc.set_threshold(*usual)
        gc.unfreeze()


async def _collect_by_the_clock() -> None:
    while True:
        await asyncio.sleep(PAUSE)
        gc.collect()
