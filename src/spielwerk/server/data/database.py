"""The database: SQLite in WAL mode or PostgreSQL, brought to the newest schema before anything else."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from msgspec import DecodeError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from spielwerk.server.data.private import make_private
from spielwerk.server.data.turns import turn_of

WRITES = "spielwerk_writes"
PASSWORD = "SPIELWERK_DB_PASSWORD"
PASSWORD_FILE = "SPIELWERK_DB_PASSWORD_FILE"
"""Variables of the environment: the password of a database whose URL has none, or the file it stands in."""
MIGRATION_LOCK = 7_315_501
"""Number of the advisory lock under which one of several starting workers migrates."""


class BadDatabase(Exception):
    """A database that cannot be used; the message is a whole sentence."""


def url_of(db: str) -> URL:
    """The URL, with psycopg 3 as PostgreSQL's driver and the password from where it lies; a plain path is an SQLite
    file."""
    if "://" not in db:
        return URL.create("sqlite", database=db)
    try:
        url = make_url(db)
    except ArgumentError as problem:
        raise BadDatabase(f"'{db}' is no database URL; one looks like sqlite:///games.db.") from problem
    if url.drivername in ("postgres", "postgresql"):
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() == "postgresql" and url.password is None and (password := _password()):
        url = url.set(password=password)
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadDatabase(f"Games are stored in SQLite or PostgreSQL, not in {url.get_backend_name()}.")
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadDatabase("An SQLite database that outlives the server needs a file: sqlite:///games.db.")
    return url


def _password() -> str:
    """Keeps the password out of the command line, which every user of the machine can read, and out of logs."""
    file = os.environ.get(PASSWORD_FILE)
    if not file:
        return os.environ.get(PASSWORD, "")
    try:
        return Path(file).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as problem:
        raise BadDatabase(f"The password of the database cannot be read from {file}: {problem}.") from problem


def open_database(db: str, *, connections: int = 10) -> Engine:
    """An engine on a migrated database; raises BadDatabase."""
    url = url_of(db)
    if url.get_backend_name() == "sqlite":
        file = Path(url.database or "")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            make_private(file)
        except OSError as problem:
            raise BadDatabase(f"The database {file} cannot be made: {problem.strerror}.") from problem
    engine = connect(url, connections)
    with telling(url):
        migrate(engine)
    return engine


def connect(url: URL, connections: int = 10) -> Engine:
    """An engine on the database as it is; raises BadDatabase where its driver is missing."""
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, pool_size=connections)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    try:
        return create_engine(url, pool_size=connections, max_overflow=connections)
    except ModuleNotFoundError as missing:
        raise BadDatabase("PostgreSQL needs its driver: spielwerk install postgres") from missing


@contextmanager
def telling(url: URL) -> Iterator[None]:
    """Turn a database error into a sentence, without the SQL statement."""
    try:
        yield
    except (SQLAlchemyError, DecodeError) as problem:
        reason = str(getattr(problem, "orig", problem)).strip().partition("\n")[0].removesuffix(".")
        raise BadDatabase(f"The database {url.render_as_string()} cannot be used: {reason}.") from problem


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # Transactions begin where we say so, not where the driver guesses.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # BEGIN IMMEDIATE: a transaction that reads first and takes the write lock later could fail.
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """One transaction that changes something: committed at the end, or not at all."""
    with turn_of(engine), engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
        yield connection


def reading(engine: Engine) -> Connection:
    """For reading only. On PostgreSQL in autocommit: each statement sees what is committed, as in a READ COMMITTED
    transaction, and two round trips are saved."""
    connection = engine.connect()
    return connection.execution_options(isolation_level="AUTOCOMMIT") if is_postgres(engine) else connection


def is_postgres(engine: Engine | Connection) -> bool:
    return engine.dialect.name == "postgresql"


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def migrate(engine: Engine) -> None:
    config = migrations()
    with writing(engine) as connection:
        if is_postgres(engine):
            connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
