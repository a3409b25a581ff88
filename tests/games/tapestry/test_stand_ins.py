"""Stand-ins: each says what is known and why it is as it is, is marked for people, and can be left out."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from spielwerk.core.texts import Texts
from spielwerk.games import game
from spielwerk.games.tapestry.rules.catalog import BY_KIND
from spielwerk.games.tapestry.rules.map.board import DATA, read
from spielwerk.games.tapestry.rules.stand_ins import STAND_IN, rows
from spielwerk.games.tapestry.rules.words import SETS

GAME = game("tapestry")
FILES = sorted((DATA / "stand_ins").glob("*.toml"))
LANDMARK_PLOTS = range(3, 10)
NOTE = 20
"""Letters below which a note says nothing."""


def stand_ins(file: Path) -> list[tuple[str, dict[str, Any]]]:
    tables = tomllib.loads(file.read_text("utf-8"))
    return [(table, row) for table, found in tables.items() for row in found]


def test_there_is_a_file_for_each_set() -> None:
    assert sorted(file.stem for file in FILES) == sorted(SETS)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_each_says_what_is_known_and_why(file: Path) -> None:
    for table, row in stand_ins(file):
        title = f"{table} {row.get('name', '?')}"
        assert row["status"] == STAND_IN, title
        for note in ("known", "why"):
            assert len(row[note]) > NOTE, f"{title}: {note}"
            assert row[note].endswith("."), f"{title}: {note}"


def test_official_rows_come_first_and_stand_ins_name_their_set() -> None:
    official = read("landmarks.toml")["landmark"]
    found = rows("landmarks.toml", "landmark")
    assert found[: len(official)] == official
    assert len(found) > len(official)
    assert {row["set"] for row in found[len(official) :]} == {"plans-and-ploys", "arts-and-architecture"}


def test_landmarks_have_sizes_a_landmark_can_have() -> None:
    for row in rows("landmarks.toml", "landmark"):
        if row.get("status") == STAND_IN:
            assert sum(line.count("#") for line in row["footprint"]) in LANDMARK_PLOTS, row["name"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_component_browser_marks_them(language: str) -> None:
    marked = [row for row in GAME.components() if row["status"] == STAND_IN]
    names = {(row.kind, row.name) for rows in BY_KIND.values() for row in rows if row.status == STAND_IN}
    assert {(row["kind"], row["name"]) for row in marked} == names
    assert Texts("tapestry", language).format(f"status-{STAND_IN}")


def landmarks(**options: object) -> set[str]:
    return {row["name"] for row in GAME.view(GAME.new(1, options), 0)["landmarks"]}


def test_the_base_game_has_none() -> None:
    view = GAME.view(GAME.new(1, {"unknown": STAND_IN}), 0)
    assert view["stand_ins"] == []
    assert landmarks() == {row["name"] for row in read("landmarks.toml")["landmark"]}


def test_a_table_that_plays_with_them_says_so_and_they_can_be_left_out() -> None:
    sets = ["arts-and-architecture"]
    assert GAME.view(GAME.new(1, {"sets": sets}), 0)["stand_ins"] == sets
    assert GAME.view(GAME.new(1, {"sets": sets, "unknown": "leave-out"}), 0)["stand_ins"] == []
    assert "arts-landmark-ii" in landmarks(sets=sets)
    assert "monolith" not in landmarks(sets=sets)
    assert landmarks(sets=sets, unknown="leave-out") == landmarks()


def test_a_position_keeps_which_sets_are_whole() -> None:
    state = GAME.new(1, {"sets": ["arts-and-architecture"]})
    assert GAME.view(GAME.load(GAME.dump(state)), 0) == GAME.view(state, 0)
