"""Forks servers, so that a campaign of a thousand kills does not load Python's modules a thousand times.

Reads one wish per line; says the number of the child, and `serves` once it does.
"""

import os
import signal
import sys
import time
from collections.abc import Callable
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
    """The time of day, and what the file adds to it."""
    return lambda: usual() + float(clock.read_text() or 0)


def say(word: str) -> None:
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


def be_born(wish: Wish) -> int:
    """In the child."""
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
    # Whoever killed a child has no use for its last word.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    # An interrupt of the campaign is the campaign's business.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin.buffer:
        wish = json.decode(line, type=Wish)
        if child := os.fork():
            say(str(child))
            continue
        signal.signal(signal.SIGINT, signal.default_int_handler)
        sys.stdin.close()
        os._exit(be_born(wish))


if __name__ == "__main__":
    main()
