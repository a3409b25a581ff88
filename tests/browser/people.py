"""A person at the table: looks, clicks, and waits for what the click does."""

import json
import random
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.api import Seated

GLOWING = ".hex.offered, .tile.offered, .head.offered, .label.offered, .site.offered, .plot.offered"
RAW_ID = re.compile(r"\b(question|move|event|refusal|effect|when|passive|verb|tally|phase|error)-[a-z]+[a-z-]*\b")
IDLE = "[data-verb=pass], [data-notation=income]"
ANSWER = "[data-testid=answers] button"
CHANGED = "document.querySelector('[data-version]')?.dataset.version !== old"
OWN_POINT = """site => {
  const line = site.querySelector("line.hit");
  if (!line) return null;
  for (const share of [1 / 2, 1 / 4, 3 / 4, 1 / 8, 7 / 8]) {
    const point = line.getPointAtLength(line.getTotalLength() * share).matrixTransform(line.getScreenCTM());
    if (site.contains(document.elementFromPoint(point.x, point.y))) return [point.x, point.y];
  }
  return null;
}"""
"""Where on a bridge no other bridge crosses it: people see that, Playwright goes for the middle."""
PATIENCE = 60_000
"""Milliseconds for whatever a test waits for: a crowded machine is slow, and waiting longer costs nothing elsewhere."""
expect.set_options(timeout=PATIENCE)


def keyring(seated: Seated | None) -> dict[str, Any]:
    """A browser's store of keys."""
    if seated is None:
        return {}
    seats = {str(key["seat"]): key["secret"] for key in seated.made["seats"] if key["secret"]}
    invitations = {str(key["seat"]): key["link"] for key in seated.made["seats"] if key["invitation"]}
    return {seated.table: {"host": seated.made["host_secret"], "seats": seats, "invitations": invitations}}


class Person:
    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE)

    def hold(self, seated: Seated) -> None:
        """Take the keys of a table and sit down at it."""
        self.page.evaluate("keys => localStorage['spielwerk.keys'] = keys", json.dumps(keyring(seated)))
        self.page.goto(f"/t/{seated.table}")

    def at(self, selector: str, has_text: str | None = None) -> Locator:
        return self.page.locator(selector, has_text=has_text)

    def touch(self, where: Locator) -> None:
        if self.by_finger:
            where.tap()
        else:
            where.click()

    @property
    def by_finger(self) -> bool:
        return bool(self.page.evaluate("matchMedia('(pointer: coarse)').matches"))

    def version(self) -> str:
        return self.at("[data-version]").first.get_attribute("data-version") or ""

    def wait_until_asked(self) -> str:
        """The name of the question, or nothing when the game is over."""
        self.page.wait_for_selector("[data-question], .end", timeout=PATIENCE)
        asked = self.at("[data-question]")
        return asked.first.get_attribute("data-question") or "" if asked.count() else ""

    def wait_for(self, question: str) -> None:
        self.page.wait_for_selector(f"[data-question={question}]", timeout=PATIENCE)

    def changed(self, version: str) -> None:
        self.page.wait_for_function(f"old => {CHANGED}", arg=version, timeout=PATIENCE)

    def settle(self, version: str, also: str = "") -> bool:
        """Wait until the answer is taken or a second word is asked for; whether it is taken."""
        wanted = ", ".join(selector for selector in ("[data-action=confirm]", also) if selector)
        self.page.wait_for_function(
            f"([old, wanted]) => {CHANGED} || document.querySelector(wanted)", arg=[version, wanted], timeout=PATIENCE
        )
        return self.version() != version

    def pass_(self) -> None:
        version = self.version()
        self.touch(self.at("[data-verb=pass]"))
        self.touch(self.at(ANSWER).first)
        self.touch(self.at("[data-action=confirm]"))
        self.changed(version)

    def list_answers(self, *verbs: str) -> None:
        """Bring up the answers of the first such kind that there is; few answers are listed at once."""
        listed = ", ".join(f"{ANSWER}[data-notation^='{verb} ']" for verb in verbs)
        kinds = ", ".join(f"[data-verb={verb}]" for verb in verbs)
        self.at(f"{listed}, {kinds}").first.wait_for()
        if not self.at(listed).count():
            self.touch(self.at(kinds).first)

    def hurry(self) -> None:
        """What ends one's part of the round: passing, or an income turn."""
        version, income = self.version(), self.at("[data-notation=income]")
        if not income.count():
            self.pass_()
            return
        self.give(income, version)

    def give(self, button: Locator, version: str) -> None:
        """Press it, and confirm it where a warning asks for that."""
        self.touch(button)
        if not self.settle(version):
            self.touch(self.at("[data-action=confirm]"))
            self.changed(version)

    def answer(self, rng: random.Random, lively: bool) -> None:
        """One answer by clicking: what glows first, then what stands in the list."""
        question = self.wait_until_asked()
        if not question:
            return
        version = self.version()
        if question == "turn" and not lively and self.at(IDLE).count():
            self.hurry()
        elif question in ("close", "turn", "round-end") and self.at("[data-notation=end]").count():
            self.give(self.at("[data-notation=end]"), version)
        else:
            self._choose(rng, version)

    def _touch_glowing(self, where: Locator) -> None:
        where.scroll_into_view_if_needed()
        if (point := where.evaluate(OWN_POINT)) is None:
            self.touch(where)
        elif self.by_finger:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def _choose(self, rng: random.Random, version: str) -> None:
        answers = self.at(ANSWER)
        glowing = self.at(GLOWING).filter(visible=True)
        if self.settle(version, f"{ANSWER}, {GLOWING}, [data-verb]"):
            return
        # What glows may be in a pane that a phone is about to show.
        self.at(f"{ANSWER}, {GLOWING}, [data-verb], [data-action=confirm]").filter(visible=True).first.wait_for()
        if not answers.count():
            if glowing.count():
                self._touch_glowing(glowing.nth(rng.randrange(glowing.count())))
            else:
                self.touch(self.at("[data-verb]").first)
            if self.settle(version, ANSWER):
                return
        if answers.count():
            self.touch(answers.nth(rng.randrange(answers.count())))
            if self.settle(version):
                return
        self.touch(self.at("[data-action=confirm]"))
        self.changed(version)

    def expect_words(self) -> None:
        """No id of a message where its text should be."""
        raw = RAW_ID.findall(self.page.inner_text("body"))
        assert raw == [], raw

    def expect_no_sideways_scrolling(self) -> None:
        # Not `innerWidth`: a phone shows a page that is too wide smaller, and that number grows with it.
        screen = self.page.viewport_size
        assert screen is not None
        wide = self.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= screen["width"], (wide, screen["width"])

    def expect_over(self) -> None:
        expect(self.at(".end")).to_be_visible(timeout=PATIENCE)
