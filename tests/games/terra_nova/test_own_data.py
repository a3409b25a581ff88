"""Own boards and mats: every defect is named, and games play on sound data."""

import copy
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import spielwerk.games.terra_nova.rules.board as board_module
from spielwerk.cli import app
from spielwerk.core.data_option import told
from spielwerk.core.options import BadOption
from spielwerk.core.reasons import Reason
from spielwerk.core.record import parse, replay
from spielwerk.games import game
from spielwerk.games.terra_nova.rules.board import map_defects
from spielwerk.games.terra_nova.rules.mats import mats_defects

DATA = Path(board_module.__file__).parents[1] / "data"


def said(defects: list[Reason], language: str = "en") -> list[str]:
    return [told("terra-nova", language, defect) for defect in defects]


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text("utf-8"))


def own_map() -> dict[str, Any]:
    data = read("map.toml")
    data["status"] = "mine"
    return data


def test_the_stand_ins_are_sound() -> None:
    assert map_defects(read("map.toml")) == []
    assert mats_defects(read("mats.toml")) == []


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"layout": ["LX"]}, "Row A has letters that mean nothing: X"),
        ({"layout": ["L" * 14]}, "Row A has 14 spaces; 13 fit."),
        ({"layout": 3}, "“layout” must be a list of rows of at most 13 letters."),
        ({"edge": ["A" + "9" * 5000]}, "“edge” must be a list of names."),
        ({"bridges": ["A1-A2"]}, "No bridge can join “A1-A2”."),
        ({"bridges": ["A1-B2"]}, "Bridge A1-B2 crosses no river."),
        ({"bridges": []}, "There is no bridge site."),
        ({"edge": ["Z9"]}, "“edge” names “Z9”, which is no space."),
        ({"edge": ["A6"]}, "Edge spaces must be land: A6."),
        ({"edge": ["B2"]}, "Spaces surrounded by others cannot lie at the edge: B2."),
        ({"marks": ["A1"]}, "House marks belong on the side for two only."),
        ({"first_game": {"2": ["A6"]}}, "The houses of the first game for 2 must stand on different land spaces."),
        ({"colour": 1}, "“colour” is not possible here."),
    ],
)
def test_defects_of_a_side_are_named(change: dict[str, Any], sentence: str) -> None:
    data = own_map()
    data["sides"]["2-4"] |= change
    defects = said(map_defects(data))
    assert any(defect.startswith("sides.2-4: ") and sentence in defect for defect in defects), defects


def test_the_side_for_two_needs_four_marks_of_each_terrain() -> None:
    data = own_map()
    data["sides"]["2"]["marks"] = data["sides"]["2"]["marks"][1:]
    sentence = "4 spaces of this terrain must bear a house mark, not 3: lake."
    assert said(map_defects(data)) == [f"sides.2: {sentence}"]


def test_several_defects_are_named_together() -> None:
    data = {"common": {"start_money": -1, "houses": [], "speed": 3}, "factions": {"elves": {}}}
    defects = said(mats_defects(data))
    for part in ("“status”", "“base_income” is missing", "“start_money” must", "8 incomes", "“speed”", "“elves”"):
        assert any(part in defect for defect in defects), defects


def test_a_game_on_own_data_keeps_them_in_its_record(tmp_path: Path) -> None:
    mats = read("mats.toml")
    mats["status"] = "mine"
    mats["factions"] = {"djinni": {"start_money": 20}}
    for name, data in (("map", own_map()), ("mats", mats)):
        (tmp_path / f"{name}.json").write_text(json.dumps(data), "utf-8")
    record = tmp_path / "game.txt"
    settings = [f"--set={name}={tmp_path / name}.json" for name in ("map", "mats")]
    assert app.main(["new", "terra-nova", "--players", "2", *settings, "-o", str(record)]) == 0
    for name in ("map", "mats"):
        (tmp_path / f"{name}.json").unlink()
    state = replay(game("terra-nova"), parse(record.read_text("utf-8")))
    assert game("terra-nova").view(state, -1)["map"]["status"] == "mine"
    for notation in ("take-mat lake", "take-mat swamp", "take-faction djinni", "take-faction inventors"):
        state.play(state.parse(notation))
    assert [player["money"] for player in game("terra-nova").view(state, -1)["players"]] == [20, 7]
    position = game("terra-nova").dump(state)
    assert game("terra-nova").dump(game("terra-nova").load(position)) == position


def test_unsound_data_is_refused_with_all_its_defects() -> None:
    data = copy.deepcopy(own_map())
    data["sides"]["2-4"] |= {"bridges": [], "edge": []}
    with pytest.raises(BadOption, match=r"no bridge site.*no edge space|no edge space.*no bridge site"):
        game("terra-nova").new(0, {"map": data})


def test_text_that_is_no_data_is_refused() -> None:
    for text in ("{", "[" * 100_000, "3", "null"):
        with pytest.raises(BadOption):
            game("terra-nova").new(0, {"map": text})


def test_text_is_never_taken_for_a_file_name() -> None:
    with pytest.raises(BadOption, match="as JSON"):
        game("terra-nova").new(0, {"map": str(DATA / "map.toml")})


def test_a_map_without_the_side_that_is_played_on() -> None:
    data = own_map()
    del data["sides"]["2"]
    with pytest.raises(BadOption, match="no side '2'"):
        game("terra-nova").new(0, {"map": data, "players": 2, "two_players": "planner"})
    assert game("terra-nova").new(0, {"map": data, "players": 2}).moves()


def test_map_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["map", "check", str(DATA / "map.toml")]) == 0
    assert app.main(["map", "check", str(DATA / "mats.toml")]) == 0
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('status = "mine"\n[sides."5"]\n', "utf-8")
    capsys.readouterr()
    assert app.main(["map", "check", str(wrong)]) == 1
    assert "“sides.5” is not possible here" in capsys.readouterr().out
    wrong.write_text("x = [", "utf-8")
    assert app.main(["map", "check", str(wrong)]) == 2
    assert "is not TOML" in capsys.readouterr().err
    wrong.write_text("x = 1", "utf-8")
    assert app.main(["map", "check", str(wrong)]) == 2
    assert app.main(["map", "check", str(tmp_path / "none.toml")]) == 2
