"""Running the application with uvicorn: in this process, or in several."""

import errno
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn
from msgspec import structs
from uvicorn.supervisors import Multiprocess

from spielwerk.server.app import create_app
from spielwerk.server.data.database import open_database, url_of
from spielwerk.server.http.connections import KEEP_ALIVE, Connection
from spielwerk.server.limits import raise_file_limit
from spielwerk.server.logs import begin_log
from spielwerk.server.settings import Settings, to_environment
from spielwerk.server.tables.home import is_loopback

FACTORY = "spielwerk.server.app:from_settings_in_environment"
BACKLOG = 1024
WORKER_PATIENCE = 60
PATIENCE = 2
"""Grace period in seconds for open streams at shutdown."""


class CannotServe(Exception):
    """The server cannot start; the message is a whole sentence."""


class Taken(CannotServe):
    """The address is already in use."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that already listens; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    # After a restart the port may be taken again at once; on Windows that is so by itself, and this would share it.
    if os.name != "nt":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as problem:
        listener.close()
        kind = Taken if problem.errno == errno.EADDRINUSE else CannotServe
        raise kind(f"Nobody can listen on {host}:{port}: {problem.strerror or problem}.") from problem
    listener.set_inheritable(True)
    return listener


def address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


class Server(uvicorn.Server):
    """Calls `on_start` once it accepts requests."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_start()


class Workers(Multiprocess):
    """Stops listening before the workers end: new connections are refused at once, and a proxy tries another server
    instead of waiting for a process that is shutting down."""

    def terminate_all(self) -> None:
        for listener in self.sockets:
            listener.close()
        super().terminate_all()


def serve(settings: Settings, listener: socket.socket, on_start: Callable[[], None], *, proxy: bool = False) -> None:
    """Serve until interrupted; raises BadDatabase and CannotServe before the first request."""
    if settings.workers > 1 and url_of(settings.db).get_backend_name() == "sqlite":
        raise CannotServe(
            "SQLite serves one process only. With --workers above 1 name a PostgreSQL database: "
            "--db postgresql://user@host/name"
        )
    if settings.home and not is_loopback(listener.getsockname()[0]):
        raise CannotServe("Seats are given back on this machine only, so others must not reach its table.")
    try:
        begin_log(settings.log)
    except OSError as problem:
        raise CannotServe(f"The log {settings.log} cannot be written: {problem.strerror}.") from problem
    # Access logs would hold nothing secret, but nothing useful either: /metrics counts.
    options: dict[str, Any] = {
        "log_config": None,
        "log_level": "warning",
        "access_log": False,
        "timeout_graceful_shutdown": PATIENCE,
        "server_header": False,
        "proxy_headers": proxy,
        "http": Connection,
        "timeout_keep_alive": KEEP_ALIVE,
        # A long timeout: on a busy machine a worker may answer the health check late, and killing it would cut off its
        # players.
        "timeout_worker_healthcheck": WORKER_PATIENCE,
    }
    if proxy:
        # All connections are the proxy's.
        settings = structs.replace(settings, connections_each=0)
    raise_file_limit()
    if settings.workers == 1:
        to_environment(settings)
        config = uvicorn.Config(create_app(settings), **options)
        Server(config, on_start).run([listener])
        return
    # Migrate once before the workers come.
    open_database(settings.db).dispose()
    with _meeting_place() as folder:
        to_environment(structs.replace(settings, neighbours=folder))
        config = uvicorn.Config(FACTORY, factory=True, workers=settings.workers, **options)
        # Connections that come before the workers are up wait in the listen queue.
        listener.listen(BACKLOG)
        on_start()
        Workers(config, sockets=[listener]).run()


@contextmanager
def _meeting_place() -> Iterator[str]:
    """A folder that nobody else can look into, where the system lets processes hand connections over."""
    if os.name == "nt":
        yield ""
        return
    with TemporaryDirectory(prefix="spielwerk-") as folder:
        yield folder
