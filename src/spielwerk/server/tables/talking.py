"""What the people at a table say to each other. Spectators do not get it."""

from msgspec import structs

from spielwerk.core.record import clean
from spielwerk.server.data import remarks, store
from spielwerk.server.data.database import reading
from spielwerk.server.errors import Problem
from spielwerk.server.limits import Rate
from spielwerk.server.tables.live import Bus, News
from spielwerk.server.tables.match import Match
from spielwerk.server.tables.readers import Reader
from spielwerk.server.wire.between import Remark, RemarkWish

PER_SECOND = 0.5
BURST = 6
"""Remarks of one seat: a lively talk fits into it, a flood does not."""
TOLD = 10
"""Remarks that come with the news of one, for those who missed some."""


def company(match: Match, who: Reader) -> bool:
    """Whether there is, or will be, anybody to talk to."""
    private = match.row.what_if or match.row.lesson
    return not private and any(seat.kind != "bot" and seat.seat not in who.mine for seat in match.seats)


class Talk:
    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._rate = Rate(PER_SECOND, BURST)

    def say(self, match: Match, who: Reader, wish: RemarkWish) -> Remark:
        if not who.mine:
            raise Problem(403, "not-your-seat")
        seat = who.mine[0] if wish.seat is None else wish.seat
        who.must_hold(seat)
        if not company(match, who):
            raise Problem(409, "nobody-listens")
        text = clean(wish.text)
        if bool(text) == bool(wish.quick):
            raise Problem(422, "remark")
        table = match.row.id
        if not self._rate.allows(f"{table}/{seat}"):
            raise Problem(429, "too-many-requests")
        with self._bus.changing() as change:
            store.lock_table(change.connection, table)
            row = remarks.add(change.connection, table, seat, match.seats[seat].name, wish.quick, text)
            change.news.append(News(table, "remark", seat=seat))
        return Remark(**structs.asdict(row))

    def heard(self, match: Match, who: Reader, since: int) -> list[Remark]:
        who.must_belong()
        return self._find(match.row.id, since, remarks.KEPT)

    def newest(self, table: str) -> list[Remark]:
        return self._find(table, 0, TOLD)

    def _find(self, table: str, since: int, most: int) -> list[Remark]:
        with reading(self._bus.engine) as connection:
            return [Remark(**structs.asdict(row)) for row in remarks.find(connection, table, since, most)]
