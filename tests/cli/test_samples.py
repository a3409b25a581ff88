"""The sample records replay with the engine as it is and print as tables."""

import json
from pathlib import Path

import pytest

from spielwerk.build.checkout import ROOT
from spielwerk.cli import app
from spielwerk.cli.common import language
from spielwerk.core.record import parse, replay
from spielwerk.games import game

SAMPLES = sorted((ROOT / "samples").glob("*.record"))


def test_there_are_samples() -> None:
    assert SAMPLES


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_a_sample_replays_and_shows(
    sample: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "_chosen", [])
    monkeypatch.setenv("SPIELWERK_LANG", "en")
    text = sample.read_text("utf-8")
    record = parse(text)
    assert record.write() == text
    state = replay(game(record.game), record)
    assert (state.seat == -1) == ("under-way" not in sample.stem)
    assert app.main(["show", str(sample)]) == 0
    shown = capsys.readouterr().out
    for hexagon in game(record.game).view(state, -1)["map"]["hexes"]:
        assert hexagon["hex"] in shown


def test_the_sample_under_way_has_hints_worth_reading(capsys: pytest.CaptureFixture[str]) -> None:
    """It ends at the start of a turn."""
    (sample,) = [path for path in SAMPLES if "under-way" in path.stem]
    assert app.main(["hint", str(sample), "--nodes", "200", "--json"]) == 0
    hints = json.loads(capsys.readouterr().out)["hints"]
    assert len(hints) > 1
    assert all(len(hint["line"]) > 1 and hint["reasons"] for hint in hints)
