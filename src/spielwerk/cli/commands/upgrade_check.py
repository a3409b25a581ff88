"""`spielwerk upgrade-check`: does the installed engine still play every stored game as it was played?"""

from typing import Annotated

import typer

from spielwerk.cli.common.errors import SAYS_NO
from spielwerk.cli.common.stored import DatabaseOption, stored


def register(app: typer.Typer) -> None:
    app.command("upgrade-check")(run)


def run(
    db: DatabaseOption = "",
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Replay all stored games and list those that are different or broken; changes nothing."""
    from msgspec import json
    from rich.console import Console
    from rich.table import Table

    from spielwerk.server.tables.upgrading import IDENTICAL, check

    with stored(db) as engine:
        findings = list(check(engine))
    changed = [finding for finding in findings if finding.result != IDENTICAL]
    if as_json:
        typer.echo(json.encode(findings).decode())
    elif changed:
        shown = Table("table", "game", "engine", "running", "result", "ply", "why")
        for one in changed:
            engines = f"{one.engine} → {one.installed}"
            running = "" if one.over else "yes"
            shown.add_row(one.table, one.game, engines, running, one.result, str(one.ply), one.reason)
        Console().print(shown)
    if not as_json:
        typer.echo(f"{len(findings)} games: {len(findings) - len(changed)} identical, {len(changed)} not.")
    if changed:
        raise typer.Exit(SAYS_NO)
