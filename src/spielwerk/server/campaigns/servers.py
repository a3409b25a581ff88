"""Servers as processes that a campaign may kill: started as a host starts them, or forked from a nursery."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from msgspec import json

from spielwerk.server.settings import Settings

ANNOUNCED = "Serving on "
NURSERY = "spielwerk.server.campaigns.nursery"
LAST_WORDS = 400
"""Characters of a server's log that are quoted if it did not start."""
HOST = "127.0.0.1"


class NotStarted(Exception):
    """The server did not start; the message quotes the end of its log. `status` is its exit code, if known."""

    def __init__(self, log: Path, status: int = -1) -> None:
        said = log.read_text(errors="replace")[-LAST_WORDS:].strip() if log.exists() else ""
        super().__init__(f"The server did not start: {said or 'it said nothing'}")
        self.status = status


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A process with everything it started, in a session of its own; killed at the end of a `with`."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.place = HOST, port

    def signal(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            (os.killpg if number == signal.SIGKILL else os.kill)(self.pid, number)

    def gone(self, seconds: float = 30.0) -> bool:
        """Wait until the process has ended; False on a timeout."""
        until = time.monotonic() + seconds
        while self._lives():
            if time.monotonic() > until:
                return False
            time.sleep(0.005)
        return True

    def _lives(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()

    def kill(self) -> None:
        """SIGKILL the whole process group and wait until it is gone."""
        self.signal(signal.SIGKILL)
        self.gone()

    def memory(self) -> float:
        """Resident set size of the process in megabytes, without its children."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Started(Server):
    """`spielwerk serve`, as a host starts it."""

    program: Sequence[str] = (sys.executable, "-m", "spielwerk")

    def __init__(self, db: str, log: Path, arguments: Sequence[str] = (), port: int = 0) -> None:
        command = [*self.program, "serve", "--no-client", "--unlimited", "--port", str(port)]
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                [*command, "--db", db, *arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        try:
            line = self.process.stdout.readline()
        except BaseException:
            # Interrupted while it starts: nobody else knows of it yet.
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            raise
        if not line.startswith(ANNOUNCED):
            self.process.stdout.close()
            raise NotStarted(log, self.process.wait())
        super().__init__(self.process.pid, int(line.strip().rstrip("/").rpartition(":")[2]))

    def _lives(self) -> bool:
        return self.process.poll() is None

    def gone(self, seconds: float = 30.0) -> bool:
        ended = super().gone(seconds)
        if ended and self.process.stdout is not None:
            self.process.stdout.close()
        return ended


class Nursery:
    """A process that has loaded the server's modules and nothing else. Its children begin where a server begins once
    Python has loaded it: they open the database, migrate, make the application and fill every cache anew."""

    def __init__(self, log: Path) -> None:
        self._log = log
        with log.open("ab") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", NURSERY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def bear(self, settings: Settings, port: int, clock: Path | None = None) -> Server:
        """A server; where a clock is named, the number of seconds in that file is added to its time of day."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        wish = {"settings": settings, "port": port, "clock": str(clock) if clock else ""}
        self._process.stdin.write(json.encode(wish) + b"\n")
        self._process.stdin.flush()
        born = self._process.stdout.readline()
        if not born:
            raise NotStarted(self._log)
        server = Server(int(born), port)
        try:
            if self._process.stdout.readline().strip() != b"serves":
                raise NotStarted(self._log)
        except BaseException:
            server.kill()
            raise
        return server
