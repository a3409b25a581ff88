"""What commands about stored games share: the choice of a database, and sentences for what is wrong with it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

import typer

from spielwerk.build.environment import ensure
from spielwerk.cli.common.errors import CommandError

if TYPE_CHECKING:
    from sqlalchemy import Engine

DatabaseOption = Annotated[
    str, typer.Option("--db", metavar="URL", help="sqlite:///FILE or postgresql://…; your own games if left out.")
]


def ensure_driver(db: str) -> None:
    """PostgreSQL's driver is installed when it is first needed."""
    if db.startswith("postgres") and find_spec("psycopg") is None:
        ensure("postgres")


def chosen(db: str) -> str:
    """The database that was named, or the user's own."""
    from spielwerk.server.settings import default_folder

    ensure_driver(db)
    return db or f"sqlite:///{default_folder() / 'games.db'}"


@contextmanager
def _sentences() -> Iterator[None]:
    from spielwerk.server.archive import BadArchive
    from spielwerk.server.data.database import BadDatabase

    try:
        yield
    except (BadDatabase, BadArchive) as problem:
        raise CommandError(str(problem)) from problem


@contextmanager
def stored(db: str) -> Iterator["Engine"]:
    """An open database; whatever is wrong with it or its contents ends the command with a sentence."""
    from spielwerk.server.data.database import open_database, telling

    with _sentences():
        engine = open_database(chosen(db))
        try:
            with telling(engine.url):
                yield engine
        finally:
            engine.dispose()


@contextmanager
def looked_at(db: str) -> Iterator["Engine"]:
    """The same without changing anything, the schema included."""
    from spielwerk.server.data import looking

    with _sentences(), looking.looked_at(chosen(db)) as engine:
        yield engine
