"""Modules are short enough to be read in one go, functions to be seen at once.

What is only written down does not count in a function: its signature and docstring, and a table (a list, tuple or
dict) beyond its first line. In a component of the client the style does not count. Functions of the client are counted
by web/tests/size.test.ts.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from spielwerk.build.checkout import ROOT, SOURCE

MODULE = 400
FUNCTION = 40
TABLES = {
    "games/tapestry/rules/state.py: Player.__init__",
    "games/tapestry/rules/state.py: Player.copy",
    "games/tapestry/rules/state.py: TapestryState.__init__",
    "games/tapestry/rules/state.py: TapestryState.copy",
    "server/data/migrations/versions/v0001_tables.py: upgrade",
}
"""Functions that are nothing but a table written as assignments or calls, one line each."""

Function = ast.FunctionDef | ast.AsyncFunctionDef

MODULES = sorted((SOURCE / "spielwerk").rglob("*.py"))
TESTS = sorted([*(ROOT / "tests").rglob("*.py"), *(ROOT / "web/tests").rglob("*.ts")])
MADE = {ROOT / "web/src/api/schema.ts"}
"""Nobody reads what is made from the server's description."""
CLIENT = sorted({*(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")} - MADE)


def functions(node: ast.AST, name: str = "") -> Iterator[tuple[str, Function]]:
    """Every function with its name, methods behind their class."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            path = f"{name}.{child.name}" if name else child.name
            if not isinstance(child, ast.ClassDef):
                yield path, child
            yield from functions(child, path)


def work(function: Function) -> int:
    """The lines that do something."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    if not body:
        return 0
    lines = set(range(body[0].lineno, (body[-1].end_lineno or 0) + 1))
    for statement in body:
        for node in ast.walk(statement):
            if isinstance(node, ast.Dict | ast.List | ast.Tuple | ast.Set):
                lines -= set(range(node.lineno + 1, (node.end_lineno or 0) + 1))
    return len(lines)


def long_functions(text: str) -> set[str]:
    return {name for name, function in functions(ast.parse(text)) if work(function) > FUNCTION}


def length(file: Path, text: str) -> int:
    return len((text.partition("<style")[0] if file.suffix == ".svelte" else text).splitlines())


def test_a_module_is_short() -> None:
    lengths = {
        file.relative_to(ROOT).as_posix(): length(file, file.read_text("utf-8")) for file in [*MODULES, *TESTS, *CLIENT]
    }
    assert len(lengths) > 400
    found = {name: lines for name, lines in lengths.items() if lines > MODULE}
    assert not found, f"More than {MODULE} lines: give a part of it its own file."


def test_a_function_is_short() -> None:
    found = {
        f"{file.relative_to(ROOT).as_posix().removeprefix('src/spielwerk/')}: {name}"
        for file in [*MODULES, *TESTS]
        if file.suffix == ".py"
        for name in long_functions(file.read_text("utf-8"))
    }
    assert not found - TABLES, f"More than {FUNCTION} lines of work: give a part of it its own name."
    assert not TABLES - found, "No longer an exception: take it off the list."


def test_what_counts() -> None:
    lines = "\n".join(f"    x = {n}" for n in range(FUNCTION))
    table = "\n".join(f"        {n}," for n in range(FUNCTION))
    head = 'def f(\n    a,\n    b,\n):\n    """Said\n    at length.\n    """\n'
    assert not long_functions(f"{head}{lines}\n")
    assert long_functions(f"{head}{lines}\n    return x\n") == {"f"}
    assert not long_functions(f"{head}    return [\n{table}\n    ]\n")
    assert long_functions("class C:\n" + "\n".join(f"    {line}" for line in f"{head}{lines}\n    y = 1".splitlines()))
    assert length(Path("a.svelte"), "<p>1</p>\n<style>\np {}\n</style>\n") == 1
    assert length(Path("a.ts"), "let a = 1;\nlet b = 2;\n") == 2
