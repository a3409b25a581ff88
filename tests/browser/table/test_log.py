"""The log in the browser: deeds in sentences, which stay as they were told."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import spielwerk
from tests.browser.api import Api, Seated
from tests.browser.conftest import House
from tests.browser.people import PATIENCE, Person
from tests.browser.screenshots import taken_over
from tests.browser.stages import COURSES, NAMES

MACHINE = ("Yes", "No", "sixths", "row 1", "column", "Pay:", "Gain:", "Take:", "Leave it", "Done")
"""Answers to questions, which say nothing to whoever did not hear the question."""

TO_THE_TOP = """() => {
  const list = document.querySelector(".log ol");
  list.scrollTop = 0;
  list.dispatchEvent(new Event("scroll"));
}"""


def read(person: Person, version: int) -> list[str]:
    """The whole log: the table comes with its newest rows, and whoever scrolls up gets the others."""
    expect(person.at(f'[data-version="{version}"]').first).to_be_attached(timeout=PATIENCE)
    rows = person.at(".log .what")
    expect(rows.last).to_be_visible(timeout=PATIENCE)
    older = person.at(".log ol:not([data-from='0'])")
    for _ in range(PATIENCE // 100):
        if not older.count():
            return rows.all_inner_texts()
        # Within the page, since rows that come take the place of others. A list that is at its top already is told so.
        person.page.evaluate(TO_THE_TOP)
        person.page.wait_for_timeout(100)
    raise AssertionError("older rows do not come")


def test_what_the_log_says_stays(api: Api, house: House) -> None:
    seated = api.make("me", "me", "me", game="terra-nova", seed=7)
    table = seated.play_until("turn", 3, 2)
    person = house.person(seated)
    before = read(person, table["version"])
    assert [line for line in before if " turns " in line and "money)" in line]
    # The others transform for other terrains; whoever looks sees it come.
    table = seated.play_until("turn", 4, 3)
    assert read(person, table["version"])[: len(before)] == before
    person.page.reload()
    assert read(person, table["version"])[: len(before)] == before


def tapestry(api: Api) -> tuple[Seated, dict[str, Any]]:
    """A game in which somebody has just explored."""
    seated = api.make("me=Clara", "me=Bruno", game="tapestry", seed=5)
    table = seated.play_until("rotate", 5)
    table = seated.answer(table, table["offers"][0]["notation"])
    return seated, seated.play_until("turn", 5)


def test_deeds_are_told_instead_of_answers(api: Api, house: House) -> None:
    seated, table = tapestry(api)
    told = read(taken_over(house, seated), table["version"])
    assert len(told) < table["ply"]
    assert [line for line in told if line.startswith(MACHINE)] == []
    assert all(line.startswith(("Clara", "Bruno")) for line in told)
    assert [line for line in told if " explores " in line]
    assert [line for line in told if " reaches " in line and line.endswith(")")]


@pytest.mark.parametrize("game", COURSES)
def test_no_answer_of_a_whole_game_stands_for_a_deed(api: Api, house: House, game: str) -> None:
    course = COURSES[game]
    names = NAMES[: course.players]
    options = {"sets": course.sets} if course.sets else {}
    table = spielwerk.new(game, course.players, 2, list(names), **options)
    while table.question is not None:
        table.let("greedy")
    seated = api.bring(table.record())
    person = house.person(seated, language="de")
    person.touch(person.at(".end button", has_text="Tisch ansehen"))
    told = read(person, seated.look()["version"])
    assert len(told) > 20 * course.players
    assert [line for line in told if line.startswith(tuple(f"{name}:" for name in names))] == []
    assert [line for line in told if ") (" in line] == []


def test_a_deed_opens_to_its_steps_and_the_log_to_one_seat(api: Api, house: House) -> None:
    seated, table = tapestry(api)
    person = taken_over(house, seated)
    read(person, table["version"])
    explored = person.at(".log .line", has_text=" explores ").last
    explored.click()
    expect(person.at(".log .step").first).to_be_visible()
    expect(person.at(".log .jump")).to_be_visible()
    person.at(".log .only button").first.click()
    expect(person.at(".log .line", has_text="Bruno")).to_have_count(0)
    expect(person.at(".log .line", has_text="Clara").first).to_be_visible()


def test_the_log_of_a_phone_opens_at_its_newest_row(api: Api, house: House) -> None:
    seated, table = tapestry(api)
    person = house.person(seated, phone=True)
    person.touch(person.at(".cover button"))
    person.touch(person.at("nav button", has_text="Log"))
    read_on = person.at(".log .what").last
    expect(read_on).to_be_in_viewport()
    assert len(read(person, table["version"])) > 10
    person.touch(person.at("nav button", has_text="Map"))
    person.touch(person.at("nav button", has_text="Log"))
    expect(read_on).to_be_in_viewport()


def test_old_games_have_deeds_too(api: Api) -> None:
    """They are read from what was stored with the answer, so nothing has to be stored anew."""
    seated, _ = tapestry(api)
    entries = seated.get("/log")
    moved = [deed for entry in entries for deed in entry["deeds"] if deed["id"] == "deed-moved"]
    assert moved
    assert {"space", "track", "n", "seat"} == set(moved[0]["args"])


def test_screen_readers_hear_what_others_did_and_whose_turn_it_is(api: Api, house: House) -> None:
    seated = api.make("me=Mira", "bot:random=Bruno", game="terra-nova", seed=2)
    person = house.person(seated)
    said = person.at("[data-testid=announcer]")
    expect(said).to_contain_text("You are asked: ")
    person.wait_until_asked()
    rng, heard = Random(1), [said.inner_text()]
    while "Your action is done." not in heard[-1]:
        person.answer(rng, lively=True)
        person.wait_until_asked()
        heard.append(said.inner_text())
    assert "Bruno" in " ".join(heard)
    # Whose turn it is is said when it changes, and once.
    assert [one.count("It is your turn.") for one in heard[-2:]] == [1, 0]
    assert [one.count("You are asked:") for one in heard[-2:]] == [0, 0]


def test_the_keyboard_finds_the_decision_and_stays_there(api: Api, house: House) -> None:
    seated = api.make("me=Mira", "me=Ada", game="terra-nova", seed=2)
    person = house.person(seated)
    person.wait_until_asked()
    person.page.keyboard.press("Tab")
    expect(person.at(".skip")).to_be_focused()
    person.page.keyboard.press("Enter")
    assert person.page.evaluate("document.activeElement.closest('#decision') !== null")
    person.page.evaluate("document.activeElement.blur()")
    person.page.keyboard.press("a")
    assert person.page.evaluate("document.activeElement.matches('.answers button')")
    version = person.version()
    person.page.keyboard.press("Enter")
    person.changed(version)
    person.page.wait_for_function("() => document.activeElement.closest('#decision') !== null")
