"""Machine instructions per decision, copy, view and more, counted by callgrind: exact where times vary."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from spielwerk.build.checkout import say
from spielwerk.cli.measuring.running import USUAL_POLICY, Measured, Tree, variables

SCRIPT = Path(__file__).with_name("counted_games.py")
MARK = "getpriority"
"""The C function that `counted_games.mark` ends in."""
GAMES = 8
TOTALS = re.compile(r"^totals: (\d+)", re.MULTILINE)


def available() -> bool:
    if shutil.which("valgrind"):
        return True
    say("Without instructions: valgrind is not installed.")
    return False


def counted(tree: Tree, engine: str, tables: list[tuple[str, int]]) -> list[Measured]:
    """What each piece of work takes, one line each; if it cannot be counted, nothing, and a sentence on stderr."""
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch) / "callgrind.out"
        valgrind = ["valgrind", "-q", "--tool=callgrind", f"--callgrind-out-file={out}"]
        valgrind += ["--combine-dumps=yes", f"--dump-before={MARK}"]
        work = [sys.executable, "-P", str(SCRIPT), USUAL_POLICY, str(GAMES)]
        work += [f"{name}:{players}" for name, players in tables]
        # Otherwise string hashes, and with them the paths through dictionaries, differ from call to call.
        environment = {**variables(tree, engine), "PYTHONHASHSEED": "0"}
        done = subprocess.run([*valgrind, *work], env=environment, capture_output=True, text=True)
        if done.returncode or not out.is_file():
            why = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
            say(f"Without instructions of the {engine} engine {tree.name}: valgrind did not finish ({why}).")
            return []
        told = json.loads(done.stdout)
        return lines(told["engine"], told["works"], parts(out.read_text("utf-8", errors="replace")))


def parts(profile: str) -> list[int]:
    """The instructions of each part of a profile, in the order in which the parts were written."""
    return [int(total) for total in TOTALS.findall(profile)]


def lines(engine: str, works: list[Measured], counts: list[int]) -> list[Measured]:
    """Work lies between two marks: parts 2, 4, 6 ...; the others are start-up, warm-up and the end."""
    if len(counts) != 2 * len(works) + 1:
        raise ValueError(f"{len(works)} pieces of work, but {len(counts)} parts")
    return [
        {**work, "engine": engine, "instructions": count / work["times"]}
        for work, count in zip(works, counts[1::2], strict=True)
    ]


def compared(here: list[Measured], there: list[Measured]) -> list[Measured]:
    """The lines that both have, with how many times fewer instructions the work takes here."""
    theirs = {_key(line): line for line in there}
    return [
        {"here": line, "there": theirs[_key(line)], "fewer": theirs[_key(line)]["instructions"] / line["instructions"]}
        for line in here
        if _key(line) in theirs
    ]


def _key(line: Measured) -> tuple[object, ...]:
    return tuple(line[name] for name in ("game", "players", "policy", "engine", "what"))
