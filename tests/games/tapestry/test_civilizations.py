"""The list of civilizations, and what somebody reads who writes a name that nobody knows."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

from spielwerk.build.checkout import SOURCE
from spielwerk.games import game as spielwerk_game
from spielwerk.games.tapestry.rules import catalog, components, layout
from spielwerk.games.tapestry.rules.catalog import BY_KIND, Civilization, WrongMat, index_of
from spielwerk.games.tapestry.rules.civilizations.every import EVERY
from spielwerk.games.tapestry.rules.effects.table import UnknownItem
from spielwerk.games.tapestry.rules.map import pieces
from spielwerk.games.tapestry.rules.mat import Marks, Tokens, forget, remember, remembered
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.shown.mats import mat

FOLDER = "spielwerk.games.tapestry.rules.civilizations"


def test_every_file_with_a_row_is_listed_and_named_after_its_civilization() -> None:
    files = sorted((SOURCE / FOLDER.replace(".", "/")).glob("*.py"))
    rows = {file.stem: getattr(import_module(f"{FOLDER}.{file.stem}"), "ROW", None) for file in files}
    found = {stem: row for stem, row in rows.items() if isinstance(row, Civilization)}
    misnamed = ", ".join(f"{stem}.py ({row.name})" for stem, row in found.items() if stem != row.name.replace("-", "_"))
    assert not misnamed, f"Files of src/{FOLDER.replace('.', '/')} with another name than their row: {misnamed}."
    unlisted = ", ".join(stem for stem, row in found.items() if row not in EVERY)
    assert not unlisted, f"src/{FOLDER.replace('.', '/')}/every.py does not list: {unlisted}."
    assert sorted(row.name for row in found.values()) == sorted(row.name for row in EVERY)
    assert [row.name for row in BY_KIND["civilization"]] == [row.name for row in EVERY]


def test_a_mistyped_item_is_answered_by_its_place_and_the_nearest_names() -> None:
    with pytest.raises(UnknownItem) as problem:
        components.does("tiles.toml", {"name": "99", "reward": ["tapestri"]}, "reward")
    said, _, near = str(problem.value).partition("; the nearest are: ")
    assert said == "data/tiles.toml, '99', reward: There is no item 'tapestri'"
    assert "tapestry" in near


def test_a_mat_is_written_in_words() -> None:
    p = Player(0)
    historians = index_of("civilization", "historians")
    told = {"uncovered": ["square-food"], "holders": ["B", "C"]}
    remember(p, historians, told)
    assert remembered(p, historians) == told
    remember(p, historians, {"holders": ["A"]})
    assert remembered(p, historians) == {"uncovered": [], "holders": ["A"]}
    forget(p, historians)
    assert not any(p.mats)


@pytest.mark.parametrize(
    ("name", "told", "sentence"),
    [
        ("heralds", {"tokens": 5}, "'tokens' is a whole number from 0 to 4, not '5'."),
        ("heralds", {"coins": 1}, "The mat of 'heralds' has no 'coins'; known: tokens."),
        ("chosen", {"tokens": 1}, "The mat of 'chosen' has no 'tokens', it remembers nothing."),
        (
            "leaders",
            {"used": ["magic"]},
            "'used' has no 'magic'; known: exploration, technology, science, military, arts.",
        ),
        ("leaders", {"used": 3}, "'used' is a list, not '3'."),
        ("militants", {"taken": {"first": 9}}, "'taken' is a whole number from 0 to 4, not '9'."),
        ("militants", {"taken": [1]}, "'taken' is a table, not '[1]'."),
        ("aliens", {"tile": 99}, "'tile' has no '99'; known: no-tile, 1, 2"),
        ("aliens", 3, "The mat of 'aliens' is a table, not '3'."),
    ],
)
def test_wrong_words_about_a_mat_are_answered_by_a_sentence(name: str, told: object, sentence: str) -> None:
    with pytest.raises(WrongMat) as problem:
        remember(Player(0), index_of("civilization", name), told)
    assert str(problem.value).startswith(sentence)


def test_a_mat_shows_the_tokens_and_marks_that_its_row_declares() -> None:
    """Without any other list of names."""
    tokens, used = Tokens("tokens", most=3), Marks("used", ("science", "military"), "track")
    new = Civilization("weavers", "p.14", mat=(tokens, used))
    # Compiled code does not look its names up again, so the lists themselves must forget the row.
    lists: list[list[Any]] = [catalog.MATS, catalog.COMPONENTS, BY_KIND["civilization"]]
    lengths = [len(rows) for rows in lists]
    catalog.enter(new)
    p = Player(0)
    tokens.set(p, 2)
    used.mark(p, 1)
    shown = mat(p, new.index)
    for rows, length in zip(lists, lengths, strict=True):
        del rows[length:]
    assert shown["tokens"] == 2
    spots = [(spot["effects"][0]["id"], spot["mark"]) for row in shown["rows"] for spot in row]
    assert spots == [("track-science", ""), ("track-military", "token")]


def test_a_question_without_answers_is_named() -> None:
    assert layout.answers(EVERY) == layout.answers()
    with pytest.raises(
        UnknownItem, match=r"^Nothing answers 'lead': layout\.py or the row of a civilization names its"
    ):
        layout.answers([row for row in EVERY if row.name != "leaders"])


def test_nobody_gains_control_by_loading_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng = spielwerk_game("tapestry"), Random(3)
    state = game.new(3)
    assert isinstance(state, TapestryState)
    while not any(p.territory for p in state.players):
        state.play(rng.choice(state.moves()))
    position = game.dump(state)
    monkeypatch.setattr(pieces, "fire", lambda *told: pytest.fail("Somebody's components were told of it."))
    assert game.dump(game.load(position)) == position
