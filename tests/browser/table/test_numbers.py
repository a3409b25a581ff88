"""Everybody in numbers, and the ledger: by key and by button, at a desk and on a phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.api import Api
from tests.browser.conftest import House
from tests.browser.games.test_tapestry import open_table
from tests.browser.look.test_look import expect_accessible
from tests.browser.people import Person
from tests.browser.room import crowded

SCORES = "fetch(`/api${location.pathname.replace('/t/', '/tables/')}`).then(it => it.json()).then(it => it.scores)"
GAMES = ["age-of-innovation", "terra-nova", "tapestry"]


def opened(api: Api, house: House, game: str, **how: object) -> Person:
    seated = api.make("me=Mira", "me=Ada", "me=Bruno", game=game, seed=3)
    seated.play_until("turn", 3, 2)
    return open_table(house, seated, **how)


def number(person: Person, row: int) -> list[str]:
    """The numbers of a row without what changed; the first row is a heading, the second tells the points."""
    cells = person.at("[data-testid=numbers] tbody tr").nth(row).locator("td")
    return [re.split(r"[+−]", text.strip())[0].strip() for text in cells.all_inner_texts()]


@pytest.mark.parametrize("game", GAMES)
def test_everybody_stands_in_a_table_of_numbers(api: Api, house: House, game: str) -> None:
    person = opened(api, house, game, language="de")
    person.page.keyboard.press("t")
    numbers = person.at("[data-testid=numbers]")
    expect(numbers.locator("thead th")).to_have_count(3)
    expect(numbers.locator(".by").first).to_be_visible()
    assert number(person, 1) == [str(n) for n in person.page.evaluate(SCORES)]
    person.expect_words()
    expect_accessible(person)
    # It lies beside what is asked.
    drawer, bar = numbers.bounding_box(), person.at("section.bar").bounding_box()
    assert drawer is not None
    assert bar is not None
    assert drawer["x"] >= bar["x"] + bar["width"] - 4
    person.page.keyboard.press("Escape")
    expect(numbers).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_row_of_the_ledger_leads_to_its_moment(api: Api, house: House, game: str) -> None:
    person = opened(api, house, game)
    person.page.keyboard.press("b")
    rows = person.at("[data-testid=ledger] .row")
    expect(rows.first).to_be_visible()
    person.expect_words()
    expect_accessible(person)
    ply = int(rows.last.get_attribute("data-ply") or "")
    rows.last.click()
    expect(person.at("[data-testid=replay] input[type=range]")).to_have_value(str(ply + 1))
    expect(person.at("[data-testid=ledger] .now").first).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.at("[data-testid=ledger]")).to_have_count(0)


def test_what_was_left_is_what_the_table_showed(api: Api, house: House) -> None:
    """The last number of each good in the ledger is what lies before its player now; older rows go back from there."""
    person = opened(api, house, "terra-nova")
    person.page.keyboard.press("t")
    expect(person.at("[data-testid=numbers] tbody tr").first).to_be_visible()
    money = number(person, 2)
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("b")
    for seat, n in enumerate(money):
        button = person.at(f"[data-testid=ledger] .only button >> nth={seat}")
        button.click()
        newest = person.at("[data-testid=ledger] [data-good=money] .left >> nth=0")
        assert newest.inner_text().split()[-1] == n
        button.click()


def test_older_rows_come_by_scrolling(api: Api, house: House) -> None:
    person = opened(api, house, "terra-nova")
    person.page.keyboard.press("b")
    expect(person.at("[data-testid=ledger] .row").first).to_be_visible()
    for _ in range(30):
        person.at("[data-testid=ledger] .scroll").evaluate("one => one.scrollTo(0, one.scrollHeight)")
        if person.at("[data-testid=ledger] .round", has_text="Set-up").count():
            return
        person.page.wait_for_timeout(100)
    raise AssertionError("the set-up was not reached")


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_has_both_in_a_sheet(api: Api, house: House, game: str) -> None:
    person = opened(api, house, game, phone=True, language="de")
    for part in ("numbers", "ledger"):
        person.at("[data-action=more]").tap()
        person.at(f"[data-action={part}]").tap()
        sheet = person.at(f"[data-testid={part}]")
        expect(sheet.locator("tbody tr, .row").first).to_be_visible()
        assert [one for one in crowded(person.page, down=False) if "covered" not in one] == []
        expect_accessible(person)
        sheet.locator(".close").tap()
        expect(sheet).to_have_count(0)


def test_title_replay_and_pace_are_in_the_menu_of_a_phone(api: Api, house: House) -> None:
    person = opened(api, house, "age-of-innovation", phone=True)
    person.at("[data-action=more]").tap()
    expect(person.at(".menu .title")).to_contain_text("Age of Innovation")
    expect_accessible(person)
    person.at("[data-action=pace]").select_option("700")
    person.page.keyboard.press("Escape")
    expect(person.at(".menu .title")).to_be_hidden()
    person.at("[data-action=more]").tap()
    person.at("[data-action=replay]").tap()
    expect(person.at("[data-testid=replay]")).to_be_visible()
    expect(person.at(".menu .title")).to_be_hidden()
    person.at("[data-action=more]").tap()
    expect(person.at("[data-action=pace]")).to_have_value("700")
