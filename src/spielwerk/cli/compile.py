"""`spielwerk compile`: build the compiled engine."""

import typer

from spielwerk.build.checkout import ROOT
from spielwerk.build.environment import EnvironmentProblem, ensure
from spielwerk.cli.errors import CommandError


def register(app: typer.Typer) -> None:
    app.command("compile")(run)


def run() -> None:
    """Compile the engine with mypyc; SPIELWERK_ENGINE=compiled then uses it."""
    from spielwerk.build.compiled import CannotCompile, build

    try:
        ensure("test")
        folder = build()
    except EnvironmentProblem as problem:
        raise CommandError(str(problem)) from problem
    except CannotCompile as problem:
        raise CommandError(str(problem), problem.status) from problem
    typer.echo(f"The compiled engine is in {folder.relative_to(ROOT)}.")
    typer.echo("Use it with SPIELWERK_ENGINE=compiled; after an edit, compile again.")
