"""Lines that break: sleep, a lost network, a stream that died without a word, several tabs of one seat."""

import random

from playwright.sync_api import Route, expect

from tests.browser.api import Api, Seated
from tests.browser.conftest import House
from tests.browser.people import PATIENCE, Person

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
