"""`spielwerk compile`: build the compiled engine."""

from pathlib import Path
from typing import Annotated

import typer

from spielwerk.build.checkout import IN_CHECKOUT, shown
from spielwerk.build.environment import ensure
from spielwerk.cli.common.errors import CommandError

PRACTICE = Path(__file__).parents[1] / "measuring" / "practice.py"


def register(app: typer.Typer) -> None:
    app.command("compile")(run)


def run(
    whole: Annotated[
        bool, typer.Option("--whole", help="As one library, by a profile of games: slower to build, faster to run.")
    ] = False,
) -> None:
    """Compile the engine with mypyc; SPIELWERK_ENGINE=compiled then uses it."""
    from spielwerk.build import compiled
    from spielwerk.build import whole as library
    from spielwerk.build.compiled import CannotCompile
    from spielwerk.build.engine import SHIPPED, current_build

    # Also for a build that is there: a new environment lacks what the compiled modules import.
    if current_build().parent != SHIPPED:
        ensure("compile")
    try:
        folder = library.build(PRACTICE) if whole else compiled.build()
    except CannotCompile as problem:
        raise CommandError(str(problem), problem.status) from problem
    typer.echo(f"The compiled engine is in {shown(folder)}.")
    change = "an edit" if IN_CHECKOUT else "an upgrade"
    typer.echo(f"Use it with SPIELWERK_ENGINE=compiled; after {change}, compile again.")
