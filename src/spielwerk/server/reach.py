"""Opens one's own table to the local network: the same application listens at one more address.

`play` listens on this machine alone, and who asks from this machine is at home (tables/home.py). So the other address
is never a loopback one: a request that comes that way is a guest's, even from this machine.
"""

import asyncio
import contextlib
import socket
from collections.abc import Generator

import uvicorn
from litestar.types import ASGIApp
from sqlalchemy import Engine

from spielwerk.server.data import store
from spielwerk.server.data.database import writing
from spielwerk.server.errors import Problem
from spielwerk.server.http.connections import KEEP_ALIVE, Connection
from spielwerk.server.tables.home import is_loopback

PATIENCE = 2
"""Grace period in seconds for open streams when the address is closed."""
SETTING = "network"
"""The port at which the table was last opened; empty since it was closed."""
SOMEWHERE = ("192.0.2.1", 9)
"""An address reserved for documentation. It is only used to look up a route; nothing is sent."""


def network_address() -> str:
    """The address of this machine for others on its network; empty where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if is_loopback(found) or found == "0.0.0.0" else found


class Door(uvicorn.Server):
    """A second uvicorn server without signal handlers and lifespan: the main one owns both."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        yield


class Reaching:
    def __init__(self, app: ASGIApp, engine: Engine) -> None:
        self._app = app
        self._engine = engine
        self._door: Door | None = None
        self._serving: asyncio.Task[None] | None = None
        self.address = ""
        """Where others come in; empty while the table is closed to them."""

    async def restore(self) -> None:
        """After a restart the links that were given out work again."""
        port = await asyncio.to_thread(self._kept)
        if port:
            with contextlib.suppress(Problem):
                await self._listen(port)

    async def open(self, port: int) -> None:
        if self._door is None:
            await self._listen(port)
            await asyncio.to_thread(self._keep, str(port))

    async def close(self) -> None:
        await self.stop()
        await asyncio.to_thread(self._keep, "")

    async def stop(self) -> None:
        if self._door is not None and self._serving is not None:
            self._door.should_exit = True
            await self._serving
        self._door, self._serving, self.address = None, None, ""

    async def _listen(self, port: int) -> None:
        host = network_address()
        if not host:
            raise Problem(409, "no-network")
        try:
            listener = socket.create_server((host, port))
        except OSError as problem:
            raise Problem(409, "not-opened", what=f"{host}:{port}") from problem
        config = uvicorn.Config(
            self._app,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            http=Connection,
            timeout_keep_alive=KEEP_ALIVE,
            timeout_graceful_shutdown=PATIENCE,
        )
        self._door = Door(config)
        self._serving = asyncio.create_task(self._door.serve([listener]))
        self.address = f"http://{host}:{port}"

    def _kept(self) -> int:
        with self._engine.connect() as connection:
            found = store.find_setting(connection, SETTING)
        return int(found) if found.isdecimal() else 0

    def _keep(self, port: str) -> None:
        with writing(self._engine) as connection:
            store.keep_setting(connection, SETTING, port)
