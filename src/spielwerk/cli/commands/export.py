"""`spielwerk export`: stored games as record files."""

from pathlib import Path
from typing import Annotated

import typer

from spielwerk.cli.common.stored import DatabaseOption, stored


def register(app: typer.Typer) -> None:
    app.command("export")(run)


def run(
    folder: Annotated[Path, typer.Argument(help="The folder to write into.")],
    tables: Annotated[list[str] | None, typer.Argument(help="Tables; all if left out.")] = None,
    db: DatabaseOption = "",
) -> None:
    """Write games as records, one file each. They tell the seeds of running games too."""
    from spielwerk.server.archive import export

    with stored(db) as engine:
        files = export(engine, folder, tables or [])
    typer.echo(f"{len(files)} records in {folder}.")
