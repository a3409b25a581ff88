"""`spielwerk host-key`: a new key for the host of a table, and the end of all older ones."""

from typing import Annotated

import typer

from spielwerk.cli.common.errors import CommandError
from spielwerk.cli.common.stored import DatabaseOption, stored


def register(app: typer.Typer) -> None:
    app.command("host-key")(run)


def run(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of the table.")], db: DatabaseOption = ""
) -> None:
    """Make every host key of a table void and print the link with the new one; everybody at the table is told."""
    from spielwerk.server.archive import new_host_key

    with stored(db) as engine:
        link = new_host_key(engine, table)
    if not link:
        raise CommandError(f"There is no table {table}.")
    typer.echo(f"All older host keys of the table are void. The new link (behind the server's address): {link}")
