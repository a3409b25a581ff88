"""Who is asking: the keys of a request held against the seats of a table."""

from collections.abc import Sequence

from msgspec import Struct

from spielwerk.server.data.store import SeatRow
from spielwerk.server.errors import Problem
from spielwerk.server.keys import HOST, INVITATION, SEAT, Key


class Reader(Struct, frozen=True):
    host: bool
    mine: list[int]
    invited: list[int]

    def must_host(self) -> None:
        if not self.host:
            raise Problem(403, "not-host")

    def must_hold(self, seat: int) -> None:
        if seat not in self.mine:
            raise Problem(403, "not-your-seat")

    def must_belong(self) -> None:
        if not (self.host or self.mine):
            raise Problem(403, "not-your-seat")


def reader(keys: Sequence[Key], table: str, seats: Sequence[SeatRow]) -> Reader:
    """Only keys of this table and of the seat's current generation count."""
    host, mine, invited = False, [], []
    for key in keys:
        if key.table != table:
            continue
        if key.role == HOST:
            host = True
        elif key.seat < len(seats) and seats[key.seat].generation == key.generation:
            seat = seats[key.seat]
            if key.role == SEAT and seat.kind == "human" and seat.claimed:
                mine.append(key.seat)
            elif key.role == INVITATION and seat.kind == "human" and not seat.claimed:
                invited.append(key.seat)
    return Reader(host, sorted(set(mine)), invited)
