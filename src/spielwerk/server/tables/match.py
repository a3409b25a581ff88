"""A table as one request finds it: its row, its seats, the state after the record and after the draft."""

import logging
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from msgspec import structs
from sqlalchemy import Connection, Engine

from spielwerk.core.game import BadPosition, Game
from spielwerk.core.options import BadOption
from spielwerk.core.play import NOBODY
from spielwerk.core.reasons import Refused
from spielwerk.core.state import State
from spielwerk.games import game
from spielwerk.server.data import snapshots, store
from spielwerk.server.data.beginning import first_state
from spielwerk.server.data.database import reading, writing
from spielwerk.server.data.notes import NoteRow
from spielwerk.server.data.plies import Ply, digest, play_ply
from spielwerk.server.data.store import AnswerRow, SeatRow, TableRow
from spielwerk.server.errors import Problem
from spielwerk.server.tables import films
from spielwerk.server.tables.films import Film
from spielwerk.server.tables.readers import Reader
from spielwerk.server.tables.retelling import retell

if TYPE_CHECKING:
    from spielwerk.server.tables.scenes import Scene

INTACT: Final = -1
TAIL: Final = 12
"""Answers that a room keeps: what is new in a log is among them, hardly ever more."""

log = logging.getLogger(__name__)


class Room:
    """A game in memory, as far as its record has been replayed."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.state: State | None = None
        self.seconds = 0.0
        self.ply = 0
        self.frozen = INTACT
        """The ply from which on the installed engine no longer plays what the record says."""
        self.film: Film | None = None
        """How it was shown, where it is over and the installed engine would play it otherwise."""
        self.since = 0
        """The ply of the snapshot from which it was built."""
        self.tail: deque[AnswerRow] = deque(maxlen=TAIL)
        """The newest answers."""
        self.match: Match | None = None
        """Cache of the last request: nothing is recomputed while the version is the same."""
        self.scenes: dict[int, Scene] = {}
        """What each audience was shown last."""
        self.rows: dict[int, dict[int, bytes]] = {}
        """The newest rows of the log by audience and ply, see `pages`."""
        self.notes: tuple[int, int, Sequence[NoteRow]] = (0, 0, ())
        """What was noted, with its number and that of the retakes then: these may move a note to another ply."""
        self.retakes = 0
        """How often something was taken back at the table before this was remembered of it."""

    def forget(self) -> None:
        """Drop the cache: it belongs to plies that have been taken back."""
        self.state = self.match = None
        self.scenes.clear()

    def begin(self, ply: int, state: State) -> None:
        self.state = state
        self.ply = self.since = ply
        self.frozen = INTACT
        self.tail.clear()
        self.rows.clear()


class Match:
    """What one request works with. `state` and `drafted` are to be read, not played on."""

    def __init__(self, room: Room, row: TableRow, seats: list[SeatRow], state: State, draft: list[str]) -> None:
        self.room = room
        self.row = row
        self.seats = seats
        self.game: Game = game(row.game)
        self.state = state
        self.frozen = room.frozen
        self.film = room.film
        self.stored = draft if self.frozen == INTACT else []
        """The answers of the draft as they lie in the database."""
        self.draft: list[Ply] = []
        self.drafted = state
        self.noted = 0
        """How many notes the table has."""
        self.refused = ""
        """The stored answer that this engine does not take. The draft then stays as it lies, and nothing is played over
        it, until it is taken back."""
        if self.stored:
            self._go_on(self.stored)

    def _go_on(self, draft: Sequence[str]) -> None:
        after, plies = self.state.copy(), []
        for notation in draft:
            try:
                plies.append(play_ply(self.game, after, after.parse(notation), "player"))
                if after.seat != self.state.seat:
                    # In another seat's turn the draft would be shown to somebody else.
                    raise Refused([])
            except Refused:
                self.refused = notation
                return
        self.draft, self.drafted = plies, after

    # After a change that was stored: the table as it is then, without asking for it again.

    def drafted_on(self, plies: Sequence[Ply], after: State) -> None:
        self._stepped(self.row.ply)
        self.draft, self.drafted, self.stored = list(plies), after, [ply.notation for ply in plies]

    def taken_back(self, left: Sequence[str]) -> None:
        self._stepped(self.row.ply)
        self.draft, self.drafted, self.stored, self.refused = [], self.state, list(left), ""
        self._go_on(left)

    def committed(self, answers: Sequence[AnswerRow], after: State) -> None:
        self._stepped(self.row.ply + len(answers), to_move=after.seat, over=after.seat < 0, scores=after.scores())
        self.state = self.drafted = self.room.state = after
        self.draft, self.stored = [], []
        self.room.ply = self.row.ply
        self.room.tail.extend(answers)

    def _stepped(self, ply: int, **changes: object) -> None:
        self.row = structs.replace(self.row, version=self.row.version + 1, ply=ply, updated=store.now(), **changes)

    def seat(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.seats):
            raise Problem(404, "no-seat")
        return self.seats[seat]

    @property
    def over(self) -> bool:
        """Played to its end, by the engine that played it."""
        return self.row.over and not self.row.closed

    @property
    def newer(self) -> bool:
        """Whether a newer engine has taken the game over: then this one must not play answers any more."""
        return self.row.engine > self.game.engine

    @property
    def past(self) -> bool:
        """It is over, and the installed engine cannot say how it was."""
        return self.row.over and self.frozen != INTACT

    @property
    def to_move(self) -> int:
        return NOBODY if self.past else self.drafted.seat

    @property
    def asked(self) -> int:
        """The seat that must answer: nobody's, where the game was closed."""
        return NOBODY if self.row.closed else self.to_move

    @property
    def open(self) -> bool:
        """Whether seed and decks are no secret any more."""
        return self.row.over

    def must_be_alone(self, who: Reader, problem: str) -> None:
        """A machine's advice or a board to try things on would be a partner that other people do not have."""
        if any(seat.kind != "bot" and seat.seat not in who.mine for seat in self.seats):
            raise Problem(403, problem)

    def must_be_no_plan(self) -> None:
        """Nobody but its maker thinks on a plan: the game it is made for may be one among people."""
        if self.row.plan:
            raise Problem(403, "plan-alone")

    @property
    def last(self) -> AnswerRow | None:
        """The newest answer of the record, as far as this engine follows it."""
        return self.room.tail[-1] if self.room.tail else None

    def newest(self, since: int) -> list[AnswerRow] | None:
        """The answers from that ply on, where the room still has them."""
        tail = self.room.tail
        if since >= self.row.ply:
            return []
        if not tail or tail[0].ply > since or tail[-1].ply != self.row.ply - 1:
            return None
        return [answer for answer in tail if answer.ply >= since]


class Rooms:
    """Cache of games in memory. Each is a copy of the record, so any of them can be evicted."""

    def __init__(self, engine: Engine, most: int) -> None:
        self._engine = engine
        self._most = most
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._lock = threading.Lock()

    @contextmanager
    def open(self, table: str) -> Iterator[Match]:
        """The table as it is now; nobody else in this process touches it meanwhile. Raises Problem."""
        room = self._room(table)
        with room.lock:
            began = time.thread_time()
            try:
                yield self._match(table, room)
            finally:
                room.seconds += time.thread_time() - began

    @contextmanager
    def known(self, table: str, version: int) -> Iterator[Match]:
        """The same, without asking the database where this process itself made that version. Raises Problem."""
        room = self._room(table)
        with room.lock:
            kept = room.match if room.state is not None else None
            yield kept if kept is not None and kept.row.version >= version else self._match(table, room)

    def seconds(self, table: str) -> float:
        """CPU time spent on the table since it was loaded."""
        with self._lock:
            room = self._rooms.get(table)
        return 0.0 if room is None else room.seconds

    def again(self, match: Match) -> Match:
        """The open table again, after another caller's change."""
        return self._match(match.row.id, match.room)

    def _room(self, table: str) -> Room:
        with self._lock:
            room = self._rooms.setdefault(table, Room())
            self._rooms.move_to_end(table)
            while len(self._rooms) > self._most:
                # Evicting a room in use is safe: its user keeps the reference, and the next user builds another.
                self._rooms.popitem(last=False)
            return room

    def _match(self, table: str, room: Room) -> Match:
        if room.state is None:
            retell(self._engine, table)
        with reading(self._engine) as connection:
            found = store.find_with_draft(connection, table)
            if found is None:
                with self._lock:
                    self._rooms.pop(table, None)
                raise Problem(404, "no-table")
            row, draft, noted = found
            seats = store.find_seats(connection, table)
            if room.retakes != row.retakes:
                room.forget()
                room.retakes = row.retakes
            fresh = room.state is None
            if fresh:
                rebuild(connection, row, room, row.ply)
            elif room.frozen == INTACT and room.ply < row.ply:
                catch_up(connection, row, room, row.ply)
            if row.over and room.frozen != INTACT and room.film is None:
                room.film = films.find(connection, table)
            if not room.tail and room.ply:
                room.tail.extend(store.find_answers(connection, table, room.ply - 1, room.ply))
        engine = game(row.game).engine
        if row.engine < engine and room.frozen == INTACT:
            # The whole replay matched the stored digests: from here on it is a game of this engine.
            with writing(self._engine) as connection:
                store.change_table(connection, table, engine=engine)
            row.engine = engine
        assert room.state is not None
        if fresh and room.frozen == INTACT:
            snapshots.keep(self._engine, row, room.since, room.ply, room.state)
        kept = room.match
        if kept is not None and kept.row.version == row.version and not fresh:
            kept.row, kept.seats = row, seats
        else:
            kept = room.match = Match(room, row, seats, room.state, draft)
        kept.noted = noted
        return kept


def catch_up(connection: Connection, row: TableRow, room: Room, to: int) -> None:
    """Replay what was committed since. Where the engine no longer agrees with the record, the room is frozen."""
    # Out of the room meanwhile: an exception in the middle of an answer must leave no half-played state there.
    state, room.state = room.state, None
    assert state is not None
    checked = row.engine != game(row.game).engine
    for answer in store.find_answers(connection, row.id, room.ply, to):
        trial = state.copy() if checked else state
        try:
            if trial.seat != answer.seat:
                raise Refused([])
            trial.play(trial.parse(answer.notation))
            if checked and digest(trial) != answer.digest:
                raise Refused([])
        except Exception as problem:
            if not checked and not isinstance(problem, Refused):
                raise
            # An answer that another engine allowed may raise anything here.
            log.warning("table %s: its record cannot be followed beyond ply %s: %r", row.id, answer.ply, problem)
            room.frozen = answer.ply
            break
        state = trial
        room.ply += 1
        room.tail.append(answer)
    room.state = state


def rebuild(connection: Connection, row: TableRow, room: Room, to: int) -> None:
    """From the newest snapshot; where that does not lead on, from the set-up."""
    try:
        room.begin(*snapshots.newest(connection, row, to))
    except (BadOption, BadPosition) as problem:
        log.warning("table %s: its set-up is none of this engine: %s", row.id, problem)
        # Any set-up has the words of the game, and nothing is played on in it.
        room.begin(0, game(row.game).new(0, {"players": len(row.scores)}))
        room.frozen = 0
        return
    catch_up(connection, row, room, to)
    if room.frozen != INTACT and room.since:
        room.begin(0, first_state(row))
        catch_up(connection, row, room, to)


def state_at(engine: Engine, row: TableRow, ply: int) -> State:
    """The state after so many committed plies."""
    room = Room()
    with reading(engine) as connection:
        rebuild(connection, row, room, ply)
    if room.state is None or room.frozen != INTACT:
        raise Problem(409, "engine")
    snapshots.keep(engine, row, room.since, ply, room.state)
    return room.state


def must_be_over(match: Match) -> None:
    if not match.open:
        raise Problem(409, "not-over")
