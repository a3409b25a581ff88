"""`spielwerk bench`: how fast the engine plays, interpreted and compiled, beside a well-known Python simulator."""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from spielwerk.build.checkout import BUILD, SOURCE, say, shown
from spielwerk.cli.common.errors import CommandError
from spielwerk.cli.common.files import find
from spielwerk.cli.common.output import JsonOption, console, print_json

OTHER = "catanatron==3.2.1"
"""What we compare with: random games of four in a popular simulator of another game, in an environment of its own."""
OTHER_ENVIRONMENT = BUILD / "bench-venv"
OTHER_GAMES = 20

THIN_DECISIONS = 200
THIN_BUILDINGS = 6
"""Under these per game and per player, a figure says little: empty games are quick."""

POLICIES = ("random", "settler")


def register(app: typer.Typer) -> None:
    app.command("bench")(run)


def run(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One game; all of them without a name.")] = None,
    players: Annotated[int | None, typer.Option(help="One number of players; all of them without it.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games for each line.")] = 200,
    engine: Annotated[str, typer.Option(help="python, compiled or both.")] = "both",
    compare: Annotated[bool, typer.Option(help="Measure catanatron in the same run.")] = True,
    lab: Annotated[bool, typer.Option(help="Measure bots, environments and workers instead, on this engine.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Decisions and games per second of CPU time on one core, with what the games were like."""
    from spielwerk.games import names

    engines = {"both": ["python", "compiled"], "python": ["python"], "compiled": ["compiled"]}.get(engine)
    if engines is None:
        raise CommandError(f"--engine is python, compiled or both, not '{engine}'.")
    tables = [(name, number) for name in ([find(game).name] if game else names()) for number in counts(name, players)]
    if lab:
        _laboratory(tables, as_json)
        return
    if "compiled" in engines and not _compiled_is_there():
        engines.remove("compiled")
    lines = [
        _measure(each, name, number, policy, games)
        for name, number in tables
        for policy in POLICIES
        for each in engines
    ]
    other = _catanatron() if compare else None
    if as_json:
        print_json({"lines": lines, "catanatron": other})
        return
    console().print(_table(lines))
    console().print(
        f"* under {THIN_DECISIONS} decisions per game or {THIN_BUILDINGS} buildings per player", style="dim"
    )
    if other:
        console().print(
            f"{OTHER.replace('==', ' ')}, random players, 4 seats: {other['decisions_per_second']:,.0f} decisions/s, "
            f"{other['games_per_second']:,.1f} games/s, {other['decisions_per_game']:.0f} decisions per game"
        )


def _laboratory(tables: list[tuple[str, int]], as_json: bool) -> None:
    from spielwerk import engine
    from spielwerk.build.environment import ensure

    ensure("lab", "learn")
    from spielwerk.lab.speed import measure

    measured = [{"engine": engine(), **measure(name, number)} for name, number in tables]
    if as_json:
        print_json({"laboratory": measured})
        return
    for each in measured:
        console().print(f"{each['game']}, {each['players']} players, {each['engine']}", style="bold")
        for spec, rate in each["nodes_per_second"].items():
            console().print(f"  {spec}: {rate:,.0f} positions/s")
        console().print(f"  environment: {each['steps_per_second']:,.0f} steps/s")
        console().print(f"  by the clock, with a load of {each['load']:.1f} on {each['cores']} cores before:")
        for workers, rate in each["games_per_second"].items():
            console().print(f"  {workers} worker{'s' if workers > 1 else ''}: {rate:,.1f} random games/s")


def counts(name: str, players: int | None) -> list[int]:
    option = next(option for option in find(name).options if option.name == "players")
    numbers = list(range(option.least, option.most + 1))
    if players is None:
        return numbers
    if players not in numbers:
        raise CommandError(f"{name} is for {option.least} to {option.most} players, not {players}.")
    return [players]


def _compiled_is_there() -> bool:
    from spielwerk.build.compiled import CannotCompile, build
    from spielwerk.build.environment import EnvironmentProblem, ensure

    try:
        ensure("compile")
        build()
    except (EnvironmentProblem, CannotCompile) as problem:
        say(f"Without the compiled engine: {problem}")
        return False
    return True


def _measure(engine: str, game: str, players: int, policy: str, games: int) -> dict[str, Any]:
    """In a process of its own: an engine is chosen before anything is imported."""
    say(f"{game}, {players} players, {policy}, {engine} ...")
    command = [sys.executable, "-P", "-m", "spielwerk.cli.bench_worker", game, str(players), policy, str(games)]
    variables = {**os.environ, "SPIELWERK_ENGINE": engine, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(command, env=variables, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise CommandError(f"The {engine} engine did not finish its games.", 1)
    line: dict[str, Any] = json.loads(done.stdout)
    if line["engine"] != engine:
        raise CommandError(
            f"The {engine} engine was asked for, but {line['engine']} ran; was a source edited meanwhile?"
        )
    return line


def _catanatron() -> dict[str, Any] | None:
    python = OTHER_ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin") / "python"
    try:
        if not _runs(python, "-c", "import catanatron"):
            say(f"Installing {OTHER} into {shown(OTHER_ENVIRONMENT)} ...")
            venv.create(OTHER_ENVIRONMENT, with_pip=True, clear=True)
            if not _runs(python, "-m", "pip", "install", "--quiet", OTHER):
                say(f"Without {OTHER}: it could not be installed.")
                return None
        say(f"{OTHER}, 4 players ...")
        script = Path(__file__).parents[1] / "bench_catanatron.py"
        done = subprocess.run([python, script, "4", str(OTHER_GAMES)], stdout=subprocess.PIPE, text=True)
    except (OSError, subprocess.SubprocessError) as problem:
        say(f"Without {OTHER}: {problem}.")
        return None
    if done.returncode:
        say(f"Without {OTHER}: it did not finish its games.")
        return None
    measured: dict[str, Any] = json.loads(done.stdout)
    return measured


def _runs(python: Path, *arguments: str) -> bool:
    return python.exists() and subprocess.run([python, *arguments], capture_output=True).returncode == 0


def _table(lines: list[dict[str, Any]]) -> Table:
    table = Table()
    for heading in ("game", "players", "policy", "engine"):
        table.add_column(heading, no_wrap=True)
    for heading in (
        "decisions / s",
        "games / s",
        "decisions / game",
        "mean branching",
        "buildings / player",
        "with records",
    ):
        table.add_column(heading, justify="right")
    for line in lines:
        thin = line["decisions_per_game"] < THIN_DECISIONS or line["buildings_per_player"] < THIN_BUILDINGS
        table.add_row(
            line["game"],
            str(line["players"]),
            line["policy"],
            line["engine"],
            f"{line['decisions_per_second']:,.0f}{'*' if thin else ' '}",
            f"{line['games_per_second']:,.0f}",
            f"{line['decisions_per_game']:.0f}",
            f"{line['branching']:.1f}",
            f"{line['buildings_per_player']:.1f}",
            f"{line['record_cost']:+.0%}",
        )
    return table
