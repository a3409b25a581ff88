"""The whole of it by keyboard: chapters, exercises, the rules, a game from its set-up to its end, its analysis and its
replay, invitations, the way to another device, records and statistics."""

import re

import pytest
from playwright.sync_api import expect

from spielwerk import games
from spielwerk.core.lessons.chapter import Step
from spielwerk.core.lessons.file import chapters
from tests.browser.after.test_after import RECORD, TITLE, finish
from tests.browser.api import Api
from tests.browser.conftest import House
from tests.browser.pages.test_exercises import first
from tests.browser.pages.test_learn import found, said, wait_for_more
from tests.browser.people import ANSWER, PATIENCE, Person
from tests.browser.pupil import CONFIRM, kinds, listed, next_way

FOCUSED = "selector => document.activeElement?.matches(selector) ?? false"
NAMED = """() => { const at = document.activeElement;
  return `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 40)}`; }"""
AT_DECISION = "() => document.activeElement?.closest('#decision') != null"
FAR = 120
"""Stops of the Tab key on the longest page."""
NEAR = 12
"""Stops within the decision bar."""
LISTED = 40
"""Answers in the longest list, and what stands beside it."""
MANY = 80
PASS = "[data-verb=pass]"
HEX = re.compile(r"[A-Z]\d+")
TO_AND_FRO = """selector => {
  const to = [...document.querySelectorAll(selector)].find(one => one.checkVisibility() && !one.disabled);
  const behind = to.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
  return behind ? 'Shift+Tab' : 'Tab';
}"""
"""The key that leads to it from where the keyboard is."""
ARROW = """selector => {
  const [from, to] = [document.activeElement, document.querySelector(selector)].map(one => one.getBoundingClientRect());
  const [right, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(down) > from.height * 0.62) return down > 0 ? 'ArrowDown' : 'ArrowUp';
  return right > 0 ? 'ArrowRight' : 'ArrowLeft';
}"""
"""Neighbouring columns lie half a hex lower or higher, neighbouring rows three quarters."""
CHAPTERS = [
    pytest.param(game, one.name, marks=pytest.mark.long if one.name != "turn" else ())
    for game in games.names()
    for one in chapters(game)
]


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

    def walk_to(self, selector: str) -> None:
        """Over the map, from hex to hex."""
        self.press("m")
        for _ in range(MANY):
            if self.page.evaluate(FOCUSED, selector):
                return
            self.press(self.page.evaluate(ARROW, selector))
        raise AssertionError(f"arrows do not lead to {selector}")

    def turn_to(self, selector: str) -> None:
        """From the answers to one of them, or to what stands beside them."""
        self.press("a")
        passed: list[str] = []
        while not self.page.evaluate(FOCUSED, selector):
            assert len(passed) < LISTED, f"Tab does not lead to {selector}, but to {passed}"
            self.press(self.page.evaluate(TO_AND_FRO, selector))
            passed.append(self.page.evaluate(NAMED))

    def answer(self, step: Step) -> None:
        """What a step of a chapter expects: in the list, or on the map."""
        version = self.person.version()
        places = [word for text in step.expect for word in text.split() if HEX.fullmatch(word)]
        hexes = [f".hex.offered[data-target=hex-{place}]" for place in places]
        plots = [f".plot.offered[data-target=site-{place}]" for place in places]
        ways = [CONFIRM, *listed(step), *hexes, *plots, *kinds(step)]
        while way := next_way(self.person, step, version, ways):
            ways.remove(way)
            if way in hexes:
                self.walk_to(way)
            else:
                self.turn_to(way)
            self.press("Enter")

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


@pytest.mark.parametrize(("game", "name"), CHAPTERS)
def test_every_chapter_is_answered(house: House, game: str, name: str) -> None:
    typist = Typist(house.person())
    typist.page.goto(f"/learn/{game}")
    typist.press_on(f"[data-chapter={name}] button")
    steps = {step.say: step for step in found(game, name).steps}
    heard: list[str] = []
    while say := said(typist.person):
        heard.append(say)
        assert len(heard) <= len(steps), heard
        if steps[say].expect:
            typist.answer(steps[say])
        else:
            typist.press("n")
        wait_for_more(typist.person, say)
    assert heard == list(steps)
    assert typist.page.evaluate("document.activeElement !== document.body"), "the keyboard has lost its place"


def test_an_exercise_is_solved(house: House) -> None:
    typist = Typist(house.person())
    typist.press_on("[data-game=terra-nova] [data-action=exercises]")
    typist.press_on("[data-kind=turn] a")
    _, right = first("terra-nova", "turn")
    typist.press_on(f"[data-key='{right}']")
    expect(typist.page.locator("[data-testid=verdict]")).to_contain_text("Right!")
    typist.press_on("[data-action=next]", NEAR)
    expect(typist.page.locator("[data-testid=verdict] p")).to_have_count(0)
    typist.reach("[data-key]")


def test_an_invitation_is_accepted(api: Api, house: House) -> None:
    seated = api.make("me=Mira", "friend", game="terra-nova", seed=3)
    typist = Typist(house.person(name=""))
    typist.page.goto(next(key["link"] for key in seated.made["seats"] if key["invitation"]))
    typist.reach("form input")
    typist.page.keyboard.type("Gustav")
    typist.press_on("[data-action=join]", NEAR)
    expect(typist.page.locator("main article[aria-label=Gustav]")).to_be_visible()
    assert "invitation" not in typist.page.url
    typist.press_on(".skip")
    typist.expect_at_decision()


def test_a_game_moves_to_another_device(api: Api, house: House) -> None:
    seated = api.make("me=Mira", "me=Tom", "bot:random=Ada", game="terra-nova", seed=3)
    one = Typist(house.person(seated))
    one.person.wait_until_asked()
    one.press_on("[data-action=move-on]")
    sheet = "[data-testid=move-on]"
    expect(one.page.locator(sheet)).to_be_visible()
    for _ in range(NEAR):
        assert one.page.evaluate(f"document.activeElement.closest('{sheet}') !== null"), "Tab goes round in it"
        one.press("Tab")
    everything = one.page.locator(f"{sheet} input").input_value()
    one.reach(f"{sheet} select", NEAR)
    one.page.keyboard.type("Tom")
    expect(one.page.locator(f"{sheet} input")).not_to_have_value(everything)
    toms = one.page.locator(f"{sheet} input").input_value()
    one.press_on(f"{sheet} .link button", NEAR)
    expect(one.page.locator(f"{sheet} .link button")).to_have_text("Copied")
    one.press("Escape")
    expect(one.page.locator(sheet)).to_have_count(0)
    assert one.page.evaluate(FOCUSED, "[data-action=move-on]")

    two = Typist(house.person(name=""))
    two.page.goto(toms)
    expect(two.page.locator("section.bar")).to_be_visible()
    two.press_on(".skip", most=2)
    two.expect_at_decision()


def test_a_record_is_brought_in(house: House) -> None:
    typist = Typist(house.person())
    # Listened for from the beginning: the browser needs a moment to hand its dialog over.
    typist.page.on("filechooser", lambda chooser: chooser.set_files(RECORD))
    typist.press_on("[data-testid=bring-in] summary")
    typist.press_on("[data-testid=record-file]", NEAR)
    typist.person.expect_over()


def test_statistics_lead_to_a_game(api: Api, house: House) -> None:
    seated = finish(api)
    typist = Typist(house.person(seated))
    typist.person.expect_over()
    typist.page.goto("/")
    typist.press_on("[data-action=statistics]")
    typist.press_on("main.statistics .chip:last-child")
    expect(typist.page.locator("main.statistics .chip:last-child")).to_have_attribute("aria-pressed", "true")
    typist.press_on("main.statistics li a")
    expect(typist.page).to_have_url(re.compile(f"/t/{seated.table}$"))
    typist.person.expect_over()


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
