"""How arguments become words."""

import pytest

from spielwerk.core.reasons import Fact
from spielwerk.core.texts import Texts, message_id

GAME = "age-of-innovation"


@pytest.fixture
def english() -> Texts:
    return Texts(GAME, "en", {"B": "Bea"})


@pytest.fixture
def german() -> Texts:
    return Texts(GAME, "de")


def test_a_word_is_shown_through_the_text_of_its_slot(english: Texts, german: Texts) -> None:
    assert english.format("move-transform", {"hex": "C5", "terrain": "swamp"}) == "Transform C5 into swamp"
    assert german.format("move-transform", {"hex": "C5", "terrain": "swamp"}) == "C5 in Sumpf umwandeln"


def test_the_word_itself_chooses_between_forms(german: Texts) -> None:
    assert german.format("move-upgrade", {"hex": "E4", "building": "palace"}) == "E4 zum Palast aufwerten"
    assert german.format("move-upgrade", {"hex": "E4", "building": "guild"}) == "E4 zur Gilde aufwerten"


def test_a_source_is_named_in_full_and_a_seat_by_its_name(english: Texts) -> None:
    facts: dict[str, Fact] = {"seat": "B", "n": 1, "resource": "scholars", "source": "innovation-professor"}
    assert english.format("event-gained", facts) == "Bea gains 1 scholar (Innovation: Professor)"


def test_a_seat_without_a_name_keeps_its_letter(german: Texts) -> None:
    facts: dict[str, Fact] = {"seat": "B", "n": 2, "resource": "scholars", "source": "rule-cost"}
    assert german.format("event-paid", facts) == "B gibt 2 Gelehrte ab (Kosten)"


def test_a_move_inside_an_event_uses_the_other_arguments(english: Texts) -> None:
    facts = {"seat": "A", "notation": "use palace-1", "move": "move-use", "component": "palace-1"}
    assert english.format("event-automatic", facts) == (
        "A: Use the special action of “Palace 1” (nothing else was possible)"
    )


def test_a_qualified_slot_is_looked_up_like_the_plain_one(english: Texts) -> None:
    facts = {"hex": "C5", "terrain": "lake", "terrain_home": "forest"}
    assert english.format("refusal-not-native", facts) == "C5 is lake. You can build on forest only."


def test_attributes_are_texts_of_their_own(german: Texts) -> None:
    assert german.format("question-close.title") == "Ende des Zuges"
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
