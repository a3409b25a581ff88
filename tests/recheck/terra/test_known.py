"""The second writings know every component that does something, so that a new one is asked for by its name."""

import ast
from pathlib import Path

import pytest

from spielwerk.games import game

IN_FULL = {"age-of-innovation": ("palace", "bonus", "competency"), "terra-nova": ("bonus",)}
"""Kinds that are always written with their kind: `palace-3`. Of others the name alone may stand in a table."""
SIDES = ("-left", "-right")
"""Palaces of Terra Nova, which belong to their factions."""


@pytest.mark.parametrize("name", IN_FULL)
def test_every_component_that_does_something_is_written_a_second_time(name: str) -> None:
    folder = Path(__file__).parents[1] / name.replace("-", "_")
    files = [file for file in folder.glob("*.py") if not file.name.startswith("test_")]
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    # A table may be written as text, whose lines begin with the names.
    words = {*texts, *(line.split()[0] for text in texts for line in text.splitlines() if line.split())}
    unknown = [
        f"{row['kind']}-{row['name']}"
        for row in game(name).components()
        if row["effects"]
        and not row["name"].endswith(SIDES)
        and f"{row['kind']}-{row['name']}" not in words
        and (row["kind"] in IN_FULL[name] or row["name"] not in words)
    ]
    assert not unknown, f"tests/recheck/{folder.name}/tables.py does not know: {', '.join(unknown)}."
