"""Where things lie in a checkout, and a lock for those who change them."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SOURCE = ROOT / "src"
LOCKS = ROOT / "locks"
BUILD = ROOT / "build"


def say(sentence: str) -> None:
    """Progress and complaints go to stderr: stdout belongs to the command's answer."""
    sys.stderr.write(sentence + "\n")
    sys.stderr.flush()


@contextmanager
def locked(path: Path, on_wait: Callable[[], None]) -> Iterator[None]:
    """Hold a lock that the system drops with the process, whatever ends it; `on_wait` is called if another holds it."""
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
            # LK_LOCK gives up after ten seconds; the caller asks again.
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
