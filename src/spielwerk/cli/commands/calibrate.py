"""`spielwerk calibrate`: the final scores that bots expect, compared with the real ones."""

import os
from pathlib import Path
from typing import Annotated

import typer

from spielwerk.cli.common.errors import CommandError


def register(app: typer.Typer) -> None:
    app.command()(calibrate)


def calibrate(
    game: Annotated[str, typer.Argument(help="Name of the game (`spielwerk games`).")],
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write the fitted lines to this file.")] = None,
    games: Annotated[int, typer.Option(min=4, help="Games of self-play.")] = 24,
    nodes: Annotated[int, typer.Option(min=1, help="Positions that `search` visits for a turn.")] = 1000,
    players: Annotated[str, typer.Option(help="Numbers of players; the games take turns.")] = "4,3,2",
    seed: Annotated[int, typer.Option(min=0, help="Seed of the games.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 means one per core.")] = 0,
    plot: Annotated[Path | None, typer.Option(help="Write real points by predicted ones as an SVG file.")] = None,
) -> None:
    """Expected final points against real ones, by round; equal calls write equal files."""
    from spielwerk.cli.common.pool import in_order
    from spielwerk.games import UnknownGame
    from spielwerk.lab.reports.charts import reliability
    from spielwerk.lab.tuning import calibrating

    try:
        counts = [int(count) for count in players.split(",")]
        work = calibrating.tasks(game, games, seed, counts, nodes)
    except (UnknownGame, ValueError) as problem:
        raise CommandError(str(problem)) from problem
    found = in_order(calibrating.foretell, work, workers or os.cpu_count() or 1)
    samples = [sample for each in found for sample in each]
    for sayer in calibrating.SAYERS:
        typer.echo(f"\n{sayer}\nround  turns   real   said  error   calibrated  error")
        for row in calibrating.measured(samples, sayer):
            typer.echo(
                f"{row.round:5}  {row.samples:5}  {row.real:5.1f}  {row.said:5.1f}  {row.error_said:5.1f}"
                f"  {row.calibrated:11.1f}  {row.error:5.1f}"
            )
    if plot:
        groups = calibrating.reliability(samples, calibrating.SAYERS[0])
        series = [(f"round {round_}", points) for round_, points in groups.items()]
        plot.write_text(reliability(series, "predicted, calibrated"), "utf-8")
    if output:
        call = f"spielwerk calibrate {game} --games {games} --nodes {nodes} --players {players} --seed {seed}"
        calibrating.write(output, game, call, samples)
        typer.echo(f"Wrote {output}.")
