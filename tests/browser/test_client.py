"""The client's own checks, and what its bundle may and may not hold."""

import gzip
import json
import os
import re
import subprocess
import sys

import pytest

from spielwerk.build.web import DIST, WEB, CannotBuild, client, node
from tests.browser import schema

MOST_BYTES = 300_000
MOST_AT_FIRST = 60_000
"""Of the first page, packed; games are loaded when somebody plays them."""
EXTERNAL = re.compile(rb"""(?:src|href|url|import|fetch)\s*[=(]\s*["'`]?https?://""")


def npm(*arguments: str) -> None:
    client()
    path = f"{node()}{os.pathsep}{os.environ.get('PATH', '')}"
    run = subprocess.run(
        ["npm", *arguments],
        cwd=WEB,
        env={**os.environ, "PATH": path, "SPIELWERK_PYTHON": sys.executable},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert run.returncode == 0, run.stdout


@pytest.fixture(autouse=True)
def _needs_node() -> None:
    try:
        node()
    except CannotBuild as problem:
        pytest.skip(str(problem))


def test_the_types_hold() -> None:
    npm("run", "check")


def test_the_types_of_the_wire_are_the_servers() -> None:
    assert schema.FILE.read_text("utf-8") == schema.generate(), f"The wire changed: run `{schema.COMMAND}`."


def test_the_units_hold() -> None:
    npm("test")


def test_the_bundle_stays_small_and_asks_no_foreign_host() -> None:
    client()
    files = [file for file in DIST.rglob("*") if file.suffix in (".js", ".css", ".html", ".svg")]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < MOST_BYTES
    assert [file.name for file in files if EXTERNAL.search(file.read_bytes())] == []


def test_the_first_page_is_light() -> None:
    client()
    page = (DIST / "index.html").read_text("utf-8")
    named = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
    assert len(named) >= 2, "a script and a style"
    script = next(DIST / name for name in named if name.endswith(".js")).read_text("utf-8")
    # What the script itself imports at once comes with it.
    named += [f"assets/{name}" for name in re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', script)]
    assert sum(len(gzip.compress((DIST / name).read_bytes())) for name in {"index.html", *named}) < MOST_AT_FIRST


def test_the_lock_names_no_registry() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    assert [name for name, row in packages.items() if "resolved" in row] == []
    assert all("integrity" in row for name, row in packages.items() if name)
