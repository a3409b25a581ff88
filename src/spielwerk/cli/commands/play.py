"""`spielwerk play`: the table on this machine, in the browser."""

import json
import threading
import time
import webbrowser
from http.client import HTTPException
from typing import Annotated, Any
from urllib.request import ProxyHandler, build_opener

import typer

from spielwerk.build.checkout import call
from spielwerk.cli.common.engine import prefer_compiled
from spielwerk.cli.common.errors import CommandError
from spielwerk.cli.common.language import LanguageOption

HERE = "127.0.0.1"
PORT = 7743
"""Always the same: browsers keep the keys of seats by address."""
PATIENCE = 15.0
"""Seconds to wait for a table that is just being set."""
MOST_HEALTH = 1000


def register(app: typer.Typer) -> None:
    app.command("play")(run)


def run(
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any free one.")] = PORT,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    db: Annotated[str, typer.Option(help="Where the games are kept; your own folder if left out.")] = "",
    lang: LanguageOption = None,
) -> None:
    """Play in the browser: alone against bots, or on one device in turns. A table that is already set is joined."""
    prefer_compiled()
    from spielwerk.build.web import CannotBuild, client
    from spielwerk.server.data.database import BadDatabase
    from spielwerk.server.serving import CannotServe, Taken, address, listen, serve
    from spielwerk.server.settings import Settings, default_folder
    from spielwerk.server.tables.home import fingerprint

    db = db or f"sqlite:///{default_folder() / 'games.db'}"
    try:
        settings = Settings(db=db, client=str(client()), home=True)
        with listen(HERE, port) as listener:
            here = address(listener)

            def started() -> None:
                typer.echo(f"The table is set: {here}")
                typer.echo("Ctrl-C ends it; games are kept.")
                if browser:
                    threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

            serve(settings, listener, started)
    except Taken as taken:
        here = f"http://{HERE}:{port}/"
        found = _who_answers(here)
        if found.get("home") != fingerprint(db):
            raise CommandError(_taken(port, found)) from taken
        typer.echo(f"The table is already set: {here}")
        if browser:
            webbrowser.open(here)
    except (CannotBuild, CannotServe, BadDatabase) as problem:
        raise CommandError(str(problem)) from problem


def _who_answers(here: str) -> dict[str, Any]:
    """The health report of the server at the address; nothing if it is not one of ours."""
    # Never through a proxy: the address is on this machine.
    opener = build_opener(ProxyHandler({}))
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with opener.open(f"{here}healthz", timeout=PATIENCE) as answer:
                found = json.loads(answer.read(MOST_HEALTH))
                return found if isinstance(found, dict) else {}
        except (OSError, HTTPException, ValueError) as problem:
            # A table that is just being set holds its port before it answers.
            if not isinstance(getattr(problem, "reason", None), ConnectionRefusedError) or time.monotonic() > until:
                return {}
        time.sleep(0.2)


def _taken(port: int, found: dict[str, Any]) -> str:
    who = "a table with other games" if found.get("home") else "another program"
    other = PORT if port != PORT else PORT + 1
    return f"Port {port} is taken by {who}. End it, or choose another port: {call(f'play --port {other}')}"
