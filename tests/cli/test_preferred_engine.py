"""Commands that serve people take the compiled engine where there is one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SAYS = """
import sys
from pathlib import Path
import os, spielwerk, spielwerk.build.engine
spielwerk.build.engine.current_build = lambda: Path({build!r})
from spielwerk.cli.common import engine
import spielwerk.cli.commands.{command}
engine.prefer_compiled()
early = [name for name in sys.modules if name.startswith(("spielwerk.core", "spielwerk.games"))]
print(spielwerk.__path__[0] == {build!r} + "/spielwerk", os.environ.get("SPIELWERK_ENGINE"), *early)
"""


def chosen(build: Path, command: str, engine: str = "") -> str:
    """What a fresh process chooses that has imported just the command."""
    code = SAYS.format(build=str(build), command=command)
    variables = {name: value for name, value in os.environ.items() if name != "SPIELWERK_ENGINE"}
    done = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env=variables | ({"SPIELWERK_ENGINE": engine} if engine else {}),
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.parametrize("command", ["serve", "play", "campaign"])
def test_the_compiled_engine_where_there_is_one_and_nothing_of_the_other(tmp_path: Path, command: str) -> None:
    assert chosen(tmp_path, command) == "True compiled"


def test_the_python_engine_where_there_is_no_other_or_it_was_asked_for(tmp_path: Path) -> None:
    assert chosen(tmp_path / "none", "serve") == "False None"
    assert chosen(tmp_path, "serve", "python") == "False python"
