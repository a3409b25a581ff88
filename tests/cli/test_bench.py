"""`bench` measures what it says; the figures themselves are never asserted."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from spielwerk.build.checkout import BUILD
from spielwerk.cli import app
from spielwerk.cli.bench_worker import measure
from spielwerk.cli.common.errors import CommandError
from spielwerk.cli.measuring import commits, comparing, instructions, ours, printing, rival, running
from spielwerk.cli.measuring.running import HERE, POLICIES, Ratio, in_turn, middle, ratio
from spielwerk.games import names

QUICK = [
    "--players",
    "2",
    "--games",
    "2",
    "--rounds",
    "1",
    "--engine",
    "python",
    "--no-catanatron",
    "--no-instructions",
]


def test_bench_reports_each_policy(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["bench", names()[0], *QUICK, "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert [(line["policy"], line["engine"], line["games"]) for line in measured["lines"]] == [
        ("random", "python", 2),
        ("settler", "python", 2),
    ]
    assert measured["catanatron"] is None
    assert measured["instructions"] == []
    printing.engines(measured)
    assert str(measured["lines"][0]["checksum"]) in capsys.readouterr().out


@pytest.mark.parametrize("policy", POLICIES)
def test_equal_calls_play_equal_games(policy: str) -> None:
    first, second = (measure(names()[0], 3, policy, 2) for _ in range(2))
    for fact in ("decisions_per_game", "branching", "buildings_per_player", "checksum"):
        assert first[fact] == second[fact]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([names()[0], "--players", "9"], "not 9"),
        (["--engine", "steam"], "'steam'"),
        (["--lab", "--compare", "HEAD"], "do not go together"),
        (["--compare", "no-such-commit"], "no commit 'no-such-commit'"),
        (["--compare=--exec=touch"], "no commit '--exec=touch'"),
    ],
)
def test_bad_usage_gets_a_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    assert app.main(["bench", *arguments]) == 2
    assert words in capsys.readouterr().err


# Ratios


def test_a_ratio_is_of_pairs() -> None:
    """The machine was half as quick in the second round: that changes nothing."""
    assert ratio([200, 110, 180], [100, 50, 100]) == Ratio(2.0, 1.8, 2.2)
    assert str(Ratio(2.0, 1.8, 2.204)) == "2.00 (1.80 to 2.20)"
    with pytest.raises(ValueError):
        ratio([1.0], [1.0, 2.0])


def test_all_run_in_turn_and_none_is_always_first() -> None:
    order: list[str] = []

    def runner(name: str) -> running.Measured:
        order.append(name)
        return {"number": len(order)}

    found = in_turn([lambda: runner("a"), lambda: runner("b")], 3)
    assert order == ["a", "b", "b", "a", "a", "b"]
    assert found == [[{"number": 1}, {"number": 4}, {"number": 5}], [{"number": 2}, {"number": 3}, {"number": 6}]]


def test_several_runs_make_one_line() -> None:
    runs = [{"game": "tapestry", "checksum": 7, "decisions_per_second": rate} for rate in (3.0, 9.0, 4.0)]
    assert middle(runs) == {"game": "tapestry", "checksum": 7, "decisions_per_second": 4.0}


def test_engines_that_play_different_games_are_named() -> None:
    lines = [
        {"game": "tapestry", "players": 2, "policy": policy, "engine": engine, "checksum": checksum}
        for policy, engine, checksum in [
            ("random", "python", 1),
            ("random", "compiled", 1),
            ("settler", "python", 1),
            ("settler", "compiled", 2),
        ]
    ]
    assert ours.disagreeing(lines) == ["tapestry, 2 players, settler"]


# Catanatron


def test_a_missing_catanatron_is_said_and_skipped(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rival, "ENVIRONMENT", BUILD / "no-such-environment")
    monkeypatch.setattr("venv.create", lambda *_, **__: None)
    assert not rival.installed()
    assert "could not be installed" in capsys.readouterr().err


def test_catanatron_runs_between_and_gives_the_ratio(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    runs: list[str] = []

    def own(tree: object, line: running.Line, games: int) -> running.Measured:
        runs.append(line.policy)
        return {**LINE, "policy": line.policy, "decisions_per_second": 300000.0 * len(runs)}

    def theirs() -> running.Measured:
        runs.append("catanatron")
        return {"decisions_per_second": 100000.0 * len(runs), "games_per_second": 1.0, "decisions_per_game": 1000.0}

    monkeypatch.setattr(ours, "timed", own)
    monkeypatch.setattr(rival, "installed", lambda: True)
    monkeypatch.setattr(rival, "timed", theirs)
    call = ["bench", names()[0], "--players", "2", "--rounds", "2", "--engine", "python", "--no-instructions"]
    assert app.main([*call, "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert runs == ["random", "settler", "catanatron", "catanatron", "settler", "random"]
    assert measured["lines"][0]["to_catanatron"] == {"median": 2.75, "least": 1.0, "most": 4.5}
    printing.engines({**measured, "one library": True})
    said = capsys.readouterr().out
    assert "2.8" in said
    assert "compile --whole" in said
    assert "…" not in said


LINE = {
    "engine": "compiled",
    "game": "age-of-innovation",
    "players": 2,
    "policy": "settler",
    "games": 2,
    "seconds": 1.0,
    "decisions_per_second": 200.0,
    "games_per_second": 1234.0,
    "decisions_per_game": 150.0,
    "branching": 8.0,
    "buildings_per_player": 7.0,
    "record_cost": 0.05,
    "checksum": 1000002,
}

# Instructions

PROFILE = """\
# callgrind format
version: 1
creator: callgrind-3.19.0
part: 1
desc: Trigger: --dump-before=getpriority
events: Ir
summary: 27920574
fn=(1) totals
16 3
totals: 27920574

part: 2
desc: Trigger: --dump-before=getpriority
events: Ir
summary: 5000
totals: 5000

part: 3
events: Ir
totals: 12

part: 4
events: Ir
totals: 600

part: 5
desc: Trigger: Program termination
events: Ir
totals: 7039671
"""
WORKS = [
    {"game": "tapestry", "players": 4, "policy": "settler", "checksum": 1, "what": "decision", "times": 10},
    {"game": "tapestry", "players": 4, "policy": "settler", "checksum": 1, "what": "copy", "times": 3},
]


def test_work_is_counted_between_its_marks() -> None:
    counts = instructions.parts(PROFILE)
    assert counts == [27920574, 5000, 12, 600, 7039671]
    found = instructions.lines("compiled", WORKS, counts)
    assert [(line["what"], line["engine"], line["instructions"]) for line in found] == [
        ("decision", "compiled", 500),
        ("copy", "compiled", 200),
    ]
    with pytest.raises(ValueError, match="2 pieces of work, but 3 parts"):
        instructions.lines("compiled", WORKS, counts[:3])


def test_fewer_instructions_are_told_for_what_both_have(capsys: pytest.CaptureFixture[str]) -> None:
    here = instructions.lines("compiled", WORKS, [0, 5000, 0, 600, 0])
    there = instructions.lines("compiled", [{**WORKS[0], "checksum": 2}], [0, 12500, 0])
    (line,) = instructions.compared(here, there)
    assert line["fewer"] == 2.5
    faster = {"median": 1.5, "least": 1.4, "most": 1.6}
    lines = [{"here": LINE, "there": {**LINE, "decisions_per_second": 133.0}, "faster": faster}]
    about = {"commit": "0123456789abcdef", "title": "core: a title", "edited_here": True}
    printing.comparison({**about, "lines": lines, "instructions": [line]})
    said = capsys.readouterr().out
    assert "0123456789 core: a title" in said
    assert "1.50 (1.40 to 1.60) " in said
    assert "2.500 †" in said
    assert "the checksums differ" in said
    assert "…" not in said


def test_without_valgrind_a_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    assert not instructions.available()
    assert "valgrind is not installed" in capsys.readouterr().err


def test_a_valgrind_that_fails_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "valgrind"
    broken.write_text("#!/bin/sh\necho unhandled instruction >&2\nexit 1\n")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    assert instructions.counted(HERE, "python", [("tapestry", 4)]) == []
    assert "unhandled instruction" in capsys.readouterr().err


def test_the_counted_work_is_the_same_each_time() -> None:
    """Without valgrind: what it plays and how often; the marks lie around it."""
    command = [sys.executable, "-P", str(instructions.SCRIPT), "settler", "1", "terra-nova:2"]
    environment = running.variables(HERE, "python")
    first, second = (
        json.loads(subprocess.run(command, check=True, env=environment, capture_output=True, text=True).stdout)
        for _ in range(2)
    )
    assert first == second
    assert [work["what"] for work in first["works"]] == list(printing.WHAT)
    assert all(work["times"] > 0 for work in first["works"])


# Other commits


class Repository:
    """A checkout of git with two commits; commits takes it for ours."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.git("init", "--quiet")
        self.old = self.commit("src/spielwerk/cli/new.py", "old = 1\n")
        self.new = self.commit(commits.WORKER, "new = 1\n")
        monkeypatch.setattr(commits, "ROOT", root)
        monkeypatch.setattr(commits, "BUILD", root / "build")
        monkeypatch.setattr(commits, "STORE", root / "build" / "compare")

    def commit(self, file: str, text: str) -> str:
        place = self.root / file
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)
        (self.root / "locks").mkdir(exist_ok=True)
        (self.root / "locks" / "base.txt").touch()
        self.git("add", "--all")
        self.git("-c", "user.name=A", "-c", "user.email=a@b", "commit", "--quiet", "-m", f"cli: {file}")
        return self.git("rev-parse", "HEAD")

    def git(self, *arguments: str) -> str:
        done = subprocess.run(["git", *arguments], cwd=self.root, check=True, capture_output=True, text=True)
        return done.stdout.strip()


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Repository:
    if not shutil.which("git"):
        pytest.skip("needs git")
    for name in [name for name in os.environ if name.startswith("GIT_")]:
        monkeypatch.delenv(name)
    return Repository(tmp_path, monkeypatch)


def test_a_commit_is_found_and_its_sources_kept(repository: Repository) -> None:
    found = commits.find("HEAD")
    assert (found.hash, found.title) == (repository.new, f"cli: {commits.WORKER}")
    for _ in range(2):
        commits.fetch(found)
        assert (found.tree.source / "spielwerk" / "cli" / "bench_worker.py").read_text() == "new = 1\n"
    assert repository.git("worktree", "list").count("\n") == 0
    assert not commits.edited()
    (repository.root / commits.WORKER).write_text("new = 2\n")
    assert commits.edited()


def test_a_commit_without_a_worker_is_too_old(repository: Repository) -> None:
    with pytest.raises(CommandError, match="too old to be compared"):
        commits.find(repository.old)


def test_a_folder_that_is_no_checkout_is_told(
    repository: Repository, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nor is one inside of another's checkout."""
    monkeypatch.setattr(commits, "ROOT", repository.root / "src")
    with pytest.raises(CommandError, match="needs a checkout of git"):
        commits.find("HEAD")
    monkeypatch.setattr(commits, "IN_CHECKOUT", False)
    with pytest.raises(CommandError, match="not in an installed package"):
        commits.find("HEAD")


def test_an_interrupted_call_leaves_nothing_half_made(repository: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    commit = commits.find("HEAD")
    with monkeypatch.context() as patched:
        patched.setattr("tarfile.TarFile.extractall", interrupt)
        with pytest.raises(KeyboardInterrupt):
            commits.fetch(commit)
    assert list(commits.STORE.iterdir()) == []
    commits.fetch(commit)
    assert commit.tree.source.is_dir()


def test_commits_compared_last_are_kept(repository: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    hashes = [repository.commit(commits.WORKER, f"new = {number}\n") for number in range(2, 7)]
    for number, each in enumerate(hashes):
        commits.fetch(commits.find(each))
        os.utime(commits.STORE / each, (number, number))
    assert {folder.name for folder in commits.STORE.iterdir()} == set(hashes[-commits.KEPT :])
    assert app.main(["bench", "--forget"]) == 0
    assert capsys.readouterr().out == f"Removed commits: {commits.KEPT}.\n"
    assert list(commits.STORE.iterdir()) == []


def test_both_are_measured_in_turn(
    repository: Repository, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    order: list[str] = []

    def timed(tree: running.Tree, line: running.Line, games: int) -> running.Measured:
        order.append(tree.name)
        here = tree.name == HERE.name
        return {**LINE, "decisions_per_second": 300.0 if here else 200.0, "checksum": 1 if here else 2}

    monkeypatch.setattr(comparing, "timed", timed)
    call = ["bench", "terra-nova", "--engine", "python", "--no-instructions", "--rounds", "2"]
    assert app.main([*call, "--compare", "HEAD", "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)
    there = f"of {repository.new[:10]}"
    assert order == ["here", there, there, "here"]
    assert measured["commit"] == repository.new
    assert measured["lines"][0]["faster"] == {"median": 1.5, "least": 1.5, "most": 1.5}
