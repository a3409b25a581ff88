"""What is on the screen: both sizes, both languages, why-not, accessibility."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from spielwerk.build.web import WEB
from tests.browser.api import Api, Seated
from tests.browser.conftest import PHONE, House
from tests.browser.people import PATIENCE, Person
from tests.browser.room import crowded

GREY = ".hex:not(.offered):not(.t-river)"
FINGER = 44

CLIPPED = """() => [...document.querySelectorAll(
    'main article, section.bar, section.log, svg.map, section.science, section.supply, section.track, section.actions')]
  .filter(box => {
    const at = box.getBoundingClientRect();
    const inside = at.top >= 0 && at.left >= 0 && at.bottom <= innerHeight + 1 && at.right <= innerWidth + 1;
    const whole = box.matches('article') ? box.scrollHeight <= box.clientHeight + 1 : true;
    return !inside || !whole || at.width < 20 || at.height < 20;
  }).map(box => `${box.tagName}.${box.className} ${JSON.stringify(box.getBoundingClientRect())} ${box.scrollHeight}`)"""

OVERLAPPING = """() => {
  const boxes = [...document.querySelectorAll('main article, section.bar, section.log, svg.map, section.supply')]
    .map(box => [box.className.baseVal ?? box.className, box.getBoundingClientRect()]);
  return boxes.flatMap(([one, a], n) => boxes.slice(n + 1)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${one} over ${other}`));
}"""

SMALL = f"""() => [...document.querySelectorAll('button, a, select, input, summary, .hex.offered')]
  // What only the keyboard reaches is hidden from fingers.
  .filter(one => one.checkVisibility() && !one.closest('.pane:not(.shown), .hidden-text'))
  .filter(one => !['radio', 'checkbox'].includes(one.type))
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([one, at]) => Math.min(at.height, at.width) < {FINGER} - 0.5)
  .map(([one, at]) => `${{one.className}} ${{one.textContent.trim().slice(0, 30)}} ${{at.width}}x${{at.height}}`)"""

SERIOUS = ("serious", "critical")
FADED = """() => Promise.all(document.getAnimations()
    .filter(each => each instanceof CSSTransition).map(each => each.finished.catch(() => 0)))"""


def expect_accessible(person: Person) -> None:
    # The page's own policy forbids foreign scripts, so the checker is injected past it, as an evaluated expression.
    source = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
    person.page.evaluate(f"() => {{ {source} }}")
    # Buttons fade in and out while an answer is on its way: what counts is how they look then.
    person.page.wait_for_function("() => !document.querySelector('[data-testid=answers] button:disabled')")
    person.page.evaluate(FADED)
    found: list[dict[str, Any]] = person.page.evaluate("async () => (await axe.run()).violations")
    serious = {
        rule["id"]: [node["html"][:200] for node in rule["nodes"]][:5] for rule in found if rule["impact"] in SERIOUS
    }
    assert serious == {}


def expect_accessible_in_both_themes(person: Person) -> None:
    for _ in range(2):
        expect_accessible(person)
        theme = person.page.evaluate("document.documentElement.dataset.theme ?? 'light'")
        # A phone's table has no room for the switch; the first page has.
        person.at("header.top .theme").evaluate("button => button.click()")
        person.page.wait_for_function("old => document.documentElement.dataset.theme !== old", arg=theme)


def ask_why(person: Person) -> None:
    """Point at land where nothing can be done; a finger asks first what it is, then why not."""
    grey = person.at(GREY).first
    person.touch(grey)
    if not person.at(".why").count():
        person.touch(grey)


def at_turn(api: Api, *kinds: str, least_round: int = 0, seed: int = 2) -> Seated:
    seated = api.make(*(kinds or ("me", "me", "me")), seed=seed)
    seated.play_until("turn", seed, least_round)
    return seated


@pytest.mark.parametrize("language", ["de", "en"])
def test_five_players_fit_on_one_screen(api: Api, house: House, language: str) -> None:
    seated = at_turn(api, *["me"] * 5, least_round=3)
    person = house.person(seated, language=language)
    person.wait_for("turn")
    size = person.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [1440, 900]
    assert person.page.evaluate(CLIPPED) == []
    assert person.page.evaluate(OVERLAPPING) == []
    displays = person.page.evaluate(
        "[document.querySelector('.displays').scrollHeight, document.querySelector('.displays').clientHeight]"
    )
    assert displays[0] <= displays[1] + 1
    person.expect_words()


@pytest.mark.parametrize(("game", "language"), [("age-of-innovation", "de"), ("terra-nova", "en")])
def test_a_phone_never_scrolls_sideways_and_has_room_for_fingers(
    api: Api, house: House, game: str, language: str
) -> None:
    seated = api.make("me", "me", "me", game=game, seed=2)
    seated.play_until("turn", 2)
    person = house.person(seated, phone=True, language=language)
    person.wait_for("turn")
    for tab in range(4):
        person.at("nav button").nth(tab).tap()
        person.expect_no_sideways_scrolling()
        person.expect_words()
        assert person.page.evaluate(SMALL) == []
    person.page.goto("/")
    person.at("[data-testid=new-game] summary").first.tap()
    expect(person.at("[data-action=create]")).to_be_visible()
    person.expect_no_sideways_scrolling()
    assert person.page.evaluate(SMALL) == []
    person.page.goto(f"/games/{game}")
    expect(person.at("main article").first).to_be_visible()
    person.expect_no_sideways_scrolling()


@pytest.mark.parametrize("phone", [False, True])
def test_what_cannot_be_chosen_says_why(api: Api, house: House, phone: bool) -> None:
    person = house.person(at_turn(api), phone=phone)
    person.wait_for("turn")
    ask_why(person)
    expect(person.at(".why li p").first).to_be_visible()
    person.expect_words()
    person.touch(person.at(".why header button"))
    expect(person.at(".why")).to_have_count(0)
    if not phone:
        person.touch(person.at(".actions .tile:not(.offered)").first)
        expect(person.at(".why li p").first).to_be_visible()


def test_refusals_and_the_log_lead_to_the_rule(api: Api, house: House) -> None:
    person = house.person(at_turn(api))
    person.wait_for("turn")
    for opener, box in ((GREY, ".why"), ("section.log .line", "section.log")):
        person.at(opener).last.click()
        person.at(f"{box} .page").first.click()
        expect(person.at(f"{box} [role=note]").first).to_contain_text(". ")
        assert "AoI p." in person.at(f"{box} .page").first.inner_text()
        person.expect_words()
        person.page.keyboard.press("Escape")


def test_the_consequence_is_shown_before_the_choice(api: Api, house: House) -> None:
    person = house.person(at_turn(api))
    person.wait_for("turn")
    person.list_answers("upgrade", "build")
    person.at("[data-testid=answers] button").first.hover()
    expect(person.at(".strip .arrow").first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_who_will_be_offered_power_is_shown_before_the_choice(api: Api, house: House, phone: bool) -> None:
    seated, notation, asked = _offering(api)
    person = house.person(seated, phone=phone)
    person.wait_for("turn")
    answer = person.at(f"[data-notation='{notation}']")
    if not answer.is_visible():  # many answers are chosen by their verb first
        person.at(f"[data-verb={notation.split()[0]}]").first.click()
    answer.tap() if phone else answer.hover()
    for one in asked:
        shown = person.at(f".strip [data-asked='{one['seat']}']")
        name = seated.look()["seats"][one["seat"]]["letter"]
        expect(shown).to_contain_text(f"{name}: ")
        expect(shown).to_contain_text(f"+{one['args']['power']}")
        expect(shown).to_contain_text(f"−{one['args']['vp']}")


def _offering(api: Api) -> tuple[Seated, str, list[dict[str, Any]]]:
    """A table where a building that could be upgraded stands next to somebody whom power would cost points."""
    for seed in range(1, 30):
        seated = at_turn(api, *["me"] * 5, least_round=2, seed=seed)
        for offer in seated.look()["offers"]:
            if offer["verb"] in ("upgrade", "build"):
                asked = seated.get("/preview", notation=offer["notation"])["asked"]
                if asked and all(one["args"]["vp"] for one in asked):
                    return seated, offer["notation"], asked
    raise AssertionError("no such position was found")


def test_every_tile_says_what_it_does(api: Api, house: House) -> None:
    person = house.person(at_turn(api))
    person.wait_for("turn")
    person.at(".supply .tile").first.hover()
    expect(person.at(".tip")).to_contain_text("p.24")
    labels = person.page.evaluate(
        "[...document.querySelectorAll('.tile, .hex')].map(t => t.ariaLabel ?? t.textContent)"
    )
    assert [label for label in labels if len(label.strip()) < 4] == []


def test_components_and_rules_can_be_read_without_a_game(house: House) -> None:
    person = house.person()
    person.page.goto("/games/age-of-innovation")
    expect(person.at("main article").first).to_be_visible()
    person.at("summary", has_text="The course of the game").click()
    expect(person.at("details[open] .rule")).to_contain_text("p.")
    person.at("input[type=search]").fill("Goblins")
    expect(person.at("main article")).to_have_count(1)
    person.expect_words()


def test_the_language_switches_at_once(api: Api, house: House) -> None:
    person = house.person(at_turn(api))
    person.wait_for("turn")
    expect(person.at("h2[data-question]")).to_contain_text("It is your turn")
    person.page.keyboard.press("l")
    expect(person.at("h2[data-question]")).to_contain_text("Du bist am Zug")
    person.expect_words()
    assert person.page.evaluate("document.documentElement.lang") == "de"


def test_the_keyboard_reaches_everything(api: Api, house: House) -> None:
    person = house.person(at_turn(api))
    person.wait_for("turn")
    keys = person.page.keyboard
    keys.press("?")
    expect(person.at("[role=dialog] kbd").first).to_be_visible()
    keys.press("Escape")
    expect(person.at("[role=dialog]")).to_have_count(0)
    keys.press("m")
    first = person.page.evaluate("document.activeElement.id")
    keys.press("ArrowRight" if not first.endswith("13") else "ArrowLeft")
    assert person.page.evaluate("document.activeElement.id") != first
    version = person.version()
    keys.press("1")
    keys.press("1")
    person.settle(version)


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_no_serious_issue(api: Api, house: House, phone: bool) -> None:
    person = house.person(at_turn(api), phone=phone)
    person.wait_for("turn")
    expect_accessible_in_both_themes(person)
    ask_why(person)
    expect(person.at(".why li p").first).to_be_visible()
    expect_accessible_in_both_themes(person)
    for path in ("/", "/games/age-of-innovation"):
        person.page.goto(path)
        expect(person.at("h2").first).to_be_visible()
        expect_accessible_in_both_themes(person)


@pytest.mark.parametrize("game", ["terra-nova", "tapestry"])
@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_no_serious_issue_in_the_other_games(api: Api, house: House, game: str, phone: bool) -> None:
    seated = api.make("me", "bot:random", game=game, seed=3)
    person = house.person(seated, phone=phone)
    rng = Random(2)
    for _ in range(6):
        assert person.wait_until_asked()
        person.answer(rng, True)
    person.wait_until_asked()
    expect_accessible_in_both_themes(person)
    person.page.goto(f"/games/{game}")
    expect(person.at("main article").first).to_be_visible()
    expect_accessible_in_both_themes(person)


def test_the_end_tells_the_story_of_the_points(api: Api, house: House) -> None:
    seated = api.make("me", "bot:random", seed=4)
    table = seated.look()
    while not table["over"]:
        if table["my_turn"]:
            notations = [offer["notation"] for offer in table["offers"]]
            wanted = [n for n in notations if n.startswith(("pass", "end"))] or notations
            table = seated.answer(table, wanted[0])
        else:
            table = seated.look()
    person = house.person(seated, language="de", theme="dark", phone=True)
    expect(person.at(".end h1")).to_be_visible(timeout=PATIENCE)
    person.expect_no_sideways_scrolling()
    expect_accessible(person)
    person = house.person(seated)
    expect(person.at(".end h1")).to_be_visible(timeout=PATIENCE)
    expect(person.at(".end .curves polyline")).to_have_count(2)
    # Two players, six rounds and the final scoring; whatever was gained adds up.
    columns = person.at(".end .columns .points").all_text_contents()
    assert len(columns) == 2 * 7
    assert sum(map(int, columns)) == sum(seated.look()["scores"]) - 2 * 20
    person.expect_words()
    expect(person.at(".end .curves")).to_be_visible()
    assert [one for one in crowded(person.page) if "covered" not in one] == []
    expect_accessible(person)
    with person.page.expect_download() as download:
        person.at(".end footer button", has_text="Record").click()
    assert "seed" in download.value.path().read_text("utf-8")
    person.page.set_viewport_size(PHONE)
    sheet = person.at(".end .scroll").bounding_box()
    assert sheet
    assert sheet["height"] > PHONE["height"] / 2


def test_a_missing_resource_is_exchanged_with_one_click(api: Api, house: House) -> None:
    for seed in range(1, 20):
        seated = at_turn(api, "me", "me", least_round=2, seed=seed)
        wanted = _fundable(seated)
        if wanted:
            break
    person = house.person(seated)
    person.wait_for("turn")
    version = person.version()
    person.at(f"[data-target={wanted}]").first.click()
    person.at(".why .fund").first.click()
    person.changed(version)
    assert seated.look()["draft"]


def _fundable(seated: Seated) -> str:
    """Something on the table with which nothing can be done now, but could be after an exchange."""
    legal = {target for offer in seated.look()["offers"] for target in _targets(offer)}
    for refusal in seated.get("/refusals"):
        short = all("needs" in reason["args"] for reason in refusal["reasons"])
        for target in _targets(refusal) - legal:
            if short and seated.get("/why", notation=refusal["notation"])["fund"]:
                return target
    return ""


def _targets(answer: dict[str, Any]) -> set[str]:
    return {f"{slot}-{answer['args'][slot]}" for slot in ("hex", "power-action") if slot in answer["args"]}


@pytest.mark.parametrize("game", ["age-of-innovation", "terra-nova"])
def test_seats_have_colours_of_their_own_before_they_choose_one(api: Api, house: House, game: str) -> None:
    person = house.person(api.make(*["me"] * 4, game=game, seed=3))
    expect(person.at("main article")).to_have_count(4)
    seats = person.page.evaluate(
        "[...document.querySelectorAll('main article')].map(one => getComputedStyle(one).borderLeftColor)"
    )
    lands = person.page.evaluate(
        "[...document.querySelectorAll('.hex .ground')].map(one => getComputedStyle(one).fill)"
    )
    assert len(set(seats)) == 4
    assert not set(seats) & set(lands)
