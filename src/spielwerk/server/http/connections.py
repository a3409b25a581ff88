"""Connections: uvicorn's own, with a limit for each address and an end to patience with those who never finish a
request. What is left of it, a body that does not come, is the guard's."""

import asyncio
from asyncio import TimerHandle
from functools import cache
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from spielwerk.server.limits import Shares
from spielwerk.server.settings import from_environment

HEADERS = 15.0
"""Seconds from the first byte of a request, or from connecting, to the end of its headers."""
KEEP_ALIVE = 330
"""Seconds that a connection stays open without a request: longer than people mostly think and browsers keep one."""


@cache
def shares() -> Shares:
    """Of this process."""
    return Shares(from_environment().connections_each)


class Connection(HttpToolsProtocol):
    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._patience: TimerHandle | None = None
        self._address: str | None = None
        self._asking = False
        """Whether a request is under way."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not shares().take(address):
            transport.abort()
            return
        self._address = address
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._enough()
        if self._address is not None:
            shares().leave(self._address)
            self._address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._patience is None and not self._asking:
            self._wait()
        super().data_received(data)

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
