"""How commands print: for people with rich, for programs as JSON."""

import json
import sys
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from spielwerk.core.naming import letter

JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON document, for programs.")]

PLAIN_WIDTH = 120
"""Width in columns where there is no terminal."""


def console() -> Console:
    """Without rich's markup: brackets in names and texts are brackets."""
    return Console(highlight=False, markup=False, width=None if sys.stdout.isatty() else PLAIN_WIDTH)


def answer_line(seat: int, notation: str, outcome: str, ply: int = 0) -> Text:
    """An answer and what it brought, on one line."""
    line = Text()
    if ply:
        line.append(f"{ply:4} ", "dim")
    return line.append(letter(seat), "bold").append(f" {notation}  ").append(outcome, "dim")


def print_json(data: Any) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False, indent=1))
