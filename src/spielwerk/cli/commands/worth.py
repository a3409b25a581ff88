"""`spielwerk worth`: what factions and boards brought in games in which they were dealt."""

from pathlib import Path
from typing import Annotated

import typer

from spielwerk.cli.common.errors import CommandError


def register(app: typer.Typer) -> None:
    app.command()(worth)


def worth(
    folder: Annotated[Path, typer.Argument(help="Folder of a run (`simulate --deal --out`).")],
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write what bots choose by.")] = None,
) -> None:
    """Points of every faction and board with all else held equal; equal runs write equal files."""
    from spielwerk.build.environment import ensure

    ensure("lab")
    from spielwerk.lab.reports import worth as measuring
    from spielwerk.lab.runs.store import BadRun

    try:
        found = measuring.measured(folder)
    except BadRun as problem:
        raise CommandError(str(problem)) from problem
    if not any(known.effects for known in found.values()):
        raise CommandError(f"{folder} has too few games: two factions or boards need {measuring.LEAST} seats each.")
    for field, known in found.items():
        typer.echo(f"\n{field:16} seats  points  95 %")
        for e in known.effects:
            typer.echo(f"{e.word:16} {e.seats:5}  {e.points:+6.1f}  {e.interval[0]:+.1f} to {e.interval[1]:+.1f}")
        _left_out(known.rare, f"fewer than {measuring.LEAST} seats")
        _left_out(known.apart, "no games lead from them to the others")
    if output:
        measuring.write(folder, output, found)
        typer.echo(f"Wrote {output}.")


def _left_out(words: dict[str, int], why: str) -> None:
    if words:
        typer.echo(f"Left out, {why}: {', '.join(f'{word} ({seats})' for word, seats in words.items())}.")
