"""The notebook runs from top to bottom, and its last lines answer what they promise."""

import ast
import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from spielwerk.build import environment
from spielwerk.build.checkout import ROOT

environment.ensure("lab", "learn")

NOTEBOOK = ROOT / "samples" / "strategy.ipynb"
CELLS = [
    "".join(cell["source"]) for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"
]


def shown(cell: str) -> str:
    """The cell as a program: what a notebook shows of its last line is printed."""
    body = ast.parse(cell).body
    if body and isinstance(last := body[-1], ast.Expr):
        body[-1] = ast.Expr(ast.Call(ast.Name("print", ast.Load()), [last.value], []))
    return ast.unparse(ast.fix_missing_locations(ast.Module(body, [])))


def test_the_notebook_finds_what_it_imports() -> None:
    """Without a long run: what has moved is noticed at once."""
    found = [node for cell in CELLS for node in ast.walk(ast.parse(cell)) if isinstance(node, ast.ImportFrom)]
    named = [(str(node.module), alias.name) for node in found for alias in node.names]
    assert ("spielwerk.lab.reports.queries", "columns") in named
    assert [each for each in named if not hasattr(import_module(each[0]), each[1])] == []


@pytest.mark.long
def test_the_notebook_runs(tmp_path: Path) -> None:
    program = tmp_path / "notebook.py"
    # Workers import the program anew, so that it must not play there.
    lines = "\n".join(map(shown, CELLS)).splitlines()
    program.write_text("if __name__ == '__main__':\n" + "\n".join(f"    {line}" for line in lines), "utf-8")
    done = subprocess.run(
        [sys.executable, "-P", str(program)],
        cwd=tmp_path,
        env={**os.environ, "GAMES": "12", "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Monks - Moles: " in done.stdout
    assert "table terrain" in done.stdout
