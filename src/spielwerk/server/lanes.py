"""Threads for what the server computes: a lane for tables, and one aside for long work.

Python computes in one thread at a time. Threads that compete for the interpreter lock wait for each other's turns, as
does the event loop; a turn is five milliseconds by default, and a request with ten database calls waits for ten of
them. So turns are short, tables
have few threads, and what takes long (copies of the database, whole games told again) has others.
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
"""It computes in this process; one goes on while the other waits for the disk."""
FOR_POSTGRES = 4
"""Others go on while one waits for the database."""
ASIDE = 2
TURN = 0.0005
"""Seconds for which a thread may compute while others wait."""

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
