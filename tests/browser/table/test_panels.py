"""Panels: Esc closes them, the focus goes back to where it was, and they cover no choice they speak of."""

import json
import random

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.api import Api
from tests.browser.conftest import House
from tests.browser.games.test_tapestry import open_table
from tests.browser.people import Person

SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "laptop": {"width": 1366, "height": 768},
    "tablet": {"width": 1024, "height": 768},
    "tablet-upright": {"width": 820, "height": 1180},
    "phone-sideways": {"width": 844, "height": 390},
    "phone": {"width": 390, "height": 844},
}
GAMES = ["age-of-innovation", "terra-nova", "tapestry"]
# Choices of the decision bar that a panel lies on.
COVERED = """() => {
  const panel = document.querySelector('.hints, .why').getBoundingClientRect();
  return [...document.querySelectorAll('#decision .answers button, #decision .turn button')]
    .filter(one => one.checkVisibility())
    .filter(one => {
      const at = one.getBoundingClientRect();
      const beside = at.left >= panel.right - 1 || panel.left >= at.right - 1;
      return !beside && at.top < panel.bottom - 1 && panel.top < at.bottom - 1;
    })
    .map(one => one.textContent.trim());
}"""
ADVICE = {"points": 100.0, "spread": 5.0, "reasons": [], "line": [], "steps": []}


def asked(api: Api, house: House, game: str) -> Person:
    """Somebody who has asked for a hint and got three."""
    seated = api.make("me", "me", game=game, seed=3)
    seated.play_until("turn", 3, 2)
    person = open_table(house, seated)
    body = json.dumps([ADVICE] * 3)
    person.page.route("**/hint", lambda route: route.fulfill(body=body, content_type="application/json"))
    return person


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_covers_no_choice_and_closes_with_escape(api: Api, house: House, game: str) -> None:
    person = asked(api, house, game)
    for size in SIZES.values():
        person.page.set_viewport_size(size)
        person.at("[data-action=hint]").click()
        expect(person.at(".hints .take")).to_have_count(3)
        assert person.page.evaluate(COVERED) == []
        person.page.keyboard.press("Escape")
        expect(person.at(".hints")).to_have_count(0)
        expect(person.at("[data-action=hint]")).to_be_focused()


@pytest.mark.parametrize("size", ["desktop", "tablet", "phone"])
def test_why_not_covers_no_choice(api: Api, house: House, size: str) -> None:
    person = asked(api, house, "terra-nova")
    person.page.set_viewport_size(SIZES[size])
    person.at(".hex:not(.offered):not(.t-river)").first.dispatch_event("click")
    expect(person.at(".why li").first).to_be_visible()
    assert person.page.evaluate(COVERED) == []
    person.page.keyboard.press("Escape")
    expect(person.at(".why")).to_have_count(0)


def test_dialogs_close_with_escape_and_give_the_focus_back(api: Api, house: House) -> None:
    person = asked(api, house, "age-of-innovation")
    for action in ("at-table", "move-on", "numbers", "ledger", "legend"):
        opener = person.at(f"[data-action={action}]")
        opener.click()
        expect(person.at("[role=dialog]")).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(person.at("[role=dialog]")).to_have_count(0)
        expect(opener).to_be_focused()


def test_a_phone_shows_what_can_be_chosen(api: Api, house: House) -> None:
    """A kind of action brings up the tab where its places glow; whoever looks elsewhere then is left there."""
    seated = api.make("me", "me", game="terra-nova", seed=3)
    seated.play_until("turn", 3, 2)
    person = house.person(seated, phone=True)
    tabs = person.at("nav[aria-label] button")
    person.touch(tabs.last)
    expect(person.at("[data-pane=log]")).to_be_visible()
    person.touch(person.at("[data-verb=transform]"))
    expect(person.at(".hex.offered").first).to_be_visible()
    person.touch(tabs.last)
    expect(person.at("[data-pane=log]")).to_be_visible()
    expect(person.at("[data-pane=board]")).to_be_hidden()


def test_a_phone_goes_back_to_the_map(api: Api, house: House) -> None:
    """The tab that came up for one question goes with it."""
    seated = api.make("me", "me", game="terra-nova", seed=3)
    seated.play_until("take-bonus", 3)
    person = house.person(seated, phone=True)
    expect(person.at(".tile.offered").first).to_be_in_viewport()
    rng = random.Random(3)
    while person.wait_until_asked() == "take-bonus":
        person.answer(rng, lively=True)
    expect(person.at(".hex.offered").first).to_be_visible()
