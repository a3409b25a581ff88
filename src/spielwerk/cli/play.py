"""`spielwerk play`: the table on this machine, in the browser."""

import threading
import webbrowser
from typing import Annotated

import typer

from spielwerk.cli.errors import CommandError
from spielwerk.cli.language import LanguageOption


def register(app: typer.Typer) -> None:
    app.command("play")(run)


def run(
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; any free one if left out.")] = 0,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    db: Annotated[str, typer.Option(help="Where the games are kept; your own folder if left out.")] = "",
    lang: LanguageOption = None,
) -> None:
    """Play in the browser: alone against bots, on one device in turns, or with friends on your network."""
    from spielwerk.build.web import CannotBuild, client
    from spielwerk.server.database import BadDatabase
    from spielwerk.server.serving import CannotServe, address, listen, serve
    from spielwerk.server.settings import Settings, default_folder

    try:
        settings = Settings(db=db or f"sqlite:///{default_folder() / 'games.db'}", client=str(client()))
        with listen("127.0.0.1", port) as listener:
            here = address(listener)

            def started() -> None:
                typer.echo(f"The table is set: {here}")
                typer.echo("Ctrl-C ends it; games are kept.")
                if browser:
                    threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

            serve(settings, listener, started)
    except (CannotBuild, CannotServe, BadDatabase) as problem:
        raise CommandError(str(problem)) from problem
