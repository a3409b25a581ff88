"""A copy of the sources to change: what runs there is the interpreted engine of the copy."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from spielwerk.build.checkout import ROOT

PARTS = (
    *("src/spielwerk/core", "src/spielwerk/games", "src/spielwerk/texts", "src/spielwerk/build", "src/spielwerk/cli"),
    *("src/spielwerk/bots", "src/spielwerk/lab", "cases"),
    *("tests/texts", "tests/cases", "tests/revisions", "tests/contract", "tests/games/tapestry", "tests/playthroughs"),
    *("tests/recheck/terra", "tests/recheck/age_of_innovation", "tests/recheck/terra_nova"),
)
FILES = (
    *("pyproject.toml", "src/spielwerk/__init__.py", "src/spielwerk/__main__.py"),
    *("tests/__init__.py", "tests/conftest.py", "tests/requires.py", "tests/docs/__init__.py", "tests/docs/offered.py"),
    *("tests/recheck/__init__.py", "tests/bots/__init__.py", "tests/bots/test_prices.py"),
)


class Said:
    def __init__(self, code: int, text: str) -> None:
        self.code = code
        self.text = text
        self.line = " ".join(text.split())
        """All of it without line breaks."""


class Workbench:
    def __init__(self, root: Path) -> None:
        self.root = root
        # Compiled files come along: their sources keep their times, so that Python need not compile them again.
        for part in PARTS:
            shutil.copytree(ROOT / part, root / part)
        for file in FILES:
            (root / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / file, root / file)

    def run(self, *arguments: str, **more: str) -> Said:
        """Python with these arguments, and more environment."""
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith(("SPIELWERK", "PYTEST"))
        }
        environment |= {"PYTHONPATH": str(self.root / "src"), "SPIELWERK_LANG": "en", **more}
        done = subprocess.run(
            [sys.executable, *arguments], cwd=self.root, env=environment, capture_output=True, text=True, check=False
        )
        return Said(done.returncode, done.stdout + done.stderr)

    def spielwerk(self, *arguments: str) -> Said:
        return self.run("-m", "spielwerk", *arguments)

    def test(self, *arguments: str, **more: str) -> Said:
        return self.run("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *arguments, **more)
