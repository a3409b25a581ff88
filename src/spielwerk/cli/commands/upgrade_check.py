"""`spielwerk upgrade-check`: does the installed engine still play every stored game as it was played?"""

from typing import TYPE_CHECKING, Annotated

import typer

from spielwerk.cli.common.errors import SAYS_NO
from spielwerk.cli.common.stored import DatabaseOption, looked_at, stored

if TYPE_CHECKING:
    from spielwerk.server.tables.upgrading import Finding


def register(app: typer.Typer) -> None:
    app.command("upgrade-check")(run)


def run(
    db: DatabaseOption = "",
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    film: Annotated[
        bool, typer.Option("--film", help="Store the films of finished games that have none; for the old version.")
    ] = False,
) -> None:
    """Replay all stored games and list those that are different or broken; without --film it changes nothing."""
    from msgspec import json

    from spielwerk.server.tables.upgrading import GOES_ON, LOSSES, check

    if film:
        _film(db)
    with looked_at(db) as engine:
        findings = list(check(engine))
    changed = [finding for finding in findings if finding.fate != GOES_ON]
    if as_json:
        typer.echo(json.encode(findings).decode())
    else:
        _tell(findings, changed)
    if any(finding.fate in LOSSES for finding in changed):
        raise typer.Exit(SAYS_NO)


def _film(db: str) -> None:
    from spielwerk.server.tables.filming import film_missing

    with stored(db) as engine:
        made, left = film_missing(engine)
    typer.echo(f"{made} films made, {left} games are of another engine.", err=True)


def _tell(findings: list["Finding"], changed: list["Finding"]) -> None:
    from rich.console import Console
    from rich.table import Table

    from spielwerk.server.tables.upgrading import LOSSES

    if changed:
        shown = Table("table", "game", "engine", "running", "result", "ply", "becomes", "why")
        for one in changed:
            engines = f"{one.engine} → {one.installed}"
            running = "" if one.over else "yes"
            why = one.reason or f"'{one.draft}'"
            shown.add_row(one.table, one.game, engines, running, one.result, str(one.ply), one.fate, why)
        Console().print(shown)
    typer.echo(f"{len(findings)} games: {len(findings) - len(changed)} identical, {len(changed)} not.")
    for fate, sentence in LOSSES.items():
        if count := sum(one.fate == fate for one in changed):
            typer.echo(f"{count} {sentence}.")
