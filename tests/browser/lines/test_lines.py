"""Lines that break or are slow: sleep, a lost network, a silent stream, several tabs, calls that cross."""

import random

import pytest
from playwright.sync_api import Route, expect

from tests.browser.api import Api, Seated
from tests.browser.conftest import House
from tests.browser.people import ANSWER, PATIENCE, Person

STREAM = "**/api/tables/*/events"


def answer(seated: Seated) -> str:
    """One answer given elsewhere; the version it led to."""
    table = seated.look()
    return str(seated.answer(table, table["offers"][0]["notation"])["version"])


def expect_version(person: Person, version: str) -> None:
    expect(person.at(f"[data-version='{version}']")).to_be_visible(timeout=PATIENCE)


def hang_first(person: Person) -> list[Route]:
    """The first stream stays open and never says anything, as after a sleep behind a router that forgot it."""
    opened: list[Route] = []

    def handle(route: Route) -> None:
        opened.append(route)
        if len(opened) > 1:
            route.continue_()

    person.page.route(STREAM, handle)
    person.page.clock.install()
    return opened


def test_a_lost_network_is_said_and_made_up_for(api: Api, house: House) -> None:
    seated = api.make("me", "me", seed=1)
    person = house.person(seated)
    person.wait_until_asked()
    person.page.context.set_offline(True)
    expect(person.at(".offline")).to_be_visible()
    version = answer(seated)
    person.page.context.set_offline(False)
    expect_version(person, version)
    expect(person.at(".offline")).to_have_count(0, timeout=PATIENCE)


def test_a_part_of_the_client_that_did_not_come_is_fetched(api: Api, house: House) -> None:
    seated = api.make("me", "me", seed=1)
    person = house.person()
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    person.page.route("**/assets/Table-*.js", lose, times=1)
    person.hold(seated)
    person.wait_until_asked()
    assert len(lost) == 1


def test_a_stream_that_died_silently_is_noticed(api: Api, house: House) -> None:
    seated = api.make("me", "me", seed=1)
    person = house.person()
    opened = hang_first(person)
    person.hold(seated)
    person.wait_until_asked()
    version = answer(seated)
    person.page.clock.run_for(10_000)
    assert person.version() != version
    person.page.clock.run_for(35_000)
    expect_version(person, version)
    assert len(opened) == 2


def test_coming_back_to_the_page_asks_at_once(api: Api, house: House) -> None:
    seated = api.make("me", "me", seed=1)
    person = house.person()
    opened = hang_first(person)
    person.hold(seated)
    person.wait_until_asked()
    version = answer(seated)
    person.page.clock.run_for(25_000)
    assert len(opened) == 1
    person.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    person.page.clock.run_for(1_000)
    expect_version(person, version)


def test_two_tabs_of_a_seat_show_the_same_draft(api: Api, house: House) -> None:
    seated = api.make("me", "me", seed=2)
    seated.play_until("turn", 1)
    one = house.person(seated)
    one.wait_for("turn")
    page = one.page.context.new_page()
    page.goto(f"/t/{seated.table}")
    two = Person(page)
    two.wait_for("turn")
    before = one.version()
    one.answer(random.Random(1), True)
    one.changed(before)
    expect_version(two, one.version())
    expect(two.at(".draft li").first).to_be_visible()
    there = two.version()
    two.at("[data-action=reset]").click()
    two.changed(there)
    expect_version(one, two.version())
    expect(one.at(".draft li")).to_have_count(0)


def hold_back(person: Person, call: str) -> list[Route]:
    """Such calls do not reach the server before the test lets them."""
    held: list[Route] = []

    def handle(route: Route) -> None:
        held.append(route)

    person.page.route(f"**/api/tables/*/{call}*", handle)
    return held


def at_answers(api: Api, house: House) -> Person:
    """Somebody before a list of answers, who can turn the clock."""
    seated = api.make("me", "me", seed=2)
    seated.play_until("turn", 1)
    person = house.person()
    person.page.clock.install()
    person.hold(seated)
    person.list_answers("upgrade")
    return person


@pytest.mark.parametrize(
    ("call", "asking"),
    [
        ("preview", f"{ANSWER} >> nth=0"),
        ("refusals", ".actions .tile:not(.offered) >> nth=0"),
        ("hint", "[data-action=hint]"),
    ],
)
def test_what_was_asked_of_a_position_ends_with_it(api: Api, house: House, call: str, asking: str) -> None:
    person = at_answers(api, house)
    held = hold_back(person, call)
    version = person.version()
    with person.page.expect_request(f"**/{call}*"):
        if call == "preview":
            person.at(asking).hover()
        else:
            person.at(asking).click()
    person.at(ANSWER).last.dispatch_event("click")
    person.changed(version)
    assert held[0].request.failure == "net::ERR_ABORTED"
    expect(person.at(".bar .error, .why, .hints")).to_have_count(0)


def test_nothing_is_asked_of_a_position_that_is_answered(api: Api, house: House) -> None:
    person = at_answers(api, house)
    version = person.version()
    answers, previews, refusals = (hold_back(person, call) for call in ("answer", "preview", "refusals"))
    with person.page.expect_request("**/answer?*"):
        person.at(ANSWER).first.click()
    # A pointer that rests on the answer before the click may have asked for its preview: that position was open.
    previews.clear()
    person.at("[data-target=hex-B11]").hover()
    person.page.clock.run_for(1_000)
    person.at(".actions .tile:not(.offered)").first.click()
    assert (previews, refusals) == ([], [])
    answers[0].continue_()
    person.changed(version)
