"""Who is asking: matches the keys of a request with the seats of a table."""

from collections.abc import Sequence

from msgspec import Struct

from spielwerk.server.data.store import SeatRow
from spielwerk.server.errors import Problem
from spielwerk.server.keys import HOST, INVITATION, SEAT, Key


class Reader(Struct, frozen=True):
    host: bool
    mine: list[int]
    invited: list[int]
    past: list[int]
    """Seats that were theirs."""

    def must_host(self) -> None:
        if not self.host:
            raise Problem(403, "not-host")

    def must_hold(self, seat: int) -> None:
        if seat not in self.mine:
            raise Problem(403, "not-your-seat")

    def must_see(self, what_if: str) -> None:
        """A board that somebody branched off for themselves is not there for anybody else."""
        if what_if and not (self.host or self.mine):
            raise Problem(404, "no-table")

    def must_belong(self) -> None:
        if not (self.host or self.mine):
            raise Problem(403, "not-your-seat")


def reader(keys: Sequence[Key], table: str, seats: Sequence[SeatRow], hosting: int | None = None) -> Reader:
    """Only keys of this table and of the current generation count: of the seat's, or of the host's (`hosting`)."""
    host = False
    mine: list[int] = []
    past: list[int] = []
    invited = []
    for key in keys:
        if key.table != table:
            continue
        if key.role == HOST:
            host = host or key.generation == hosting
        elif key.seat < len(seats):
            seat = seats[key.seat]
            current = seat.generation == key.generation and seat.kind == "human"
            if key.role == SEAT:
                (mine if current and seat.claimed else past).append(key.seat)
            elif key.role == INVITATION and current and not seat.claimed:
                invited.append(key.seat)
    return Reader(host, sorted(set(mine)), invited, sorted(set(past) - set(mine)))
