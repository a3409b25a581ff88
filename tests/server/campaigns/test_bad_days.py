"""Bad days end as stated, and the campaign says so where one does not."""

import json
import os
import sys
from pathlib import Path

import pytest

from spielwerk.build.checkout import ROOT
from spielwerk.cli import app as command_line
from spielwerk.server.campaigns.bad_days.calendar import DAYS
from spielwerk.server.campaigns.servers import Started
from tests.requires import require

BAD_DAY = ["campaign", "bad-day", "--json"]


def test_a_server_that_is_told_to_end_keeps_its_promises(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main([*BAD_DAY, "told-to-end"]) == 0
    assert json.loads(capsys.readouterr().out)["figures"]["told-to-end"] == "as stated"


@pytest.mark.long
@pytest.mark.parametrize("day", DAYS)
def test_every_bad_day_ends_as_stated(day: str, capsys: pytest.CaptureFixture[str]) -> None:
    if day in ("postgres-gone", "clock-jumps"):
        require("postgres")
    assert command_line.main([*BAD_DAY, day]) == 0
    assert json.loads(capsys.readouterr().out)["figures"][day].startswith(("as stated", "not run: mount"))


def test_the_days_are_listed_with_their_outcomes(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["campaign", "bad-day", "--list"]) == 0
    assert capsys.readouterr().out.splitlines() == [f"{name}: {day.outcome}" for name, day in DAYS.items()]
    assert command_line.main(["campaign", "bad-day", "rainy"]) == 2
    assert "rainy" in capsys.readouterr().err


PLANTED = {
    "told-to-end": (
        "import os, signal\n"
        "from spielwerk.server import app\n"
        "app._before_signals = lambda act: signal.signal(signal.SIGTERM, lambda *_: os._exit(3))",
        "told-to-end: it ended with 3",
    ),
    "full-disk": (
        "from spielwerk.server import app\napp._busy = app._internal",
        "full-disk: answers to changes were [",
    ),
}


@pytest.mark.parametrize("day", PLANTED)
def test_a_promise_that_is_broken_is_found(
    day: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if day == "full-disk" and (sys.platform != "linux" or os.geteuid() != 0):
        pytest.skip("mounting a small file system needs root")
    planted, found = PLANTED[day]
    program = tmp_path / "planted.py"
    program.write_text(f"import sys\n{planted}\nfrom spielwerk.cli.app import main\nsys.exit(main(sys.argv[1:]))\n")
    monkeypatch.setattr(Started, "program", (sys.executable, str(program)))
    assert command_line.main([*BAD_DAY, day, "--keep", str(tmp_path / "kept")]) == 1
    assert json.loads(capsys.readouterr().out)["findings"][0].startswith(found)


def test_the_page_for_hosts_quotes_what_is_promised() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for name, day in DAYS.items():
        assert any(line.startswith(f"| `{name}`") and f"| {day.outcome} |" in line for line in page.splitlines()), name
