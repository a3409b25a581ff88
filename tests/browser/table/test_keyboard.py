"""The whole of it by keyboard: a chapter, the rules, a game from its set-up to its end, its analysis and its replay."""

import re

import pytest
from playwright.sync_api import expect

from spielwerk import games
from tests.browser.after.test_after import TITLE
from tests.browser.conftest import House
from tests.browser.pages.test_learn import said
from tests.browser.people import ANSWER, PATIENCE, Person

FOCUSED = "selector => document.activeElement?.matches(selector) ?? false"
NAMED = """() => { const at = document.activeElement;
  return `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 40)}`; }"""
AT_DECISION = "() => document.activeElement?.closest('#decision') != null"
FAR = 120
"""Stops of the Tab key on the longest page."""
NEAR = 12
"""Stops within the decision bar."""
MANY = 80
PASS = "[data-verb=pass]"
CONFIRM = "[data-action=confirm]"


class Typist:
    """Somebody without a mouse."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.press = person.page.keyboard.press

    def reach(self, selector: str, most: int = FAR) -> None:
        expect(self.page.locator(selector).first).to_be_visible()
        passed: list[str] = []
        while not self.page.evaluate(FOCUSED, selector):
            assert len(passed) < most, f"Tab does not lead to {selector}, but to {passed}"
            self.press("Tab")
            passed.append(self.page.evaluate(NAMED))

    def press_on(self, selector: str, most: int = FAR) -> None:
        self.reach(selector, most)
        self.press("Enter")

    def expect_at_decision(self) -> None:
        self.page.wait_for_function(AT_DECISION, timeout=PATIENCE)

    def decide(self) -> None:
        """Pass if that is possible, else take the first answer there is."""
        version = self.person.version()
        if self.page.locator(PASS).count():
            self.press_on(PASS, NEAR)
            self.press_on(ANSWER, NEAR)
        elif self.page.locator("[data-notation=end]").count():
            self.press("e")
        else:
            self.press("a")
            if not self.page.evaluate(FOCUSED, ".answers button, .answers [role=button]"):
                self.press("m")
            self.press("Enter")
            if not self.person.settle(version, ANSWER) and not self.page.locator(CONFIRM).count():
                self.press("a")
                self.press("Enter")
        if not self.person.settle(version):
            expect(self.page.locator(CONFIRM)).to_be_focused()
            self.press("Enter")
        self.person.changed(version)


@pytest.mark.parametrize("game", games.names())
def test_a_chapter_is_learned(house: House, game: str) -> None:
    typist = Typist(house.person())
    typist.press_on(f"[data-game={game}] [data-action=learn]")
    typist.press_on("[data-chapter=turn] button")
    said(typist.person)
    typist.press_on(".skip", most=2)
    typist.expect_at_decision()
    for _ in range(MANY):
        name = said(typist.person)
        if not name:
            break
        going = typist.page.locator("[data-action=coach-next]").count()
        typist.press_on("[data-action=coach-next]" if going else "[data-action=coach-show]", NEAR)
        typist.page.wait_for_function(
            "old => document.querySelector('[data-say]')?.dataset.say !== old", arg=name, timeout=PATIENCE
        )
        typist.expect_at_decision()
    said(typist.person)
    typist.press_on("[data-action=coach-chapter]", NEAR)
    expect(typist.page.locator("[data-say]")).to_be_visible()
    typist.press_on(".skip", most=2)


def test_the_rules_are_searched_and_shown(house: House) -> None:
    typist = Typist(house.person())
    typist.press_on("[data-game=terra-nova] [data-action=rules]")
    expect(typist.page.locator("main section").first).to_be_visible()
    typist.press("/")
    typist.page.keyboard.type("bridge")
    expect(typist.page.locator("main mark").first).to_be_visible()
    typist.press_on("main .cases a")
    line = typist.page.locator("[data-testid=case-line]")
    expect(line).to_be_visible()
    typist.press_on('a[href^="/rules/terra-nova#"], a[href="/rules/terra-nova"]')
    expect(typist.page.locator("main section").first).to_be_visible()


def set_up(typist: Typist) -> None:
    """A game of Terra Nova for two people at this screen."""
    typist.press_on("[data-testid=new-game] summary")
    typist.reach("[data-testid=new-game] form select")
    typist.page.keyboard.type("Terra")
    typist.press_on(".counts button:first-child", NEAR)
    expect(typist.page.locator(".seat")).to_have_count(2)
    typist.reach(".seat:last-of-type select", NEAR)
    typist.press("Home")
    expect(typist.page.locator(".seat input")).to_have_count(2)
    typist.press_on("[data-action=create]")
    typist.person.wait_until_asked()


@pytest.mark.long
def test_a_game_from_its_set_up_to_its_replay(house: House) -> None:
    typist = Typist(house.person())
    set_up(typist)
    typist.press_on(".skip", most=2)
    for _ in range(MANY):
        if not typist.person.wait_until_asked():
            break
        typist.expect_at_decision()
        typist.decide()
    typist.person.expect_over()
    assert typist.page.evaluate("document.activeElement.closest('.end') !== null")
    typist.press_on("[data-action=analyse]", 24)
    expect(typist.page.locator("[data-testid=analysis]")).to_be_visible()
    typist.press("Escape")
    expect(typist.page.locator("[data-testid=analysis]")).to_have_count(0)
    typist.press_on("[data-action=replay-all]", 24)
    expect(typist.page.locator(TITLE)).to_contain_text("after 0 of")
    typist.expect_at_decision()
    typist.press("]")
    expect(typist.page.locator(TITLE)).to_contain_text("after 1 of")
    typist.press_on("[data-action=round-on]", NEAR)
    expect(typist.page.locator(TITLE)).not_to_contain_text("after 1 of")
    typist.press_on("[data-action=try]", NEAR)
    expect(typist.page.locator("[data-testid=what-if]")).to_be_visible()
    expect(typist.page).to_have_url(re.compile("/t/"))
    typist.press_on(".skip", most=2)
    typist.expect_at_decision()
