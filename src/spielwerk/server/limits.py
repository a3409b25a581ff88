"""Limits per address: a rate of requests, and numbers of things held at the same time."""

import time
from collections import Counter, OrderedDict
from contextlib import suppress
from heapq import nlargest

MOST_ADDRESSES = 10_000
MANY_FILES = 65_536


def raise_file_limit() -> None:
    """Raise the soft limit of open files to the hard one: every connection is a file, and the default is low."""
    try:
        import resource
    except ImportError:
        # Windows knows no such limit.
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if hard == resource.RLIM_INFINITY else hard
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


class Rate:
    """A token bucket per address. docs/architecture.md says why litestar's own is not used."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = float(burst)
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, address: str, cost: int = 1) -> bool:
        now = time.monotonic()
        left, then = self._left.pop(address, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._per_second)
        allowed = left >= cost
        self._left[address] = (left - cost if allowed else left, now)
        while len(self._left) > MOST_ADDRESSES:
            self._left.popitem(last=False)
        return allowed


class Seen:
    def __init__(self) -> None:
        self.asked = 0
        self.refused = 0
        self.last = 0.0


class Visitors:
    """Counts requests and refusals per address, for the addresses seen last by this process."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, Seen] = OrderedDict()

    def note(self, address: str, refused: bool) -> None:
        seen = self._seen.pop(address, None) or Seen()
        self._seen[address] = seen
        seen.asked += 1
        seen.refused += refused
        seen.last = time.time()
        while len(self._seen) > MOST_ADDRESSES:
            self._seen.popitem(last=False)

    def busiest(self, most: int) -> list[tuple[str, Seen]]:
        return nlargest(most, list(self._seen.items()), key=lambda one: one[1].asked)


class Shares:
    """Things an address has at the same time; with `most` 0 any number."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[str] = Counter()

    def room_for(self, address: str) -> bool:
        return not self.most or self._held[address] < self.most

    def take(self, address: str) -> bool:
        if not self.room_for(address):
            return False
        self._held[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]
