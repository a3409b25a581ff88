"""The engine as a file for browsers: it runs on Python alone."""

import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from spielwerk.server.http.engine import engine_file

SIT = """
import sys
sys.path.insert(0, sys.argv[1])
from spielwerk.core.sitting import Companions
from spielwerk.games import game
print(Companions(game).sit(sys.argv[2]))
"""


@pytest.mark.parametrize(("game", "opponent"), [("age-of-innovation", "druids"), ("tapestry", "automa")])
def test_it_needs_nothing_that_is_installed(tmp_path: Path, game: str, opponent: str) -> None:
    """`-S` leaves out everything but the standard library, which is what a browser has."""
    zipfile.ZipFile(io.BytesIO(engine_file())).extractall(tmp_path)
    wish = {"game": game, "options": {"players": 1, "automa": opponent}, "seed": 1, "lines": []}
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-c", SIT, str(tmp_path), json.dumps(wish)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert not run.stderr
    scene = json.loads(run.stdout)
    assert scene["offers"]
    assert scene["game"] == game


def test_equal_sources_make_equal_files() -> None:
    assert engine_file.__wrapped__() == engine_file()
