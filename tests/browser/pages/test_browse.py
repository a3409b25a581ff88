"""The component browser: a picture, words and a rule for everything, without a game."""

import pytest
from playwright.sync_api import expect

from spielwerk.core.texts import Texts
from spielwerk.games import game, names
from tests.browser.conftest import House
from tests.browser.look.test_look import expect_accessible
from tests.browser.people import Person
from tests.browser.room import crowded

BARE = """() => [...document.querySelectorAll('main article')]
  .filter(one => !one.querySelector('.picture svg, .picture .tile') || !one.querySelector('.rule').textContent.trim())
  .map(one => one.id)"""
EMPTY = """() => [...document.querySelectorAll('.picture')]
  .filter(one => one.getBoundingClientRect().height < 20 || one.getBoundingClientRect().width < 20)
  .map(one => one.closest('article').id)"""


def browse(house: House, game: str, *, phone: bool = False, **prefs: str) -> Person:
    person = house.person(None, phone=phone, **prefs)
    person.page.goto(f"/games/{game}")
    expect(person.at("main article").first).to_be_visible()
    return person


@pytest.mark.parametrize("game", names())
def test_everything_has_a_picture_words_and_a_rule(house: House, game: str) -> None:
    person = browse(house, game, language="de")
    assert person.at("main article").count() > 60
    assert person.page.evaluate(BARE) == []
    assert person.page.evaluate(EMPTY) == []
    person.expect_words()


@pytest.mark.parametrize("name", names())
def test_the_rules_in_short_come_in_the_order_of_play(house: House, name: str) -> None:
    person = browse(house, name)
    texts = Texts(name, "en")
    titles = [texts.format(f"help-{topic}.title") for topic in game(name).topics()]
    expect(person.at("main .topics summary")).to_have_text(titles)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", names())
def test_axe_finds_no_serious_issue(house: House, game: str, theme: str) -> None:
    expect_accessible(browse(house, game, theme=theme))


@pytest.mark.parametrize("game", names())
def test_a_phone_has_room(house: House, game: str) -> None:
    person = browse(house, game, phone=True, language="de")
    person.expect_no_sideways_scrolling()
    assert crowded(person.page, down=False) == []


def test_components_are_found_by_kind_word_and_doubt(house: House) -> None:
    person = browse(house, "tapestry")
    person.at("select").select_option("landmark")
    expect(person.at("main article")).to_have_count(33)
    person.at("input[type=search]").fill("lighthouse")
    expect(person.at("main article")).to_have_count(1)
    person.at("input[type=search]").fill("")
    person.at("select").select_option("civilization")
    everyone = person.at("main article").count()
    person.at("input[type=checkbox]").check()
    expect(person.at("main article .status")).to_have_count(person.at("main article").count())
    assert 0 < person.at("main article").count() < everyone
