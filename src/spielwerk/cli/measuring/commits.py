"""Other commits for `spielwerk bench --compare`: their sources and compiled engines, kept under build/compare.

Sources come from `git archive`, so no worktree is registered. They are assembled in a temporary folder and renamed
atomically, so an interrupted call leaves nothing unfinished. A commit builds its engine in its own folder with its own
build.
"""

import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from spielwerk.build.checkout import BUILD, IN_CHECKOUT, ROOT, locked, say, shown
from spielwerk.cli.common.errors import CommandError
from spielwerk.cli.measuring.running import Tree, variables

STORE = BUILD / "compare"
KEPT = 3
"""How many of the commits compared last are kept."""
WORKER = "src/spielwerk/cli/bench_worker.py"
TAKEN = ("src", "locks", "pyproject.toml")
"""What running and compiling the engine needs; the compiler of older commits reads the last one."""
COMPILE = """
from spielwerk.build.compiled import CannotCompile, build
try:
    build()
except CannotCompile as problem:
    raise SystemExit(str(problem))
"""


@dataclass(frozen=True)
class Commit:
    hash: str
    title: str

    @property
    def tree(self) -> Tree:
        return Tree(f"of {self.hash[:10]}", STORE / self.hash / "src")


def find(name: str) -> Commit:
    """The commit that git knows by this name; raises CommandError with a sentence."""
    if not IN_CHECKOUT:
        raise CommandError("--compare needs the sources: it works in a checkout of git, not in an installed package.")
    if not shutil.which("git"):
        raise CommandError("--compare needs git, which is not installed.")
    top = _git("rev-parse", "--show-toplevel").stdout.decode().strip()
    if not top or not Path(top).samefile(ROOT):
        raise CommandError(f"--compare needs a checkout of git, and {ROOT} is none.")
    # Ends the options: a name may begin with a dash.
    asked = _git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}")
    if asked.returncode:
        raise CommandError(f"git knows no commit '{name}'.")
    found = asked.stdout.decode().strip()
    if _git("cat-file", "-e", f"{found}:{WORKER}").returncode:
        raise CommandError(f"{found[:10]} is too old to be compared: it has no {WORKER}.")
    return Commit(found, _git("log", "-1", "--format=%s", found).stdout.decode("utf-8", "replace").strip())


def edited() -> bool:
    """Whether the sources here differ from their commit."""
    return bool(_git("status", "--porcelain", "--", *TAKEN).stdout.strip())


def fetch(commit: Commit) -> None:
    """Put the commit's sources into its folder; drop those of commits not compared lately."""
    folder = STORE / commit.hash
    with locked(BUILD / "compare.lock", lambda: say("Another call is taking a commit from git; waiting for it ...")):
        if not folder.is_dir():
            say(f"Taking {commit.hash[:10]} from git into {shown(folder)} ...")
            _unpack(commit, folder)
        os.utime(folder)
        drop(KEPT)


def _unpack(commit: Commit, folder: Path) -> None:
    there = [path for path in TAKEN if _git("cat-file", "-e", f"{commit.hash}:{path}").returncode == 0]
    archive = _git("archive", "--format=tar", commit.hash, *there)
    if archive.returncode:
        raise CommandError(f"git could not hand out {commit.hash[:10]}: {archive.stderr.decode().strip()}")
    STORE.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix="new-", dir=STORE))
    try:
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as opened:
            opened.extractall(scratch, filter="data")
        scratch.rename(folder)
    except BaseException:
        shutil.rmtree(scratch, ignore_errors=True)
        raise


def drop(kept: int) -> int:
    """Remove all but the commits compared last; returns how many were removed."""
    folders = sorted(STORE.glob("*/"), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[kept:]:
        shutil.rmtree(folder)
    return len(folders[kept:])


def compiled(commit: Commit) -> bool:
    """Build the commit's compiled engine; on failure the build prints the reason."""
    command = [sys.executable, "-P", "-c", COMPILE]
    if subprocess.run(command, env=variables(commit.tree, "python"), stdout=sys.stderr).returncode:
        say(f"Without the compiled engine {commit.tree.name}.")
        return False
    return True


def _git(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True)
