"""`spielwerk serve`: the table for others, on a network."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from spielwerk.cli.common.engine import prefer_compiled
from spielwerk.cli.common.errors import SAYS_NO, CommandError
from spielwerk.cli.common.stored import chosen

if TYPE_CHECKING:
    from spielwerk.server.settings import Settings


def register(app: typer.Typer) -> None:
    app.command("serve")(run)


def run(
    db: Annotated[str, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME.")] = "",
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any free one.")] = 8000,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; more than one needs PostgreSQL.")] = 1,
    bots: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think, for each worker.")] = 1,
    most_tables: Annotated[int, typer.Option(min=1, help="Most running games.")] = 5000,
    memory: Annotated[
        int, typer.Option(min=0, help="Megabytes for games, for each worker; 0: an eighth of what there is, for all.")
    ] = 0,
    idle_days: Annotated[
        int, typer.Option(min=0, help="Close games after this many days without an answer; 0: never.")
    ] = 0,
    backup_to: Annotated[str, typer.Option(metavar="FOLDER", help="Folder for backups.")] = "",
    backup_every: Annotated[float, typer.Option(min=0, metavar="HOURS", help="Hours between backups.")] = 0,
    backup_keep: Annotated[int, typer.Option(min=1, help="How many of the newest backups are kept.")] = 14,
    log: Annotated[str, typer.Option(metavar="FILE", help="File for the log; default: stderr.")] = "",
    rate: Annotated[float, typer.Option(min=1, help="Requests per second from one address.")] = 50,
    unlimited: Annotated[
        bool, typer.Option("--unlimited", help="No limits per address: for measuring, or behind a proxy with its own.")
    ] = False,
    hosts: Annotated[
        list[str] | None,
        typer.Option("--allow-host", metavar="NAME", help="A name under which it is reached; any other is refused."),
    ] = None,
    proxy: Annotated[bool, typer.Option("--proxy", help="Behind a proxy on this machine: trust its headers.")] = False,
    client: Annotated[bool, typer.Option("--client/--no-client", help="Serve the browser client too.")] = True,
    check: Annotated[bool, typer.Option("--check", help="Examine the database without changing it, and exit.")] = False,
    openapi: Annotated[bool, typer.Option("--openapi", help="Print the API's OpenAPI description and exit.")] = False,
) -> None:
    """Serve games to others. Docs: docs/hosting.md."""
    prefer_compiled()
    from spielwerk.build.web import CannotBuild
    from spielwerk.build.web import client as client_folder
    from spielwerk.server.app import openapi as description
    from spielwerk.server.data.database import BadDatabase
    from spielwerk.server.serving import CannotServe
    from spielwerk.server.settings import Settings, without_shares

    if openapi:
        typer.echo(json.dumps(description(), indent=2))
        return
    if backup_every and not backup_to:
        raise CommandError("--backup-every needs a folder: --backup-to FOLDER.")
    try:
        db = chosen(db)
        if check:
            examined(db)
            return
        settings = Settings(
            db=db,
            client=str(client_folder()) if client else "",
            hosts=tuple(hosts or ()),
            workers=workers,
            bot_processes=bots,
            most_tables=most_tables,
            memory=memory,
            idle_days=idle_days,
            log=log,
            backup_to=backup_to,
            backup_every=backup_every,
            backup_keep=backup_keep,
            rate=rate,
            burst=int(rate * 8),
        )
        if unlimited:
            settings = without_shares(settings)
        _serve(settings, host, port, proxy)
    except (CannotBuild, CannotServe, BadDatabase) as problem:
        raise CommandError(str(problem)) from problem


def _serve(settings: "Settings", host: str, port: int, proxy: bool) -> None:
    from spielwerk.server.serving import address, listen, serve

    with listen(host, port) as listener:
        serve(settings, listener, lambda: typer.echo(f"Serving on {address(listener)}"), proxy=proxy)


def examined(db: str) -> None:
    """Say what is found; ends with 1 where something is not as it should be."""
    from spielwerk.server.examining import examine

    sound = True
    for finding in examine(db):
        sound = sound and finding.sound
        typer.echo(f"{'ok ' if finding.sound else 'BAD'}  {finding.sentence}")
    if not sound:
        raise typer.Exit(SAYS_NO)
