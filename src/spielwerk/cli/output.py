"""How commands print: for people with rich, for programs as JSON."""

import json
import sys
from typing import Annotated, Any

import typer
from rich.console import Console

JsonOption = Annotated[bool, typer.Option("--json", help="For programs: one JSON document on stdout.")]

PLAIN_WIDTH = 120
"""Columns when nobody's terminal says how many there are."""


def console() -> Console:
    return Console(highlight=False) if sys.stdout.isatty() else Console(highlight=False, width=PLAIN_WIDTH)


def print_json(data: Any) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False, indent=1))
