"""`spielwerk simulate`: many games between bots, as tables and records."""

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer

from spielwerk.cli.common.errors import SAYS_NO, CommandError

INTERRUPTED = "Interrupted; with --out finished games are kept, and the same call resumes there."


def register(app: typer.Typer) -> None:
    app.command()(simulate)


def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="Name of the game (`spielwerk games`).")],
    players: Annotated[int | None, typer.Option(help="Number of players; the game's default if left out.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="Bots, separated by commas; they take turns over the seats.")] = "random",
    seed: Annotated[int, typer.Option(min=0, help="Game i draws from (seed, i).")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 means one per core.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Folder for Parquet tables; a second call resumes there.")] = None,
    records: Annotated[Path | None, typer.Option(help="Folder for the record of every game.")] = None,
    settings: Annotated[list[str] | None, typer.Option("--set", help="Option of the game, key=value.")] = None,
    ray: Annotated[str | None, typer.Option(help="Play on a Ray cluster: its address, or `local`.")] = None,
    vary: Annotated[
        list[str] | None, typer.Option(help="Option whose values the games take in turn: `--vary players --vary sets`.")
    ] = None,
    force: Annotated[
        list[str] | None,
        typer.Option(help="Faction, board or civilization that a seat must have: `--force A=monks --force B=moles`."),
    ] = None,
    deal: Annotated[bool, typer.Option(help="Factions, boards and civilizations are dealt instead of chosen.")] = False,
    check: Annotated[bool, typer.Option(help="Examine every position for defects, lost pieces and points.")] = False,
    check_every: Annotated[int, typer.Option(min=1, help="With --check: examine one game in this many.")] = 1,
    from_records: Annotated[
        Path | None, typer.Option(help="Play nothing: build --out from the game's finished records in this folder.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> None:
    """Play many games between bots and keep what happened."""
    _refuse_idle(context)
    if from_records:
        _retell(game, from_records, out)
        return
    from spielwerk.bots.registry import UnknownBot
    from spielwerk.build.environment import ensure
    from spielwerk.cli.common.words import sentence
    from spielwerk.core.data_option import with_files
    from spielwerk.core.options import BadOption
    from spielwerk.games import UnknownGame
    from spielwerk.games import game as game_of
    from spielwerk.lab.runs.checks import CheckFailed
    from spielwerk.lab.runs.cluster import NoCluster
    from spielwerk.lab.runs.runner import CHANCE_BATCH, Plan
    from spielwerk.lab.runs.simulation import simulate as run
    from spielwerk.lab.runs.store import BadRun
    from spielwerk.lab.runs.varied import variants

    ensure(*[group for group, asked in (("lab", out), ("cluster", ray)) if asked])
    options = {**options_of(settings), **({} if players is None else {"players": players})}
    try:
        options = with_files(game_of(game).options, options)
        options = {"players": game_of(game).checked(options)["players"], **options}
        varied = variants(game_of(game), options, vary) if vary else []
        forced = forced_of(game, force, varied or [options], deal)
        examined = check_every if check else 0
        plan = Plan(game, bots.split(","), seed, options, check=examined, varied=varied, forced=forced, dealt=deal)
        check_bots(plan.bots)
        if records:
            records.mkdir(parents=True, exist_ok=True)
        size = CHANCE_BATCH if set(plan.bots) <= {"random", "uniform"} else 1
        summary = run(plan, games, workers or os.cpu_count() or 1, size, out, records, as_json, ray=ray)
    except (UnknownGame, UnknownBot, BadOption, BadRun, NoCluster) as problem:
        raise CommandError(sentence(game, problem)) from problem
    except CheckFailed as problem:
        raise CommandError(str(problem), SAYS_NO) from problem
    typer.echo(json.dumps(summary) if as_json else in_words(summary))
    if summary["interrupted"]:
        raise typer.Exit(130)


def _refuse_idle(context: typer.Context) -> None:
    """Options that would do nothing beside the others."""
    typed = {each.name: each.opts[0] for each in context.command.params if _is_typed(context, each.name)}
    if "from_records" in typed:
        idle = [option for name, option in typed.items() if name not in ("game", "from_records", "out")]
        if idle:
            raise CommandError(f"--from-records plays nothing: it takes --out, not {', '.join(idle)}.")
    if "check_every" in typed and "check" not in typed:
        raise CommandError("--check-every belongs to --check.")


def _is_typed(context: typer.Context, name: str | None) -> bool:
    source = context.get_parameter_source(name) if name else None
    return source is not None and source.name == "COMMANDLINE"


def _retell(game: str, folder: Path, out: Path | None) -> None:
    from spielwerk.build.environment import ensure
    from spielwerk.games import UnknownGame
    from spielwerk.games import game as game_of
    from spielwerk.lab.runs.retold import begins_like_a_record, tables
    from spielwerk.lab.runs.runner import Plan
    from spielwerk.lab.runs.store import BadRun, Store

    if out is None:
        raise CommandError("--from-records writes tables: name their folder with --out.")
    if not folder.is_dir():
        raise CommandError(f"There is no folder {folder}.")
    if list((out / "games").glob("*.parquet")):
        raise CommandError(f"{out} holds games already; choose a new folder.")
    ensure("lab")
    store: Store | None = None
    told = 0
    try:
        game_of(game)
        there = sorted(path for path in folder.rglob("*") if path.is_file())
        files = [path for path in there if begins_like_a_record(path)]
        if others := len(there) - len(files):
            typer.echo(f"Files left out that are no records: {others}.", err=True)
        for file, found in tables(files, game):
            if isinstance(found, str):
                typer.echo(f"{file.name} is left out: {found}", err=True)
            else:
                store = store or Store(out, Plan(game, []))
                store.add(found)
                told += 1
    except (UnknownGame, BadRun) as problem:
        raise CommandError(str(problem)) from problem
    if store is None:
        raise CommandError(f"{folder} holds no finished game of {game}.")
    store.flush()
    typer.echo(f"{told} games")


def options_of(settings: list[str] | None) -> dict[str, object]:
    options: dict[str, object] = {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals:
            raise CommandError(f"--set takes key=value, not '{setting}'.")
        options[name] = value
    return options


def forced_of(
    game: str, force: list[str] | None, games: list[dict[str, object]], deal: bool = False
) -> dict[str, list[str]]:
    """What is forced onto seats, in the form that plans store; raises BadOption if games with these options cannot have
    it."""
    from spielwerk.games import game as game_of
    from spielwerk.lab.runs.forcing import Forcing

    if force and deal:
        raise CommandError("--force and --deal exclude each other: what is not forced is chosen.")
    forced: dict[str, list[str]] = {}
    for each in force or []:
        seat, equals, names = each.partition("=")
        if not equals:
            raise CommandError(f"--force takes SEAT=NAME, `A=monks`, not '{each}'.")
        forced.setdefault(seat, []).extend(names.split(","))
    for options in games if forced else []:
        game_of(game).new(0, Forcing(game_of(game), forced).options(options))
    return forced


def check_bots(bots: list[str]) -> None:
    from spielwerk.bots.registry import bot

    for name in bots:
        bot(name)


def in_words(summary: dict[str, Any]) -> str:
    lines = [f"{summary['games']} games, {summary['answers']} answers, {summary['seconds']:.1f} s"]
    if summary["skipped"]:
        lines[0] += f" ({summary['skipped']} were there already)"
    lines += [
        f"{name:24} mean score {row['score']:6.1f}   wins {row['won']:8.1f} of {row['seats']} seats"
        for name, row in summary["bots"].items()
    ]
    if summary["interrupted"]:
        lines.append(INTERRUPTED)
    return "\n".join(lines)
