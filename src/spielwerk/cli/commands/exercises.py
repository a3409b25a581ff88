"""`spielwerk exercises`: exercises for people, made from games that bots play."""

from pathlib import Path
from typing import Annotated

import typer

from spielwerk.cli.common.errors import CommandError


def register(app: typer.Typer) -> None:
    app.command()(exercises)


def exercises(
    game: Annotated[str, typer.Argument(help="Name of the game (`spielwerk games`).")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The data file to write.")],
    bots: Annotated[str, typer.Option(help="Who plays the games.")] = "planner:nodes=400",
    seed: Annotated[int, typer.Option(min=0, help="Seed of the games.")] = 0,
) -> None:
    """Best turns, payments and points to find, from positions of games; equal calls write equal files."""
    from spielwerk.games import UnknownGame
    from spielwerk.lab.tuning import exercising

    try:
        records, found = exercising.make(game, seed, bots)
    except UnknownGame as problem:
        raise CommandError(str(problem)) from problem
    call = f"spielwerk exercises {game} --bots {bots} --seed {seed}"
    exercising.write(output, game, call, records, found)
    for (kind, difficulty), number in exercising.kinds_of(found).items():
        typer.echo(f"{kind} {difficulty}: {number}")
    typer.echo(f"Wrote {len(found)} exercises from {len(records)} games to {output}.")
