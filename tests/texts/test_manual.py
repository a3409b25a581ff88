"""The rules in own words: both languages, real pages, cases and components, and no rule of the index left untold."""

from pathlib import Path

import pytest

from spielwerk import games
from spielwerk.core.cases.shipped import shipped
from spielwerk.core.manual import BadManual, Paragraph, folder, named, read_manual
from spielwerk.core.texts import LANGUAGES
from spielwerk.server.tables import rules

PAGES = {"age-of-innovation": 24, "terra-nova": 12, "tapestry": 32}
"""How many pages the rulebook has."""
DETAILS: dict[str, tuple[str, ...]] = {}
"""Entries of the index that are details of a component or of an answer to a question, and have no paragraph."""
GAMES = games.names()


def paragraphs(name: str, language: str) -> list[Paragraph]:
    return [row for chapter in read_manual(folder(name), language) for row in chapter.paragraphs]


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_have_their_own_words(name: str) -> None:
    german, english = (paragraphs(name, language) for language in LANGUAGES)
    assert len(german) > 30
    for one, other in zip(german, english, strict=True):
        assert one.name == other.name
        assert one.text != other.text, one.name
        assert one.text.count("\n") == other.text.count("\n"), one.name


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_told(name: str) -> None:
    index = [entry.name for entry in games.game(name).casework().index()]
    told = {entry for row in paragraphs(name, "en") for entry in named(row.rules, index)}
    details = set(named(DETAILS.get(name, ()), index))
    assert not told & details, "told and a detail"
    untold = ", ".join(entry for entry in index if entry not in told | details)
    assert not untold, f"No paragraph of shown/rules.yaml tells: {untold}."


@pytest.mark.parametrize("name", GAMES)
def test_what_paragraphs_name_is_there(name: str) -> None:
    index = [entry.name for entry in games.game(name).casework().index()]
    things = rules.things(games.game(name))
    for row in paragraphs(name, "en"):
        assert row.rules or row.pages, row.name
        for pattern in row.rules:
            assert named([pattern], index), f"{row.name}: no rule {pattern}"
        for pattern in row.shows:
            assert named([pattern], things), f"{row.name}: nothing called {pattern}"


@pytest.mark.parametrize("name", GAMES)
def test_pages_and_cases(name: str) -> None:
    for chapter in rules.chapters(name, "en"):
        for row in chapter.paragraphs:
            assert row.pages or row.rulings, row.name
            assert all(1 <= page <= PAGES[name] for page in row.pages), row.name
            assert row.cases, f"{row.name}: nothing to show"
            assert {case.id for case in row.cases} <= shipped(name).keys()


def write(tmp_path: Path, words: str) -> Path:
    (tmp_path / "rules.yaml").write_text("one:\n  two: {rules: [a]}\n", "utf-8")
    (tmp_path / "rules.en.md").write_text(words, "utf-8")
    return tmp_path


def test_table_and_words_fit_together(tmp_path: Path) -> None:
    good = "# one First\n\n## two Second\nText.\n- item\n"
    (chapter,) = read_manual(write(tmp_path, good), "en")
    assert (chapter.title, chapter.paragraphs[0].title) == ("First", "Second")
    assert chapter.paragraphs[0].text == "Text.\n- item"
    with pytest.raises(BadManual, match="has 'two' where the words have 'three'"):
        read_manual(write(tmp_path, good.replace("two", "three")), "en")
    with pytest.raises(BadManual, match="no text"):
        read_manual(write(tmp_path, "# one First\n## two Second\n"), "en")
    with pytest.raises(BadManual, match="twice"):
        read_manual(write(tmp_path, good + "## two Again\nText.\n"), "en")


def test_patterns_keep_their_order() -> None:
    assert named(["b-*", "a", "*"], ["a", "b-1", "b-2", "c"]) == ["b-1", "b-2", "a", "c"]
