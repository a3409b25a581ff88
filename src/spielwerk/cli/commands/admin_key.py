"""`spielwerk admin-key`: the way into the admin's page of a server."""

from typing import Annotated

import typer

from spielwerk.cli.common.stored import DatabaseOption, stored


def register(app: typer.Typer) -> None:
    app.command("admin-key")(run)


def run(
    db: DatabaseOption = "",
    new: Annotated[bool, typer.Option("--new", help="Make all older admin keys void first.")] = False,
) -> None:
    """Print the link to the admin page of a server. Anyone who has it can close tables and ban addresses."""
    from spielwerk.server.admin.orders import GENERATION, admin_key, renew
    from spielwerk.server.data import store
    from spielwerk.server.data.database import writing
    from spielwerk.server.keys import Signer

    with stored(db) as engine:
        if new:
            renew(engine)
        with writing(engine) as connection:
            signer = Signer(store.signing_secret(connection))
            generation = int(store.find_setting(connection, GENERATION) or 0)
    typer.echo(f"/admin#key={admin_key(signer, generation)}")
    void = " All older keys are void." if new else ""
    typer.echo(f"Put it behind the server's address, and keep it to yourself.{void}", err=True)
