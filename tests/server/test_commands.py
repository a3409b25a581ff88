"""The commands around the table, and the documented example, as a person runs them."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from spielwerk.build import web
from spielwerk.build.checkout import ROOT
from spielwerk.cli import app as command_line
from spielwerk.server.tables.pages import PAGE
from tests.server.processes import served


def test_the_worked_example_plays_a_game(tmp_path: Path) -> None:
    code = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "api.md").read_text("utf-8"), re.DOTALL)
    assert len(code) == 1
    with served(f"sqlite:///{tmp_path / 'games.db'}") as server:
        environment = {**os.environ, "SPIELWERK_URL": str(server.client.base_url)}
        done = subprocess.run(
            [sys.executable, "-c", code[0]], env=environment, capture_output=True, text=True, timeout=120
        )
    assert done.returncode == 0, done.stderr
    assert "winners:" in done.stdout
    assert "spielwerk record 2" in done.stdout


def test_simulated_players_lose_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """On two servers beside each other, with more games in each step."""
    db = f"sqlite:///{tmp_path / 'games.db'}"
    with served(f"sqlite:///{tmp_path / 'other.db'}") as other:
        arguments = ["load", "--db", db, "--against", str(other.client.base_url), "--games", "4", "--steps", "2"]
        assert command_line.main([*arguments, "--seconds", "4", "--think", "0.05", "--json"]) == 0
    said = capsys.readouterr()
    figures = json.loads(said.out)
    for one in (figures, figures["against"]):
        assert one["games"] == 4
        assert one["answers"] > 0
        assert one["lost_or_doubled"] == one["refused"] == 0
    assert figures["ratios"]["cpu_ms_per_answer"] > 0
    assert {line.split(" ")[1] for line in said.err.splitlines() if "answers/s" in line} == {"2", "4"}


def test_load_measures_whole_tables_early_and_late(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["load", "--db", f"sqlite:///{tmp_path / 'games.db'}", "--game", "terra-nova", "--games", "1"]
    assert command_line.main([*arguments, "--at", "4", "--at", "32", "--json"]) == 0
    ((early, late),) = json.loads(capsys.readouterr().out).values()
    assert (early["ply"], late["ply"]) == (4, 32)
    assert 4 < early["log_rows"] < late["log_rows"] == PAGE
    for cost in (early, late):
        assert cost["first"] > 0
        assert cost["again"] > 0


def test_load_says_where_no_game_comes_so_far(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["load", "--db", f"sqlite:///{tmp_path / 'games.db'}", "--game", "terra-nova", "--players", "2"]
    assert command_line.main([*arguments, "--games", "1", "--at", "5000"]) == 2
    assert "5000" in capsys.readouterr().err


def test_load_wants_to_know_where(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["load"]) == 2
    assert "--db" in capsys.readouterr().err


def test_a_folder_without_a_built_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPIELWERK_CLIENT", str(tmp_path))
    assert command_line.main(["play", "--no-browser", "--db", f"sqlite:///{tmp_path / 'games.db'}"]) == 2
    assert str(tmp_path) in capsys.readouterr().err


def test_a_taken_port_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = f"sqlite:///{tmp_path / 'games.db'}"
    with served(db) as server:
        port = str(server.client.base_url.port)
        assert command_line.main(["serve", "--no-client", "--db", db, "--port", port]) == 2
    assert port in capsys.readouterr().err


def test_the_client_is_built_anew_after_a_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "WEB", tmp_path)
    monkeypatch.setattr(web, "DIST", tmp_path / "dist")
    (tmp_path / "dist").mkdir()
    (tmp_path / "index.html").write_text("one")
    assert not web.current()
    (tmp_path / "dist" / ".sources").write_text(web.fingerprint())
    assert web.current()
    (tmp_path / "index.html").write_text("two")
    assert not web.current()


def test_packages_are_installed_anew_after_a_change_of_the_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []
    monkeypatch.setattr(web, "WEB", tmp_path)
    monkeypatch.setattr(web, "BUILD", tmp_path)
    monkeypatch.setattr(web, "INSTALLED", tmp_path / "installed")
    monkeypatch.setattr(web, "node", lambda: tmp_path)
    monkeypatch.setattr(web, "_npm", lambda tools, *arguments: calls.append(arguments[0]))
    for lock in ("one", "one", "two"):
        (tmp_path / "package-lock.json").write_text(lock)
        web.install()
    assert calls == ["install", "install"]


def test_the_description_is_printed_without_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["serve", "--openapi"]) == 0
    assert json.loads(capsys.readouterr().out)["info"]["title"] == "Spielwerk"
