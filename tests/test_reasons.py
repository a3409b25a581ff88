"""Whoever sets a game up is told in their own language what cannot be: every refused option has a reason with texts."""

import ast
from collections.abc import Iterator
from pathlib import Path

import spielwerk

PACKAGE = Path(spielwerk.__file__).parent


def without_reason(file: Path) -> Iterator[int]:
    """Lines that refuse with a sentence alone."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "BadOption" and len(node.args) < 2:
            yield node.lineno


def test_every_refused_option_has_a_reason() -> None:
    files = [file for folder in ("core", "games") for file in sorted((PACKAGE / folder).rglob("*.py"))]
    assert [f"{file.name}:{line}" for file in files for line in without_reason(file)] == []
