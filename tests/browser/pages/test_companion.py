"""Spielwerk as the Automa at a real board: told by taps, explained, taken back, and without a net."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.look.test_look import expect_accessible
from tests.browser.people import ANSWER, Person

pytestmark = pytest.mark.long
"""Python takes its time to start in a browser."""
SLOW = 120_000
GAMES = ("age-of-innovation", "tapestry")
DID = "[data-testid=did]"
ROOM = 120
"""Pixels for an explanation."""


def sit_down(house: House, game: str, phone: bool = False) -> Person:
    person = house.person(None, phone=phone)
    # The sitting's seed is drawn in the browser.
    person.page.add_init_script("Math.random = () => 0.42")
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
    room = person.at("[data-testid=why-this]").bounding_box()
    assert room is not None
    assert room["height"] > ROOM, "more than a line of it is in sight"
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


ROUND = {"age-of-innovation": "pass", "tapestry": "income"}
"""What ends a round or an era for a person."""
OVER = "form.over"


def asked(person: Person) -> str:
    """What is to be told, or nothing at the end."""
    person.page.wait_for_selector(f"[data-question], {OVER}", timeout=SLOW)
    return "" if person.at(OVER).count() else person.wait_until_asked()


def tell(person: Person, verb: str) -> None:
    version = person.version()
    person.touch(person.at(f"[data-verb={verb}]"))
    person.touch(person.at(ANSWER).first)
    if not person.settle(version):
        person.touch(person.at("[data-action=confirm]"))
    person.changed(version)


def tell_to_the_end(person: Person, game: str) -> None:
    """Two turns and the end of the round, again and again. The last question may be the Automa's."""
    rng, turns = random.Random(5), 0
    while question := asked(person):
        if question != "tell":
            person.answer(rng, lively=True)
            continue
        turns += 1
        if turns % 3:
            person.answer(rng, lively=True)
            # What was told may ask for more, or end the turn by itself.
            while (question := asked(person)) and question != "tell":
                person.answer(rng, lively=True)
            if person.at("[data-notation=done]").count():
                done(person)
        else:
            tell(person, ROUND[game])


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_sitting_is_told_to_its_end(house: House, game: str, phone: bool) -> None:
    """What ended it can be taken back and told again; then the result is in the record book."""
    person = sit_down(house, game, phone)
    tell_to_the_end(person, game)
    expect(person.at(OVER)).to_contain_text("points")
    person.expect_words()
    person.expect_no_sideways_scrolling()
    version = person.version()
    person.touch(person.at(f"{OVER} [data-action=undo]"))
    person.changed(version)
    tell_to_the_end(person, game)
    person.at(f"{OVER} input").fill("321")
    person.touch(person.at("[data-action=note]"))
    person.touch(person.at(f"{OVER} a[href='/records']"))
    expect(person.at("main")).to_contain_text("321")
