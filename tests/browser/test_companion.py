"""Spielwerk as the Automa at a real board: told by taps, explained, taken back, and without a net."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.people import Person
from tests.browser.test_look import expect_accessible

pytestmark = pytest.mark.long
"""Python takes its time to start in a browser."""
SLOW = 120_000
GAMES = ("age-of-innovation", "tapestry")
DID = "[data-testid=did]"


def sit_down(house: House, game: str, phone: bool = False) -> Person:
    person = house.person(None, phone=phone)
    person.page.goto(f"/companion/{game}")
    person.touch(person.at("[data-action=begin]"))
    expect(person.at("[data-question]")).to_be_visible(timeout=SLOW)
    rng = random.Random(3)
    while person.wait_until_asked() != "tell":
        person.answer(rng, lively=True)
    return person


def done(person: Person) -> None:
    version = person.version()
    person.touch(person.at("[data-notation=done]"))
    person.changed(version)


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_told_and_the_automa_answers(house: House, game: str, phone: bool) -> None:
    person = sit_down(house, game, phone)
    version = person.version()
    person.answer(random.Random(1), lively=True)
    assert int(person.version()) == int(version) + 1
    person.touch(person.at("[data-action=undo]"))
    person.changed(str(int(version) + 1))
    assert person.version() == version
    expect_accessible(person)
    done(person)
    expect(person.at(f"{DID} [data-action=why]").first).to_be_visible()
    person.touch(person.at(f"{DID} [data-action=why]").first)
    expect(person.at("[data-testid=why-this] li")).not_to_have_count(0)
    person.expect_words()
    person.expect_no_sideways_scrolling()


def test_it_goes_on_without_a_net(house: House) -> None:
    house.workers = "allow"
    person = sit_down(house, GAMES[0])
    page = person.page
    expect(person.at("[data-testid=later]")).to_have_text("Works without a net", timeout=SLOW)
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    version = person.version()
    page.context.set_offline(True)
    page.reload()
    expect(person.at("[data-question=tell]")).to_be_visible(timeout=SLOW)
    assert person.version() == version
    done(person)
    expect(person.at(f"{DID} [data-action=why]").first).to_be_visible()
