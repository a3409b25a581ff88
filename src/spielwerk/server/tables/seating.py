"""Who sits at a table: claiming a seat, leaving it, giving it to somebody else or to a bot, closing a game together.

A seat changes hands with its holder's consent, or because the game has waited for them longer than the table's rule
allows. Each change is noted for everybody, and the name goes with the person.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from spielwerk.bots import registry as bots
from spielwerk.bots.levels import BEGINNER, LEVELS
from spielwerk.core.naming import letter
from spielwerk.core.record import clean
from spielwerk.server.data import notes, store
from spielwerk.server.data.database import reading
from spielwerk.server.data.store import SeatRow
from spielwerk.server.errors import Problem, Stale
from spielwerk.server.keys import INVITATION, SEAT, Key, Signer
from spielwerk.server.tables.live import Bus, Change, News
from spielwerk.server.tables.match import Match
from spielwerk.server.tables.readers import Reader, reader
from spielwerk.server.wire import BotWish, Claim, Closed, SeatKey

Notes = list[tuple[str, dict[str, int | str]]]
"""What is noted of a change: the name of each note without its prefix, and its arguments beside the seat."""

EMPTY: dict[str, Any] = {"name": "", "bot": "", "claimed": False, "home": False, "standing": "[]", "closing": False}
"""The fields of an empty seat."""


def known_bot(name: str) -> str:
    """A level, or any bot that is installed; the weakest level if none is named.

    Never a bot with settings: these can name files and hours of thinking, and the request may come from anybody.
    """
    chosen = name or BEGINNER
    if chosen not in (*LEVELS, *bots.names()):
        raise Problem(422, "bot", what=chosen)
    return chosen


def seat_key(signer: Signer, table: str, seat: SeatRow) -> SeatKey:
    """What opens a seat for its maker: the secret of an own one, the invitation of a friend's."""
    if seat.kind != "human":
        return SeatKey(seat.seat, None, None, None)
    if seat.claimed:
        secret = signer.sign(table, SEAT, seat.seat, seat.generation)
        return SeatKey(seat.seat, secret, None, f"/t/{table}#secret={secret}")
    invitation = signer.sign(table, INVITATION, seat.seat, seat.generation)
    return SeatKey(seat.seat, None, invitation, f"/t/{table}#invitation={invitation}")


def dropped_out(match: Match, seat: SeatRow) -> bool:
    """Whether the game has waited for the seat longer than the table's rule says."""
    waited = store.now() - match.row.updated
    return seat.held and not match.row.over and match.to_move == seat.seat and waited > match.row.patience


class Seating:
    """Every method works on a table that the caller has open, and raises Problem."""

    def __init__(self, bus: Bus, signer: Signer) -> None:
        self._bus = bus
        self._signer = signer

    def claim(self, match: Match, who: Reader, seat: int, claim: Claim, keys: Sequence[Key], home: bool) -> SeatKey:
        """With the invitation, with the secret of the same seat of the table before this one, or where it is open."""
        place = match.seat(seat)
        name = clean(claim.name) or place.name
        if seat in who.mine:
            renamed: Notes = [("seat-renamed", {"name": name, "old": place.name})] if name != place.name else []
            return self._change(match, place, renamed, name=name)
        before = [key for key in keys if match.row.parent and key.table == match.row.parent and key.role == SEAT]
        came_along = not place.claimed and seat in [key.seat for key in before if self._still_held(key)]
        if match.row.closed:
            raise Problem(409, "closed")
        if seat in who.invited or came_along or place.kind == "open":
            said = "seat-taken-over" if place.left else "seat-taken"
            taken: dict[str, Any] = {"kind": "human", "claimed": True, "left": False, "name": name, "home": home}
            return self._change(match, place, [(said, {"name": name})], generation=place.generation + 1, **taken)
        raise Problem(409, "seat-taken") if place.claimed or place.kind == "bot" else Problem(403, "not-your-seat")

    def _still_held(self, key: Key) -> bool:
        with reading(self._bus.engine) as connection:
            return key.seat in reader([key], key.table, store.find_seats(connection, key.table)).mine

    def invite(self, match: Match, who: Reader, seat: int) -> SeatKey:
        place = match.seat(seat)
        reason = _reason(match, who, place)
        left = place.left or place.held
        # A name that waits for somebody who was never there yet is theirs already.
        name = "" if left or place.kind == "bot" else place.name
        empty = {**EMPTY, "name": name, "left": left, "generation": place.generation + 1}
        return self._change(match, place, [*reason, ("seat-invited", {})], kind="human", **empty)

    def hand_to_bot(self, match: Match, who: Reader, seat: int, wish: BotWish) -> None:
        place = match.seat(seat)
        reason, bot = _reason(match, who, place), known_bot(wish.bot)
        played = {**EMPTY, "bot": bot, "claimed": True, "left": False, "generation": place.generation + 1}
        self._change(match, place, [*reason, ("seat-bot", {"bot": bot})], kind="bot", **played)

    def leave(self, match: Match, who: Reader, seat: int) -> None:
        """For good: the key of the seat opens it no longer, but still tells whose game this was."""
        place = match.seat(seat)
        who.must_hold(seat)
        if match.row.over:
            raise Problem(409, "game-over")
        empty = {**EMPTY, "left": True, "generation": place.generation + 1}
        self._change(match, place, [("seat-left", {"name": place.name})], leaving=True, **empty)

    def agree(self, match: Match, who: Reader, closing: bool) -> None:
        """To close the game before its end, for all seats of the reader; it closes once everybody agrees."""
        if not who.mine:
            raise Problem(403, "not-your-seat")
        if match.row.over:
            raise Problem(409, "game-over")
        for seat in who.mine:
            place = match.seat(seat)
            if place.closing != closing:
                said = "closing" if closing else "not-closing"
                self._change(match, place, [(said, {"name": place.name})], closing=closing)

    def _change(self, match: Match, seat: SeatRow, said: Notes, *, leaving: bool = False, **changes: Any) -> SeatKey:
        """Change the seat, note why, and close the game where nobody is left or everybody agrees."""
        table = match.row.id
        try:
            with self._bus.changing() as change:
                store.lock_table(change.connection, table)
                store.change_seat(change.connection, table, seat.seat, seat.generation, **changes)
                for name, facts in said:
                    notes.add(change.connection, table, name, seat=letter(seat.seat), **facts)
                settle(change, table, leaving)
                change.news.append(News(table, "seats"))
                change.wakes.append(table)
        except Stale:
            raise Problem(409, "seat-taken") from None
        changes.pop("standing", None)
        return seat_key(self._signer, table, structs.replace(seat, **changes))


def _reason(match: Match, who: Reader, seat: SeatRow) -> Notes:
    """Why the reader may give the seat to somebody else, as the note that says so. Raises Problem."""
    match.must_be_no_plan()
    if not seat.left and not seat.held:
        who.must_host()
    who.must_belong()
    if match.row.over:
        raise Problem(409, "game-over")
    if match.state.automatic(seat.seat):
        raise Problem(409, "seat-automatic")
    if not seat.held:
        return []
    if seat.seat in who.mine:
        return [("seat-given", {"name": seat.name})]
    hours = match.row.patience // 3600
    if not dropped_out(match, seat):
        raise Problem(409, "seat-held", hours=hours)
    return [("seat-dropped", {"name": seat.name, "hours": hours})]


def settle(change: Change, table: str, leaving: bool) -> None:
    """Close the game where the last person has just left, or where everybody who plays agrees."""
    held = [seat for seat in store.find_seats(change.connection, table) if seat.held]
    if leaving and not held:
        close(change, table, "left")
    elif held and all(seat.closing for seat in held):
        close(change, table, "agreed")


def close(change: Change, table: str, reason: Closed, **facts: int) -> None:
    row = store.find_table(change.connection, table)
    if row is not None and not row.over:
        notes.add(change.connection, table, f"closed-{reason}", **facts)
        store.close_table(change.connection, table, reason)
        change.news.append(News(table, "closed", row.version + 1, row.ply))
        change.ended.append(table)
