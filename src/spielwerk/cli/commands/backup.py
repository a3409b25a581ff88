"""`spielwerk backup`: all games of a server in one file."""

from pathlib import Path
from typing import Annotated

import typer

from spielwerk.cli.common.errors import CommandError
from spielwerk.cli.common.stored import DatabaseOption, stored


def register(app: typer.Typer) -> None:
    app.command("backup")(run)


def run(file: Annotated[Path, typer.Argument(help="The file to write.")], db: DatabaseOption = "") -> None:
    """Write every game, seat and key into one file; the server may go on meanwhile."""
    from spielwerk.server.archive import backup

    with stored(db) as engine:
        try:
            number = backup(engine, file)
        except OSError as problem:
            raise CommandError(f"{file} cannot be written: {problem.strerror}.") from problem
    typer.echo(f"{number} games in {file}. It holds keys and seeds: keep it as safe as the database.")
