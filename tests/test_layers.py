"""Layers import downwards only, and games only through their registry."""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from spielwerk.build.checkout import SOURCE

PACKAGE = SOURCE / "spielwerk"

BELOW = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "library": {"core", "games", "bots", "library"},
    "lab": {"core", "games", "bots", "lab", "build"},
    "server": {"core", "games", "bots", "server"},
    "cli": {"core", "games", "bots", "library", "lab", "server", "cli", "build"},
    "build": {"build"},
}
"""Layer -> the layers it may import."""

WITHIN = {
    "rules": {"rules"},
    "shown": {"rules", "shown"},
    "stored": {"rules", "stored"},
    "evaluation": {"rules", "evaluation"},
    "casework": {"rules", "shown", "stored", "casework"},
    "game": {"rules", "shown", "stored", "evaluation", "casework"},
}
"""Part of a game, and of what games share -> the parts it may import, late imports included."""

FOLDERS = {
    "server": {
        "wire": {"wire"},
        "data": {"wire", "data"},
        "tables": {"wire", "data", "tables"},
        "admin": {"wire", "data", "tables", "admin"},
        "http": {"wire", "data", "tables", "admin", "http"},
    },
    "lab": {
        "runs": {"runs"},
        "reports": {"runs", "reports"},
        "learning": {"learning"},
        "tuning": {"runs", "tuning"},
        "training": {"runs", "training"},
    },
    "cli": {
        "common": {"common"},
        "measuring": {"common", "measuring"},
        "commands": {"common", "measuring", "commands"},
    },
}
"""Layer -> its folder -> the folders of the layer that it may import."""

LATE = {"shown.terminal", "casework.work"}
"""What `game.py` imports when it is asked for: rich is heavy, and hardly anybody needs cases."""

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


def part_of(parts: Sequence[str]) -> str:
    """Which part of a game a module or import belongs to; empty for what is none of a game's."""
    return parts[2].removesuffix(".py") if parts[0] == "games" and len(parts) > 2 else ""


@pytest.mark.parametrize("module", [m for m in MODULES if part_of(m.parts) in WITHIN], ids=str)
def test_the_parts_of_a_game_build_on_its_rules(module: Path) -> None:
    part = part_of(module.parts)
    for parts in imported(module):
        wanted = part_of(parts)
        assert not wanted or wanted in WITHIN[part], f"{part} may not import {'.'.join(parts)}"


@pytest.mark.parametrize("module", [m for m in MODULES if m.parts[1] in FOLDERS.get(m.parts[0], {})], ids=str)
def test_the_folders_of_a_layer_build_on_each_other(module: Path) -> None:
    layer, folder = module.parts[:2]
    for parts in imported(module):
        if len(parts) > 1 and parts[0] == layer and parts[1] in FOLDERS[layer]:
            assert parts[1] in FOLDERS[layer][folder], f"{layer}/{folder} may not import {'.'.join(parts)}"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_lies_in_its_parts(name: str) -> None:
    folder = PACKAGE / "games" / name
    found = {module.relative_to(folder).parts[0].removesuffix(".py") for module in folder.rglob("*.py")}
    assert found == {*WITHIN, "__init__"}


def of_an_engine(tree: ast.Module) -> list[ast.stmt]:
    """What a module does for one of the engines alone: imports among it run with those at its head."""
    choices = [part for part in tree.body if isinstance(part, ast.If) and ast.unparse(part.test) == "COMPILED"]
    return [line for choice in choices for line in (*choice.body, *choice.orelse)]


def late(module: Path) -> set[str]:
    """The last two names of what a module imports further down than at its head."""
    tree = ast.parse((PACKAGE / module).read_text("utf-8"))
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom) and node.col_offset]
    found = [node for node in found if node not in of_an_engine(tree)]
    return {".".join(str(getattr(node, "module", "")).split(".")[-2:]) for node in found}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_imports_at_its_head(name: str) -> None:
    assert late(Path("games", name, "game.py")) == LATE


@pytest.mark.parametrize("module", [m for m in MODULES if part_of(m.parts) in WITHIN.keys() - {"game"}], ids=str)
def test_the_parts_of_a_game_import_at_their_head(module: Path) -> None:
    assert not late(module), "A late import hides a circle."


def test_every_folder_says_its_purpose_first() -> None:
    for folder in {module.parent for module in PACKAGE.rglob("*.py")}:
        init = folder / "__init__.py"
        assert init.is_file(), f"{folder} would be missing in a wheel"
        assert ast.get_docstring(ast.parse(init.read_text("utf-8"))), f"{init} has no first line"
