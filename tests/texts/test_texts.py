"""How arguments become words."""

import json
from pathlib import Path
from typing import Any

import pytest

from spielwerk.core.texts import Texts, message_id

GAME = "age-of-innovation"
EXAMPLES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("examples.json").read_text("utf-8"))


@pytest.fixture
def english() -> Texts:
    return Texts(GAME, "en")


@pytest.fixture
def german() -> Texts:
    return Texts(GAME, "de")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example['id']}-{example['language']}")
def test_arguments_become_words(example: dict[str, Any]) -> None:
    """The browser's Texts are held against the same examples."""
    texts = Texts(example.get("game", GAME), example["language"], {"B": "Bea"})
    assert texts.format(example["id"], example["args"]) == example["text"], example["why"]
    assert texts.errors == []


def test_a_text_is_there_or_not(german: Texts) -> None:
    assert german.has("help-power.rule")
    assert not german.has("help-power.nothing")


def test_what_is_missing_shows_its_name_and_is_remembered(german: Texts) -> None:
    assert german.format("no-such-text") == "no-such-text"
    assert german.errors == ["no text 'no-such-text'"]
    german.format("event-round-began")
    assert len(german.errors) == 2


def test_an_id_holds_no_other_characters() -> None:
    assert message_id("option", "rules", "1.2") == "option-rules-1-2"
    assert message_id("conversion", "power book law") == "conversion-power-book-law"


def test_effects_of_one_moment_share_a_line(english: Texts) -> None:
    clauses = [
        {"when": "now", "when_args": {}, "id": "effect-gain-coins", "args": {"n": 1}},
        {"when": "income", "when_args": {}, "id": "effect-gain-power", "args": {"n": 2}},
        {"when": "now", "when_args": {}, "id": "effect-books", "args": {"n": 2}},
    ]
    assert english.effects({"effects": clauses}) == ["At once: 1 coin; 2 books of your choice", "Income: 2 power"]


def test_what_follows_a_colon_is_listed_behind_it() -> None:
    clauses = [
        {"when": "benefit", "when_args": {"price": 0}, "id": f"effect-{name}", "args": {"n": 1}}
        for name in ("one-of", "gain-any", "explore")
    ]
    (line,) = Texts("tapestry", "en").effects({"effects": clauses})
    assert line == "benefit: one of these: gain 1 resource of any kind; explore"
