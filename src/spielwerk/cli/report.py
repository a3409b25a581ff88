"""`spielwerk report`: a simulated run as one HTML page."""

from pathlib import Path
from typing import Annotated

import typer

from spielwerk.cli.errors import CommandError


def register(app: typer.Typer) -> None:
    app.command()(report)


def report(
    folder: Annotated[Path, typer.Argument(help="Folder of a run (`simulate --out`).")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The page to write.")] = Path("report.html"),
) -> None:
    """Write one self-contained page with the charts and numbers of a run."""
    from spielwerk.build.environment import ensure

    ensure("lab")
    from spielwerk.lab.report import report as page
    from spielwerk.lab.store import BadRun

    try:
        output.write_text(page(folder), "utf-8")
    except BadRun as problem:
        raise CommandError(str(problem)) from problem
    except OSError as problem:
        raise CommandError(f"{output} could not be written: {problem.strerror}.") from problem
    typer.echo(f"Wrote {output}.")
