"""The first page and the way to another device."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from spielwerk.build.checkout import PACKAGE
from spielwerk.core.texts import Texts
from tests.browser.api import Api, Seated
from tests.browser.conftest import House, Server
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


def on_seat(seated: Seated, seat: int) -> Seated:
    """Whoever holds that seat alone."""
    keys = [key if key["seat"] == seat else {**key, "secret": None} for key in seated.made["seats"]]
    return Seated(seated.client, {**seated.made, "seats": keys})


def put_back(server: Server, seated: Seated, seconds: int) -> None:
    """As if the last answer had been given so long ago."""
    with closing(sqlite3.connect(server.folder / "games.db")) as games, games:
        # Every change raises the version; what has the same version is not read again.
        changes = "updated = updated - ?, version = version + 1"
        games.execute(f"UPDATE tables SET {changes} WHERE id = ?", (seconds, seated.table))


def how_far(view: dict[str, Any], seat: int) -> int:
    """The round, or the seat's own era where everybody goes through eras alone."""
    era: int | None = view["players"][seat].get("era")
    return view["round"] if era is None else era


def expect_told(row: Locator, table: dict[str, Any], seat: int, words: Texts, turn: dict[str, str]) -> None:
    """Round, whose turn it is, what was done last and since when."""
    deeds = [deed for entry in table["log"] for deed in entry["deeds"] if "seat" in deed["args"]]
    mover = table["seats"][table["to_move"]]["name"]
    expect(row.locator(".what")).to_contain_text(words.format("round", {"n": how_far(table["view"], seat)}))
    expect(row).to_contain_text(turn["since"])
    expect(row).to_contain_text(f"{turn['last']}: {words.format(deeds[-1]['id'], deeds[-1]['args'])}")
    mine = table["to_move"] == seat
    expect(row.locator(".badge", has_text=turn["mine"])).to_have_count(int(mine))
    expect(row.locator("p", has_text=turn["theirs"].format(mover))).to_have_count(int(not mine))


TOLD = {
    "en": {"since": "3 hours ago", "last": "last", "mine": "Your turn", "theirs": "{} is on turn"},
    "de": {"since": "vor 3 Stunden", "last": "zuletzt", "mine": "Du bist dran", "theirs": "{} ist am Zug"},
}


@pytest.mark.parametrize("language", TOLD)
@pytest.mark.parametrize("game", GAMES)
def test_a_row_tells_how_the_game_stands(api: Api, house: House, server: Server, game: str, language: str) -> None:
    seated = api.make("me=Mira", "me=Tom", game=game, seed=3)
    table = seated.play_until("turn", 3, 2)
    first = table["to_move"]
    while table["to_move"] == first or table["draft"]:
        ending = [offer for offer in table["offers"] if offer["role"] == "ending"]
        lively = [offer for offer in table["offers"] if offer["role"] == "action"]
        table = seated.answer(table, (ending or lively or table["offers"])[0]["notation"])
    put_back(server, seated, 3 * 3600 + 60)
    words = Texts(game, language, {"A": "Mira", "B": "Tom"})
    for seat in (0, 1):
        holder = on_seat(seated, seat)
        person = house.person(None, language=language)
        person.hold(holder)
        expect(person.at("section.bar")).to_be_visible()
        person.page.goto("/")
        row = person.at("[data-testid=running] article.row")
        expect_told(row, holder.look(), seat, words, TOLD[language])
        person.expect_words()


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


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "de")])
def test_axe_finds_no_serious_issue_on_the_way_to_another_device(
    api: Api, house: House, phone: bool, language: str
) -> None:
    seated = api.make("me=Mira", "me=Tom", "bot:random=Ada", game="terra-nova", seed=3)
    person = house.person(seated, phone=phone, language=language)
    person.wait_until_asked()
    if phone:
        person.touch(person.at("[data-action=more]"))
    person.touch(person.at("[data-action=move-on]"))
    expect(person.at("[data-testid=move-on] select")).to_be_visible()
    person.expect_words()
    person.expect_no_sideways_scrolling()
    expect_accessible_in_both_themes(person)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "de")])
def test_axe_finds_no_serious_issue_on_an_invitation(
    api: Api, house: House, game: str, phone: bool, language: str
) -> None:
    seated = api.make("me=Mira", "friend", "bot:random=Ada", game=game, seed=3)
    person = house.person(phone=phone, language=language)
    person.page.goto(next(key["link"] for key in seated.made["seats"] if key["invitation"]))
    expect(person.at("[data-action=join]")).to_be_enabled()
    person.expect_words()
    person.expect_no_sideways_scrolling()
    if phone:
        assert person.page.evaluate(SMALL) == []
    expect_accessible_in_both_themes(person)


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
