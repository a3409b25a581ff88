"""What commands about stored games share: which database, and sentences for what is wrong with it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from spielwerk.build.environment import EnvironmentProblem, ensure
from spielwerk.cli.errors import CommandError

if TYPE_CHECKING:
    from sqlalchemy import Engine

DatabaseOption = Annotated[
    str, typer.Option("--db", metavar="URL", help="sqlite:///FILE or postgresql://…; your own games if left out.")
]


@contextmanager
def stored(db: str) -> Iterator["Engine"]:
    """An open database; whatever is wrong with it or its contents ends the command with a sentence."""
    from spielwerk.server.archive import BadArchive
    from spielwerk.server.database import BadDatabase, open_database
    from spielwerk.server.settings import default_folder

    try:
        if db.startswith("postgres"):
            ensure("postgres")
        engine = open_database(db or f"sqlite:///{default_folder() / 'games.db'}")
        try:
            yield engine
        finally:
            engine.dispose()
    except (BadDatabase, BadArchive, EnvironmentProblem) as problem:
        raise CommandError(str(problem)) from problem
