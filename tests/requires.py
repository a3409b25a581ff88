"""Programs from outside Python that some tests need.

Missing, they make their tests skip, loudly; named in SPIELWERK_REQUIRE (as `.ci/run` does) they make them fail instead.
On a Debian that is ours to change (root, and CI or the requirement says so) they are installed first.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from spielwerk.build.checkout import BUILD, locked


def find_chromium() -> Path | None:
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return next((Path(found) for found in map(shutil.which, names) if found), None)


def find_postgres() -> Path | None:
    from spielwerk.server.campaigns.postgres import programs

    return programs()


def find_compiler() -> Path | None:
    from spielwerk.build.compiled import compiler_works

    return Path(sys.executable) if compiler_works() else None


def on_path(name: str) -> Callable[[], Path | None]:
    def find() -> Path | None:
        found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
        return Path(found) if found else None

    return find


TOOLS: dict[str, tuple[Callable[[], Path | None], tuple[str, ...]]] = {
    "chromium": (find_chromium, ("chromium",)),
    "postgres": (find_postgres, ("postgresql",)),
    "nginx": (on_path("nginx"), ("nginx-light",)),
    "caddy": (on_path("caddy"), ("caddy",)),
    "openssl": (on_path("openssl"), ("openssl",)),
    "logrotate": (on_path("logrotate"), ("logrotate",)),
    "systemd-analyze": (on_path("systemd-analyze"), ("systemd",)),
    "ip": (on_path("ip"), ("iproute2",)),
    "compiler": (find_compiler, ("gcc", "python3-dev")),
}
"""Tool -> how to find it, and the Debian packages that bring it."""


def require(tool: str) -> Path:
    """Where the tool is; without it the calling test ends here, skipped or failed."""
    place = _look_for(tool)
    if place is not None:
        return place
    if tool in _demanded():
        pytest.fail(f"{tool} is not there, and SPIELWERK_REQUIRE demands it", pytrace=False)
    pytest.skip(f"{tool} is not installed")


@cache
def _look_for(tool: str) -> Path | None:
    find, packages = TOOLS[tool]
    place = find()
    if place is not None or not _may_install(tool):
        return place
    # pytest runs in several processes, and apt wants to be alone.
    with locked(BUILD / "apt.lock", lambda: None):
        if find() is None:
            _apt_install(packages)
    return find()


def _demanded() -> list[str]:
    return os.environ.get("SPIELWERK_REQUIRE", "").split(",")


def _may_install(tool: str) -> bool:
    if sys.platform == "win32" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    return tool in _demanded() or os.environ.get("CI") == "true"


def _apt_install(packages: tuple[str, ...]) -> None:
    """Fresh containers have empty package lists; an update comes only after a first refusal."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if subprocess.run(install, env=quiet, capture_output=True).returncode:
        subprocess.run(["apt-get", "update"], env=quiet, capture_output=True)
        subprocess.run(install, env=quiet, capture_output=True)
