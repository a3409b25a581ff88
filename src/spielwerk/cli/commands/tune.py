"""`spielwerk tune`: weights of a game's evaluation from self-play."""

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer


class By(StrEnum):
    fit = "fit"
    play = "play"


def register(app: typer.Typer) -> None:
    app.command()(tune)


def tune(
    game: Annotated[str, typer.Argument(help="Name of the game (`spielwerk games`).")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The data file to write.")],
    by: Annotated[
        By, typer.Option(help="Fit the final scores of games as they are played, or play with changed weights.")
    ] = By.fit,
    games: Annotated[int, typer.Option(min=1, help="Games of self-play (in each step).")] = 100,
    steps: Annotated[int, typer.Option(min=1, help="By play: how often the weights are moved.")] = 1,
    bots: Annotated[str, typer.Option(help="Who plays, separated by commas; by play only one.")] = "planner:nodes=400",
    players: Annotated[int, typer.Option(help="Number of players.")] = 4,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the games.")] = 0,
    prior: Annotated[str, typer.Option(help="Weights to start from: a file or a set of ours; empty: the usual.")] = "",
    pull: Annotated[float, typer.Option(min=0, help="Fit: how many samples the present weights count as.")] = 2000,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 means one per core.")] = 0,
) -> None:
    """Weights of an evaluation from many games; equal calls write equal files."""
    from spielwerk.bots.evaluation import weights_of
    from spielwerk.build.environment import ensure
    from spielwerk.cli.common.pool import in_order
    from spielwerk.core.rng import derive
    from spielwerk.games import game as game_of
    from spielwerk.lab.tuning import fitting, trials

    ensure("lab")
    options: dict[str, object] = {"players": players}
    weights = weights_of(game, prior)
    workers = workers or os.cpu_count() or 1
    call = f"spielwerk tune {game}{' --by play' if by is By.play else ''} --games {games}"
    told = f"--bots {bots} --players {players} --seed {seed} --prior {prior or 'usual'}"
    if by is By.fit:
        names = game_of(game).feature_names()
        work = fitting.tasks(game, bots.split(","), seed, options, games)
        found = in_order(fitting.sample_batch, work, workers)
        weights, errors = fitting.fit(names, found, weights, pull)
        origin: dict[str, Any] = {
            "from": f"{call} {told} --pull {pull:g}",
            "engine": game_of(game).engine,
            "samples": sum(len(each.finals) for each in found),
            "error of the final score": errors,
        }
    else:
        earned = []
        for number in range(steps):
            trial_work = trials.tasks(game, bots, derive(seed, number), options, weights, games)
            weights, report = trials.step(weights, in_order(trials.trial, trial_work, workers))
            earned.append(report)
        origin = {
            "from": f"{call} --steps {steps} {told}",
            "engine": game_of(game).engine,
            "points that a move of each weight earned": earned,
        }
    fitting.write(output, game, weights, origin)
    typer.echo(f"Wrote {output}.")
