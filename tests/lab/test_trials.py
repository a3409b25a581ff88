"""Weights by trial: they move towards what earned points, the same every time."""

import json
from pathlib import Path

import pytest

from spielwerk.build import environment
from spielwerk.cli.app import main
from spielwerk.core.rng import Rng
from spielwerk.lab.tuning.trials import Task, Trial, step, trial

environment.ensure("lab")


def test_weights_move_towards_what_earned_points() -> None:
    rng = Rng(1)
    trials = []
    for _ in range(100):
        moved: list[list[int]] = [[1 - 2 * rng.below(2) for _ in range(3)] for _ in range(4)]
        trials.append(Trial(moved, [1.5 * up - 9.0 * down + int(rng.below(3)) - 1 for up, down, _ in moved]))
    weights, report = step({"points": 1.0, "coins": 1.0, "tools": 2.0, "books": 1.0}, trials)
    assert weights["points"] == 1.0
    assert weights["coins"] == pytest.approx(1.42, abs=0.05)
    assert weights["tools"] == pytest.approx(2 * 0.59, abs=0.02)
    assert weights["books"] == pytest.approx(1.0, abs=0.02)
    assert report["points"]["coins"] == pytest.approx(1.5, abs=0.3)


def test_a_trial_plays_with_moved_weights() -> None:
    names = {"points": 1.0, "coins": 0.5, "tools": 1.0}
    found = trial(Task("age-of-innovation", "greedy", 3, {"players": 2}, names))
    assert [len(row) for row in found.moved] == [2, 2]
    assert any(found.earned)


def test_the_command_moves_weights_step_by_step(tmp_path: Path) -> None:
    call = ["tune", "age-of-innovation", "--by", "play", "--games", "4", "--steps", "2", "--bots", "greedy"]
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        assert main([*call, "--players", "2", "--workers", "1", "-o", str(file)]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    data = json.loads(files[0].read_text("utf-8"))
    assert data["origin"]["from"] == (
        "spielwerk tune age-of-innovation --by play --games 4 --steps 2 "
        "--bots greedy --players 2 --seed 0 --prior usual"
    )
    assert len(data["origin"]["points that a move of each weight earned"]) == 2
    assert data["weights"]["points"] == 1.0
    assert data["weights"]["tools"] > 0
