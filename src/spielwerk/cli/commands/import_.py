"""`spielwerk import`: a record becomes a table that can be looked at and played on."""

from pathlib import Path
from typing import Annotated

import typer

from spielwerk.cli.common.errors import CommandError
from spielwerk.cli.common.stored import DatabaseOption, stored
from spielwerk.core.naming import letter


def register(app: typer.Typer) -> None:
    app.command("import")(run)


def run(file: Annotated[Path, typer.Argument(help="A record.")], db: DatabaseOption = "") -> None:
    """Make a table from a record and print the links of its host and seats."""
    from spielwerk.server.archive import import_record

    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise CommandError(f"{file} cannot be read: {problem}.") from problem
    with stored(db) as engine:
        table, links = import_record(engine, text)
    typer.echo(f"Table {table}. Links (behind the server's address):")
    for who, link in zip(["host", *(letter(seat) for seat in range(len(links) - 1))], links, strict=True):
        typer.echo(f"  {who}: {link}")
