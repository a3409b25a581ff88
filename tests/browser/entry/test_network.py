"""Friends who come over the network: by this machine's address there, and from another machine's place in it."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, expect

from spielwerk.server.reach import network_address
from tests.browser.conftest import House, Server
from tests.browser.namespace import elsewhere
from tests.browser.people import PATIENCE, Person
from tests.requires import require

pytestmark = pytest.mark.skipif(not network_address(), reason="this machine is in no network")
INVITED = ("Tapestry", "Mira", "90 to 120 minutes", "The usual options", "Pace")
"""What an invitation tells before anybody joins."""


def test_friends_come_over_the_network_and_are_guests(browser: Browser, own: Server) -> None:
    house = House(browser, own)
    host = house.person(language="en")
    address, link = invite(host, own)
    own.stop()
    own.start()
    guest = house.person(name="Tom")
    join(guest, link)
    guest.page.goto(address)
    expect(guest.at("[data-testid=running] article.row")).to_have_count(1)
    expect(guest.at("[data-testid=friends]")).to_contain_text(address)
    expect(guest.at("[data-action=reach]")).to_have_count(0)
    expect(guest.at("[data-testid=home]")).to_have_count(0)

    host.page.goto("/")
    host.at("[data-action=reach]").click()
    expect(host.at("[data-testid=friends]")).not_to_contain_text(address)
    house.close()


def test_an_invitation_works_from_another_network_namespace(browser: Browser, own: Server, tmp_path: Path) -> None:
    chromium = require("chromium")
    house = House(browser, own)
    host = house.person(language="en")
    address, link = invite(host, own)
    with elsewhere() as run_there:
        wrapper = tmp_path / "chromium-elsewhere"
        wrapper.write_text(f'#!/bin/sh\nexec {run_there} {chromium} "$@"\n')
        wrapper.chmod(0o755)
        far = browser.browser_type.launch(executable_path=wrapper, args=["--no-sandbox"])
        # The address of the host's own browser leads nowhere from there.
        with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):
            far.new_page().goto(own.url)
        friends = House(far, own, address)
        guest = friends.person(name="Tom")
        join(guest, link)
        expect(host.at("main article[aria-label=Tom]")).to_have_count(1)
        host.page.keyboard.press("Escape")
        play_until_both_answered(host, guest)
        friends.close()
        far.close()
    house.close()


def invite(host: Person, own: Server) -> tuple[str, str]:
    """A table for two, opened to the network: the address of the house and the link for the other seat."""
    host.at("[data-game=tapestry] [data-action=friends]").click()
    host.at(".counts button", has_text="2").click()
    host.at("[data-action=create]").click()
    host.page.wait_for_selector("section.bar, .cover")
    if host.at(".cover button").count():
        host.at(".cover button").click()
    host.at("[data-action=at-table]").click()
    assert "//127.0.0.1" in host.at("[role=dialog] input").input_value()
    host.at("[data-action=reach]").click()
    address = f"http://{network_address()}:{own.port}"
    expect(host.at("[role=dialog] input")).to_have_value(re.compile(f"^{re.escape(address)}/t/"))
    return address, host.at("[role=dialog] input").input_value()


def join(guest: Person, link: str) -> None:
    guest.page.goto(link)
    for said in INVITED:
        expect(guest.at("form")).to_contain_text(said)
    guest.at("[data-action=join]").click()
    guest.page.wait_for_selector("section.bar, .cover")


def play_until_both_answered(host: Person, guest: Person) -> None:
    """The choices of the set-up, seat after seat: each browser hears by its stream that the other has answered."""
    rng = random.Random(3)
    waiting = {host, guest}
    while waiting:
        person = who_is_asked(host, guest)
        person.answer(rng, lively=True)
        waiting.discard(person)


def who_is_asked(*people: Person) -> Person:
    for _ in range(PATIENCE // 100):
        for person in people:
            if person.at("[data-question]").count():
                return person
        people[0].page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")
