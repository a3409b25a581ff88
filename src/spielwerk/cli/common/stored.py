"""What commands about stored games share: which database, and sentences for what is wrong with it."""

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


@contextmanager
def stored(db: str) -> Iterator["Engine"]:
    """An open database; whatever is wrong with it or its contents ends the command with a sentence."""
    from spielwerk.server.archive import BadArchive
    from spielwerk.server.data.database import BadDatabase, open_database, telling
    from spielwerk.server.settings import default_folder

    try:
        ensure_driver(db)
        engine = open_database(db or f"sqlite:///{default_folder() / 'games.db'}")
        try:
            with telling(engine.url):
                yield engine
        finally:
            engine.dispose()
    except (BadDatabase, BadArchive) as problem:
        raise CommandError(str(problem)) from problem
