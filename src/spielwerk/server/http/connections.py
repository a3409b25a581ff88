"""uvicorn's connections with a limit per address and timeouts for the headers of a request. The timeout for the body is
in `guard`. With several workers each serves its own tables, and hands a connection over between two requests if it asks
for another worker's table."""

import asyncio
import socket
from asyncio import TimerHandle
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from spielwerk.server.http.neighbours import Neighbours
from spielwerk.server.limits import Shares
from spielwerk.server.settings import from_environment

HEADERS = 15.0
"""Seconds from the first byte of a request, or from connecting, to the end of its headers."""
KEEP_ALIVE = 330
"""Keep-alive in seconds: longer than people usually think and than browsers keep a connection."""


@cache
def shares() -> Shares:
    """Of this process."""
    return Shares(from_environment().connections_each)


@cache
def neighbours() -> Neighbours | None:
    """Of this process; none where it serves alone."""
    settings = from_environment()
    return Neighbours(Path(settings.neighbours), settings.workers) if settings.neighbours else None


class Connection(HttpToolsProtocol):
    def __init__(self, *, inherited: bytes = b"", **uvicorns: Any) -> None:
        """`inherited`: the bytes of the request that a neighbour has already read."""
        super().__init__(**uvicorns)
        self._patience: TimerHandle | None = None
        self._address: str | None = None
        self._asking = False
        """Whether a request is under way."""
        self._whole = True
        """Whether everything read so far is complete requests."""
        self._inherited = inherited
        self._neighbours = neighbours()
        if self._neighbours is not None:
            # Only here are the arguments known with which uvicorn makes a connection.
            like_this = {"config": self.config, "server_state": self.server_state, "app_state": self.app_state}
            self._neighbours.join(self.loop, partial(_adopt, self.loop, like_this))

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not shares().take(address):
            transport.abort()
            return
        self._address = address
        self._wait()
        if self._inherited:
            # Before anything else is read.
            self.data_received(self._inherited)
            self._inherited = b""

    def connection_lost(self, exc: Exception | None) -> None:
        self._enough()
        if self._address is not None:
            shares().leave(self._address)
            self._address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._neighbours is not None and self._idle() and self._neighbours.hand_over(self.transport, data):
            self.transport.abort()
            return
        if self._patience is None and not self._asking:
            self._wait()
        super().data_received(data)

    def _idle(self) -> bool:
        """Whether these bytes begin a new request and every request before it is answered."""
        return self._whole and not self._asking and not self.transport.is_closing()

    def on_message_begin(self) -> None:
        self._whole = False
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._whole = True
        super().on_message_complete()

    def on_headers_complete(self) -> None:
        self._enough()
        self._asking = True
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        self._asking = False
        super().on_response_complete()

    def _wait(self) -> None:
        self._patience = self.loop.call_later(HEADERS, self.transport.abort)

    def _enough(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


def _adopt(loop: asyncio.AbstractEventLoop, like_this: dict[str, Any], line: socket.socket, data: bytes) -> None:
    """A connection that a neighbour hands over."""

    async def connect() -> None:
        line.setblocking(False)
        with suppress(OSError):
            await loop.connect_accepted_socket(partial(Connection, inherited=data, **like_this), line)

    tasks: set[asyncio.Task[None]] = like_this["server_state"].tasks
    task = loop.create_task(connect())
    tasks.add(task)
    task.add_done_callback(tasks.discard)
