"""`spielwerk test`: every check of the project in one call; a failed one does not stop the others."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Annotated, Literal

import typer

from spielwerk.build.checkout import ROOT
from spielwerk.build.environment import EnvironmentProblem, ensure
from spielwerk.cli.common.errors import BAD_INPUT, OK, SAYS_NO

Engine = Literal["python", "compiled"]
Long = Literal["", "aside", "all"]
"""Which long tests run: none, those that are not about the engine alone, all."""
Stage = tuple[str, Callable[[], int]]
ENGINE_TESTS = ["tests/contract", "tests/cases", "tests/recheck", "tests/games"]
"""Tests that need only an engine."""

SKIPPED = -1
WAITING = 2
"""Workers beyond one per core."""


def register(app: typer.Typer) -> None:
    app.command("test", context_settings={"allow_extra_args": True, "ignore_unknown_options": True})(run)


def run(
    context: typer.Context,
    long: Annotated[
        bool, typer.Option("--long", help="Also the long tests; long games on the compiled engine.")
    ] = False,
    engine: Annotated[Engine | None, typer.Option(help="Run the tests on this engine only.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Only pytest: no lint, no types.")] = False,
) -> None:
    """Lint, types and tests, the contract suite on the compiled engine too.

    Other arguments go to pytest; with them, the tests run on the Python engine unless another is named.
    """
    ensure("test", "lab", "learn")
    try:
        ensure("openspiel")
    except EnvironmentProblem as problem:
        typer.secho(f"Without OpenSpiel, whose tests are skipped: {problem}", fg="yellow", err=True)
    stages: list[Stage] = []
    if not quick:
        stages += [
            ("lint", lambda: _call("ruff", "check", ".", "spielwerk")),
            ("format", lambda: _call("ruff", "format", "--check", "--output-format", "concise", ".", "spielwerk")),
            ("types", lambda: _call("mypy")),
        ]
    if engine is None and not context.args:
        stages.append(("tests", lambda: _pytest("python", "aside" if long else "", [])))
        if long:
            # Long games need nothing but an engine, and the compiled one is quicker.
            stages.append(("engine tests with long games, compiled engine", lambda: _compiled("all", ENGINE_TESTS)))
        else:
            stages.append(("contract suite, compiled engine", lambda: _compiled("", ["tests/contract"])))
    else:
        test = _compiled if engine == "compiled" else partial(_pytest, "python")
        stages.append((f"tests, {engine or 'python'} engine", lambda: test("all" if long else "", context.args)))
    raise typer.Exit(_run_all(stages))


def _run_all(stages: list[Stage]) -> int:
    results: list[tuple[str, int, float]] = []
    for name, stage in stages:
        typer.secho(f"\n== {name}", bold=True)
        started = time.monotonic()
        results.append((name, stage(), time.monotonic() - started))

    typer.secho("\n== summary", bold=True)
    for name, status, seconds in results:
        word, colour = {OK: ("ok", "green"), SKIPPED: ("skipped", "yellow")}.get(status, ("FAILED", "red"))
        typer.secho(f"{word:8} {name} ({seconds:.0f} s)", fg=colour)
    return SAYS_NO if any(status not in {OK, SKIPPED} for _, status, _ in results) else OK


def _call(module: str, *arguments: str, **variables: str) -> int:
    command = [sys.executable, "-P", "-m", module, *arguments]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **variables}).returncode


def _pytest(engine: Engine, long: Long, arguments: list[str]) -> int:
    variables = {"SPIELWERK_ENGINE": engine, "SPIELWERK_LONG": long}
    # Tests with a browser or a server wait most of the time: more workers than cores keep the cores busy.
    workers = str((os.cpu_count() or 1) + WAITING)
    # worksteal: rule cases take a millisecond and whole games seconds, so fixed shares would leave a core idle.
    return _call("pytest", "-n", workers, "--dist", "worksteal", *arguments, **variables)


def _compiled(long: Long, arguments: list[str]) -> int:
    from spielwerk.build.compiled import CannotCompile, build

    try:
        build()
    except CannotCompile as problem:
        typer.echo(str(problem))
        required = os.environ.get("SPIELWERK_REQUIRE", "").split(",")
        return SKIPPED if problem.status == BAD_INPUT and "compiler" not in required else SAYS_NO
    return _pytest("compiled", long, arguments)
