"""Tuning: weights move towards what the games say, within bounds, the same every time."""

import json
from pathlib import Path

import pytest

from spielwerk.build import environment
from spielwerk.cli.app import main
from spielwerk.core.rng import Rng
from spielwerk.lab.tuning.fitting import Samples, fit


def test_weights_move_towards_what_the_games_say() -> None:
    environment.ensure("lab")
    rng = Rng(1)
    rows = [[float(rng.below(50)), float(rng.below(10)), float(rng.below(10))] for _ in range(500)]
    finals = [int(points + 1.4 * coins + 0.1 * tools) for points, coins, tools in rows]
    prior = {"points": 1.0, "coins": 1.0, "tools": 1.0}
    weights, errors = fit(["points", "coins", "tools"], [Samples(rows, finals)], prior, pull=1)
    assert weights["points"] == 1.0
    assert weights["coins"] == pytest.approx(1.2, abs=0.05)
    assert weights["tools"] == pytest.approx(0.6)
    assert errors["after"] < errors["before"]


def test_the_command_writes_a_file_with_its_origin(tmp_path: Path) -> None:
    call = ["tune", "age-of-innovation", "--games", "2", "--bots", "random", "--players", "2", "--workers", "1", "-o"]
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        assert main([*call, str(file)]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    data = json.loads(files[0].read_text("utf-8"))
    assert data["origin"]["from"].startswith("spielwerk tune age-of-innovation --games 2 --bots random")
    assert data["origin"]["samples"] > 100
