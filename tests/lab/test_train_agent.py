"""The worked example of learning: it learns, the same every time, and beats random."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from spielwerk.build import environment
from spielwerk.build.checkout import ROOT

environment.ensure("lab", "learn")

EXAMPLE = ROOT / "samples" / "train_agent.py"


def teach(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-P", str(EXAMPLE), *arguments], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_equal_calls_teach_equal_agents(tmp_path: Path) -> None:
    import numpy

    call = ("terra-nova", "--games", "20", "--check", "2")
    files = [tmp_path / "one.npz", tmp_path / "two.npz"]
    said = [teach(*call, "--out", str(file)) for file in files]
    one, two = (numpy.load(file)["weights"] for file in files)
    assert said[0] == said[1]
    assert "of 2 games won" in said[0]
    assert (one == two).all()
    assert one.any()


@pytest.mark.long
def test_a_taught_agent_beats_random() -> None:
    said = teach("terra-nova", "--games", "500", "--check", "100")
    low = re.search(r"games won, [\d.]+% \(([\d.]+)%", said)
    assert low
    assert float(low[1]) > 55, said
