"""People come and go in real browsers: everybody at the table reads of it, and after the end checks the draw."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.api import Api, Seated
from tests.browser.conftest import House
from tests.browser.people import Person


def joined(house: House, seated: Seated, name: str, **how: Any) -> Person:
    """Somebody who came by the link of the first free seat."""
    guest = house.person(**how)
    guest.page.goto(next(key["link"] for key in seated.made["seats"] if key["invitation"]))
    guest.at("form input").fill(name)
    guest.at("form button").click()
    expect(guest.at("section.bar")).to_be_visible()
    return guest


def sheet(person: Person) -> None:
    person.touch(person.at("[data-action=at-table]"))
    expect(person.at(".sheet [data-seat]").first).to_be_visible()


def twice(person: Person, action: str) -> None:
    person.touch(person.at(f"[data-action={action}]"))
    person.touch(person.at(f"[data-action={action}]"))


def test_a_guest_leaves_and_everybody_is_told(api: Api, house: House) -> None:
    seated = api.make("me=Mira", "friend")
    host = house.person(seated)
    expect(host.at("section.bar")).to_be_visible()
    guest = joined(house, seated, "Gustav")
    expect(host.at("[data-testid=news]")).to_contain_text("Gustav sits down")
    sheet(host)
    expect(host.at("[data-seat='1'] button")).to_have_count(0)
    sheet(guest)
    twice(guest, "leave")
    expect(host.at("[data-testid=news]")).to_contain_text("Gustav has left")
    expect(host.at(".log .note").last).to_contain_text("Gustav has left")
    host.touch(host.at("[data-seat='1'] [data-action=bot]"))
    expect(host.at(".log .note").last).to_contain_text("A bot")
    host.expect_words()
    guest.page.goto("/")
    expect(guest.at("[data-game]").first).to_be_visible()
    expect(guest.at("article.row")).to_have_count(0)


def test_a_game_is_ended_together_and_kept(api: Api, house: House) -> None:
    seated = api.make("me=Mira", "friend")
    host = house.person(seated, language="de")
    guest = joined(house, seated, "Gustav", phone=True)
    for person in (host, guest):
        sheet(person)
        twice(person, "close")
    for person, words in ((host, "vorzeitig beendet"), (guest, "ended early")):
        expect(person.at(".bar h2")).to_contain_text(words)
        person.expect_words()
        person.expect_no_sideways_scrolling()
        person.page.goto("/")
        expect(person.at("article.row")).to_have_count(1)
        with person.page.expect_download() as saved:
            person.touch(person.at("article.row .save"))
        assert saved.value.suggested_filename.endswith(f"{seated.table}.txt")


def test_a_chosen_seed_is_plain_to_see_and_the_draw_is_checked_after_the_end(api: Api, house: House) -> None:
    seated = api.make("me=Mira", "me", seed=7)
    person = house.person(seated)
    expect(person.at("section.bar")).to_be_visible()
    expect(person.at(".chosen")).to_be_visible()
    expect(person.at(".log .note")).to_contain_text("chosen by Mira: 7")
    table = seated.look()
    while not table["over"]:
        notations = [offer["notation"] for offer in table["offers"]]
        table = seated.answer(table, next((n for n in notations if not n.startswith("convert")), notations[0]))
    person.expect_over()
    person.touch(person.at(".end footer button", has_text="Check the seed"))
    person.touch(person.at("[data-action=check]"))
    expect(person.at("[data-testid=findings] li.good")).to_have_count(4)
    person.expect_words()


def test_a_host_makes_an_old_key_void(api: Api, house: House) -> None:
    seated = api.make("me=Mira", "bot:random")
    person = house.person(seated)
    sheet(person)
    twice(person, "host-key")
    expect(person.at(".log .note").last).to_contain_text("older ones are void")
    assert not seated.look()["host"]
    expect(person.at("[data-action=host-key]")).to_be_visible()
