"""Catanatron, a popular simulator of another game, measured in the same run: in an environment of its own."""

import json
import os
import subprocess
import venv
from pathlib import Path

from spielwerk.build.checkout import BUILD, say, shown
from spielwerk.cli.measuring.running import Measured

OTHER = "catanatron==3.2.1"
ENVIRONMENT = BUILD / "bench-venv"
PLAYERS = 4
GAMES = 10


def installed() -> bool:
    """Whether it is installed, after an attempt to install it; prints a sentence if it is not."""
    try:
        if _runs("-c", "import catanatron"):
            return True
        say(f"Installing {OTHER} into {shown(ENVIRONMENT)} ...")
        venv.create(ENVIRONMENT, with_pip=True, clear=True)
        pip = ("-m", "pip", "--disable-pip-version-check", "--no-input", "--retries", "1", "--timeout", "10")
        if _runs(*pip, "install", "--quiet", OTHER):
            return True
        why = "it could not be installed; is there a network?"
    except (OSError, subprocess.SubprocessError) as problem:
        why = f"{problem}."
    say(f"Without {OTHER} and the ratio to it: {why}")
    return False


def timed() -> Measured:
    """Random games; raises CalledProcessError if they fail."""
    script = Path(__file__).with_name("catanatron_games.py")
    command: list[str | Path] = [_python(), script, str(PLAYERS), str(GAMES)]
    # Its games depend on the order of sets, and so on hashes.
    fixed = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, check=True, env=fixed, stdout=subprocess.PIPE, text=True)
    measured: Measured = json.loads(done.stdout)
    return measured


def _python() -> Path:
    return ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin") / "python"


def _runs(*arguments: str) -> bool:
    return _python().exists() and subprocess.run([_python(), *arguments], capture_output=True).returncode == 0
