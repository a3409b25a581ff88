"""A checkout of its own in a folder with spaces, with the real launcher and a stand-in for the command line."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from spielwerk.build.checkout import ROOT, SOURCE

STAND_IN = 'import json, sys; print(json.dumps({"arguments": sys.argv[1:], "prefix": sys.prefix}))\n'
NO_PACKAGES = "# nothing to install\n"


@dataclass
class Checkout:
    root: Path

    @property
    def launcher(self) -> Path:
        return self.root / "spielwerk"

    @property
    def lock(self) -> Path:
        return self.root / "locks" / "base.txt"

    def command(self, *arguments: str, launcher: Path | None = None) -> list[str]:
        return [sys.executable, str(launcher or self.launcher), *arguments]

    def environment(self, **variables: str) -> Mapping[str, str]:
        """pip finds no index: what these checkouts install is nothing, or meant to fail."""
        own = {
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
            "SPIELWERK_ENGINE": "python",
        }
        return {**os.environ, **own, **variables}

    def call(
        self, *arguments: str, launcher: Path | None = None, cwd: Path | None = None, **variables: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*arguments, launcher=launcher),
            cwd=cwd or self.root,
            env=self.environment(**variables),
            capture_output=True,
            text=True,
            timeout=300,
        )


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    root = tmp_path / "a checkout"
    package = root / "src" / "spielwerk"
    shutil.copytree(SOURCE / "spielwerk" / "build", package / "build", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(SOURCE / "spielwerk" / "__init__.py", package)
    (package / "__main__.py").write_text(STAND_IN)
    (root / "locks").mkdir()
    (root / "locks" / "base.txt").write_text(NO_PACKAGES)
    shutil.copy(ROOT / "spielwerk", root)
    return Checkout(root)
