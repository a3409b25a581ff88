"""The worked examples of every environment do what they promise, called as their first lines say."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from spielwerk.build import environment
from spielwerk.build.checkout import ROOT
from spielwerk.cli.app import main

environment.ensure("lab", "learn")

SAMPLES = ROOT / "samples"


def run(example: str, *arguments: str) -> str:
    call = [sys.executable, "-P", str(SAMPLES / f"{example}.py"), "terra-nova", *arguments]
    done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def rates(said: str) -> list[tuple[float, float, float]]:
    """Every rate of a text with the ends of its interval, in percent."""
    found = re.findall(r"([\d.]+)% \(([\d.]+)% - ([\d.]+)%\)", said)
    return [(float(rate), float(low), float(high)) for rate, low, high in found]


@pytest.mark.long
def test_an_agent_learns_with_gymnasium() -> None:
    before, after = rates(run("gymnasium_agent", "--games", "400", "--check", "100"))
    assert before[0] < 55
    assert after[1] > 55


@pytest.mark.long
def test_values_are_learned_with_pettingzoo() -> None:
    lines = run("pettingzoo_values", "--games", "60").splitlines()
    by_round = {int(line.split()[0]): float(line.split()[2]) for line in lines[1:]}
    assert sorted(by_round) == [0, 1, 2, 3, 4, 5]
    assert by_round[5] > 0.4


@pytest.mark.long
def test_openspiels_search_beats_random() -> None:
    try:
        environment.ensure("openspiel")
    except environment.EnvironmentProblem as problem:
        pytest.skip(f"OpenSpiel cannot be installed: {problem}")
    pytest.importorskip("pyspiel", reason="OpenSpiel is not made for this machine")
    ((rate, _, _),) = rates(run("openspiel_search", "--games", "6", "--simulations", "20"))
    assert rate > 75


@pytest.mark.long
def test_a_trained_agent_plays_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(os.environ, "AGENT", str(tmp_path / "agent.npz"))
    run("train_agent", "--games", "300", "--check", "1", "--out", str(tmp_path / "agent.npz"))
    bots = f"{SAMPLES / 'trained_bot.py'}@Trained,random"
    assert main(["arena", "terra-nova", "--bots", bots, "--games", "40", "--workers", "1", "--json"]) == 0
    (difference,) = json.loads(capsys.readouterr().out)["differences"]
    assert difference["first"].endswith("@Trained")
    assert difference["score_interval"][0] > 0
