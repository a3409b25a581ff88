"""`spielwerk bench`: how fast the engine plays, beside another simulator or another commit."""

from typing import Annotated

import typer

from spielwerk.build.checkout import say
from spielwerk.cli.common.errors import SAYS_NO, CommandError
from spielwerk.cli.common.files import find
from spielwerk.cli.common.output import JsonOption, print_json
from spielwerk.cli.measuring.running import Plan

ENGINES = ("python", "compiled")
USUAL_PLAYERS = 4


def register(app: typer.Typer) -> None:
    app.command("bench")(run)


def run(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One game; default: all.")] = None,
    players: Annotated[
        int | None, typer.Option(help="How many; default: all numbers, or 4 where one line per game is enough.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games of a run; game i is always the same.")] = 100,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds of interleaved runs; medians are shown.")] = 3,
    engine: Annotated[str, typer.Option(help="python, compiled or both.")] = "both",
    no_instructions: Annotated[bool, typer.Option("--no-instructions", help="Do not count instructions.")] = False,
    no_catanatron: Annotated[bool, typer.Option("--no-catanatron", help="Do not measure catanatron.")] = False,
    compare: Annotated[
        str | None, typer.Option(metavar="COMMIT", help="Compare with another commit, runs interleaved.")
    ] = None,
    forget: Annotated[
        bool, typer.Option("--forget", help="Remove the commits that --compare cached, and exit.")
    ] = False,
    lab: Annotated[bool, typer.Option("--lab", help="Measure bots, environments, workers and Ray.")] = False,
    as_json: JsonOption = False,
) -> None:
    """How fast the engine plays, in decisions per second of CPU time on one core.

    Without options: all games and numbers of players on both engines, and their ratio to catanatron in the same run.

    Where valgrind is installed, also machine instructions per decision, set-up, copy, view and more (4 players).

    `bench --compare main` tells whether the sources as they are now are slower than main: times and instructions.

    `bench --lab` takes one engine, the compiled one if available. docs/performance.md explains all figures.
    """
    from spielwerk.games import names

    if engine not in {"both", *ENGINES}:
        raise CommandError(f"--engine is python, compiled or both, not '{engine}'.")
    if lab and compare:
        raise CommandError("--lab and --compare do not go together: other commits have no laboratory here.")
    if forget:
        _forget()
        return
    engines = list(ENGINES) if engine == "both" else [engine]
    chosen = [find(game).name] if game else names()
    usual = [(name, usual_count(name, players)) for name in chosen]
    tables = [(name, number) for name in chosen for number in counts(name, players)]
    plan = Plan(tables, usual, engines, games, rounds, not no_instructions)
    if lab:
        _laboratory(plan, as_json)
    elif compare:
        _compare(plan, compare, as_json)
    else:
        _engines(plan, not no_catanatron, as_json)


def counts(name: str, players: int | None) -> list[int]:
    option = next(option for option in find(name).options if option.name == "players")
    numbers = list(range(option.least, option.most + 1))
    if players is None:
        return numbers
    if players not in numbers:
        raise CommandError(f"{name} is for {option.least} to {option.most} players, not {players}.")
    return [players]


def usual_count(name: str, players: int | None) -> int:
    found = counts(name, players)
    return found[0] if players is not None else min(USUAL_PLAYERS, found[-1])


def _engines(plan: Plan, catanatron: bool, as_json: bool) -> None:
    from spielwerk.cli.measuring import ours, printing

    measured = ours.measure(_with_what_is_there(plan), catanatron)
    if as_json:
        print_json(measured)
    else:
        printing.engines(measured)
    if differing := ours.disagreeing(measured["lines"]):
        raise CommandError(f"The two engines did not play the same games: {'; '.join(differing)}.", SAYS_NO)


def _compare(plan: Plan, name: str, as_json: bool) -> None:
    from spielwerk.cli.measuring import commits, comparing, printing

    commit = commits.find(name)
    measured = comparing.measure(_with_what_is_there(plan, in_modules=True), commit)
    if as_json:
        print_json(measured)
    else:
        printing.comparison(measured)


def _forget() -> None:
    from spielwerk.cli.measuring import commits

    typer.echo(f"Removed commits: {commits.drop(0)}.")


def _with_what_is_there(plan: Plan, in_modules: bool = False) -> Plan:
    """With the available engines; the compiled one is built first (`in_modules`: even where one library is there)."""
    from dataclasses import replace

    from spielwerk.build.compiled import CannotCompile, build, build_modules
    from spielwerk.build.environment import EnvironmentProblem, ensure

    if "compiled" not in plan.engines:
        return plan
    try:
        ensure("compile")
        (build_modules if in_modules else build)()
    except (EnvironmentProblem, CannotCompile) as problem:
        if plan.engines == ["compiled"]:
            raise CommandError(f"There is no compiled engine to measure. {problem}") from problem
        say(f"Without the compiled engine: {problem}")
        return replace(plan, engines=["python"])
    return plan


def _laboratory(plan: Plan, as_json: bool) -> None:
    from spielwerk.cli.measuring import laboratory, printing

    measured = laboratory.measure(_with_what_is_there(plan))
    if as_json:
        print_json({"laboratory": measured})
    else:
        printing.laboratory(measured)
