"""`spielwerk report`: a simulated run as one HTML page."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from spielwerk.cli.common.errors import CommandError
from spielwerk.cli.common.output import console


def register(app: typer.Typer) -> None:
    app.command()(report)


def report(
    folder: Annotated[Path, typer.Argument(help="Folder of a run (`simulate --out`).")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The page to write.")] = Path("report.html"),
    sql: Annotated[str | None, typer.Option(help="Answer this question to the run's tables instead.")] = None,
) -> None:
    """Write one self-contained page with the charts and numbers of a run, or answer an own question."""
    from spielwerk.build.environment import ensure

    ensure("lab")
    from spielwerk.lab.reports.report import report as page
    from spielwerk.lab.runs.store import BadRun

    try:
        if sql:
            _answer(folder, sql)
            return
        output.write_text(page(folder), "utf-8")
    except BadRun as problem:
        raise CommandError(str(problem)) from problem
    except OSError as problem:
        raise CommandError(f"{output} could not be written: {problem.strerror}.") from problem
    typer.echo(f"Wrote {output}.")


def _answer(folder: Path, sql: str) -> None:
    import duckdb

    from spielwerk.lab.reports.queries import connect

    try:
        found = connect(folder).execute(sql)
    except duckdb.Error as problem:
        raise CommandError(str(problem)) from problem
    shown = Table(*[column[0] for column in found.description or []])
    for row in found.fetchall():
        shown.add_row(*[str(value) for value in row])
    console().print(shown)
