"""Who was connected lately. Kept in memory and written in batches for the other processes: a write per listener would
be more writes than there are answers."""

import time
from collections.abc import Iterable, Sequence

from sqlalchemy import Engine

from spielwerk.server.data import store
from spielwerk.server.data.database import is_postgres, reading, writing
from spielwerk.server.data.store import SeatRow

PRESENT = 45
"""Seconds for which a seat counts as connected after its last sign of presence."""
WRITTEN = 15.0
"""Seconds between two writes."""
AT_ONCE = 200
"""Tables per query."""


class Presence:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._shared = is_postgres(engine)
        self._seen: dict[tuple[str, int], int] = {}
        self._fresh: dict[tuple[str, int], int] = {}

    def hear(self, table: str, seats: Iterable[SeatRow]) -> bool:
        """Record a sign of presence of these seats; whether one of them had been away."""
        now, came = int(time.time()), False
        for seat in seats:
            came = came or not self.there(table, seat)
            self._seen[table, seat.seat] = self._fresh[table, seat.seat] = now
        return came

    def there(self, table: str, seat: SeatRow) -> bool:
        """Whether somebody at the seat, or a bot, is there."""
        seen = max(seat.seen, self._seen.get((table, seat.seat), 0))
        return seat.kind == "bot" or seen > time.time() - PRESENT

    def write(self, listened: Sequence[str]) -> None:
        """For the others; and what they wrote of the tables at which somebody listens here."""
        fresh, self._fresh = self._fresh, {}
        if fresh:
            with writing(self._engine) as connection:
                store.touch_seats(connection, fresh)
        if self._shared:
            for n in range(0, len(listened), AT_ONCE):
                with reading(self._engine) as connection:
                    for place, seen in store.find_seen(connection, listened[n : n + AT_ONCE]).items():
                        self._seen[place] = max(seen, self._seen.get(place, 0))
        gone = time.time() - PRESENT
        self._seen = {place: seen for place, seen in list(self._seen.items()) if seen > gone}
