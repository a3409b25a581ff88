"""The campaign of kills finds what was lost, doubled or frozen; and nothing is."""

import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from spielwerk.cli import app as command_line
from spielwerk.server.campaigns.kills import Plan, run
from spielwerk.server.campaigns.ledger import Change, Page
from spielwerk.server.campaigns.report import Report
from spielwerk.server.campaigns.servers import Nursery, Server
from spielwerk.server.settings import Settings
from tests.requires import require

GAMES = ("age-of-innovation",)
PATIENCE = 30.0


def attacked(folder: Path, kills: int, life: float = 1) -> Report:
    report = Report("kills", kills)
    db = f"sqlite:///{folder / 'games.db'}"
    run(Plan(kills=kills, db=db, games=GAMES, folder=folder, cold=0, tables=2, life=life), report, lambda _line: None)
    return report


def test_kills_lose_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ["campaign", "kills", "--count", "3", "--cold-every", "3", "--keep", str(tmp_path), "--json"]
    assert command_line.main(arguments) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["done"] == 3
    assert not report["findings"]
    assert report["figures"]["cold starts"] == 1
    assert (tmp_path / "ledger.jsonl").stat().st_size > 0


@pytest.mark.long
def test_many_kills_lose_nothing(tmp_path: Path) -> None:
    report = attacked(tmp_path, 60)
    assert not report.findings
    assert report.figures["acknowledged: answer"] > 100


@pytest.mark.long
def test_many_kills_lose_nothing_on_postgres(capsys: pytest.CaptureFixture[str]) -> None:
    require("postgres")
    assert command_line.main(["campaign", "kills", "--count", "20", "--postgres", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["figures"]["forked starts"] >= 20


def test_an_interrupted_campaign_sums_up_and_leaves_nothing_behind(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "spielwerk", "campaign", "kills", "--count", "1000", "--tables", "1", "--json"]
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    campaign = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True)
    while not list(tmp_path.glob("*/ledger.jsonl")):
        time.sleep(0.05)
        assert campaign.poll() is None
    campaign.terminate()
    said, _ = campaign.communicate(timeout=60)
    assert campaign.returncode == 130
    assert json.loads(said)["interrupted"]
    assert not list(tmp_path.iterdir())
    # Bots' processes were killed with their server, but nobody waits for them: the system ends them when it can.
    until = time.monotonic() + PATIENCE
    while kept := [file for file in _open_files() if file.startswith(str(tmp_path))]:
        assert time.monotonic() < until, kept
        time.sleep(0.05)


def _open_files() -> Iterator[str]:
    """Of all processes that we may look at."""
    for file in Path("/proc").glob("[0-9]*/fd/*"):
        with suppress(OSError):
            yield str(file.readlink())


LAST = "(SELECT max(ply) FROM answers AS other WHERE other.table_id = answers.table_id)"


@pytest.mark.parametrize(
    ("script", "found"),
    [
        (
            f"DELETE FROM drafts; DELETE FROM answers WHERE ply = {LAST}; UPDATE tables SET ply = max(0, ply - 1)",
            "acknow",
        ),
        ("DELETE FROM snapshots; UPDATE answers SET seat = 7 WHERE ply = 0", "frozen"),
    ],
)
def test_what_is_lost_or_frozen_is_found(
    script: str, found: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bear: Callable[..., Server] = Nursery.bear
    starts: list[int] = []

    def late(self: Nursery, settings: Settings, port: int, clock: Path | None = None) -> Server:
        starts.append(port)
        if len(starts) == 2:
            database = sqlite3.connect(settings.db.removeprefix("sqlite:///"))
            database.executescript(script)
            database.close()
        return bear(self, settings, port, clock)

    monkeypatch.setattr(Nursery, "bear", late)
    report = attacked(tmp_path, 1, life=15)
    assert any(found in finding for finding in report.findings)


def page(asked: Change | None = None) -> Page:
    return Page("t", {0: "key"}, alone=True, standing=["a", "b", "c"], drafted=2, version=7, asked=asked)


def shown(version: int, frozen: bool = False) -> dict[str, Any]:
    return {"version": version, "frozen": frozen, "trouble": None}


@pytest.mark.parametrize(
    ("change", "after"),
    [(Change("answer", "d"), ["a", "b", "c", "d"]), (Change("undo"), ["a", "b"]), (Change("reset"), ["a"])],
)
def test_a_change_under_way_is_done_once_or_not_at_all(change: Change, after: list[str]) -> None:
    before = page().standing
    assert not page(change).check(shown(7), before)
    assert not page(change).check(shown(8), after)
    assert page(change).check(shown(8), before)
    assert page(change).check(shown(7), after)
    assert page(change).check(shown(9), [*after, *after[-1:]])
    assert page().check(shown(8), after)
    assert page().check(shown(7, frozen=True), before)
    assert page().check(shown(7), before[:-1])
