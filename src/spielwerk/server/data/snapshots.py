"""Periodic snapshots, so that a table need not be replayed from its beginning. The record is the source of truth. A
snapshot is used only if its digests match: it is undamaged, and the position still means the same."""

import logging
from hashlib import blake2b

from msgspec import json
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from spielwerk.core.game import BadPosition, Game
from spielwerk.core.state import State
from spielwerk.games import game
from spielwerk.server.data import store
from spielwerk.server.data.beginning import first_state
from spielwerk.server.data.database import writing
from spielwerk.server.data.plies import digest
from spielwerk.server.data.store import SnapshotRow, TableRow

EVERY = 50
"""Plies between two snapshots, about."""

log = logging.getLogger(__name__)


def take(its_game: Game, ply: int, state: State) -> SnapshotRow:
    position = json.encode(its_game.dump(state)).decode()
    return SnapshotRow(ply, position, _hash(position) + digest(state))


def _hash(position: str) -> str:
    """A checksum of the stored bytes. The digest of the state shows whether the position still means the same."""
    return blake2b(position.encode(), digest_size=16).hexdigest()


def newest(connection: Connection, row: TableRow, to: int) -> tuple[int, State]:
    """The newest sound snapshot not beyond ply `to`, or the set-up. A game of another engine begins with its set-up."""
    its_game = game(row.game)
    while row.engine == its_game.engine:
        snapshot = store.find_snapshot(connection, row.id, row.engine, to)
        if snapshot is None:
            break
        state = sound(its_game, snapshot)
        if state is not None:
            return snapshot.ply, state
        log.warning("table %s: its snapshot after %s plies is rebuilt from the record", row.id, snapshot.ply)
        to = snapshot.ply - 1
    return 0, first_state(row)


def sound(its_game: Game, snapshot: SnapshotRow) -> State | None:
    """The state of a snapshot that is what was stored and still means the same."""
    known = _hash(snapshot.position)
    if not snapshot.digest.startswith(known):
        return None
    try:
        state = its_game.load(json.decode(snapshot.position))
    except BadPosition:
        return None
    return state if snapshot.digest == known + digest(state) else None


def keep(engine: Engine, row: TableRow, since: int, ply: int, state: State) -> None:
    """Store a snapshot if the last valid one is many plies back; a damaged one is replaced. Errors, such as a full
    disk, are only logged: without a snapshot a reader just takes longer."""
    its_game = game(row.game)
    if ply - since < EVERY or row.engine != its_game.engine:
        return
    try:
        with writing(engine) as connection:
            store.lock_table(connection, row.id)
            now = store.find_table(connection, row.id)
            if now is None or now.retakes != row.retakes:
                # The position belongs to plies that were taken back.
                return
            store.save_snapshot(connection, row, take(its_game, ply, state))
    except SQLAlchemyError as problem:
        log.warning("table %s: no snapshot after %s plies: %s", row.id, ply, problem)
