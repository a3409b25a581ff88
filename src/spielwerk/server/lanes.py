"""Thread pools: one for tables, one for long work.

Because of the GIL one thread runs at a time, and the event loop competes with them. By default a thread keeps the GIL
for up to five milliseconds, and a request with ten database calls waits ten times. So the switch interval is short, the
pool for tables is small, and long work (copies of the database, replays of whole games) has a pool of its own.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial, wraps
from typing import ParamSpec, TypeVar

Found = TypeVar("Found")
Asked = ParamSpec("Asked")

FOR_SQLITE = 2
"""Threads for SQLite: one computes while the other waits for the disk."""
FOR_POSTGRES = 4
"""Threads for PostgreSQL: the others compute while one waits for the database."""
ASIDE = 2
TURN = 0.0005
"""The switch interval of the GIL in seconds."""

_aside = ThreadPoolExecutor(ASIDE, "aside")


def lane(threads: int) -> ThreadPoolExecutor:
    """For handlers and `asyncio.to_thread`."""
    sys.setswitchinterval(TURN)
    return ThreadPoolExecutor(threads, "table")


async def aside(work: Callable[..., Found], *of: object) -> Found:
    return await asyncio.get_running_loop().run_in_executor(_aside, work, *of)


def at_leisure(handler: Callable[Asked, Found]) -> Callable[Asked, Awaitable[Found]]:
    """For handlers that replay games or read much, so that no answer waits behind them."""

    @wraps(handler)
    async def handle(*of: Asked.args, **by_name: Asked.kwargs) -> Found:
        return await aside(partial(handler, *of, **by_name))

    return handle
