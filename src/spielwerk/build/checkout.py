"""Paths of a checkout and of an installed package, and a lock for changing them."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
SOURCE = PACKAGE.parent
"""The folder that holds the package: `src` of a checkout, or site-packages."""
ROOT = SOURCE.parent
LOCKS = ROOT / "locks"
IN_CHECKOUT = LOCKS.is_dir()


def _cache() -> Path:
    """Where an installed package, whose own folder may belong to somebody else, keeps what it builds."""
    home = os.path.expanduser("~")  # noqa: PTH111 - Path.home() fails where nobody has a home
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", home)) / "spielwerk" / "cache"
    return Path(os.environ.get("XDG_CACHE_HOME", f"{home}/.cache")) / "spielwerk"


BUILD = ROOT / "build" if IN_CHECKOUT else _cache()


def call(arguments: str) -> str:
    """How a person calls our command line from here."""
    return f"./spielwerk {arguments}" if IN_CHECKOUT else f"spielwerk {arguments}"


def shown(path: Path) -> Path:
    """A path as messages name it: short where it lies in the checkout."""
    return path.relative_to(ROOT) if IN_CHECKOUT and path.is_relative_to(ROOT) else path


def say(sentence: str) -> None:
    """Progress and complaints go to stderr: stdout belongs to the command's answer."""
    sys.stderr.write(sentence + "\n")
    sys.stderr.flush()


@contextmanager
def locked(path: Path, on_wait: Callable[[], None]) -> Iterator[None]:
    """Hold an OS file lock, released when the process dies; `on_wait` is called if another process holds it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as handle:
        if not _try_lock(handle.fileno(), wait=False):
            on_wait()
            while not _try_lock(handle.fileno(), wait=True):
                pass
        yield


if sys.platform == "win32":
    import msvcrt

    def _try_lock(descriptor: int, *, wait: bool) -> bool:
        try:
            # LK_LOCK gives up after ten seconds; the caller tries again.
            msvcrt.locking(descriptor, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(descriptor: int, *, wait: bool) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
