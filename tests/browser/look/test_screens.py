"""Whole games with as many players as there can be, early, in the middle and late, on every screen: nothing is cut off,
covered, written too small or out of reach."""

import pytest

from tests.browser.api import Api, Seated
from tests.browser.conftest import House
from tests.browser.games.test_tapestry import take_over
from tests.browser.people import Person
from tests.browser.room import crowded, tiny
from tests.browser.stages import COURSES, SCREENS, Screen, stages

TYPE = 11
STILL = 300
QUESTION = """() => {
  const asked = document.querySelector('#decision h2')?.getBoundingClientRect();
  const seen = asked && asked.width > 0 && asked.top >= 0 && asked.bottom <= innerHeight;
  return seen ? '' : 'the question is out of sight';
}"""

# Steps on tracks, and the income turn: all that a turn of Tapestry can be.
STEPS = """() => {
  const room = document.querySelector('.answers')?.getBoundingClientRect();
  const hidden = [...document.querySelectorAll('.pick.step, .pick.income')]
    .filter(one => one.getBoundingClientRect().bottom > room.bottom + 1);
  return hidden.length ? `${hidden.length} steps are out of sight` : '';
}"""


def found_on(person: Person, screen: Screen) -> list[str]:
    """What is wrong with every part of the table that this screen shows."""
    tabs = person.at("nav button:visible")
    found = []
    for tab in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(tab).click()
        person.page.mouse.move(1, 1)
        person.page.wait_for_timeout(STILL)
        found += [person.page.evaluate(QUESTION), person.page.evaluate(STEPS)] if tab == 0 else []
        found += crowded(person.page, down=screen.whole)
        found += tiny(person.page, TYPE)
    if tabs.count():
        tabs.first.click()
    return [f"{screen.width}x{screen.height}: {one}" for one in found if one]


def look_at(house: House, seated: Seated, language: str, touched: bool) -> list[str]:
    screens = [screen for screen in SCREENS.values() if screen.touched == touched]
    person = house.on(screens[0].size, touched, seated, language=language)
    person.page.wait_for_selector("section.bar, .cover")
    take_over(person)
    found = []
    for screen in screens:
        person.page.set_viewport_size(screen.size)
        person.page.wait_for_timeout(STILL)
        found += found_on(person, screen)
    person.page.context.close()
    return found


@pytest.mark.long
@pytest.mark.parametrize("game", COURSES)
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_screen_has_room_for_every_position(api: Api, house: House, game: str, language: str) -> None:
    found = [
        f"{stage} {one}"
        for stage, seated in stages(api, game)
        for touched in (False, True)
        for one in look_at(house, seated, language, touched)
    ]
    assert found == []
