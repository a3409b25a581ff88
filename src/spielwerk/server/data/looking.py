"""A database migrated to this version's schema, without changing the original."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, MetaData, insert, select

from spielwerk.server.data import schema
from spielwerk.server.data.database import BadDatabase, connect, migrations, open_database, telling, url_of, writing

BATCH = 500


@contextmanager
def looked_at(db: str) -> Iterator[Engine]:
    """The database itself or, where its schema is older, a temporary migrated copy. Raises BadDatabase."""
    url = url_of(db)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadDatabase(f"There is no database at {url.database}.")
    engine = connect(url, 2)
    try:
        with telling(url):
            with engine.connect() as connection:
                current = _is_current(connection)
            if current:
                yield engine
                return
            with tempfile.TemporaryDirectory(prefix="spielwerk-") as folder, _copy(engine, Path(folder)) as copy:
                yield copy
    finally:
        engine.dispose()


def _is_current(connection: Connection) -> bool:
    there = MigrationContext.configure(connection).get_current_revision()
    script = ScriptDirectory.from_config(migrations())
    if there not in [step.revision for step in script.walk_revisions()]:
        raise BadDatabase(f"The schema of the database ({there or 'none'}) is none that this version knows.")
    return there == script.get_current_head()


@contextmanager
def _copy(engine: Engine, folder: Path) -> Iterator[Engine]:
    """What older rows lack has a default."""
    old = MetaData()
    copy = open_database(f"sqlite:///{folder / 'copy.db'}")
    try:
        with engine.connect() as connection, writing(copy) as out:
            old.reflect(connection)
            for table in schema.metadata.sorted_tables:
                if table.name in old.tables:
                    found = connection.execution_options(yield_per=BATCH).execute(select(old.tables[table.name]))
                    for rows in found.mappings().partitions():
                        out.execute(insert(table), [dict(row) for row in rows])
        yield copy
    finally:
        copy.dispose()
