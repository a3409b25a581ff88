"""Playing by clicking: from the lobby to the end of a game, alone and with others."""

import json
import random
import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.browser.api import Api, Seated
from tests.browser.conftest import House, Server
from tests.browser.people import PATIENCE, Person
from tests.browser.stages import COURSES, SCREENS


def finish(person: Person, seated: Seated, lively: int) -> None:
    """Answer by clicking until the end; only the first `lively` turns do more than pass."""
    rng = random.Random(5)
    while person.wait_until_asked():
        asked = person.at("[data-question]").first.get_attribute("data-question")
        lively -= asked == "turn"
        person.answer(rng, lively >= 0)
    person.expect_over()
    person.expect_words()
    assert seated.look()["over"]


def test_a_quick_game_takes_one_click(house: House) -> None:
    person = house.person()
    person.at("[data-game=age-of-innovation] [data-action=quick]").click()
    assert person.wait_until_asked() == "take-set"
    expect(person.at(".hex")).to_have_count(117)
    person.expect_words()


@pytest.mark.parametrize("game", COURSES)
def test_a_whole_game_against_bots_by_clicking(api: Api, house: House, game: str) -> None:
    seated = api.make("me", "bot:random", game=game, seed=4)
    finish(house.person(seated), seated, lively=2)


@pytest.mark.long
@pytest.mark.parametrize("screen", ["desktop", "tablet", "tablet-upright", "phone"])
@pytest.mark.parametrize("game", COURSES)
def test_a_lively_game_by_clicking(api: Api, house: House, game: str, screen: str) -> None:
    options = {"sets": COURSES[game].sets} if COURSES[game].sets else {}
    seated = api.make("me", "bot:easy", "bot:random", game=game, seed=9, options=options)
    on = SCREENS[screen]
    language = "de" if screen in ("tablet", "phone") else "en"
    finish(house.on(on.size, on.touched, seated, language=language), seated, lively=1000)


@pytest.mark.parametrize("game", COURSES)
def test_a_short_game_on_a_phone(api: Api, house: House, game: str) -> None:
    seated = api.make("me", "bot:random", game=game, seed=6)
    finish(house.person(seated, phone=True, language="de"), seated, lively=1)


def test_undo_and_reset_take_answers_back(api: Api, house: House) -> None:
    seated = api.make("me", "me", seed=2)
    seated.play_until("turn", 1)
    person = house.person(seated)
    person.wait_for("turn")
    before = seated.look()["view"]
    for button in ("undo", "reset"):
        version = person.version()
        person.list_answers("upgrade", "build")
        person.at("[data-testid=answers] button").first.click()
        person.changed(version)
        assert seated.look()["draft"]
        while seated.look()["draft"]:
            version = person.version()
            person.at(f"[data-action={button}]").click()
            person.changed(version)
        assert seated.look()["view"] == before


def test_a_hint_explains_a_turn_and_plays_it(api: Api, house: House) -> None:
    seated = api.make("me", "me", seed=2)
    seated.play_until("turn", 1)
    person = house.person(seated)
    person.wait_for("turn")
    version = person.version()
    person.at("[data-action=hint]").click()
    expect(person.at(".hints li").first).to_be_visible(timeout=PATIENCE)
    person.expect_words()
    person.at(".hints .take").first.click()
    person.changed(version)
    assert seated.look()["draft"]


def test_a_long_draft_leaves_the_end_of_the_turn_in_reach(api: Api, house: House) -> None:
    seated = api.make("me", "me", seed=2)
    table = seated.play_until("turn", 1)
    while table["question"]["name"] != "close":
        lively = [offer for offer in table["offers"] if offer["role"] not in ("converting", "passing")]
        table = seated.answer(table, lively[0]["notation"])
    while exchanges := [offer for offer in table["offers"] if offer["role"] == "converting"]:
        table = seated.answer(table, exchanges[-1]["notation"])
    assert len(table["draft"]) > 5
    person = house.person(seated, phone=True)
    person.wait_for("close")
    version = person.version()
    person.at("[data-notation=end]").tap()
    person.changed(version)


def test_a_guest_joins_by_link_and_both_see_each_others_moves(api: Api, house: House) -> None:
    seated = api.make("me", "friend", seed=3)
    host = house.person(seated)
    link = next(key["link"] for key in seated.made["seats"] if key["invitation"])
    guest = house.person()
    guest.page.goto(link)
    guest.at("form input").fill("Gustav")
    guest.at("form button").click()
    expect(guest.at("section.bar")).to_be_visible()
    assert "invitation" not in guest.page.url
    expect(host.at("article", has_text="Gustav").first).to_be_visible()
    guest.wait_for("take-set")
    guest.answer(random.Random(1), True)
    expect(host.at("section.log .line")).to_have_count(1)
    host.wait_for("take-set")


def test_a_power_offer_reaches_its_player_and_can_be_answered_for_good(api: Api, house: House) -> None:
    seated = api.make("me", "me", "me", "me", "me", seed=8)
    seated.play_until("power-offer", 4)
    person = house.person(seated)
    person.wait_for("power-offer")
    expect(person.at(".bar.urgent")).to_be_visible()
    person.at(".standing button").nth(3).click()
    person.page.wait_for_function("() => !document.querySelector('[data-question=power-offer]')")
    assert any(entry["by"] == "standing" for entry in seated.look()["log"])


def test_the_table_comes_back_after_a_restart_of_the_server(api: Api, house: House, server: Server) -> None:
    seated = api.make("me", "me", seed=1)
    person = house.person(seated)
    person.wait_until_asked()
    server.stop()
    expect(person.at(".offline")).to_be_visible(timeout=PATIENCE)
    server.start()
    expect(person.at(".offline")).to_have_count(0, timeout=PATIENCE)
    person.answer(random.Random(1), True)
    expect(person.at("section.log .line")).to_have_count(1)


def test_a_draft_that_is_refused_says_so_until_it_is_taken_back(api: Api, house: House, server: Server) -> None:
    seated = api.make("me", "me", seed=3)
    seated.answer(seated.play_until("turn"), "convert tool coin")
    with closing(sqlite3.connect(server.folder / "games.db")) as games, games:
        given = json.dumps(["convert tool coin", "build Z99"])
        games.execute("UPDATE drafts SET answers = ? WHERE table_id = ?", (given, seated.table))
        # Every change raises the version; what has the same version is not read again.
        games.execute("UPDATE tables SET version = version + 1 WHERE id = ?", (seated.table,))
    person = house.person(seated)
    person.wait_for("turn")
    expect(person.at("[data-testid=trouble]")).to_contain_text("build Z99")
    expect(person.at(".offered")).to_have_count(0)
    person.at("[data-action=undo]").click()
    expect(person.at("[data-testid=trouble]")).to_have_count(0)
    expect(person.at(".draft li")).to_have_count(1)


def test_replay_shows_the_past_and_comes_back(api: Api, house: House) -> None:
    seated = api.make("me", "me", seed=2)
    seated.play_until("turn", 1)
    person = house.person(seated)
    person.wait_for("turn")
    person.page.keyboard.press("[")
    expect(person.at(".bar h2")).to_contain_text("after")
    person.at(".bar .primary").click()
    person.wait_for("turn")


def test_a_game_is_set_up_with_options_and_deleted(house: House) -> None:
    person = house.person()
    person.at("[data-game=age-of-innovation] [data-action=friends]").click()
    person.at(".counts button", has_text="4").click()
    person.at("form summary").first.click()
    person.at(".option select").nth(1).select_option("draft")
    person.at("[data-action=create]").click()
    expect(person.at("section.bar")).to_be_visible()
    person.page.goto("/")
    row = person.at("article.row").first
    row.locator("button.icon-only").click()
    row.locator("button").first.click()
    expect(person.at("article.row")).to_have_count(0)


@pytest.mark.parametrize("game", ["terra-nova", "tapestry"])
@pytest.mark.parametrize("phone", [False, True])
def test_the_other_games_are_playable_too(api: Api, house: House, game: str, phone: bool) -> None:
    seated = api.make("me", "bot:random", game=game, seed=3)
    person = house.person(seated, phone=phone)
    rng = random.Random(2)
    for _ in range(8):
        assert person.wait_until_asked()
        person.answer(rng, True)
    person.wait_until_asked()
    person.expect_words()
    person.expect_no_sideways_scrolling()


def test_a_hidden_hand_is_handed_over(api: Api, house: House) -> None:
    seated = api.make("me", "me", game="tapestry", seed=3)
    person = house.person(seated)
    expect(person.at(".cover h1")).to_be_visible()
    expect(person.at("section.bar")).to_have_count(0)
    person.at(".cover button").click()
    expect(person.at("section.bar")).to_be_visible()
