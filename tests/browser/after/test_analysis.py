"""The analysis of a finished game: it grows while somebody looks, is kept with the game, and leads to its positions."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.after.test_after import RECORD, TITLE
from tests.browser.api import Api, Seated
from tests.browser.conftest import House
from tests.browser.look.test_look import SMALL, expect_accessible_in_both_themes
from tests.browser.people import Person

THINKING = 180_000
"""Milliseconds for a few judged turns: a bot thinks about each of them."""
TURNS = "[data-testid=turns] > li"
JUDGED = "[data-testid=analysis] progress"
SHOW = "button[aria-label='Show the position']"


@pytest.fixture(scope="module")
def brought_in() -> dict[str, Any]:
    """The keys of the game that all tests here look at: what one of them has waited for is there for the next."""
    return {}


@pytest.fixture
def over(api: Api, brought_in: dict[str, Any]) -> Seated:
    if not brought_in:
        brought_in.update(api.client.post("/api/records", json={"text": RECORD.read_text("utf-8")}).json()["keys"])
    return Seated(api.client, brought_in)


def analyse(person: Person) -> None:
    person.at("[data-action=analyse]").click()
    expect(person.at("[data-testid=analysis]")).to_be_visible()


def judged(person: Person) -> int:
    return int(person.at(JUDGED).get_attribute("value") or 0)


def wait_for_turns(person: Person, least: int) -> None:
    expect(person.at(TURNS).nth(least - 1)).to_be_visible(timeout=THINKING)


def test_it_grows_while_somebody_looks_and_is_kept(house: House, over: Seated) -> None:
    person = house.person(over)
    analyse(person)
    wait_for_turns(person, 1)
    first = judged(person)
    wait_for_turns(person, first + 1)
    every = int(person.at(JUDGED).get_attribute("max") or 0)
    expect(person.at("[data-testid=analysis] .progress")).to_contain_text(f"of {every} turns looked at")
    kept = judged(person)
    assert 0 < first < kept <= every
    expect(person.at("[data-testid=analysis] .chart svg")).to_be_visible()
    person.expect_words()
    person.page.keyboard.press("Escape")
    expect(person.at("[data-testid=analysis]")).to_have_count(0)
    # Another browser begins where this one has stopped.
    other = house.person(over)
    with other.page.expect_response(re.compile("/analysis")) as answer:
        analyse(other)
    assert len(answer.value.json()["turns"]) >= kept


def test_ways_have_points_and_what_makes_the_difference(house: House, over: Seated) -> None:
    person = house.person(over)
    analyse(person)
    wait_for_turns(person, 2)
    turns = over.get("/analysis/0")["turns"]
    better = next((n for n, turn in enumerate(turns) if turn["cost"] >= 0.1 and turn["why"]), 0)
    row = person.at(TURNS).nth(better)
    expect(row.locator(".cost")).to_contain_text("−" if turns[better]["cost"] >= 0.1 else "0")
    row.locator("button[aria-expanded]").click()
    ways = row.locator("[data-testid=ways] > li")
    expect(ways).to_have_count(len(turns[better]["ways"]))
    points = [float(text.removeprefix("about ").replace(",", "")) for text in ways.locator(".points").all_inner_texts()]
    assert points == sorted(points, reverse=True), "the best comes first"
    expect(row.locator("[data-testid=ways] .played .badge")).to_have_text("played")
    if turns[better]["why"]:
        expect(row.locator(".why")).to_contain_text("What the best turn has more:")
    person.expect_words()


def test_a_turn_leads_to_its_position_and_back(house: House, over: Seated) -> None:
    person = house.person(over)
    analyse(person)
    wait_for_turns(person, 1)
    ply = over.get("/analysis/0")["turns"][0]["ply"]
    person.at(TURNS).first.locator(SHOW).click()
    expect(person.at("[data-testid=analysis]")).to_have_count(0)
    expect(person.at(TITLE)).to_contain_text(f"after {ply} of")
    expect(person.at("[data-testid=replay]")).to_contain_text("How good was this turn?")
    person.at("[data-action=analysis]").first.click()
    expect(person.at(TURNS).first).to_be_visible()


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "de")], ids=["desktop", "phone"])
def test_axe_finds_no_serious_issue(house: House, over: Seated, phone: bool, language: str) -> None:
    person = house.person(over, phone=phone, language=language)
    analyse(person)
    wait_for_turns(person, 1)
    person.at(TURNS).first.locator("button[aria-expanded]").click()
    expect(person.at("[data-testid=ways]").first).to_be_visible()
    expect_accessible_in_both_themes(person)
    person.expect_no_sideways_scrolling()
    if phone:
        assert person.page.evaluate(SMALL) == []
