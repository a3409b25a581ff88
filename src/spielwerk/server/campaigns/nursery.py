"""Forks servers, so that a campaign of a thousand kills does not load Python's modules a thousand times.

Reads one request per line; prints the child's process id, and `serves` once it is ready.
"""

import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from msgspec import Struct, json

from spielwerk.games import game, names
from spielwerk.server.data.database import BadDatabase
from spielwerk.server.serving import CannotServe, listen, serve
from spielwerk.server.settings import Settings

HOST = "127.0.0.1"


class Wish(Struct):
    settings: Settings
    port: int
    clock: str = ""


def moved(clock: Path, usual: Callable[[], float] = time.time) -> Callable[[], float]:
    """A clock that adds the number of seconds in the file to the time of day."""
    return lambda: usual() + float(clock.read_text() or 0)


def say(word: str) -> None:
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


def be_born(wish: Wish) -> int:
    """The main function of a forked server; returns its exit code."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if wish.clock:
        time.time = moved(Path(wish.clock))
    try:
        with listen(HOST, wish.port) as listener:
            serve(wish.settings, listener, lambda: say("serves"))
    except (BadDatabase, CannotServe) as problem:
        sys.stderr.write(f"{problem}\n")
        say("failed")
        return 2
    return 0


def main() -> None:
    for name in names():
        game(name)
    children: set[int] = set()

    def bury(*_: object) -> None:
        """Reap ended children, so that a wait for their end finds no zombie."""
        with suppress(ChildProcessError):
            while gone := os.waitpid(-1, os.WNOHANG)[0]:
                children.discard(gone)

    signal.signal(signal.SIGCHLD, bury)
    # An interrupt of the campaign is the campaign's business.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin.buffer:
        wish = json.decode(line, type=Wish)
        if child := os.fork():
            children.add(child)
            say(str(child))
            continue
        signal.signal(signal.SIGINT, signal.default_int_handler)
        sys.stdin.close()
        os._exit(be_born(wish))
    # No server outlives the campaign, however it ended.
    for child in list(children):
        for kill in (os.killpg, os.kill):
            # One that was just born leads no group yet.
            with suppress(ProcessLookupError):
                kill(child, signal.SIGKILL)
        with suppress(ChildProcessError):
            os.waitpid(child, 0)


if __name__ == "__main__":
    main()
