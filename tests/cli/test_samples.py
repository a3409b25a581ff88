"""The sample records replay with the engine as it is and print as tables."""

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
