"""A table as one request finds it: its row, its seats, the state after the record and after the draft."""

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
from spielwerk.server import store
from spielwerk.server.database import writing
from spielwerk.server.errors import Problem
from spielwerk.server.plies import Ply, digest, play_ply
from spielwerk.server.retelling import retell
from spielwerk.server.store import SeatRow, TableRow

INTACT: Final = -1


class Room:
    """A game in memory, as far as its record has been replayed."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.state: State | None = None
        self.ply = 0
        self.frozen = INTACT
        """The ply from which on the installed engine no longer plays what the record says."""


class Match:
    """What one request works with. `state` and `drafted` are to be read, not played on."""

    def __init__(self, row: TableRow, seats: list[SeatRow], state: State, frozen: int, draft: list[str]) -> None:
        self.row = row
        self.seats = seats
        self.game: Game = game(row.game)
        self.state = state
        self.frozen = frozen
        self.draft: list[Ply] = []
        self.drafted = state
        if draft:
            self.drafted = state.copy()
            for notation in draft:
                self.draft.append(play_ply(self.drafted, self.drafted.parse(notation), "player"))

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
                self._rooms.pop(table, None)
                raise Problem(404, "no-table")
            row, draft = found
            seats = store.find_seats(connection, table)
            if room.state is None:
                begin(connection, row, room)
            if room.frozen == INTACT and room.ply < row.ply:
                catch_up(connection, row, room)
        engine = game(row.game).engine
        if row.engine != engine and room.frozen == INTACT:
            # Replayed whole, and every answer led where it led before: from here on it is a game of this engine.
            with writing(self._engine) as connection:
                store.change_table(connection, table, engine=engine)
            row.engine = engine
        assert room.state is not None
        try:
            return Match(row, seats, room.state, room.frozen, draft if room.frozen == INTACT else [])
        except Refused:
            # A draft that another engine began: what was never given out of the hand is given anew.
            return Match(row, seats, room.state, room.frozen, [])


def begin(connection: Connection, row: TableRow, room: Room) -> None:
    """The newest snapshot, or the set-up. A game of another engine is replayed from its beginning."""
    its_game = game(row.game)
    snapshot = store.find_snapshot(connection, row.id, row.engine, row.ply) if row.engine == its_game.engine else None
    if snapshot is not None:
        room.ply, position = snapshot
        room.state = its_game.load(position)
    else:
        room.ply = 0
        room.state = its_game.new(row.seed, row.options)


def catch_up(connection: Connection, row: TableRow, room: Room) -> None:
    """Replay what was committed since. Where the engine no longer agrees with the record, the room is frozen."""
    assert room.state is not None
    checked = row.engine != game(row.game).engine
    for answer in store.find_answers(connection, row.id, room.ply, row.ply):
        trial = room.state.copy() if checked else room.state
        try:
            if trial.seat != answer.seat:
                raise Refused([])
            trial.play(trial.parse(answer.notation))
        except Refused:
            room.frozen = answer.ply
            return
        if checked and digest(trial) != answer.digest:
            room.frozen = answer.ply
            return
        room.state = trial
        room.ply += 1


def state_at(connection: Connection, row: TableRow, ply: int) -> State:
    """The state after so many committed plies."""
    room = Room()
    its_game = game(row.game)
    snapshot = store.find_snapshot(connection, row.id, row.engine, ply) if row.engine == its_game.engine else None
    state = its_game.load(snapshot[1]) if snapshot else its_game.new(row.seed, row.options)
    room.ply = snapshot[0] if snapshot else 0
    for answer in store.find_answers(connection, row.id, room.ply, ply):
        state.play(state.parse(answer.notation))
    return state
