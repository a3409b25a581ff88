"""Guided first games, clicked through: the coach speaks, points at things that are there, and lets nobody go astray."""

import json
import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from spielwerk import games
from spielwerk.core.lessons.chapter import Chapter, Step
from spielwerk.core.lessons.file import chapter, chapters
from tests.browser.conftest import House
from tests.browser.look.test_look import expect_accessible_in_both_themes
from tests.browser.people import PATIENCE, Person
from tests.browser.pupil import answer_by_hand

SPEAKS = "[data-action=coach-next], [data-action=coach-show], [data-action=coach-list]"
SEEN = """() => [...document.querySelectorAll('[data-ring]')].some(ring => {
  const at = ring.getBoundingClientRect();
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  return x > 0 && y > 0 && x < innerWidth && y < innerHeight;
})"""
IN_PLACE = """() => !scrollX && !scrollY && [...document.querySelectorAll('.coach button')].every(button => {
  const at = button.getBoundingClientRect();
  return at.left >= 0 && at.right <= innerWidth && at.bottom <= innerHeight;
})"""
ROUND = """([ring, meant]) => {
  const [a, b] = [ring, meant].map(selector => document.querySelector(selector)?.getBoundingClientRect());
  return a && b && a.left < b.left && a.top < b.top && a.right > b.right && a.bottom > b.bottom;
}"""
MANY = 80
LATER = [(game, one.name) for game in games.names() for one in chapters(game)[1:]]
"""Every chapter but the first of each game."""
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


def begin(house: House, game: str, which: str, *, phone: bool = False, **prefs: str) -> Person:
    person = house.person(None, phone=phone, **prefs)
    person.page.goto(f"/learn/{game}")
    person.touch(person.at(f"[data-chapter={which}] button"))
    return person


def found(game: str, name: str) -> Chapter:
    one = chapter(game, name)
    assert one is not None
    return one


def said(person: Person) -> str:
    person.page.wait_for_selector(SPEAKS, timeout=PATIENCE)
    text = person.at("[data-say]")
    return text.get_attribute("data-say") or "" if text.count() else ""


def wait_for_more(person: Person, old: str) -> None:
    """Until the coach says something else, or has nothing more to say."""
    person.page.wait_for_function(
        f"old => document.querySelector('{SPEAKS}') && document.querySelector('[data-say]')?.dataset.say !== old",
        arg=old,
        timeout=PATIENCE,
    )


def asked(of: Chapter, every: int) -> list[Step]:
    """Every second, third … step that expects an answer; with 0 none."""
    steps = [step for step in of.steps if step.expect]
    return steps[::every] if every else []


def click_through(person: Person, by_hand: Sequence[Step] = ()) -> list[str]:
    """Everything that was said, until the chapter is done; whatever is meant has a ring that can be seen.

    The steps `by_hand` are answered on the table, the others by "Show me".
    """
    answers = {step.say: step for step in by_hand}
    heard: list[str] = []
    for _ in range(MANY):
        name = said(person)
        if not name:
            expect(person.at(".coach progress")).to_have_js_property("value", len(heard))
            return heard
        heard.append(name)
        expect(person.at(".coach progress")).to_have_js_property("value", len(heard) - 1)
        if not name.endswith("-help"):
            person.page.wait_for_function(SEEN, timeout=PATIENCE)
        person.page.wait_for_function(IN_PLACE, timeout=PATIENCE)
        person.expect_words()
        going = person.at("[data-action=coach-next]")
        if name in answers:
            answer_by_hand(person, answers[name])
        else:
            person.touch(going if going.count() else person.at("[data-action=coach-show]"))
        wait_for_more(person, name)
        expect(person.at(".objection")).to_have_count(0)
    raise AssertionError("the chapter does not end")


@SIZES
@pytest.mark.parametrize("game", games.names())
def test_a_chapter_is_learned_by_clicking(house: House, game: str, phone: bool) -> None:
    person = begin(house, game, "turn", phone=phone, language="de" if phone else "en")
    assert click_through(person) == [step.say for step in found(game, "turn").steps]
    person.expect_no_sideways_scrolling()
    kept = json.loads(person.page.evaluate("localStorage['spielwerk.learn']"))
    assert kept[game]["turn"]["done"]


@pytest.mark.parametrize("game", games.names())
def test_a_chapter_is_learned_by_hand(house: House, game: str) -> None:
    person = begin(house, game, "turn", language="de")
    of = found(game, "turn")
    assert click_through(person, asked(of, 1)) == [step.say for step in of.steps]


@pytest.mark.long
@pytest.mark.parametrize(("game", "name"), LATER)
@pytest.mark.parametrize(
    ("phone", "language", "every"),
    [(False, "en", 0), (False, "de", 1), (True, "en", 1), (True, "de", 2)],
    ids=["desktop-shown", "desktop-by-hand", "phone-by-hand", "phone-mixed"],
)
def test_every_chapter_is_learned(house: House, game: str, name: str, phone: bool, language: str, every: int) -> None:
    """By "Show me" alone, by hand alone, and by turns."""
    person = begin(house, game, name, phone=phone, language=language, theme="dark" if phone else "light")
    of = found(game, name)
    assert click_through(person, asked(of, every)) == [step.say for step in of.steps]


def test_a_wrong_turn_is_explained_and_the_right_one_played_by_hand(house: House) -> None:
    person = begin(house, "age-of-innovation", "turn")
    assert said(person) == "lesson-turn-hello"
    assert not person.at(".hex.offered").count(), "nothing is asked while the coach speaks"
    person.page.keyboard.press("n")
    expect(person.at("[data-say=lesson-turn-goods]")).to_be_visible()
    person.page.keyboard.press("n")
    expect(person.at("[data-say=lesson-turn-transform]")).to_be_visible()
    person.at("[data-target=hex-C5]").click()
    person.at('[data-notation="transform C5 wasteland"]').click()
    expect(person.at(".coach [role=status]")).to_contain_text("D6 is the best place")
    person.at("[data-target=hex-D6]").click()
    expect(person.at("[data-say=lesson-turn-build]")).to_be_visible()
    expect(person.at(".objection")).to_have_count(0)
    person.at("[data-action=undo]").click()
    expect(person.at("[data-say=lesson-turn-transform]")).to_be_visible()


def test_a_finger_is_shown_the_second_word(house: House) -> None:
    person = begin(house, "age-of-innovation", "turn", phone=True)
    for _ in range(2):
        person.touch(person.at("[data-action=coach-next]"))
    expect(person.at("[data-say=lesson-turn-transform]")).to_be_visible()
    person.touch(person.at(".hex.offered[data-target=hex-D6]"))
    person.page.wait_for_function(ROUND, arg=["[data-ring]", "[data-action=confirm]"], timeout=PATIENCE)
    expect(person.at("[data-action=coach-show]")).to_have_count(0)
    person.touch(person.at("[data-action=confirm]"))
    expect(person.at("[data-say=lesson-turn-build]")).to_be_visible()


def test_the_answers_of_what_a_finger_chose_are_in_sight(house: House) -> None:
    person = begin(house, "age-of-innovation", "science", phone=True)
    person.touch(person.at("[data-action=coach-next]"))
    expect(person.at("[data-say=lesson-science-send]")).to_be_visible()
    # The levels of a discipline stand for it as its name does.
    person.touch(person.at(".row.d-law"))
    expect(person.at("[data-notation='send scholar law 3']")).to_be_in_viewport(ratio=1)


def test_a_chapter_goes_on_after_a_reload_and_becomes_a_game(house: House) -> None:
    person = begin(house, "terra-nova", "cities")
    assert said(person) == "lesson-cities-rule"
    person.page.goto("/")
    expect(person.at("main article").first).to_be_visible()
    expect(person.at("article.row")).to_have_count(0)
    person.page.goto("/learn/terra-nova")
    expect(person.at("[data-chapter=cities] button")).to_contain_text("Continue")
    person.at("[data-chapter=cities] button").click()
    click_through(person)
    person.at("[data-action=coach-play-on]").click()
    expect(person.at("[data-testid=coach]")).to_have_count(0)
    person.wait_for("turn")
    expect(person.at(".hex.offered").first).to_be_visible()
    person.page.goto("/learn/terra-nova")
    expect(person.at("[data-chapter=cities] button")).to_contain_text("Again")


def test_whoever_gives_no_name_has_one_all_the_same(house: House) -> None:
    person = begin(house, "terra-nova", "turn", name="")
    said(person)
    expect(person.at("main")).to_contain_text("Player A")
    expect(person.at("[data-target=hex-D7]")).to_have_attribute("aria-label", re.compile("house, Player A"))
    expect(person.at(".tip")).to_have_count(0)  # the mouse still rests where the chapter's button was


def test_the_next_chapter_is_one_click_away(house: House) -> None:
    person = begin(house, "tapestry", "turn")
    said(person)
    person.at("[data-action=coach-skip]").click()
    expect(person.at("[data-say=lesson-tracks-tiers]")).to_be_visible(timeout=PATIENCE)


@SIZES
@pytest.mark.parametrize("game", games.names())
def test_axe_finds_no_serious_issue(house: House, game: str, phone: bool) -> None:
    person = begin(house, game, "turn", phone=phone)
    said(person)
    expect_accessible_in_both_themes(person)
    while person.at("[data-action=coach-next]").count():
        person.page.keyboard.press("n")
    expect(person.at("[data-action=coach-show]")).to_be_enabled()
    expect_accessible_in_both_themes(person)
    person.page.goto(f"/learn/{game}")
    expect(person.at("[data-chapter]")).to_have_count(len(chapters(game)))
    expect_accessible_in_both_themes(person)
