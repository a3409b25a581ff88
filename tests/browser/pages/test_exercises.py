"""Exercises: reachable from the first page, answered by mouse and keyboard, with progress that stays."""

import pytest
from playwright.sync_api import expect

from spielwerk.bots.exercises import exercises_of
from tests.browser.conftest import House
from tests.browser.look.test_look import SMALL, expect_accessible_in_both_themes


def first(game: str, kind: str) -> tuple[str, str]:
    """The id of the first exercise of a kind, and its answer."""
    return next((one.id, one.right) for one in exercises_of(game).exercises if one.kind == kind)


def test_from_the_first_page_to_a_solved_exercise(house: House) -> None:
    person = house.person()
    person.at("[data-game=terra-nova] [data-action=exercises]").click()
    expect(person.at("main h1")).to_have_text("Exercises: Terra Nova")
    person.at("[data-kind=turn] a").first.click()
    name, right = first("terra-nova", "turn")
    expect(person.at("[data-testid=exercise] h2")).to_contain_text("best turn")
    person.at(f"[data-key='{right}']").focus()
    person.page.keyboard.press("Enter")
    expect(person.at("[data-testid=verdict]")).to_contain_text("Right!")
    expect(person.at("[data-testid=verdict]")).to_contain_text("Why:")
    person.expect_words()
    person.at("[data-action=next]").click()
    expect(person.at("[data-testid=verdict] p")).to_have_count(0)
    person.page.goto("/exercises/terra-nova")
    expect(person.at("[data-kind=turn] [data-testid=progress]")).to_contain_text("1 right of 1 tried")
    assert name == "turn-1"


@pytest.mark.parametrize("kind", ["pay", "points"])
def test_a_wrong_answer_is_explained(house: House, kind: str) -> None:
    name, right = first("age-of-innovation", kind)
    person = house.person()
    person.page.goto(f"/exercises/age-of-innovation/{name}")
    person.at(f"[data-testid=exercise] [data-key]:not([data-key='{right}'])").first.click()
    expect(person.at("[data-testid=verdict]")).to_contain_text("Not quite.")
    expect(person.at("[data-testid=verdict] p")).to_have_count(2)
    person.expect_words()


@pytest.mark.parametrize("game", ["age-of-innovation", "terra-nova", "tapestry"])
@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "de")])
def test_axe_finds_no_serious_issue(house: House, game: str, phone: bool, language: str) -> None:
    person = house.person(phone=phone, language=language)
    person.page.goto(f"/exercises/{game}")
    expect(person.at("[data-kind=turn] a").first).to_be_visible()
    expect_accessible_in_both_themes(person)
    person.at("[data-kind=turn] a").first.click()
    person.at("[data-key]").first.click()
    expect(person.at("[data-testid=verdict] p").first).to_be_visible()
    expect_accessible_in_both_themes(person)
    person.expect_no_sideways_scrolling()
    if phone:
        small = [one for one in person.page.evaluate(SMALL) if "button" in one]
        assert small == []
