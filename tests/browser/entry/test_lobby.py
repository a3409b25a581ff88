"""The first page and the way to another device."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from spielwerk.build.checkout import PACKAGE
from tests.browser.api import Api
from tests.browser.conftest import House
from tests.browser.look.test_look import SMALL, expect_accessible_in_both_themes

GAMES = {"terra-nova": "choose-mat", "tapestry": "", "age-of-innovation": "take-set"}
CARD = "article.game"
LINK = "[data-testid=move-on] input"
BOARD = PACKAGE / "games" / "terra_nova" / "data" / "map.toml"


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("phone", [False, True])
def test_the_first_page_says_what_can_be_played(api: Api, house: House, language: str, phone: bool) -> None:
    seated = api.make("me=Mira", "bot:random=Ada", "bot:random=Bruno", game="terra-nova", seed=3)
    person = house.person(seated, phone=phone, language=language)
    person.wait_until_asked()
    person.page.goto("/")
    expect(person.at(CARD)).to_have_count(3)
    row = person.at("[data-testid=running] article.row")
    expect(row).to_contain_text("Terra Nova")
    expect(row.locator(".badge")).to_have_text("Du bist dran" if language == "de" else "Your turn")
    for picture in person.at(f"{CARD} img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("naturalWidth", 720)
    person.expect_words()
    person.expect_no_sideways_scrolling()
    if phone:
        assert person.page.evaluate(SMALL) == []
    expect_accessible_in_both_themes(person)
    person.touch(person.at("[data-testid=new-game] summary").first)
    expect(person.at("[data-action=create]")).to_be_visible()
    person.expect_no_sideways_scrolling()
    expect_accessible_in_both_themes(person)


@pytest.mark.parametrize("game", GAMES)
def test_play_now_begins_a_game_for_who_gave_no_name(house: House, game: str) -> None:
    person = house.person(name="", language="de")
    person.at(f"[data-game={game}] [data-action=quick]").click()
    assert person.wait_until_asked()
    names = person.page.evaluate("id => fetch('/api/tables/' + id).then(r => r.json())", person.page.url[-12:])["seats"]
    assert sorted(seat["name"] for seat in names) == ["", "Ada", "Bruno"]
    expect(person.at("main")).to_contain_text(re.compile("Person [ABC]"))


def test_a_return_link_works_in_a_second_browser(api: Api, house: House) -> None:
    seated = api.make("me=Mira", "me=Tom", "bot:random=Ada", game="terra-nova", seed=3)
    one = house.person(seated)
    asked = one.wait_until_asked()
    one.at("[data-action=move-on]").click()
    expect(one.at("[data-testid=move-on]")).to_be_visible()
    everything = one.at(LINK).input_value()
    one.at("[data-testid=move-on] select").select_option(label="Tom")
    toms = one.at(LINK).input_value()
    assert toms != everything

    two = house.person(phone=True)
    two.page.goto(everything)
    assert two.wait_until_asked() == asked
    assert "secret" not in two.page.url
    two.page.goto("/")
    expect(two.at("[data-testid=running] article.row")).to_have_count(1)
    # The host's key came along: the second browser may delete the table.
    expect(two.at("[data-testid=running] article.row .icon-only")).to_have_count(1)

    three = house.person()
    three.page.goto(toms)
    three.page.wait_for_selector("section.bar")
    three.page.goto("/")
    expect(three.at("[data-testid=running] .me")).to_have_text("Tom")


def test_seats_at_one_device_have_names(house: House) -> None:
    person = house.person()
    person.at("[data-game=terra-nova] [data-action=friends]").click()
    person.at(".seat select").nth(1).select_option("me")
    person.at(".seat input").nth(1).fill("Tom")
    person.at(".seat select").nth(2).select_option("bot")
    person.at("[data-action=create]").click()
    person.wait_until_asked()
    for name in ("Mira", "Tom"):
        expect(person.at(f"main article[aria-label={name}]")).to_have_count(1)


@pytest.mark.parametrize(("language", "fit"), [("en", "13 fit"), ("de", "Platz ist für 13")])
def test_a_file_with_own_data_is_checked_at_once(house: House, tmp_path: Path, language: str, fit: str) -> None:
    person = house.person(language=language)
    person.at("[data-game=terra-nova] [data-action=friends]").click()
    person.at("form summary").first.click()
    field = person.at(".drop input").first
    wrong = tmp_path / "board.toml"
    first_row = re.compile(r"^layout = \[\n.*?\n", re.MULTILINE)
    wrong.write_text(first_row.sub('layout = [\n"LLLLLLLLLLLLLL",\n', BOARD.read_text("utf-8"), count=1))
    field.set_input_files(wrong)
    expect(person.at("form ul.bad li").first).to_contain_text(re.compile(f"^sides.2-4: .*{fit}"))
    field.set_input_files(BOARD)
    expect(person.at("form .good")).to_be_visible()
    expect(person.at("form ul.bad")).to_have_count(0)
