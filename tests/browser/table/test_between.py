"""Between people in real browsers: talk, taking back together, what happened meanwhile."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.api import GAME, Api, Seated
from tests.browser.conftest import House
from tests.browser.look.test_look import expect_accessible
from tests.browser.people import Person


def pair(api: Api, game: str = GAME) -> tuple[Seated, Seated]:
    """Mira, who made the table, and Gustav, each with their own keys."""
    mira = api.make("me=Mira", "friend=Gustav", game=game, seed=5)
    invitation = {"Authorization": f"Seat {mira.made['seats'][1]['invitation']}"}
    key = api.client.post(f"/api/tables/{mira.table}/seats/1/claim", headers=invitation, json={"name": "Gustav"}).json()
    seats = [{"seat": 1, "secret": key["secret"], "invitation": None, "link": None}]
    return mira, Seated(api.client, {"id": mira.table, "host_secret": "", "seats": seats})


def play_to(mira: Seated, gustav: Seated, ply: int) -> None:
    """Both answer by turns until a turn is committed beyond that ply."""
    rng, both = random.Random(4), {0: mira, 1: gustav}
    while (table := mira.look())["ply"] < ply:
        mover = both[table["to_move"]]
        table = mover.look()
        ending = [offer["notation"] for offer in table["offers"] if offer["role"] == "ending" and table["draft"]]
        wanted = [offer["notation"] for offer in table["offers"] if offer["role"] == "action" and not offer["then"]]
        mover.answer(table, rng.choice(ending or wanted or [offer["notation"] for offer in table["offers"]]))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_people_talk(api: Api, house: House, phone: bool) -> None:
    keys = pair(api)
    mira, gustav = house.person(keys[0], phone=phone), house.person(keys[1], language="de")
    expect(gustav.at("[data-action=talk]")).to_be_visible()
    mira.touch(mira.at("[data-action=talk]"))
    expect(mira.at("[data-testid=talk] [data-seat='1'] .here")).to_have_text("here")
    mira.touch(mira.at("[data-quick=hello]"))
    expect(gustav.at("[data-testid=talk-said]")).to_have_text("Mira sagt: Hallo!")
    gustav.at("[data-action=talk]").click()
    gustav.at("[data-testid=talk] input").fill("<b>Na</b>, bereit?")
    gustav.page.keyboard.press("Enter")
    expect(mira.at("[data-testid=talk] .said").last).to_have_text("<b>Na</b>, bereit?")
    expect_accessible(mira)
    expect_accessible(gustav)
    # Silenced for Mira alone, and for as long as she likes.
    mira.touch(mira.at("[data-seat='1'] [data-action=silence]"))
    expect(mira.at("[data-testid=talk] .said")).to_have_count(1)
    expect(gustav.at("[data-testid=talk] .said")).to_have_count(2)
    mira.page.reload()
    mira.touch(mira.at("[data-action=talk]"))
    expect(mira.at("[data-testid=talk] .said")).to_have_count(1)
    mira.page.keyboard.press("Escape")
    expect(mira.at("[data-testid=talk]")).to_have_count(0)
    for person in (mira, gustav):
        person.expect_words()


@pytest.mark.parametrize("game", [GAME, "terra-nova", "tapestry"])
def test_who_is_away_has_a_mark_until_they_come(api: Api, house: House, game: str) -> None:
    keys = pair(api, game)
    mira = house.person(keys[0])
    away = mira.at("article [role=img][aria-label='not connected']")
    expect(away).to_have_count(1)
    house.person(keys[1])
    expect(away).to_have_count(0)


def test_there_is_no_talk_with_bots(api: Api, house: House) -> None:
    person = house.person(api.make("me=Mira", "bot:random", "me=Ada"))
    expect(person.at("[data-action=replay], [data-question]").first).to_be_visible()
    expect(person.at("[data-action=talk]")).to_have_count(0)


def test_a_turn_is_taken_back_together(api: Api, house: House) -> None:
    keys = pair(api)
    play_to(*keys, 14)
    table = keys[0].look()
    mover = 1 - table["to_move"]
    people = [house.person(keys[0]), house.person(keys[1], phone=True)]
    asker, other = people[mover], people[1 - mover]
    expect(asker.at(".log ol > li").first).to_be_attached()
    asker.touch(asker.at("[data-action=talk]"))
    asker.touch(asker.at("[data-testid=talk] [data-action=takeback]"))
    expect(other.at("[data-testid=takeback]")).to_contain_text("would like to take back")
    expect(asker.at("[data-testid=takeback] [data-action=withdraw]")).to_be_visible()
    expect_accessible(other)
    other.touch(other.at("[data-testid=takeback] [data-action=agree]"))
    for person in people:
        expect(person.at("[data-testid=takeback]")).to_have_count(0)
        expect(person.at("[data-testid=news]")).to_contain_text("everybody agreed")
    now = keys[0].look()
    assert now["ply"] < table["ply"]
    assert now["to_move"] == mover
    expect(asker.at("[data-question]").first).to_be_attached()
    expect(people[0].at(".log .note").last).to_contain_text("everybody agreed")


def away_and_back(api: Api, house: House, motion: str) -> Person:
    keys = pair(api)
    play_to(*keys, 12)
    mira = house.person(keys[0])
    mira.page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    expect(mira.at("section.bar")).to_be_visible()
    expect(mira.at("[data-testid=meanwhile]")).to_have_count(0)
    mira.page.goto("/rules/age-of-innovation")
    play_to(*keys, 34)
    mira.page.goto(f"/t/{keys[0].table}")
    expect(mira.at("[data-testid=meanwhile]")).to_contain_text("While you were away")
    return mira


def test_what_happened_meanwhile_is_watched(api: Api, house: House) -> None:
    mira = away_and_back(api, house, "move")
    mira.at("[data-action=watch]").click()
    expect(mira.at("[data-testid=meanwhile] p")).to_contain_text("1 of")
    expect_accessible(mira)
    # It ends by itself, at the present.
    expect(mira.at("[data-testid=meanwhile]")).to_have_count(0)
    expect(mira.at("[data-testid=replay]")).to_have_count(0)


def test_what_happened_meanwhile_is_skipped_and_stands_still_if_wanted(api: Api, house: House) -> None:
    mira = away_and_back(api, house, "reduce")
    mira.at("[data-action=watch]").click()
    expect(mira.at("[data-testid=replay]")).to_be_visible()
    mira.page.wait_for_timeout(2000)
    expect(mira.at("[data-testid=meanwhile] p")).to_contain_text("1 of")
    mira.at("[data-testid=meanwhile] [data-action=next]").click()
    mira.at("[data-action=skip-meanwhile]").click()
    expect(mira.at("[data-testid=meanwhile]")).to_have_count(0)
    expect(mira.at("[data-testid=replay]")).to_have_count(0)


def test_sounds_are_a_preference(api: Api, house: House) -> None:
    for phone in (False, True):
        person = house.person(api.make("me=Mira", "me=Ada"), phone=phone)
        person.page.wait_for_selector("section.bar")
        person.page.keyboard.press("?")
        box = person.at("[data-action=sounds]")
        expect(box).to_be_checked(checked=not phone)
        box.set_checked(phone)
        person.page.reload()
        person.page.wait_for_selector("section.bar")
        person.page.keyboard.press("?")
        expect(person.at("[data-action=sounds]")).to_be_checked(checked=phone)


# Plans


def open_plans(person: Person, phone: bool) -> None:
    if phone:
        person.touch(person.at("[data-action=at-table]"))
        person.touch(person.at("[data-action=plans-here]"))
    else:
        person.touch(person.at("[data-action=plans]"))
    expect(person.at("[data-testid=plans]")).to_be_visible()


def make_plan(api: Api, person: Person, name: str, choice: int) -> None:
    """Make a plan from the open list, give one of the answers on the map there, and go back to the table."""
    person.at("[data-testid=plans] input").fill(name)
    person.page.keyboard.press("Enter")
    expect(person.at("[data-testid=what-if]")).to_contain_text(f"Plan: {name}")
    board = person.page.url.rpartition("/")[2]
    held = person.page.evaluate("JSON.parse(localStorage['spielwerk.keys'])")[board]
    seats = [{"seat": int(seat), "secret": secret} for seat, secret in held["seats"].items()]
    planned = Seated(api.client, {"id": board, "host_secret": held["host"], "seats": seats})
    table = planned.look()
    wanted = [o["notation"] for o in table["offers"] if o["role"] == "action" and "hex" in o["args"]]
    planned.answer(table, wanted[choice])
    expect_accessible(person)
    person.touch(person.at("[data-testid=what-if] a"))
    expect(person.at("[data-testid=what-if]")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_plans_are_made_compared_and_carried_out(api: Api, house: House, phone: bool) -> None:
    keys = pair(api)
    play_to(*keys, 10)
    mover = keys[0].look()["to_move"]
    person = house.person(keys[mover], phone=phone)
    for name, choice in (("Castle first", 0), ("Trade first", -1)):
        open_plans(person, phone)
        make_plan(api, person, name, choice)
    open_plans(person, phone)
    expect(person.at("[data-action=compare]")).to_have_count(2)
    for button in person.at("[data-action=compare]").all():
        person.touch(button)
    expect(person.at("[data-testid=compared] th[scope=col]")).to_have_count(2)
    expect_accessible(person)
    person.expect_words()
    person.touch(person.at("[data-plan='Castle first'] [data-action=carry-out]"))
    expect(person.at("[data-testid=plans]")).to_have_count(0)
    assert len(keys[mover].look()["draft"]) == 1
    open_plans(person, phone)
    person.touch(person.at("[data-plan='Trade first'] [data-action=rename]"))
    person.at("[data-plan='Trade first'] input").fill("Guild first")
    person.page.keyboard.press("Enter")
    person.touch(person.at("[data-plan='Guild first'] [data-action=delete]"))
    expect(person.at("[data-plan]")).to_have_count(1)


def test_plans_come_along_to_another_device(api: Api, house: House) -> None:
    keys = pair(api)
    play_to(*keys, 10)
    mira = house.person(keys[0])
    mira.at("[data-action=plans]").click()
    mira.at("[data-testid=plans] input").fill("Castle first")
    mira.page.keyboard.press("Enter")
    expect(mira.at("[data-testid=what-if]")).to_be_visible()
    phone = house.person(phone=True)
    phone.page.goto(f"/t/{keys[0].table}#secret={keys[0].made['seats'][0]['secret']}")
    phone.touch(phone.at("[data-action=at-table]"))
    phone.touch(phone.at("[data-action=plans-here]"))
    phone.touch(phone.at("[data-plan='Castle first'] a"))
    expect(phone.at("[data-testid=what-if]")).to_contain_text("Plan: Castle first")
