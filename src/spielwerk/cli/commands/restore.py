"""`spielwerk restore`: a backup into an empty database."""

from pathlib import Path
from typing import Annotated

import typer

from spielwerk.cli.common.stored import DatabaseOption, stored


def register(app: typer.Typer) -> None:
    app.command("restore")(run)


def run(file: Annotated[Path, typer.Argument(help="A file of `backup`.")], db: DatabaseOption = "") -> None:
    """Put a backup into an empty database, of the same or the other kind; links and seats stay valid."""
    from spielwerk.server.archive import restore

    with stored(db) as engine:
        number = restore(engine, file)
    typer.echo(f"{number} games restored.")
