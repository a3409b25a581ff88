"""Examines a database without changing it: is it whole, of this version, and do its games still replay?"""

import random
from collections.abc import Iterator
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import Struct
from sqlalchemy import Connection, func, select, text
from sqlalchemy.engine import URL

from spielwerk.games import UnknownGame, game
from spielwerk.server.data import schema, snapshots, store
from spielwerk.server.data.database import BadDatabase, connect, is_postgres, migrations, telling, url_of
from spielwerk.server.data.private import is_private
from spielwerk.server.tables.upgrading import IDENTICAL, check_table

SAMPLE = 50
"""Number of games to replay: half of them the newest, half sampled at random. `upgrade-check` replays all games."""
MOST_NAMED = 5


class Finding(Struct):
    sound: bool
    sentence: str


def examine(db: str) -> Iterator[Finding]:
    """Raises BadDatabase where there is nothing to examine."""
    url = url_of(db)
    if url.get_backend_name() == "sqlite":
        yield _file(url)
    engine = connect(url, 1)
    try:
        with telling(url), engine.connect() as connection:
            yield _integrity(connection)
            finding, current = _schema(connection)
            yield finding
            if current:
                yield _numbers(connection)
                yield _snapshots(connection)
                yield _replays(connection)
    finally:
        engine.dispose()


def _file(url: URL) -> Finding:
    file = Path(url.database or "")
    if not file.is_file():
        raise BadDatabase(f"There is no database at {file}.")
    if is_private(file):
        return Finding(True, f"{file} is readable by its owner only.")
    return Finding(False, f"{file} holds secrets, and others on this machine may read it: chmod 600 {file}")


def _integrity(connection: Connection) -> Finding:
    if is_postgres(connection.engine):
        rows = sum(
            _count(connection, table.name) for table in schema.metadata.sorted_tables if _has(connection, table.name)
        )
        return Finding(True, f"{rows} rows can be read; for damaged pages see PostgreSQL's own pg_amcheck.")
    defects = [str(row[0]) for row in connection.execute(text("PRAGMA integrity_check(20)")) if row[0] != "ok"]
    defects += [f"a row of {row[0]} belongs to nothing" for row in connection.execute(text("PRAGMA foreign_key_check"))]
    return _of(defects, "The file is whole.", "The file is damaged")


def _count(connection: Connection, table: str) -> int:
    return connection.scalar(text(f"SELECT count(*) FROM {table}")) or 0


def _has(connection: Connection, table: str) -> bool:
    return connection.dialect.has_table(connection, table)


def _schema(connection: Connection) -> tuple[Finding, bool]:
    """The finding about the schema, and whether the rest can be examined."""
    # alembic does not ask whether an index is meant for this kind of database.
    missing = {schema.NEWEST} if is_postgres(connection) else set()
    expected = {"include_object": lambda _object, name, *_more: name not in missing}
    context = MigrationContext.configure(connection, opts=expected)
    there, script = context.get_current_revision(), ScriptDirectory.from_config(migrations())
    head = script.get_current_head()
    if there != head:
        known = there in [step.revision for step in script.walk_revisions()]
        if known or there is None:
            sentence = (
                f"The schema is {there or 'empty'}; the next start brings it to {head}. Games are checked after that."
            )
            return Finding(True, sentence), False
        return Finding(False, f"The schema {there} is that of a newer version; this one knows {head}."), False
    different = compare_metadata(context, schema.metadata)
    defects = [str(change[0] if isinstance(change, tuple) else change) for change in different]
    return _of(defects, f"The schema is that of this version ({head}).", "The schema was changed by hand"), not defects


def _numbers(connection: Connection) -> Finding:
    """Every table has as many answers as it says, and the database its signing secret."""
    of = schema.tables.c
    counted = select(schema.answers.c.table_id, func.count().label("n")).group_by(schema.answers.c.table_id).subquery()
    chosen = select(of.id, of.ply, counted.c.n).outerjoin(counted, counted.c.table_id == of.id)
    defects = [
        f"table {row.id} has {row.n or 0} of {row.ply} answers"
        for row in connection.execute(chosen)
        if (row.n or 0) != row.ply
    ]
    if connection.scalar(select(schema.settings.c.value).where(schema.settings.c.name == "signing")) is None:
        defects.append("the secret that signs keys is missing (a database that was never served has none)")
    total = _count(connection, "tables")
    return _of(defects, f"{total} games have all their answers.", "Something is missing")


def _snapshots(connection: Connection) -> Finding:
    defects, total = [], 0
    rows = {row.id: row for row in store.every_table(connection)}
    of = schema.snapshots.c
    chosen = select(of.table_id, of.engine, of.ply, of.position, of.digest).where(of.digest != "")
    for row in connection.execute(chosen):
        total += 1
        its_table = rows[row.table_id]
        if not _is_sound(its_table.game, row.engine, store.SnapshotRow(row.ply, row.position, row.digest)):
            defects.append(f"table {row.table_id} after {row.ply} answers")
    return _of(defects, f"{total} snapshots have their digest.", "Snapshots that will be made anew from the record")


def _is_sound(name: str, engine: int, snapshot: store.SnapshotRow) -> bool:
    """What an older engine stored is never used again."""
    try:
        its_game = game(name)
    except UnknownGame:
        return True
    return engine != its_game.engine or snapshots.sound(its_game, snapshot) is not None


def _replays(connection: Connection) -> Finding:
    rows = sorted(store.every_table(connection), key=_last_change)
    newest = rows[-SAMPLE // 2 :]
    older = rows[: len(rows) - len(newest)]
    chosen = newest + random.Random(0).sample(older, min(len(older), SAMPLE - len(newest)))
    defects = []
    for row in chosen:
        finding = check_table(row, store.find_answers(connection, row.id, 0, row.ply))
        if finding.result != IDENTICAL:
            defects.append(f"table {row.id}: {finding.result} at ply {finding.ply}: {finding.reason}")
    return _of(defects, f"{len(chosen)} of {len(rows)} games replay to what is stored.", "Games that do not replay")


def _last_change(row: store.TableRow) -> int:
    return row.updated


def _of(defects: list[str], well: str, ill: str) -> Finding:
    if not defects:
        return Finding(True, well)
    more = f" and {len(defects) - MOST_NAMED} more" if len(defects) > MOST_NAMED else ""
    return Finding(False, f"{ill}: {'; '.join(defects[:MOST_NAMED])}{more}.")
