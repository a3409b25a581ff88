"""`spielwerk tune`: weights of a game's evaluation from self-play."""

import os
from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command()(tune)


def tune(
    game: Annotated[str, typer.Argument(help="Name of the game (`spielwerk games`).")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The data file to write.")],
    games: Annotated[int, typer.Option(min=1, help="Games of self-play.")] = 100,
    bots: Annotated[str, typer.Option(help="Who plays, separated by commas.")] = "planner:nodes=400",
    players: Annotated[int, typer.Option(help="Number of players.")] = 4,
    seed: Annotated[int, typer.Option(min=0, help="Where the games come from.")] = 0,
    prior: Annotated[str, typer.Option(help="Weights to start from: a file or a set of ours; empty: the usual.")] = "",
    pull: Annotated[float, typer.Option(min=0, help="How many samples the present weights count for.")] = 2000,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 means one per core.")] = 0,
) -> None:
    """Fit the weights of an evaluation to the final scores of many games; equal calls write equal files."""
    import multiprocessing

    from rich.progress import track

    from spielwerk.bots.evaluation import weights_of
    from spielwerk.build.environment import ensure
    from spielwerk.games import game as game_of
    from spielwerk.lab import tuning

    ensure("lab")
    options: dict[str, object] = {"players": players}
    names = game_of(game).new(0, options).feature_names()
    work = tuning.tasks(game, bots.split(","), seed, options, games)
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        found = [tuning.sample_batch(task) for task in track(work, "self-play", transient=True)]
    else:
        with multiprocessing.get_context("spawn").Pool(workers) as pool:
            found = list(track(pool.imap(tuning.sample_batch, work), "self-play", total=games, transient=True))
    weights, errors = tuning.fit(names, found, weights_of(game, prior), pull)
    origin = {
        "from": f"spielwerk tune {game} --games {games} --bots {bots} --players {players} --seed {seed} "
        f"--prior {prior or 'usual'} --pull {pull:g}",
        "engine": game_of(game).engine,
        "samples": sum(len(each.finals) for each in found),
        "error of the final score": errors,
    }
    tuning.write(output, game, weights, origin)
    typer.echo(f"Wrote {output}: error of the final score {errors['before']} before, {errors['after']} after.")
