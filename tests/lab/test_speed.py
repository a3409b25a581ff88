"""What `bench --lab` measures; the figures themselves are never asserted."""

import json

import pytest

from spielwerk.build import environment
from spielwerk.cli import app
from spielwerk.cli.measuring import laboratory, printing

environment.ensure("lab", "learn")

from spielwerk.lab import speed  # noqa: E402
from spielwerk.lab.runs.runner import Batch, Plan  # noqa: E402

TWICE = {"median": 1.9, "least": 1.85, "most": 1.95}


def test_the_laboratory_measures_itself(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name, small in (("ANSWERS", 10), ("STEPS", 20), ("SECONDS", 0.1), ("ROUNDS", 1)):
        monkeypatch.setattr(f"spielwerk.lab.speed.{name}", small)
    # As it comes from its own process.
    measured = json.loads(json.dumps(speed.measure("terra-nova", 2, ray=False)))
    assert set(measured["nodes_per_second"]) == set(speed.BOTS)
    rates = [
        *measured["nodes_per_second"].values(),
        measured["steps_per_second"],
        *measured["games_per_second"].values(),
    ]
    assert all(rate > 0 for rate in rates)
    assert len(measured["games_per_second"]) == measured["cores"]
    assert set(measured["to_one_worker"]) == set(measured["games_per_second"]) - {"1"}
    printing.laboratory([measured | {"games_per_second": {"1": 300, "2": 570}, "to_one_worker": {"2": TWICE}}])
    said = capsys.readouterr().out
    assert "with a load of" in said
    assert "1 worker: 300 random games/s\n" in said
    assert "2 workers: 570 random games/s, 1.90 (1.85 to 1.95) times one" in said


def test_batches_are_counted_once_every_worker_plays() -> None:
    counting = speed.Counting(starts_after=2, seconds=1e-9)
    for _ in counting.while_it_lasts(iter([Batch(Plan("terra-nova", ["random"]), [0])] * 9)):
        counting.done({})
    assert counting._counted == 1
    assert speed.gains([38.0, 44.0, 30.0], [20.0, 20.0, 20.0]) == {"median": 1.9, "least": 1.5, "most": 2.2}


def test_a_laboratory_that_fails_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(laboratory, "_ray_is_there", lambda: False)
    monkeypatch.setattr("sys.executable", "false")
    assert app.main(["bench", "terra-nova", "--lab", "--engine", "python"]) == 1
    assert "did not finish with terra-nova" in capsys.readouterr().err
