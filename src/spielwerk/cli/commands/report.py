"""`spielwerk report`: a simulated run as one HTML page."""

import sys
from csv import writer as csv_writer
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

from spielwerk.cli.common.errors import CommandError
from spielwerk.cli.common.language import LanguageOption, language
from spielwerk.cli.common.output import console

PAGE: Final = Path("report.html")


def register(app: typer.Typer) -> None:
    app.command()(report)


def report(
    folders: Annotated[
        list[Path], typer.Argument(help="Folder of a run (`simulate --out`); several are put side by side.")
    ],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="The page to write.", show_default=str(PAGE))
    ] = None,
    charts: Annotated[
        Path | None, typer.Option(help="Folder for every chart as SVG and every table as CSV, beside the page.")
    ] = None,
    sql: Annotated[str | None, typer.Option(help="Run this query on the run's tables instead.")] = None,
    csv: Annotated[bool, typer.Option("--csv", help="With --sql: the answer as CSV.")] = False,
    by_name: Annotated[bool, typer.Option("--by-name", help="Tell people in records apart by their names.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Write one self-contained page with the charts and numbers of runs, or run a query of your own."""
    from spielwerk.build.environment import ensure

    if csv and not sql:
        raise CommandError("--csv belongs to --sql; tables of the page come with --charts FOLDER.")
    if sql and (charts or output):
        option = "--charts" if charts else "--output"
        raise CommandError(f"{option} belongs to the page, and --sql writes none; its answer comes as CSV with --csv.")
    output = output or PAGE
    ensure("lab")
    from spielwerk.lab.reports.report import report as page
    from spielwerk.lab.runs.store import BadRun

    try:
        if sql:
            _answer(folders, sql, csv, by_name)
            return
        found = page(folders, language(), by_name)
        output.write_text(found.html(), "utf-8")
        if charts:
            charts.mkdir(parents=True, exist_ok=True)
            for name, text in found.files.items():
                (charts / name).write_text(text, "utf-8")
    except BadRun as problem:
        raise CommandError(str(problem)) from problem
    except OSError as problem:
        raise CommandError(f"{problem.filename or output} could not be written: {problem.strerror}.") from problem
    typer.echo(f"Wrote {output}.")


def _answer(folders: list[Path], sql: str, as_csv: bool, by_name: bool) -> None:
    import duckdb

    from spielwerk.lab.reports.views import connect
    from spielwerk.lab.reports.words import Words

    people = "" if by_name else Words(language()).say("people")
    try:
        found = connect(folders, people).execute(sql)
    except duckdb.Error as problem:
        raise CommandError(str(problem)) from problem
    heads = [column[0] for column in found.description or []]
    rows = [["" if value is None else str(value) for value in row] for row in found.fetchall()]
    if as_csv:
        writer = csv_writer(sys.stdout, lineterminator="\n")
        writer.writerows([heads, *rows])
    elif _width(heads, rows) <= console().width:
        _as_table(heads, rows)
    else:
        _as_blocks(heads, rows)


def _width(heads: list[str], rows: list[list[str]]) -> int:
    """Of the table, with three characters between columns and one at its sides."""
    return 1 + sum(3 + max(len(row[n]) for row in [heads, *rows]) for n in range(len(heads)))


def _as_table(heads: list[str], rows: list[list[str]]) -> None:
    shown = Table(*heads)
    for row in rows:
        shown.add_row(*row)
    console().print(shown)


def _as_blocks(heads: list[str], rows: list[list[str]]) -> None:
    """A table wider than the terminal: each row as a block of lines, one for each column."""
    for number, row in enumerate(rows, 1):
        shown = Table.grid(padding=(0, 2))
        for head, value in zip(heads, row, strict=True):
            shown.add_row(head, value)
        console().rule(str(number), align="left")
        console().print(shown)
