"""The rules page: found from everywhere, searched without the server, and every paragraph can be shown."""

import re

import pytest
from playwright.sync_api import expect

from spielwerk.games import names
from tests.browser.api import Api
from tests.browser.conftest import House
from tests.browser.look.test_look import expect_accessible
from tests.browser.people import Person
from tests.browser.room import crowded

CITY = "cities.four-buildings-worth-7-are-a-city-with-8-points-and-8-power-for-the-chosen-tile"
UNNAMED = """() => [...document.querySelectorAll('main .sign, main figcaption, main article h4')]
  .filter(one => /^(building|resource|terrain|[a-z]+)-[a-z]/.test(one.textContent.trim()))
  .map(one => one.textContent.trim())"""


def rules(house: House, game: str, *, phone: bool = False, **prefs: str) -> Person:
    person = house.person(None, phone=phone, **prefs)
    person.page.goto(f"/rules/{game}")
    expect(person.at("main section").first).to_be_visible()
    return person


@pytest.mark.parametrize("game", names())
def test_everything_shown_has_a_name(house: House, game: str) -> None:
    person = rules(house, game, language="de")
    assert person.at("main section").count() > 30
    assert person.page.evaluate(UNNAMED) == []
    person.expect_words()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", names())
def test_axe_finds_no_serious_issue(house: House, game: str, theme: str) -> None:
    expect_accessible(rules(house, game, theme=theme))


@pytest.mark.parametrize("game", names())
def test_a_phone_has_room(house: House, game: str) -> None:
    person = rules(house, game, phone=True, language="de")
    person.expect_no_sideways_scrolling()
    assert crowded(person.page, down=False) == []


def test_the_search_marks_what_it_finds(house: House) -> None:
    person = rules(house, "age-of-innovation", language="en")
    everything = person.at("main section").count()
    person.page.keyboard.press("/")
    person.page.keyboard.type("bowl sacrific")
    expect(person.at("main section")).to_have_count(1)
    expect(person.at("main mark").first).to_be_visible()
    person.at("#rules-search").fill("no such words")
    expect(person.at("main section")).to_have_count(0)
    person.at("#rules-search").fill("")
    expect(person.at("main section")).to_have_count(everything)


def test_show_me_plays_the_case_and_leads_back(house: House) -> None:
    person = rules(house, "age-of-innovation", language="en")
    person.page.emulate_media(reduced_motion="reduce")
    person.at("#cities .cases a").first.click()
    expect(person.page).to_have_url(re.compile(re.escape(CITY)))
    line = person.at("[data-testid=case-line]")
    expect(line).to_contain_text("The position")
    person.page.keyboard.press("]")
    expect(line).to_contain_text("E2")
    person.page.keyboard.press("]")
    person.page.keyboard.press("[")
    expect(line).to_contain_text("E2")
    expect_accessible(person)
    person.page.get_by_role("link", name="Back to the rules").click()
    expect(person.page).to_have_url(re.compile("#cities$"))
    expect(person.at("#cities h3")).to_be_in_viewport()


def test_a_case_is_called_in_the_readers_language(house: House) -> None:
    person = rules(house, "terra-nova", language="de")
    person.page.emulate_media(reduced_motion="reduce")
    section = person.at("main section[id]").first
    title = section.locator("h3").inner_text()
    section.locator(".cases a").first.click()
    expect(person.at(".strip .words > p")).to_contain_text(re.compile(rf"^{re.escape(title)} \(S\. \d"))
    # What is told calls spaces by their names, so the map shows them.
    expect(person.at("svg.map .letters .name").first).to_be_visible()
    expect(person.at("svg.map .letters .letter")).to_have_count(0)


def test_a_case_plays_by_itself_to_its_end(house: House) -> None:
    person = house.person(None, language="en")
    person.page.goto(f"/rules/age-of-innovation/{CITY}")
    expect(person.page.get_by_text("2 of 2")).to_be_visible()
    expect(person.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.parametrize("game", names())
def test_a_phone_shows_a_case(house: House, game: str) -> None:
    person = rules(house, game, phone=True, language="de")
    person.at("main .cases a").first.click()
    expect(person.at("[data-testid=case-line]")).to_be_visible()
    person.expect_no_sideways_scrolling()


def test_the_lobby_leads_to_the_rules(house: House) -> None:
    person = house.person(None, language="en")
    person.page.goto("/")
    person.at('a[href="/rules/tapestry"]').first.click()
    expect(person.page.get_by_role("heading", name="Rules: Tapestry")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/games/tapestry", "/rules/tapestry", "/learn/tapestry"])
def test_the_legend_is_one_key_and_one_click_away(house: House, path: str) -> None:
    person = house.person(None, language="en")
    person.page.goto(path)
    legend = person.at("[data-testid=legend]")
    person.at("[data-action=legend]").click()
    expect(legend.locator("[data-sign=spade], [data-sign=explore]").first).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(legend).to_have_count(0)
    person.page.keyboard.press("i")
    expect(legend).to_be_visible()
    person.page.keyboard.press("i")
    expect(legend).to_have_count(0)


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("phone", [False, True])
def test_every_table_has_its_legend_and_its_rules(api: Api, house: House, game: str, phone: bool) -> None:
    person = house.person(api.make("me", "bot:random", game=game), phone=phone, language="de")
    person.touch(person.at("[data-action=legend]"))
    legend = person.at("[data-testid=legend]")
    expect(legend.locator("[data-sign=vp]")).to_contain_text("unkte")
    assert legend.locator("li").count() == legend.locator("li svg").count() >= 20
    assert [text for text in legend.locator("li").all_inner_texts() if not text.strip() or "-" in text] == []
    expect_accessible(person)
    person.expect_no_sideways_scrolling()
    person.touch(legend.locator(f'a[href="/rules/{game}"]'))
    expect(person.page).to_have_url(re.compile(f"/rules/{game}$"))


def test_a_table_leads_to_its_rules(api: Api, house: House) -> None:
    person = house.person(api.make("me", "bot:random"), language="en")
    with person.page.expect_popup() as opened:
        person.at('header a[href="/rules/age-of-innovation"]').click()
    expect(opened.value.get_by_role("heading", name="Rules: Age of Innovation")).to_be_visible()


def test_the_mouse_over_an_icon_says_its_name(api: Api, house: House) -> None:
    person = house.person(api.make("me", "bot:random", game="tapestry"), language="en")
    tip = person.page.get_by_role("tooltip")
    person.at("[data-target=space-scouting] svg.icon").first.hover()
    expect(tip).to_contain_text("Territory tiles")
    person.at("[data-target=space-archery] svg.icon").first.hover()
    expect(tip).to_contain_text("Conquer a territory", ignore_case=True)


def test_a_finger_on_an_icon_says_its_name(house: House) -> None:
    person = rules(house, "tapestry", phone=True, language="de")
    person.at("#aim-resources svg.icon").first.tap()
    expect(person.page.get_by_role("tooltip")).to_contain_text("Münzen")
    person.at("h1").tap()
    expect(person.page.get_by_role("tooltip")).to_have_count(0)


def test_the_contents_follow_the_reader(house: House) -> None:
    person = rules(house, "terra-nova", language="en")
    person.at("main section").nth(12).evaluate("one => one.scrollIntoView()")
    name = person.at("main section").nth(12).get_attribute("id")
    expect(person.at(f'nav a[href="#{name}"]')).to_have_attribute("aria-current", "true")
    expect(person.at(f'nav a[href="#{name}"]')).to_be_in_viewport()


def test_a_search_shows_only_the_components_that_have_it(house: House) -> None:
    person = rules(house, "tapestry", language="en")
    person.at("#rules-search").fill("siegecraft")
    expect(person.at("main article")).to_have_count(1)
