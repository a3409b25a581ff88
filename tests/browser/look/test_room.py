"""At 1440×900 nothing scrolls, overlaps or is cut off, in German (the longer words) and with everything one can own."""

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.api import Api, Seated
from tests.browser.conftest import House
from tests.browser.people import Person
from tests.browser.room import crowded
from tests.browser.stages import NAMES

AGE, NOVA = "age-of-innovation", "terra-nova"
STICKING_OUT = """panel => [...panel.querySelectorAll('*')]
  .filter(one => one.checkVisibility() && one.getBoundingClientRect().right > panel.getBoundingClientRect().right)
  .map(one => `${one.tagName} ${one.textContent.trim().slice(0, 30)}`)"""


def named(api: Api, players: int, game: str, seed: int) -> Seated:
    return api.make(*(f"me={name}" for name in NAMES[:players]), game=game, seed=seed)


def look(house: House, seated: Seated, language: str) -> Person:
    person = house.person(seated, language=language)
    expect(person.at("section.bar")).to_be_visible()
    return person


@pytest.mark.parametrize(
    ("game", "players", "language"),
    [(AGE, 5, "de"), (AGE, 5, "en"), (AGE, 3, "de"), (AGE, 2, "de"), (NOVA, 4, "de"), (NOVA, 2, "en")],
)
def test_everything_has_room_from_the_first_choice_on(
    api: Api, house: House, game: str, players: int, language: str
) -> None:
    seated = named(api, players, game, seed=5)
    person = look(house, seated, language)
    assert crowded(person.page) == []
    for least_round in (1, 4):
        table = seated.play_until("turn", least_round, least_round)
        person.page.wait_for_selector(f"[data-version='{table['version']}']")
        assert crowded(person.page) == []
        person.expect_words()


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_player_who_owns_a_lot_has_room_for_it(api: Api, house: House, language: str) -> None:
    seated = named(api, 5, AGE, seed=3)
    seated.play_until("turn", 1)
    person = house.person(language=language)
    # Nobody gets that far by chance: each player is shown with tiles that lie in the displays.
    person.page.route("**/api/tables/*", _rich)
    person.hold(seated)
    person.wait_for("turn")
    expect(person.at("article .tile")).to_have_count(13)
    assert crowded(person.page) == []
    for strip in person.at("[data-strip]").all():
        strip.click()
        expect(person.at(".flyout .tile")).to_have_count(13)
        assert [one for one in crowded(person.page) if "covered" not in one] == []
        strip.click()


def _rich(route: Route) -> None:
    table: dict[str, Any] = route.fetch().json()
    view = table["view"]
    for player in view["players"]:
        player["palace"] = view["palaces"][0]
        player["innovations"] = [tile["name"] for tile in view["innovations"][:3]]
        player["competencies"] = [tile["name"] for tile in view["competencies"][:4]]
        player["city_tiles"] = [tile["name"] for tile in view["cities"][:3]]
        player["books"] = dict.fromkeys(player["books"], 11)
        player |= {"coins": 66, "tools": 23, "scholars": 7, "vp": 188, "keys": 3, "annexes": 2, "bowls": [10, 12, 11]}
        player["income"] = {"tools": 8, "coins": 16, "power": 12, "scholars": 4}
    for tile in view["bonuses"]:
        tile["coins"] = 6
    route.fulfill(status=200, content_type="application/json", body=json.dumps(table))


def test_markers_on_one_level_leave_the_rows_as_they_are(api: Api, house: House) -> None:
    person = look(house, named(api, 5, AGE, seed=5), "de")
    height = person.at(".science .row").first.bounding_box()
    seated = named(api, 5, AGE, seed=5)
    seated.play_until("turn", 1)
    table = seated.look()
    assert max(row["levels"].count(level) for row in table["view"]["science"] for level in row["levels"]) > 2
    person = look(house, seated, "de")
    boxes = [row.bounding_box() for row in person.at(".science .row").all()]
    assert height
    assert {box and round(box["height"]) for box in boxes} == {round(height["height"])}


def test_the_draft_has_room(api: Api, house: House) -> None:
    seated = api.make(*["me"] * 5, game=AGE, seed=5, options={"setup": "draft"})
    person = look(house, seated, "de")
    assert crowded(person.page) == []


def test_names_of_any_length_have_room(api: Api, house: House) -> None:
    seated = api.make(*["me=Donaudampfschifffahrtsgesellschaftskapita"[:43]] * 5, seed=5)
    person = look(house, seated, "de")
    assert [one for one in crowded(person.page) if "Donau" in one] == []


@pytest.mark.parametrize("phone", [False, True])
def test_everybody_has_room_in_numbers_and_ledger(api: Api, house: House, phone: bool) -> None:
    seated = named(api, 5, AGE, seed=5)
    seated.play_until("turn", 1, 2)
    person = house.person(seated, phone=phone, language="de")
    person.wait_for("turn")
    for key, panel, row in (("t", "numbers", "td.num"), ("b", "ledger", ".row")):
        person.page.keyboard.press(key)
        beside = person.at(f"[data-testid={panel}]")
        expect(beside.locator(row).first).to_be_visible()
        assert beside.evaluate(STICKING_OUT) == []
        person.page.keyboard.press("Escape")
        expect(beside).to_have_count(0)


@pytest.mark.parametrize("game", [AGE, NOVA])
def test_a_phone_cuts_nothing_off_sideways(api: Api, house: House, game: str) -> None:
    seated = named(api, 4, game, seed=5)
    person = house.person(seated, phone=True, language="de")
    for least_round in (0, 3):
        if least_round:
            table = seated.play_until("turn", 1, least_round)
            person.page.wait_for_selector(f"[data-version='{table['version']}']")
        for tab in range(4):
            person.at("nav button").nth(tab).tap()
            assert crowded(person.page, down=False) == []
