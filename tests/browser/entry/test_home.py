"""`play` on one's own machine: after a restart every game is found again, with any browser."""

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import House, Server

HOME = "[data-testid=home]"


@pytest.fixture
def people(browser: Browser, own: Server) -> Iterator[House]:
    house = House(browser, own)
    yield house
    house.close()


def test_games_are_found_again_after_play_was_killed(people: House, own: Server) -> None:
    person = people.person()
    person.at("[data-action=quick]").first.click()
    asked = person.wait_until_asked()
    own.stop(signal.SIGKILL)
    own.start()

    person.page.goto("/")
    expect(person.at("article.row")).to_have_count(1)
    expect(person.at(HOME)).to_have_count(0)
    person.at("article.row a.primary").click()
    assert person.wait_until_asked() == asked

    for language, words in (("en", "Go on"), ("de", "Weiterspielen")):
        fresh = people.person(language=language, name="")
        expect(fresh.at(f"{HOME} article.row")).to_have_count(1)
        expect(fresh.at("[data-action=go-on]")).to_have_text(words)
        fresh.expect_words()
        fresh.at("[data-action=go-on]").click()
        assert fresh.wait_until_asked() == asked
        fresh.page.goto("/")
        expect(fresh.at("article.row a.primary")).to_have_count(1)
        expect(fresh.at(HOME)).to_have_count(0)
