"""The ledger of a game: what every good came from and went to, by source and round, from the events that were stored.

It is paged by plies, so that a long game costs no more than a short one.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy import Connection

from spielwerk.core.chronicle import booked
from spielwerk.core.naming import seat_of
from spielwerk.server.data import store
from spielwerk.server.data.marks import find_told
from spielwerk.server.data.plies import Ply
from spielwerk.server.data.store import AnswerRow
from spielwerk.server.tables.match import Match
from spielwerk.server.tables.story import MARKS, begin, whose
from spielwerk.server.tables.telling import said_to, told
from spielwerk.server.wire import end as wire_end

PAGE: Final = 80
"""Plies of a page."""


def show_ledger(connection: Connection, match: Match, viewer: int, before: int) -> wire_end.Ledger:
    """The page that ends before a ply; the newest has what the reader's own turn did so far."""
    row = match.row
    to = min(before, row.ply)
    since = max(to - PAGE, 0)
    plies: list[tuple[int, AnswerRow | Ply]] = [
        (answer.ply, answer) for answer in store.find_answers(connection, row.id, since, to)
    ]
    if before >= row.ply and viewer == match.to_move:
        plies += enumerate(match.draft, row.ply)
    rounds = _rounds(connection, row.id, since, len(row.scores))
    return wire_end.Ledger(since, list(bookings(plies, viewer, rounds)))


def bookings(
    plies: Sequence[tuple[int, AnswerRow | Ply]], viewer: int, rounds: list[int]
) -> Iterable[wire_end.Booking]:
    """One row for each ply, seat and source."""
    for ply, answer in plies:
        said = said_to(answer, viewer)
        rows: dict[tuple[int, int, str], wire_end.Booking] = {}
        for event in told(answer.events, viewer):
            begin(rounds, event)
            change = booked(event.id, event.args)
            # What finds a full store is gained without adding anything.
            if change is None or not change[1]:
                continue
            good, n = change
            seat, source = seat_of(str(event.args["seat"])), str(event.args["source"])
            row = rows.setdefault(
                (seat, rounds[seat], source),
                wire_end.Booking(said.id, said.args, ply, answer.seat, seat, rounds[seat], source, {}),
            )
            row.goods[good] = row.goods.get(good, 0) + n
        yield from rows.values()


def _rounds(connection: Connection, table: str, before: int, seats: int) -> list[int]:
    """The round of each seat when the ply came: looked for backwards, as far as the last that began."""
    found: dict[int, int] = {}
    for name in MARKS:
        ply = before
        while len(found) < seats and (marked := find_told(connection, table, ply, name)):
            ply, events = marked
            for event in reversed([event for event in events if event.id == name]):
                for seat in whose(event.args, seats):
                    found.setdefault(seat, int(event.args["n"]))
    return [found.get(seat, 0) for seat in range(seats)]
