"""Running what `spielwerk bench` measures: each in its own process, interleaved, in several rounds."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from spielwerk.build.checkout import SOURCE, say
from spielwerk.cli.common.errors import SAYS_NO, CommandError

POLICIES = ("random", "settler")
USUAL_POLICY = "settler"
"""For one line per game."""

Measured = dict[str, Any]
Step = Callable[[str], None]

RATES = ("seconds", "decisions_per_second", "games_per_second", "record_cost")
"""What differs between runs of the same games."""


@dataclass(frozen=True)
class Tree:
    """Sources whose engine is measured: ours, or those of another commit."""

    name: str
    source: Path
    compiled: str = "compiled"
    """What its compiled engine is asked for as."""


HERE = Tree("here", SOURCE)


@dataclass(frozen=True)
class Line:
    game: str
    players: int
    policy: str
    engine: str

    def __str__(self) -> str:
        return f"{self.game}, {self.players} players, {self.policy}, {self.engine}"


@dataclass(frozen=True)
class Plan:
    """What a call of `bench` measures."""

    tables: list[tuple[str, int]]
    """Games with numbers of players."""
    usual: list[tuple[str, int]]
    """One of each game, for one line per game."""
    engines: list[str]
    games: int
    rounds: int
    counting: bool
    """Whether to count instructions."""


@dataclass(frozen=True)
class Ratio:
    """The median of the ratios of runs that followed each other, and the least and the greatest of them."""

    median: float
    least: float
    most: float

    def __str__(self) -> str:
        return f"{self.median:.2f} ({self.least:.2f} to {self.most:.2f})"


def ratio(these: Sequence[float], those: Sequence[float]) -> Ratio:
    """Ratios of neighbouring runs: temporary load on the machine slows down both."""
    quotients = [one / other for one, other in zip(these, those, strict=True)]
    return Ratio(median(quotients), min(quotients), max(quotients))


def rate_ratio(these: Sequence[Measured], those: Sequence[Measured]) -> dict[str, float]:
    """Of the decisions per second."""
    rates = ([run["decisions_per_second"] for run in runs] for runs in (these, those))
    return asdict(ratio(*rates))


def middle(runs: Sequence[Measured]) -> Measured:
    """One line for several runs of the same games."""
    return {**runs[0], **{name: median(run[name] for run in runs) for name in RATES if name in runs[0]}}


def in_turn(runners: Sequence[Callable[[], Measured]], rounds: int) -> list[list[Measured]]:
    """The runs of each. Every round runs all of them, every other round in reverse order, so that none is always
    first."""
    found: list[list[Measured]] = [[] for _ in runners]
    for number in range(rounds):
        order = range(len(runners))
        for index in reversed(order) if number % 2 else order:
            found[index].append(runners[index]())
    return found


def variables(tree: Tree, engine: str) -> Mapping[str, str]:
    asked = tree.compiled if engine == "compiled" else engine
    return {**os.environ, "SPIELWERK_ENGINE": asked, "PYTHONPATH": str(tree.source)}


def timed(tree: Tree, line: Line, games: int) -> Measured:
    """In a process of its own: an engine is chosen before anything is imported."""
    command = [sys.executable, "-P", "-m", "spielwerk.cli.bench_worker"]
    command += [line.game, str(line.players), line.policy, str(games)]
    done = subprocess.run(command, env=variables(tree, line.engine), stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise CommandError(f"The {line.engine} engine {tree.name} did not finish its games.", SAYS_NO)
    measured: Measured = json.loads(done.stdout)
    if measured["engine"] != line.engine:
        raise CommandError(
            f"The {line.engine} engine {tree.name} was asked for, but {measured['engine']} ran; "
            "was a source edited meanwhile?"
        )
    return measured


@contextmanager
def steps(total: int) -> Iterator[Step]:
    """A progress bar on stderr that advances with every call and names what is measured; plain lines without a
    terminal."""
    if not sys.stderr.isatty():
        yield lambda text: say(f"{text} ...")
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}", markup=False))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total)
        begun = 0

        def step(text: str) -> None:
            nonlocal begun
            progress.update(task, completed=begun, description=text)
            begun += 1

        yield step
