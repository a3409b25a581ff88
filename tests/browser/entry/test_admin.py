"""The admin's page, and what others see of what is decided there."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from spielwerk.cli import app as command_line
from tests.browser.api import Api
from tests.browser.conftest import House, Server
from tests.browser.look.test_look import SMALL, expect_accessible
from tests.browser.people import Person
from tests.browser.room import crowded
from tests.requires import require


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: its notice is for everybody."""
    require("chromium")
    folder = tmp_path_factory.mktemp("admin")
    server = Server(folder, "serve", "--backup-to", str(folder / "backups"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def house(browser: Browser, own: Server) -> Iterator[House]:
    house = House(browser, own)
    yield house
    house.close()


@pytest.fixture
def api(own: Server) -> Iterator[Api]:
    with httpx.Client(base_url=own.url, timeout=60) as client:
        yield Api(client)


@pytest.fixture
def link(own: Server, capsys: pytest.CaptureFixture[str]) -> str:
    assert command_line.main(["admin-key", "--db", own.db]) == 0
    return capsys.readouterr().out.strip()


def enter(house: House, link: str, *, phone: bool = False, **prefs: str) -> Person:
    person = house.person(None, phone=phone, **prefs)
    person.page.goto(link)
    expect(person.at("[data-testid=figures]")).to_be_visible()
    return person


def test_a_key_opens_it_and_leaves_the_address_bar(house: House, link: str) -> None:
    person = house.person()
    person.page.goto("/admin")
    expect(person.at("form")).to_be_visible()
    expect(person.at("[data-testid=figures]")).to_have_count(0)
    person.at("form input").fill("wrong")
    person.at("form button").click()
    expect(person.at("[role=alert]")).to_contain_text("does not open")
    person.at("form input").fill(link)
    person.at("form button").click()
    expect(person.at("[data-testid=figures]")).to_be_visible()
    house.refused.clear()
    person.page.goto(link)
    expect(person.at("[data-testid=figures]")).to_be_visible()
    assert person.page.url.endswith("/admin")


def test_maintenance_is_announced_at_the_table_and_in_the_lobby_in_both_languages(
    api: Api, house: House, link: str
) -> None:
    admin = enter(house, link)
    player = house.person(api.make("me", "me", "me", game="terra-nova"), language="de")
    expect(player.at("section.bar")).to_be_visible()
    visitor = house.person()
    admin.at("[data-testid=notice-form] input[type=number]").fill("20")
    admin.at("[data-testid=notice-form] input[lang=de]").fill("Neue Karten.")
    admin.at("[data-testid=notice-form] input[lang=en]").fill("New cards.")
    admin.at("[data-testid=notice-form] button.primary").click()
    expect(player.at("[data-testid=notice]")).to_contain_text("etwa 20 Minuten")
    expect(player.at("[data-testid=notice]")).to_contain_text("Neue Karten.")
    visitor.page.reload()
    expect(visitor.at("[data-testid=notice]")).to_contain_text("20 minutes")
    expect(visitor.at("[data-testid=notice]")).to_contain_text("New cards.")
    expect_accessible(visitor)
    late = house.person(api.make("me", "me", "me", game="terra-nova"), phone=True)
    expect(late.at("[data-testid=notice]")).to_be_visible()
    late.expect_no_sideways_scrolling()
    player.at("[data-testid=notice] button").click()
    expect(player.at("[data-testid=notice]")).to_have_count(0)
    admin.at("[data-action=untell]").click()
    expect(late.at("[data-testid=notice]")).to_have_count(0)


def test_closing_a_table_takes_two_clicks_and_is_told_at_it(api: Api, house: House, link: str) -> None:
    seated = api.make("me", "me", "me", game="terra-nova")
    player = house.person(seated)
    expect(player.at("section.bar")).to_be_visible()
    admin = enter(house, link)
    row = admin.at("[data-testid=tables] li", has_text=seated.table)
    row.locator("button").click()
    expect(player.at("section.bar")).to_be_visible()
    row.locator("button").click()
    expect(row).to_have_count(0)
    expect(player.at("body")).to_contain_text("whoever runs this server")


def test_bans_and_backups(own: Server, house: House, link: str) -> None:
    admin = enter(house, link, language="de")
    admin.at("[data-testid=bans] form input").first.fill("203.0.113.9")
    admin.at("[data-testid=bans] form button").click()
    expect(admin.at("[data-testid=bans]")).to_contain_text("203.0.113.9/32")
    admin.at("[data-testid=bans] button", has_text="Aufheben").click()
    expect(admin.at("[data-testid=bans]")).not_to_contain_text("203.0.113.9/32")
    admin.at("[data-action=backup]").click()
    expect(admin.at("[data-testid=backups] li")).to_have_count(1)
    assert len(list(Path(own.folder / "backups").iterdir())) == 1
    admin.expect_words()


def test_a_new_key_makes_the_old_one_void(house: House, link: str) -> None:
    first, second = enter(house, link), enter(house, link)
    first.at("[data-action=renew]").click()
    expect(second.at("form.card")).to_be_visible(timeout=30_000)
    expect(first.at("[data-testid=figures]")).to_be_visible()
    house.refused.clear()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_looks_well(api: Api, house: House, link: str, theme: str, phone: bool) -> None:
    api.make("me", "me", "me", game="tapestry")
    person = enter(house, link, phone=phone, theme=theme, language="de" if phone else "en")
    expect_accessible(person)
    person.expect_no_sideways_scrolling()
    assert crowded(person.page, down=False) == []
    if phone:
        assert person.page.evaluate(SMALL) == []
