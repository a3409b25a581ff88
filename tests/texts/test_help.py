"""Every answer, refusal and event leads to a rule text with its page, or to a component that has one."""

import pytest

from spielwerk import games
from spielwerk.core.help import rule_of
from spielwerk.core.texts import LANGUAGES
from tests.texts.expected import expected_ids
from tests.texts.test_complete import patterns

SAID = ("move-", "refusal-", "event-")


@pytest.mark.parametrize("name", games.names())
def test_every_message_leads_to_a_rule(name: str) -> None:
    game = games.game(name)
    for language in LANGUAGES:
        texts = patterns(name, language)
        for said in filter(lambda one: one.startswith(SAID) and "." not in one, expected_ids(game)):
            rule = rule_of(game.help, said, {})
            assert {rule, f"{rule}.rule"} <= texts.keys(), said


@pytest.mark.parametrize("name", games.names())
def test_what_comes_from_a_component_leads_to_it_or_to_its_topic(name: str) -> None:
    game = games.game(name)
    texts = patterns(name, "en")
    for row in game.components():
        source = f"{row['kind']}-{row['name']}"
        rule = rule_of(game.help, "event-gained", {"source": source})
        assert (rule == source and row["rule"]) or f"{rule}.rule" in texts, source


@pytest.mark.parametrize("name", games.names())
def test_no_topic_is_named_in_vain(name: str) -> None:
    game = games.game(name)
    known = expected_ids(game)
    for beginning, topic in game.help.items():
        assert f"help-{topic}" in known, topic
        assert any(one == beginning or one.startswith(f"{beginning}-") for one in known) or not beginning, beginning


def test_the_longest_beginning_wins() -> None:
    help_ = {"": "all", "move": "some", "move-take": "one", "tile": "tiles"}
    assert rule_of(help_, "move-take-city", {}) == "help-one"
    assert rule_of(help_, "move-taken", {}) == "help-some"
    assert rule_of(help_, "refusal-late", {}, "move-go") == "help-some"
    assert rule_of(help_, "event-gained", {"source": "tile-seven"}) == "help-tiles"
    assert rule_of(help_, "event-gained", {"source": "card-seven"}) == "card-seven"
    assert rule_of(help_, "event-lapsed", {"question": "dig"}) == "help-dig"
    assert rule_of(help_, "event-ended", {}) == "help-all"
