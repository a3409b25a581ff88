"""Servers and databases as processes of their own, which a test may kill."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import httpx

COMMANDS = {
    "serve": ("Serving on ", ["--no-client", "--unlimited"]),
    "play": ("The table is set: ", ["--no-browser"]),
}
"""What each says once it serves, and how a test starts it."""


class Served:
    """`spielwerk serve` or `play` on a port of its own."""

    def __init__(self, db: str, *arguments: str, command: str = "serve") -> None:
        ready, usual = COMMANDS[command]
        program = [sys.executable, "-m", "spielwerk", command, *usual, "--port", "0", "--db", db]
        self.process = subprocess.Popen(
            [*program, *arguments], stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith(ready), line
        self.client = httpx.Client(base_url=line.split()[-1], timeout=60)
        self.port = self.client.base_url.port or 0

    def kill(self) -> None:
        """At once and without a last word, with everything it started."""
        self._signal(signal.SIGKILL)

    def end(self) -> int:
        return self._signal(signal.SIGTERM)

    def _signal(self, number: signal.Signals) -> int:
        self.client.close()
        if self.process.poll() is None:
            if number == signal.SIGKILL:
                os.killpg(self.process.pid, number)
            else:
                self.process.send_signal(number)
        status = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status


@contextmanager
def served(db: str, *arguments: str) -> Iterator[Served]:
    server = Served(db, *arguments)
    try:
        yield server
    finally:
        server.kill()
