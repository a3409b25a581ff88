"""The list of civilizations, and what somebody reads who writes a name that nobody knows."""

from importlib import import_module

import pytest

from spielwerk.build.checkout import SOURCE
from spielwerk.games.tapestry.rules import components
from spielwerk.games.tapestry.rules.catalog import BY_KIND, Civilization
from spielwerk.games.tapestry.rules.civilizations.every import EVERY
from spielwerk.games.tapestry.rules.effects.table import UnknownItem

FOLDER = "spielwerk.games.tapestry.rules.civilizations"


def test_every_file_with_a_row_is_listed_and_named_after_its_civilization() -> None:
    files = sorted((SOURCE / FOLDER.replace(".", "/")).glob("*.py"))
    rows = {file.stem: getattr(import_module(f"{FOLDER}.{file.stem}"), "ROW", None) for file in files}
    found = {stem: row for stem, row in rows.items() if isinstance(row, Civilization)}
    assert [row.name.replace("-", "_") for row in found.values()] == list(found)
    assert sorted(row.name for row in found.values()) == sorted(row.name for row in EVERY)
    assert [row.name for row in BY_KIND["civilization"]] == [row.name for row in EVERY]


def test_a_mistyped_item_is_answered_by_its_place_and_the_nearest_names() -> None:
    with pytest.raises(UnknownItem) as problem:
        components.does("tiles.toml", {"name": "99", "reward": ["tapestri"]}, "reward")
    said, _, near = str(problem.value).partition("; the nearest are: ")
    assert said == "data/tiles.toml, '99', reward: There is no item 'tapestri'"
    assert "tapestry" in near
