"""A film is a finished game as it was shown: every ply for every audience, points, story, proof and record.

The engine that played a game makes its film. A later engine that would play the game differently shows the film instead
of a replay.
"""

import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from typing import Any

from msgspec import Raw, Struct, json
from sqlalchemy import Connection, exists, insert, select

from spielwerk.core.play import NOBODY
from spielwerk.core.state import State
from spielwerk.games import game
from spielwerk.server.data import schema, store
from spielwerk.server.data.beginning import first_state
from spielwerk.server.data.store import AnswerRow, SeatRow, TableRow
from spielwerk.server.tables.differences import Path, compare
from spielwerk.server.tables.records import record_of
from spielwerk.server.tables.sealing import prove
from spielwerk.server.tables.story import tell
from spielwerk.server.tables.upgrading import IDENTICAL, check_table
from spielwerk.server.wire import end as wire_end

Strip = list[list[tuple[Path, Raw]]]
"""What changed with each ply; the first has everything. Values stay encoded, so that every frame that is shown decodes
its own copy."""


class Frame(Struct):
    view: dict[str, Any]
    scores: list[int]
    tally: list[dict[str, int]]
    to_move: int
    question: str = ""
    """The name of what is asked; empty at the end."""


class Film(Struct):
    engine: int
    points: Strip
    views: list[Strip]
    """The public's first, then those of the seats."""
    winners: list[int]
    story: wire_end.Story
    proof: wire_end.Proof | None
    """None, and no record, where the table began with a position."""
    record: str

    def frame(self, ply: int, viewer: int) -> Frame:
        points, seen = _developed(self.points, ply), _developed(self.views[viewer - NOBODY], ply)
        return Frame(seen["view"], points["scores"], points["tally"], points["to_move"], points["question"])

    @property
    def last(self) -> int:
        return len(self.points) - 1


def _developed(strip: Strip, ply: int) -> dict[str, Any]:
    frame: dict[str, Any] = {}
    for changes in strip[: ply + 1]:
        for path, value in changes:
            place: Any = frame
            for name in path[:-1]:
                place = place[name]
            place[path[-1]] = json.decode(value)
    return frame


class _Camera:
    def __init__(self) -> None:
        self._seen: dict[str, Any] = {}
        self.strip: Strip = []

    def take(self, **shown: Any) -> None:
        now = json.decode(json.encode(shown))
        changes: list[tuple[Path, Any]] = []
        compare([], self._seen, now, changes)
        self.strip.append([(path, Raw(json.encode(value))) for path, value in changes])
        self._seen = now


def make(row: TableRow, seats: Sequence[SeatRow], answers: list[AnswerRow]) -> Film | None:
    """None where the installed engine is not the one to ask."""
    if check_table(row, answers).result != IDENTICAL:
        return None
    its_game, state = game(row.game), first_state(row)
    points, cameras = _Camera(), [_Camera() for _ in range(len(seats) + 1)]

    def take(state: State) -> None:
        asked = state.question()
        name = asked.name if asked else ""
        points.take(scores=state.scores(), tally=state.tally(), to_move=state.seat, question=name)
        for viewer, camera in enumerate(cameras, NOBODY):
            camera.take(view=its_game.view(state, viewer))

    take(state)
    for answer in answers:
        state.play(state.parse(answer.notation))
        take(state)
    return Film(
        engine=its_game.engine,
        points=points.strip,
        views=[camera.strip for camera in cameras],
        winners=state.winners(),
        story=tell(its_game, first_state(row), answers),
        proof=None if row.start else prove(row, answers),
        record="" if row.start else record_of(row, seats, answers),
    )


def keep(connection: Connection, table: str, film: Film) -> None:
    packed = b64encode(zlib.compress(json.encode(film))).decode()
    connection.execute(insert(schema.films).values(table_id=table, engine=film.engine, packed=packed))


def find(connection: Connection, table: str) -> Film | None:
    packed = connection.scalar(select(schema.films.c.packed).where(schema.films.c.table_id == table))
    return None if packed is None else json.decode(zlib.decompress(b64decode(packed)), type=Film)


def has(connection: Connection, table: str) -> bool:
    return bool(connection.scalar(select(exists().where(schema.films.c.table_id == table))))


def missing(connection: Connection) -> list[str]:
    """Games that are over and have none, the newest first."""
    of = schema.tables.c
    made = exists().where(schema.films.c.table_id == of.id)
    return [
        str(table)
        for table in connection.scalars(select(of.id).where(of.over.is_(True), ~made).order_by(of.updated.desc()))
    ]


def film_table(connection: Connection, table: str) -> Film | None:
    row = store.find_table(connection, table)
    if row is None or not row.over:
        return None
    return make(row, store.find_seats(connection, table), store.find_answers(connection, table, 0, row.ply))
