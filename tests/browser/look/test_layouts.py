"""Tablets, enlarged pages, phones held sideways: two columns, own goods in sight, nothing moves under a pointer."""

from collections import Counter

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.api import Api
from tests.browser.conftest import House
from tests.browser.games.test_tapestry import named, open_table, until
from tests.browser.people import Person
from tests.browser.room import crowded, tiny
from tests.browser.stages import SCREENS, SETS

SIZES: dict[str, ViewportSize] = {
    "tablet": {"width": 1024, "height": 768},
    "tablet-upright": {"width": 820, "height": 1180},
    "phone-sideways": {"width": 844, "height": 390},
    "enlarged-150": {"width": 960, "height": 600},
    "enlarged-200": {"width": 720, "height": 450},
}
SHARE = """() => {
  const pane = document.querySelector('[data-pane=board]').getBoundingClientRect();
  const top = document.querySelector('main').getBoundingClientRect().top;
  return pane.width * pane.height / (innerWidth * (innerHeight - top));
}"""
HEIGHTS = "() => ['.decision', '.answers'].map(part => document.querySelector(part).getBoundingClientRect().height)"
# Steps of the ring that are drawn without their name; those of the arts track have none.
NAMELESS = """() => [...document.querySelectorAll('.ringed .space:not([data-target^="space-arts"])')]
  .filter(one => !one.querySelector('.title'))
  .map(one => one.dataset.target)"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_board_keeps_half_of_the_screen_beside_the_question(
    api: Api, house: House, size: str, language: str
) -> None:
    person = open_table(house, until(api, "turn"), language=language)
    person.page.set_viewport_size(SIZES[size])
    expect(person.at(".pick.step").first).to_be_visible()
    expect(person.at("[data-testid=own]")).to_be_visible()
    expect(person.at("svg.map")).to_be_visible()
    assert person.page.evaluate(SHARE) >= 0.5
    person.page.mouse.move(1, 1)
    assert crowded(person.page, down=False) == []
    person.expect_no_sideways_scrolling()


@pytest.mark.parametrize("game", ["tapestry", "terra-nova", "age-of-innovation"])
def test_nothing_is_written_too_small(api: Api, house: House, game: str) -> None:
    players = 4 if game == "terra-nova" else 5
    options = {"sets": SETS} if game == "tapestry" else {}
    seated = api.make(*["me"] * players, game=game, seed=5, options=options)
    for least_round in (0, 3):
        if least_round:
            seated.play_until("turn", 4, least_round)
        person = open_table(house, seated, language="de")
        assert tiny(person.page, DESKTOP_TYPE) == []
        phone = open_table(house, seated, language="de", phone=True)
        for tab in range(4):
            phone.at("nav button").nth(tab).tap()
            assert tiny(phone.page, PHONE_TYPE) == []


DESKTOP_TYPE, PHONE_TYPE = 11, 12


def test_five_players_and_all_sets_have_room_on_a_tablet(api: Api, house: House) -> None:
    seated = named(api, 5, seed=5, sets=SETS)
    seated.play_until("turn", 4, 4)
    person = open_table(house, seated, language="de")
    for size in ("tablet-upright", "phone-sideways"):
        person.page.set_viewport_size(SIZES[size])
        for tab in ("right", "left", "log"):
            person.at(f"nav button:has-text('{LABELS[tab]}')").click()
            person.page.mouse.move(1, 1)
            assert [one for one in crowded(person.page, down=False) if "covered" not in one] == []


MANY, FEW = 12, 4
LABELS = {"right": "Auslage", "left": "Spieler", "log": "Verlauf"}


@pytest.mark.parametrize("game", ["tapestry", "terra-nova", "age-of-innovation"])
@pytest.mark.parametrize("screen", ["phone", "desktop", "laptop"])
def test_a_preview_moves_nothing_under_the_mouse(api: Api, house: House, game: str, screen: str) -> None:
    seated = api.make("me", "me", game=game, seed=3)
    seated.play_until("turn", 3)
    person = open_table(house, seated)
    person.page.set_viewport_size(SCREENS[screen].size)
    choices = choices_of(person)
    person.page.mouse.move(1, 1)
    person.page.wait_for_timeout(250)
    before = person.page.evaluate(HEIGHTS)
    for n in range(min(choices.count(), 4)):
        choices.nth(n).hover()
        person.page.wait_for_timeout(250)
        assert person.page.evaluate(HEIGHTS) == before


@pytest.mark.parametrize("screen", ["desktop", "laptop", "tablet", "tablet-upright"])
def test_every_step_of_the_ring_has_its_name(api: Api, house: House, screen: str) -> None:
    seated = named(api, 5, seed=5, sets=SETS)
    seated.play_until("turn", 4, 3)
    person = open_table(house, seated, language="de")
    person.page.set_viewport_size(SCREENS[screen].size)
    expect(person.at(".ringed .space")).to_have_count(60)
    person.page.wait_for_timeout(250)
    assert person.page.evaluate(NAMELESS) == []


def test_small_kinds_are_listed_beside_the_others(api: Api, house: House) -> None:
    for seed in range(1, 20):
        seated = api.make(*["me"] * 4, game="terra-nova", seed=seed)
        seated.play_until("turn", seed, 4)
        kinds = Counter(offer["verb"] for offer in seated.look()["offers"] if offer["role"] == "action")
        smallest = min(kinds.values(), default=0)
        if kinds.total() > MANY and smallest < FEW:
            break
    person = open_table(house, seated)
    expect(person.at("[data-testid=answers][data-beside] button").nth(smallest - 1)).to_be_visible()
    # A number still chooses the kind, and then an answer of it.
    person.page.keyboard.press("1")
    first = person.at("[data-verb]").first
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(person.at("[data-testid=answers] button")).to_have_count(kinds[first.get_attribute("data-verb") or ""])


@pytest.mark.parametrize("size", ["tablet", "tablet-upright", "phone-sideways", "enlarged-200"])
def test_a_landmark_is_placed_without_scrolling(api: Api, house: House, size: str) -> None:
    person = open_table(house, until(api, "landmark"))
    person.page.set_viewport_size(SIZES[size])
    expect(person.at("[data-pane=board] .spot.offered").first).to_be_visible()
    for spot in person.at("[data-pane=board] .spot.offered").all():
        expect(spot).to_be_in_viewport(ratio=1)


def test_a_phone_shows_the_capital_where_it_is_asked_for(api: Api, house: House) -> None:
    """What a coach points at is the one that answers, not the mat in another tab."""
    person = open_table(house, until(api, "landmark"), phone=True)
    expect(person.at("[data-part=capital]").filter(visible=True)).to_have_count(1)
    expect(person.at("[data-testid=answers] [data-part=capital]")).to_be_visible()


@pytest.mark.parametrize("size", ["tablet", "tablet-upright"])
@pytest.mark.parametrize("game", ["age-of-innovation", "terra-nova"])
def test_everything_to_begin_with_is_seen_at_once(api: Api, house: House, game: str, size: str) -> None:
    person = open_table(house, api.make(*["me"] * 4, game=game, seed=5), language="de")
    person.page.set_viewport_size(SIZES[size])
    expect(person.at("#decision .spread")).to_be_in_viewport(ratio=1)


def choices_of(person: Person) -> Locator:
    if not person.at("[data-testid=answers] button").count():
        person.at("[data-verb]").first.click()
    return person.at("[data-testid=answers] button")


def test_income_with_resources_left_is_warned_of_until_it_is_switched_off(api: Api, house: House) -> None:
    seated = until(api, "turn")
    assert [offer for offer in seated.look()["offers"] if offer["verb"] == "advance"]
    person = open_table(house, seated)
    version = person.version()
    person.at("[data-notation=income]").click()
    expect(person.at("[data-warning=warning-income]")).to_be_visible()
    person.at("[data-warning] .mute").click()
    person.at(".confirm .button").nth(1).click()
    person.at("[data-notation=income]").click()
    person.changed(version)
