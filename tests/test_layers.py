"""Layers import downwards only, and games only through their registry."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from spielwerk.build.checkout import SOURCE

PACKAGE = SOURCE / "spielwerk"

BELOW = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "lab": {"core", "games", "bots", "lab", "build"},
    "server": {"core", "games", "bots", "server"},
    "cli": {"core", "games", "bots", "lab", "server", "cli", "build"},
    "build": {"build"},
}
"""Layer -> the layers it may import."""

GAMES = {state.parent.name for state in (PACKAGE / "games").glob("*/game.py")}

MODULES = [
    module.relative_to(PACKAGE)
    for layer in sorted(BELOW)
    for module in sorted((PACKAGE / layer).rglob("*.py"))
]  # fmt: skip


def imported(module: Path) -> Iterator[list[str]]:
    """The names after `spielwerk.` of everything of ours that a module imports anywhere in its text."""
    for node in ast.walk(ast.parse((PACKAGE / module).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}:{node.lineno}: imports are absolute"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name.split(".")[1:] for name in names if name.split(".")[0] == "spielwerk")


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_imports_point_downwards(module: Path) -> None:
    layer = module.parts[0]
    for parts in imported(module):
        if parts and parts[0] in BELOW:
            assert parts[0] in BELOW[layer], f"{layer} may not import {'.'.join(parts)}"
        if layer != "games" and len(parts) > 1 and parts[0] == "games":
            assert parts[1] not in GAMES, f"{'.'.join(parts)} is reached through the registry of games"


@pytest.mark.parametrize("module", [m for m in MODULES if m.parts[0] == "games" and m.parts[1] in GAMES], ids=str)
def test_a_game_knows_no_other_game(module: Path) -> None:
    for parts in imported(module):
        if len(parts) > 1 and parts[0] == "games":
            assert parts[1] not in GAMES - {module.parts[1]}


def test_every_folder_says_its_purpose_first() -> None:
    for folder in {module.parent for module in PACKAGE.rglob("*.py")}:
        init = folder / "__init__.py"
        assert init.is_file(), f"{folder} would be missing in a wheel"
        assert ast.get_docstring(ast.parse(init.read_text("utf-8"))), f"{init} has no first line"
