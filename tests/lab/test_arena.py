"""The arena's numbers, ratings and plot."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from spielwerk.build import environment
from spielwerk.cli.app import main
from spielwerk.lab.reports.statistics import mean_interval, ratings, wilson
from spielwerk.lab.runs.runner import Plan

environment.ensure("lab")


def test_wilsons_interval() -> None:
    low, high = wilson(10, 20)
    assert (round(low, 4), round(high, 4)) == (0.2993, 0.7007)
    assert wilson(0, 24)[0] == 0.0
    assert 0.9999 < wilson(24, 24)[1] <= 1.0
    assert wilson(0, 0) == (0.0, 1.0)
    assert mean_interval(5.0, 2.0, 100) == pytest.approx((5 - 0.391993, 5 + 0.391993))


def test_ratings_follow_the_results() -> None:
    games = [(["strong", "weak", "weak"], [1, 2, 3])] * 30 + [(["weak", "strong", "weak"], [2, 1, 3])] * 30
    rated = ratings(games)
    assert rated["strong"][0] > rated["weak"][0] + 5
    assert ratings([(["same", "same"], [1, 2])])["same"] == pytest.approx((25.0, 25 / 3))


def test_every_set_up_is_played_with_every_seating() -> None:
    plan = Plan("age-of-innovation", ["a", "b", "c"], 3, {"players": 3}, same_seed=3)
    assert len({plan.seed_of(number) for number in range(3)}) == 1
    assert plan.seed_of(3) != plan.seed_of(2)
    assert sorted(plan.bots_of(number)[0] for number in range(3)) == ["a", "b", "c"]


def test_the_arena_reports_and_plots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot = tmp_path / "rates.svg"
    call = ["arena", "age-of-innovation", "--bots", "greedy,random", "--games", "4", "--workers", "1", "--json"]
    assert main([*call, "--plot", str(plot)]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["games"] == 4
    assert answer["bots"]["greedy"]["score"] > answer["bots"]["random"]["score"]
    assert sum(row["won"] for row in answer["bots"].values()) == 4
    for row in answer["bots"].values():
        assert sum(row["sources"].values()) == pytest.approx(row["score"])
    ElementTree.fromstring(plot.read_text("utf-8"))
    assert main(["arena", "age-of-innovation", "--bots", "greedy,nobody"]) == 2
    assert "There is no bot 'nobody'" in capsys.readouterr().err
