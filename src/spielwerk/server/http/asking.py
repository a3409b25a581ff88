"""What the headers of a request say: keys, address, idempotency key; and whether the client is still connected."""

import asyncio
import re
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request
from litestar.datastructures import State as AppState

from spielwerk.server.errors import Problem
from spielwerk.server.house import House
from spielwerk.server.keys import Key

Asking = Request[Any, Any, AppState]

NAME = re.compile(r"[0-9A-Za-z_-]{8,64}")

T = TypeVar("T")


def house_of(request: Asking) -> House:
    found: House = request.app.state.house
    return found


def keys_of(request: Asking) -> list[Key]:
    return house_of(request).signer.read(request.headers.get("authorization", ""))


def name_of(request: Asking) -> str:
    """The idempotency key of a change: a retry with the same key is not applied again."""
    name: str = request.headers.get("idempotency-key", "")
    if name and not NAME.fullmatch(name):
        raise Problem(400, "malformed", what="idempotency-key")
    return name


async def while_there(request: Asking, work: Coroutine[Any, Any, T]) -> T:
    """Runs the work, and cancels it when the client disconnects: raises Problem then."""

    async def gone() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    working, leaving = asyncio.create_task(work), asyncio.create_task(gone())
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Problem(408, "too-slow")
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


def at_home(request: Asking) -> bool:
    client, server = request.scope["client"], request.scope["server"]
    port = server[1] if server and server[1] else 0
    return house_of(request).at_home(client[0] if client else "", port, request.headers)
