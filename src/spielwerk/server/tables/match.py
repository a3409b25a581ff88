"""A table as one request finds it: its row, its seats, the state after the record and after the draft."""

import logging
import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection, Engine

from spielwerk.core.game import Game
from spielwerk.core.reasons import Refused
from spielwerk.core.state import State
from spielwerk.games import game
from spielwerk.server.data import snapshots, store
from spielwerk.server.data.beginning import first_state
from spielwerk.server.data.database import writing
from spielwerk.server.data.plies import Ply, digest, play_ply
from spielwerk.server.data.store import SeatRow, TableRow
from spielwerk.server.errors import Problem
from spielwerk.server.tables.retelling import retell

INTACT: Final = -1

log = logging.getLogger(__name__)


class Room:
    """A game in memory, as far as its record has been replayed."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.state: State | None = None
        self.ply = 0
        self.frozen = INTACT
        """The ply from which on the installed engine no longer plays what the record says."""
        self.since = 0
        """The ply of the snapshot from which it was built."""

    def begin(self, ply: int, state: State) -> None:
        self.state = state
        self.ply = self.since = ply
        self.frozen = INTACT


class Match:
    """What one request works with. `state` and `drafted` are to be read, not played on."""

    def __init__(self, row: TableRow, seats: list[SeatRow], state: State, frozen: int, draft: list[str]) -> None:
        self.row = row
        self.seats = seats
        self.game: Game = game(row.game)
        self.state = state
        self.frozen = frozen
        self.stored = draft
        """The answers of the draft as they lie in the database."""
        self.draft: list[Ply] = []
        self.drafted = state
        self.refused = ""
        """The stored answer that this engine does not take. The draft then stays as it lies, and nothing is played over
        it, until it is taken back."""
        if draft:
            self._go_on(draft)

    def _go_on(self, draft: list[str]) -> None:
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

    def seat(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.seats):
            raise Problem(404, "no-seat")
        return self.seats[seat]

    @property
    def to_move(self) -> int:
        return self.drafted.seat


class Rooms:
    """The games in memory. What they hold is only ever a copy of the record, so any of them may be forgotten."""

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
            yield self._match(table, room)

    def again(self, match: Match) -> Match:
        """The same table after a change, for whoever has it open."""
        return self._match(match.row.id, self._room(match.row.id))

    def _room(self, table: str) -> Room:
        with self._lock:
            room = self._rooms.setdefault(table, Room())
            self._rooms.move_to_end(table)
            while len(self._rooms) > self._most:
                # A room in use stays alive in its user's hands; the next user merely builds another.
                self._rooms.popitem(last=False)
            return room

    def _match(self, table: str, room: Room) -> Match:
        if room.state is None:
            retell(self._engine, table)
        with self._engine.connect() as connection:
            found = store.find_with_draft(connection, table)
            if found is None:
                with self._lock:
                    self._rooms.pop(table, None)
                raise Problem(404, "no-table")
            row, draft = found
            seats = store.find_seats(connection, table)
            fresh = room.state is None
            if fresh:
                rebuild(connection, row, room, row.ply)
            elif room.frozen == INTACT and room.ply < row.ply:
                catch_up(connection, row, room, row.ply)
        engine = game(row.game).engine
        if row.engine != engine and room.frozen == INTACT:
            # Replayed whole, and every answer led where it led before: from here on it is a game of this engine.
            with writing(self._engine) as connection:
                store.change_table(connection, table, engine=engine)
            row.engine = engine
        assert room.state is not None
        if fresh and room.frozen == INTACT:
            snapshots.keep(self._engine, row, room.since, room.ply, room.state)
        return Match(row, seats, room.state, room.frozen, draft if room.frozen == INTACT else [])


def catch_up(connection: Connection, row: TableRow, room: Room, to: int) -> None:
    """Replay what was committed since. Where the engine no longer agrees with the record, the room is frozen."""
    # Whatever breaks off in the middle of an answer leaves nothing half played behind.
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
        except Refused as refusal:
            log.warning("table %s: its record cannot be followed beyond ply %s: %s", row.id, answer.ply, refusal)
            room.frozen = answer.ply
            break
        state = trial
        room.ply += 1
    room.state = state


def rebuild(connection: Connection, row: TableRow, room: Room, to: int) -> None:
    """From the newest snapshot; where that does not lead on, from the set-up."""
    room.begin(*snapshots.newest(connection, row, to))
    catch_up(connection, row, room, to)
    if room.frozen != INTACT and room.since:
        room.begin(0, first_state(row))
        catch_up(connection, row, room, to)


def state_at(engine: Engine, row: TableRow, ply: int) -> State:
    """The state after so many committed plies."""
    room = Room()
    with engine.connect() as connection:
        rebuild(connection, row, room, ply)
    if room.state is None or room.frozen != INTACT:
        raise Problem(409, "engine")
    snapshots.keep(engine, row, room.since, ply, room.state)
    return room.state
