"""Boards, map and choices of Age of Innovation and Terra Nova: what is shown before it is chosen, and whole choices."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Route, ViewportSize, expect

import spielwerk
from tests.browser.api import Api, Seated
from tests.browser.conftest import House
from tests.browser.people import Person
from tests.browser.room import crowded

AGE, NOVA = "age-of-innovation", "terra-nova"
SMALL: ViewportSize = {"width": 1366, "height": 768}
LISTED = 9
"""Answers up to which all of them may be listed."""
STOPPING = 16
"""The seed of a random game in which somebody may stop before many spaces."""


def at_turn(api: Api, game: str, players: int = 3, least_round: int = 1, seed: int = 5) -> Seated:
    seated = api.make(*["me"] * players, game=game, seed=seed)
    seated.play_until("turn", seed, least_round)
    return seated


def own(table: dict[str, Any]) -> dict[str, Any]:
    player: dict[str, Any] = table["view"]["players"][table["to_move"]]
    return player


@pytest.mark.parametrize("game", [AGE, NOVA])
def test_the_own_board_shows_what_is_uncovered_and_what_comes_next(api: Api, house: House, game: str) -> None:
    seated = at_turn(api, game, least_round=3)
    planning = own(seated.look())["planning"]
    person = house.person(seated)
    person.wait_for("turn")
    for row in planning["rows"]:
        slots = person.at(f".own [data-building={row['building']}]")
        expect(slots.locator(".slot")).to_have_count(len(row["slots"]))
        expect(slots.locator(".slot.open")).to_have_count(row["open"])
        expect(slots.locator(".slot.next")).to_have_count(int(row["open"] < len(row["slots"])))
        assert str(next(iter(row["cost"].values()))) in slots.locator(".head").inner_text()
    tokens = person.at(".own .bowls .one").evaluate_all("all => all.map(one => one.querySelectorAll('.token').length)")
    assert tokens == own(seated.look())["bowls"]
    numbers = person.at(".own .circle text").all_text_contents()
    assert numbers == [str(spot["spades"]) for spot in planning["circle"][1:]]


@pytest.mark.parametrize("phone", [False, True])
def test_a_rival_opens_into_the_whole_board(api: Api, house: House, phone: bool) -> None:
    person = house.person(at_turn(api, AGE), phone=phone)
    person.wait_for("turn")
    if phone:
        person.at("nav button").nth(2).tap()
    strip = person.at("[data-strip]").first
    person.touch(strip)
    expect(person.at(".flyout .circle")).to_be_visible()
    person.touch(strip)
    expect(person.at(".flyout")).to_have_count(0)
    if not phone:
        person.page.mouse.move(700, 400)
        strip.hover()
        expect(person.at(".flyout .circle")).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(person.at(".flyout")).to_have_count(0)


def whole(seated: Seated) -> dict[str, Any]:
    """A choice of several answers that is on offer."""
    return next(offer for offer in seated.look()["offers"] if offer["then"])


@pytest.mark.parametrize("game", [AGE, NOVA])
def test_transforming_and_building_are_one_choice_with_one_price(api: Api, house: House, game: str) -> None:
    seated = at_turn(api, game)
    offer = whole(seated)
    person = house.person(seated)
    person.wait_for("turn")
    place = offer["args"]["hex"]
    paid: dict[str, int] = {}
    for event in offer["events"]:
        if event["id"] == "event-paid":
            paid[event["args"]["resource"]] = paid.get(event["args"]["resource"], 0) + event["args"]["n"]
    hex_ = person.at(f"#hex-{place}")
    hex_.hover()
    expect(person.at(".strip .arrow").first).to_be_visible()
    assert all(str(n) in (hex_.get_attribute("aria-label") or "") for n in paid.values())
    hex_.click()
    version = person.version()
    person.at("[data-testid=answers] button.whole").click()
    person.changed(version)
    draft = [step["notation"] for step in seated.look()["draft"]]
    assert draft[-2:] == [offer["notation"], *offer["then"]]


def test_a_choice_of_two_answers_shows_nothing_between_them(api: Api, house: House) -> None:
    seated = at_turn(api, NOVA)
    offer = whole(seated)
    person = house.person(seated)
    person.wait_for("turn")
    late: list[Route] = []

    def hold(route: Route) -> None:
        second = (route.request.post_data_json or {}).get("notation") in offer["then"]
        late.append(route) if second else route.continue_()

    person.page.route("**/answer*", hold)
    person.at(f"#hex-{offer['args']['hex']}").click()
    version = person.version()
    person.at("[data-testid=answers] button.whole").click()
    while not late:
        person.page.wait_for_timeout(50)
    # By now the stream has told of the first one.
    person.page.wait_for_timeout(1000)
    assert person.version() == version
    late[0].continue_()
    person.changed(version)
    assert seated.look()["draft"][-1]["notation"] == offer["then"][-1]


@pytest.mark.parametrize("phone", [False, True])
def test_mats_and_factions_tell_what_they_do_before_they_are_chosen(api: Api, house: House, phone: bool) -> None:
    seated = api.make("me", "me", game=NOVA, seed=3)
    person = house.person(seated, phone=phone)
    person.wait_for("take-mat")
    expect(person.at(".mat")).to_have_count(4 + (not seated.look()["view"]["neutral"]))
    if not phone:
        person.at("[data-target=faction-golems]").first.hover()
        expect(person.at(".own .sheet")).to_be_visible()
        expect(person.at(".own [data-target=palace-golems-left]")).to_be_visible()
    seated.play_until("take-faction")
    person.wait_for("take-faction")
    expect(person.at(".side")).to_have_count(2)
    for side in person.at(".side").all():
        assert len(side.inner_text()) > 60
    person.expect_words()


def test_a_finger_asks_first_and_chooses_with_a_second_tap(api: Api, house: House) -> None:
    person = house.person(api.make("me", "me", game=AGE, seed=3), phone=True)
    person.wait_for("take-set")
    version = person.version()
    head = person.at(".head.offered").first
    head.tap()
    expect(person.at(".tip")).to_be_visible()
    expect(person.at("[data-action=confirm]")).to_be_visible()
    assert person.version() == version
    head.tap()
    person.changed(version)


def test_passing_warns_of_what_is_left_and_can_be_told_not_to(api: Api, house: House) -> None:
    person = house.person(at_turn(api, AGE))
    person.wait_for("turn")
    person.at("[data-verb=pass]").click()
    person.at("[data-testid=answers] button").first.click()
    warning = person.at("[data-warning=warning-could-act]")
    expect(warning).to_be_visible()
    person.expect_words()
    warning.locator("button").click()
    expect(warning).to_have_count(0)
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("?")
    person.at("[data-unmute=warning-could-act]").click()
    expect(person.at("[data-unmute]")).to_have_count(0)


def test_letters_on_the_map_are_one_click_away_and_stay(api: Api, house: House) -> None:
    person = house.person(at_turn(api, NOVA))
    person.wait_for("turn")
    expect(person.at("svg.map .letter")).to_have_count(0)
    person.at("[data-action=letters]").click()
    expect(person.at("svg.map .letter").first).to_be_visible()
    person.page.reload()
    expect(person.at("svg.map .letter").first).to_be_visible()
    person.page.keyboard.press("k")
    expect(person.at("svg.map .letter")).to_have_count(0)


@pytest.mark.parametrize(("game", "players", "language"), [(AGE, 5, "de"), (AGE, 3, "en"), (NOVA, 4, "de")])
def test_a_small_laptop_has_room_for_everything(api: Api, house: House, game: str, players: int, language: str) -> None:
    seated = api.make(*["me"] * players, game=game, seed=5)
    person = house.person(seated, language=language)
    person.page.set_viewport_size(SMALL)
    expect(person.at("section.bar")).to_be_visible()
    assert crowded(person.page) == []
    for least_round in (1, 4):
        table = seated.play_until("turn", least_round, least_round)
        person.page.wait_for_selector(f"[data-version='{table['version']}']")
        assert crowded(person.page) == []


def test_the_purse_stays_in_sight_on_a_phone(api: Api, house: House) -> None:
    seated = at_turn(api, AGE)
    person: Person = house.person(seated, phone=True)
    person.wait_for("turn")
    purse = person.at("[data-testid=purse]")
    expect(purse).to_be_visible()
    text = purse.inner_text()
    player = own(seated.look())
    assert all(str(n) in text for n in (player["coins"], player["tools"], player["vp"], *player["bowls"]))


@pytest.mark.parametrize("phone", [False, True])
def test_enough_is_one_click(api: Api, house: House, phone: bool) -> None:
    """Among many answers in kinds, the one that stops is no kind of its own."""
    seated = _stopping(api)
    table = seated.look()
    [stop] = [offer for offer in table["offers"] if offer["role"] == "stopping"]
    person = house.person(seated, phone=phone)
    person.wait_for(table["question"]["name"])
    expect(person.at("[data-verb]").first).to_be_visible()
    expect(person.at(f"[data-verb={stop['verb']}]")).to_have_count(0)
    person.give(person.at(f"[data-notation='{stop['notation']}']"), str(table["version"]))


def _stopping(api: Api) -> Seated:
    table, rng = spielwerk.new(NOVA, 2, STOPPING), Random(STOPPING)
    while True:
        answers = [answer for answer in table.answers() if answer.role not in ("passing", "converting")]
        if len(answers) > LISTED and any(answer.role == "stopping" for answer in answers):
            return api.bring(table.record())
        table.play(rng.choice(answers or table.answers()))
