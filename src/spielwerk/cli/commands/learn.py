"""`spielwerk learn`: an evaluation from finished games."""

import json
import os
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from spielwerk.cli.common.errors import SAYS_NO, CommandError

if TYPE_CHECKING:
    from spielwerk.lab.runs.runner import Plan, Played
    from spielwerk.lab.training.gate import Verdict

T = TypeVar("T")

GameArgument = Annotated[str, typer.Argument(help="Name of the game (`spielwerk games`).")]
SeedOption = Annotated[int, typer.Option(min=0, help="Seed of everything random.")]
WorkersOption = Annotated[int, typer.Option(min=0, help="Processes; 0 means one per core.")]
BotsOption = Annotated[str, typer.Option(help="Who plays the games, separated by commas.")]
HiddenOption = Annotated[str, typer.Option(help="Units of the two layers.")]
EpochsOption = Annotated[int, typer.Option(min=1, help="Epochs: passes over all samples.")]
LambdaOption = Annotated[
    float,
    typer.Option("--lambda", min=0, max=1, help="Below 1 a second net is fitted to lambda-returns of the first."),
]
WeightsOption = Annotated[str, typer.Option(help="The weights whose misses are learned: a file or a set of ours.")]
GateOption = Annotated[int, typer.Option(min=8, help="Games of the decision; each share is tried in half as many.")]

EXPERT = "varied-search:nodes=2000+one_in=4+spread=15"
"""Who searches in the games for learning: such a game takes ten times as long as one of `varied` alone."""
LAMBDA = 0.9
"""What the loop fits with."""

learn = typer.Typer(
    no_args_is_help=True, help="An evaluation learned from games: play, fit, gate, or all of it in a loop."
)


def register(app: typer.Typer) -> None:
    app.add_typer(learn, name="learn")


@learn.command()
def play(
    game: GameArgument,
    output: Annotated[Path, typer.Option("--output", "-o", help="File for the games; the same call resumes there.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: BotsOption = "varied",
    seed: SeedOption = 0,
    workers: WorkersOption = 0,
) -> None:
    """Games of varied players, with every number of players; equal calls write equal files."""
    from spielwerk.bots.registry import UnknownBot
    from spielwerk.cli.commands.simulate import check_bots
    from spielwerk.cli.common.pool import each_in_order
    from spielwerk.games import UnknownGame
    from spielwerk.games import game as game_of
    from spielwerk.lab.training import games as training

    try:
        engine = game_of(game).engine
        check_bots(bots.split(","))
        call = f"spielwerk learn play {game} --games {games} --bots {bots} --seed {seed}"
        file = training.Played(output, {"game": game, "engine": engine, "from": call})
    except (UnknownGame, UnknownBot, training.OtherGames) as problem:
        raise CommandError(str(problem)) from problem
    work = training.tasks(game, bots.split(","), seed, games)[file.finished :]
    for course in each_in_order(training.played, work, workers or os.cpu_count() or 1):
        file.add(course)
    typer.echo(f"{output}: {games} games.")


@learn.command()
def fit(
    files: Annotated[list[Path], typer.Argument(help="Games of `learn play`.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The data file to write.")],
    weights: WeightsOption = "search",
    hidden: HiddenOption = "32,16",
    epochs: EpochsOption = 12,
    trust: LambdaOption = 1.0,
    seed: SeedOption = 0,
    workers: WorkersOption = 0,
) -> None:
    """A net for the points that the weights miss; its errors on held-out games are shown by round.

    Where players searched, a second net also learns which turns they found better.
    """
    # The products are so small that a second thread only waits: on a busy machine it costs 26 times as much.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from spielwerk.bots.evaluation import weights_of
    from spielwerk.build.environment import ensure
    from spielwerk.cli.common.pool import in_order
    from spielwerk.lab.training import fitting
    from spielwerk.lab.training.games import read
    from spielwerk.lab.training.returns import retargeted
    from spielwerk.lab.training.samples import Task, joined, sampled
    from spielwerk.lab.training.siblings import agreement, taught

    ensure("lab")
    found = [_understood(file, "games of `learn play`", read) for file in files]
    name = found[0][0]["game"]
    if any(head["game"] != name for head, _ in found):
        raise CommandError("The files hold different games.")
    work = [Task(name, weights, course) for _, courses in found for course in courses]
    samples = in_order(sampled, work, workers or os.cpu_count() or 1, "reading")
    sizes = [int(size) for size in hidden.split(",")]
    fitted = fitting.fit(samples, sizes, epochs, seed)
    learned, held = fitting.parted(samples)
    compared = taught(learned, fitted)
    if trust < 1.0 or compared:
        retargeted(samples, fitted, trust)
        fitted = fitting.fit(samples, sizes, epochs, seed, compared)
    errors = fitting.errors_by_round(fitted, joined(held))
    order = agreement(held, fitted)
    discount = f" --lambda {trust:g}" if trust < 1.0 else ""
    origin: dict[str, Any] = {
        "from": f"spielwerk learn fit --weights {weights} --hidden {hidden} --epochs {epochs}{discount} --seed {seed}",
        "games": [{**head, "games": len(courses)} for head, courses in found],
        "samples": sum(len(each.final) for each in samples),
        "turns that searches compared": sum(len(each.final) for each in compared),
        "error of the final score by round, held out": errors,
        "neighbouring turns in the order of the search, held out": asdict(order),
    }
    data = {"game": name, "origin": origin, "weights": weights_of(name, weights), "share": 1.0}
    _write(output, {**data, "net": fitting.whole(fitted)})
    typer.echo("round  spread  weights    net")
    for round_, row in errors.items():
        typer.echo(f"{round_:>5}  {row['spread']:6.1f}  {row['weights']:7.1f}  {row['net']:5.1f}")
    if order.pairs:
        typer.echo(f"{order.agreed:.1%} of {order.pairs} pairs of turns in the order of the search.")
    typer.echo(f"Wrote {output}.")


@learn.command()
def gate(
    file: Annotated[Path, typer.Argument(help="A data file of `learn fit`.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The data file to write if the net is promoted.")],
    bot: Annotated[str, typer.Option(help="Who plays with the net.")] = "turn",
    against: Annotated[str, typer.Option(help="Who plays without it.")] = "turn:weights=search",
    games: GateOption = 200,
    seed: SeedOption = 0,
    workers: WorkersOption = 0,
) -> None:
    """Choose the share of the net and let it play; ends with 1 if it is not clearly better. Nothing is written then."""
    data = _understood(file, "net of `learn fit`", _net)
    verdict = _judged(data, bot, against, games, seed, workers)
    if not verdict.passed:
        raise CommandError("Not promoted: the difference may be nothing.", SAYS_NO)
    _promote(
        data, verdict, output, f"spielwerk learn gate --bot {bot} --against {against} --games {games} --seed {seed}"
    )


@learn.command()
def loop(
    game: GameArgument,
    folder: Annotated[Path, typer.Option("--output", "-o", help="Folder for all files; the same call resumes there.")],
    generations: Annotated[int, typer.Option(min=1, help="How often a net is learned.")] = 3,
    games: Annotated[int, typer.Option(min=10, help="Games of each generation.")] = 5000,
    gate_games: GateOption = 200,
    experts: Annotated[
        int,
        typer.Option(min=0, help="Besides, so many games of each generation with one of four seats searching."),
    ] = 0,
    hidden: HiddenOption = "32,16",
    epochs: EpochsOption = 12,
    hours: Annotated[float, typer.Option(min=0, help="Start no generation after this many hours; 0: no limit.")] = 0,
    seed: SeedOption = 0,
    workers: WorkersOption = 0,
) -> None:
    """Play, fit and gate again and again: a generation plays with the last promoted net and learns from all games."""
    from spielwerk.core.rng import derive

    folder.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + hours * 3600 if hours else float("inf")
    best, played = "search", []
    for generation in range(1, generations + 1):
        if time.monotonic() > until:
            break
        own = derive(seed, generation)
        fitted, promoted = folder / f"{generation}.fit.json", folder / f"{generation}.json"
        usual = f"varied:weights={best}"
        with_expert = ",".join([usual, usual, usual, f"{EXPERT}+weights={best}"])
        kinds = (("games", games, usual, own), ("experts.games", experts, with_expert, derive(own, 1)))
        for name, count, bots, its_own in kinds:
            if count:
                played.append(folder / f"{generation}.{name}")
                play(game, played[-1], count, bots, its_own, workers)
        call = (
            f"spielwerk learn loop {game} --games {games} --experts {experts} --hidden {hidden} --epochs {epochs} "
            f"--gate-games {gate_games} --seed {seed}"
        )
        decision = folder / f"{generation}.gate.json"
        if not _decided(decision, call):
            fit(played, fitted, "search", hidden, epochs, LAMBDA, own, workers)
            data = json.loads(fitted.read_text("utf-8"))
            verdict = _judged(data, "turn", f"turn:weights={best}", gate_games, own, workers)
            promoted.unlink(missing_ok=True)
            if verdict.passed:
                _promote(data, verdict, promoted, call)
            decision.write_text(json.dumps({"from": call, **verdict.told()}, indent=1) + "\n", "utf-8")
        if promoted.exists():
            best = str(promoted)
        else:
            typer.echo(f"Generation {generation} is not promoted; the next one learns from more games.")


def _decided(decision: Path, call: str) -> bool:
    """Whether an earlier call has come to the end of this generation."""
    try:
        return bool(json.loads(decision.read_text("utf-8"))["from"] == call)
    except (OSError, ValueError, KeyError):
        return False


def _understood(file: Path, what: str, reading: Callable[[Path], T]) -> T:
    """The parsed file; any other contents end the command."""
    try:
        return reading(file)
    except (ValueError, KeyError, TypeError) as problem:
        raise CommandError(f"{file} holds no {what}.") from problem


def _net(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return {**data, "net": data["net"], "origin": data["origin"]}


def _judged(data: dict[str, Any], bot: str, against: str, games: int, seed: int, workers: int) -> "Verdict":
    from spielwerk.build.environment import ensure
    from spielwerk.lab.runs.simulation import simulate
    from spielwerk.lab.training import gate as gates

    ensure("lab")

    def run(plan: "Plan", count: int, hear: "Callable[[Played], None]") -> None:
        if simulate(plan, count, workers or os.cpu_count() or 1, 1, hear=hear)["interrupted"]:
            raise KeyboardInterrupt

    verdict = gates.gate(data, bot, against, games, seed, run)
    for share, found in [*verdict.tried.items(), (f"{verdict.share:g}, decision", verdict.decided)]:
        low, high = found.score_interval
        least, most = found.rate_interval
        typer.echo(
            f"share {share}: {found.score:+.1f} points ({low:+.1f} to {high:+.1f}), "
            f"{found.rate:+.1%} wins ({least:+.1%} to {most:+.1%}), {found.setups} set-ups"
        )
    return verdict


def _promote(data: dict[str, Any], verdict: "Verdict", output: Path, call: str) -> None:
    origin = {**data["origin"], "gate": {"from": call, **verdict.told()}}
    _write(output, {**data, "origin": origin, "share": verdict.share})
    typer.echo(f"Promoted: wrote {output}.")


def _write(output: Path, data: dict[str, Any]) -> None:
    """What people read on separate lines, the net on one line."""
    net = data.pop("net")
    text = json.dumps(data, indent=1).removesuffix("\n}")
    output.write_text(f'{text},\n "net": {json.dumps(net, separators=(",", ":"))}\n}}\n', "utf-8")
