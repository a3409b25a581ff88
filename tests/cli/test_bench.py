"""`bench` measures what it says; the figures themselves are never asserted."""

import json

import pytest

from spielwerk.build.checkout import BUILD
from spielwerk.cli import app
from spielwerk.cli.bench_worker import measure
from spielwerk.cli.commands import bench
from spielwerk.games import names


def test_bench_reports_each_policy(capsys: pytest.CaptureFixture[str]) -> None:
    name = names()[0]
    arguments = [name, "--players", "2", "--games", "2", "--engine", "python", "--no-compare", "--json"]
    assert app.main(["bench", *arguments]) == 0
    lines = json.loads(capsys.readouterr().out)["lines"]
    assert [(line["policy"], line["engine"], line["games"]) for line in lines] == [
        ("random", "python", 2),
        ("settler", "python", 2),
    ]


@pytest.mark.parametrize("policy", bench.POLICIES)
def test_equal_calls_play_equal_games(policy: str) -> None:
    first, second = (measure(names()[0], 3, policy, 2) for _ in range(2))
    for fact in ("decisions_per_game", "branching", "buildings_per_player", "checksum"):
        assert first[fact] == second[fact]


def test_bad_usage_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["bench", names()[0], "--players", "9"]) == 2
    assert "not 9" in capsys.readouterr().err
    assert app.main(["bench", "--engine", "steam"]) == 2
    assert "'steam'" in capsys.readouterr().err


def test_a_missing_catanatron_is_said_and_skipped(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "OTHER_ENVIRONMENT", BUILD / "no-such-environment")
    monkeypatch.setattr("venv.create", lambda *_, **__: None)
    assert bench._catanatron() is None
    assert "could not be installed" in capsys.readouterr().err
