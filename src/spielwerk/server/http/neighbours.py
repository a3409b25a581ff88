"""Routing of tables to workers. Any worker can answer any request, but each would replay and render the same game. So
every table has one worker. A worker that is asked for another's table passes the socket on (`SCM_RIGHTS`) with the
bytes read so far. If that fails, it answers itself."""

import asyncio
import os
import re
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from zlib import crc32

MOST = 65_536
"""Most bytes that are handed over; a request with more in its first read is answered here."""
ASKED = re.compile(rb"[A-Z]{3,7} /api/tables/([0-9A-Za-z]{4,32})[/? ]")
RIGHTS = array("i", [0])
"""Room for one open connection beside the bytes."""

Take = Callable[[socket.socket, bytes], None]


class Neighbours:
    """The workers: each holds a numbered socket in a shared folder as long as it lives."""

    def __init__(self, folder: Path, workers: int) -> None:
        self._folder = folder
        self._workers = workers
        self.place = -1
        self._lock = -1
        self._box: socket.socket | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._out = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._out.setblocking(False)

    # Taking connections

    def join(self, loop: asyncio.AbstractEventLoop, take: Take) -> None:
        """Claim a free place if this process has none; from then on it accepts connections handed over there."""
        if self._loop is not None:
            return
        # The folder may have been deleted, or its path may be too long for a socket: then there is no hand-over.
        with suppress(OSError):
            for place in range(self._workers):
                if (lock := _locked(self._folder / f"{place}.lock")) is not None:
                    self._box = _bound(self._name(place), lock)
                    self.place, self._lock, self._loop = place, lock, loop
                    loop.add_reader(self._box, self._receive, take)
                    return

    def _name(self, place: int) -> str:
        return str(self._folder / str(place))

    def _receive(self, take: Take) -> None:
        assert self._box is not None
        with suppress(BlockingIOError):
            while True:
                data, rights, _, _ = self._box.recvmsg(MOST, socket.CMSG_SPACE(RIGHTS.itemsize))
                for _, _, found in rights:
                    take(socket.socket(fileno=array("i", found)[0]), data)

    def leave(self) -> None:
        """Called from any thread before the process ends: accept no more connections, keep those that are open."""
        self._out.close()
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._leave)

    def _leave(self) -> None:
        box, self._box = self._box, None
        if box is not None and self._loop is not None:
            Path(self._name(self.place)).unlink(missing_ok=True)
            self._loop.remove_reader(box)
            box.close()
            os.close(self._lock)

    # Handing over

    def hand_over(self, transport: asyncio.Transport, data: bytes) -> bool:
        """Try to hand a connection over by the first bytes of its request; True if another worker has taken it."""
        asked = ASKED.match(data)
        if asked is None or len(data) > MOST or transport.get_write_buffer_size():
            return False
        place = crc32(asked[1]) % self._workers
        line = transport.get_extra_info("socket")
        if place == self.place or line is None:
            return False
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [line.fileno()]))]
        try:
            self._out.sendmsg([data], rights, 0, self._name(place))
        except OSError:
            # It is not there, or has too much to do.
            return False
        return True


def _bound(name: str, lock: int) -> socket.socket:
    """Raises OSError, and gives the lock back."""
    box = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    box.setblocking(False)
    try:
        # Whoever had the place before may have been killed.
        Path(name).unlink(missing_ok=True)
        box.bind(name)
    except OSError:
        box.close()
        os.close(lock)
        raise
    return box


def _locked(file: Path) -> int | None:
    """The open file, where nobody else has it; closing it, or the end of the process, sets it free."""
    # Windows, which has no such sockets either, does not know it.
    import fcntl

    found = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(found, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(found)
        return None
    return found
