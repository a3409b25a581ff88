"""Own cards: sound rows pass, and every defect is named."""

from pathlib import Path

import pytest

from spielwerk.cli.app import main
from spielwerk.games import game

SOUND = """
[[card]]
name = "new-dawn"
kind = "played"
does = ["conquer", "vp 3"]
[[tech]]
name = "jet-fuel"
circle = ["space-tile"]
square = ["explore-space"]
needs = "exploration 4"
"""


def test_sound_cards_have_no_defect(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(SOUND, "utf-8")
    assert main(["cards", "check", str(file)]) == 0
    assert "sound" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("row", "word"),
    [
        ({"name": "trap", "kind": "played", "does": ["vp 1"]}, "taken"),
        ({"name": "New", "kind": "played", "does": ["vp 1"]}, "small letters"),
        ({"name": "new", "kind": "era"}, "no ability"),
        ({"name": "new", "kind": "played", "does": ["fly"]}, "no item 'fly'"),
        ({"name": "new", "kind": "played", "does": ["vp 1", "vp 2"]}, "twice"),
        ({"name": "new", "kind": "played"}, "'does'"),
        ({"name": "new", "kind": "played", "does": ["vp 1"], "copies": 0}, "copies"),
        ({"name": "new", "kind": "played", "does": ["vp 1"], "colour": 1}, "no word 'colour'"),
    ],
)
def test_each_defect_is_named(row: dict[str, object], word: str) -> None:
    defects = game("tapestry").card_defects({"card": [row]})
    assert defects is not None
    assert any(word in defect for defect in defects), defects


def test_a_tech_card_needs_a_condition() -> None:
    row = {"name": "jet-fuel", "circle": ["coin"], "square": ["coin"], "needs": "exploration 13"}
    defects = game("tapestry").card_defects({"tech": [row]})
    assert defects
    assert "'needs'" in defects[0]


def test_other_games_take_no_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(SOUND, "utf-8")
    assert main(["cards", "check", str(file), "--game", "age-of-innovation"]) == 2
    assert "takes no own cards" in capsys.readouterr().err
