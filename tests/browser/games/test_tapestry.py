"""Tapestry at the table: room for everything, what glows and says why not, hidden hands."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

import spielwerk
from tests.browser.api import Api, Seated
from tests.browser.conftest import House
from tests.browser.look.test_look import SMALL, expect_accessible
from tests.browser.people import Person
from tests.browser.room import broken, crowded
from tests.browser.stages import NAMES, SETS, let_play

GAME = "tapestry"
TRACKS = ("exploration", "technology", "science", "military")
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
# Slots of the income mats in short that stick out of their player's strip.
OUTSIDE = """[...document.querySelectorAll('.strip .dotted i')].filter(one =>
  one.getBoundingClientRect().right > one.closest('.strip').getBoundingClientRect().right).length"""


def named(api: Api, players: int, seed: int, **options: Any) -> Seated:
    return api.make(*(f"me={name}" for name in NAMES[:players]), game=GAME, seed=seed, options=options)


def open_table(house: House, seated: Seated, **how: Any) -> Person:
    """Somebody who takes over the device from whoever had it."""
    person = house.person(seated, **how)
    person.page.wait_for_selector("section.bar, .cover")
    take_over(person)
    expect(person.at("section.bar")).to_be_visible()
    return person


def take_over(person: Person) -> None:
    if person.at(".cover button").count():
        person.touch(person.at(".cover button"))


def until(api: Api, question: str, seed: int = 5, players: int = 3) -> Seated:
    seated = named(api, players, seed)
    seated.play_until(question, seed)
    return seated


def look_at_mats(person: Person, players: int, bottom: int) -> None:
    """What lies before each player has room, and no name is broken."""
    for seat in range(players):
        person.at(".mat .who").nth(seat).click()
        person.page.mouse.move(720, bottom)
        expect(person.at(".tip")).to_have_count(0)
        assert crowded(person.page) == []
        assert broken(person.page) == []


@pytest.mark.parametrize(
    ("players", "language", "sets"), [(5, "de", SETS), (5, "en", SETS), (3, "de", []), (2, "de", SETS)]
)
def test_everything_has_room_from_the_first_choice_on(
    api: Api, house: House, players: int, language: str, sets: list[str]
) -> None:
    seated = named(api, players, seed=5, sets=sets)
    for least_round in (0, 2, 4):
        if least_round:
            seated.play_until("turn", least_round, least_round)
        person = open_table(house, seated, language=language)
        look_at_mats(person, players, 899)
        person.expect_words()


@pytest.mark.parametrize(("players", "language"), [(5, "de"), (3, "en"), (2, "de")])
def test_a_small_laptop_has_room_for_everything(api: Api, house: House, players: int, language: str) -> None:
    seated = named(api, players, seed=5, sets=SETS)
    for least_round in (2, 4):
        seated.play_until("turn", least_round, least_round)
        person = open_table(house, seated, language=language)
        person.page.set_viewport_size(LAPTOP)
        look_at_mats(person, players, 767)
        assert person.page.evaluate(OUTSIDE) == 0


@pytest.mark.long
@pytest.mark.parametrize("seed", [17, 18])
@pytest.mark.parametrize("language", ["de", "en"])
def test_everything_has_room_late_in_a_game_of_bots(api: Api, house: House, seed: int, language: str) -> None:
    """Full capitals, cards with charms and plots, mats of many civilizations, reserved objects."""
    table = spielwerk.new(GAME, 5, seed, list(NAMES), sets=SETS)
    let_play(table, 4)
    person = open_table(house, api.bring(table.record()), language=language)
    look_at_mats(person, 5, 899)
    person.page.set_viewport_size(LAPTOP)
    look_at_mats(person, 5, 767)


@pytest.mark.parametrize(
    ("question", "shown"),
    [("explore-tile", ".hex-tile"), ("invent", ".sign"), ("create", ".glyphs"), ("choose-landmark-card", ".footprint")],
)
@pytest.mark.parametrize("phone", [False, True])
def test_what_is_chosen_is_seen_on_its_button(api: Api, house: House, question: str, shown: str, phone: bool) -> None:
    table = spielwerk.new(GAME, 2, 5, list(NAMES[:2]), sets=SETS)
    while table.question is None or table.question.name != question:
        table.let("greedy")
    person = open_table(house, api.bring(table.record()), phone=phone)
    person.wait_for(question)
    expect(person.at(f"[data-testid=answers] button {shown}").first).to_be_visible()
    assert broken(person.page) == []


@pytest.mark.parametrize("question", ["rotate", "landmark", "choose-capital"])
def test_choices_in_pictures_have_room(api: Api, house: House, question: str) -> None:
    person = open_table(house, until(api, question), language="de")
    person.wait_for(question)
    assert crowded(person.page) == []


@pytest.mark.parametrize("question", ["turn", "landmark"])
def test_a_phone_has_room_for_fingers(api: Api, house: House, question: str) -> None:
    person = open_table(house, until(api, question), phone=True, language="de")
    for tab in range(4):
        person.at("nav button").nth(tab).tap()
        assert crowded(person.page, down=False) == []
        assert person.page.evaluate(SMALL) == []
        person.expect_words()


def test_a_phone_shows_the_plots_for_a_guest(api: Api, house: House) -> None:
    """The Weefolk's question comes in somebody else's turn, and only the capital can answer it."""
    seated = named(api, 2, seed=9, sets=SETS, civilizations=["weefolk"])
    seated.play_until("host", 3)
    person = open_table(house, seated, phone=True)
    expect(person.at("[data-question=host]")).to_be_visible()
    plot = person.at("[data-testid=answers] .plot.offered").first
    expect(plot).to_be_visible()
    version = person.version()
    person.touch(plot)
    if not person.settle(version):
        person.touch(person.at("[data-action=confirm]"))
        person.changed(version)


def test_the_whole_board_is_drawn(api: Api, house: House) -> None:
    seated = until(api, "turn", players=5)
    table = seated.look()
    person = open_table(house, seated)
    expect(person.at(".ring .space")).to_have_count(48)
    expect(person.at("svg.map .hex")).to_have_count(61)
    pieces = sum(len(cell.get("pieces", [])) for cell in table["view"]["map"]["hexes"])
    expect(person.at("svg.map .piece")).to_have_count(pieces)
    waiting = person.at(".ring .landmark:not(.gone)").count()
    on_tracks = 12 - sum(landmark["owner"] >= 0 for landmark in table["view"]["landmarks"][:12])
    assert waiting == on_tracks
    expect(person.at("article.strip svg.city")).to_have_count(5)
    labels = person.page.evaluate(
        "[...document.querySelectorAll('.tile, .hex')].map(one => one.ariaLabel ?? one.textContent)"
    )
    assert [label for label in labels if len(label.strip()) < 2] == []


def test_the_next_space_of_a_track_glows_and_is_clicked(api: Api, house: House) -> None:
    seated = until(api, "turn")
    offers = [offer for offer in seated.look()["offers"] if offer["verb"] == "advance"]
    assert offers
    person = open_table(house, seated)
    expect(person.at(".ring .space.offered")).to_have_count(len(offers))
    version = person.version()
    person.at(".ring .space.offered").first.click()
    person.changed(version)
    assert seated.look()["draft"][0]["notation"].startswith("advance")


def test_what_cannot_be_done_says_why(api: Api, house: House) -> None:
    for seed in range(1, 30):
        seated = until(api, "turn", seed, players=2)
        closed = set(TRACKS) - {offer["args"].get("track") for offer in seated.look()["offers"]}
        if closed:
            break
    person = open_table(house, seated)
    person.at(f"[data-target=track-{min(closed)}]").click()
    expect(person.at(".why li p").first).to_be_visible()
    person.expect_words()


def test_components_say_what_they_do(api: Api, house: House) -> None:
    person = open_table(house, until(api, "turn"))
    person.at("[data-target=space-rafts]").hover()
    expect(person.at(".tip")).to_contain_text("p.18")
    person.at("[data-target=achievement-middle-island]").hover()
    expect(person.at(".tip")).to_contain_text("10, 5")
    person.at("svg.map .hex").nth(2).focus()
    person.page.keyboard.press("ArrowDown")
    expect(person.at(".tip")).to_be_visible()


def with_a_mat(api: Api) -> tuple[Seated, str]:
    """A table at which whoever is asked has a civilization with spots printed on its mat, and that civilization."""
    for seed in range(1, 30):
        seated = until(api, "turn", seed, players=2)
        table = seated.look()
        for civilization in table["view"]["players"][table["to_move"]]["civilizations"]:
            if civilization["mat"]["rows"]:
                return seated, civilization["name"]
    raise AssertionError("no civilization with a mat was dealt")


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_keyboard_reads_the_spots_of_a_civilization(api: Api, house: House, language: str) -> None:
    seated, civilization = with_a_mat(api)
    person = open_table(house, seated, language=language)
    person.at(f".mat [data-target=civilization-{civilization}]").focus()
    person.page.keyboard.press("Tab")
    spot = person.at(f"[data-target=printed-{civilization}-0-0]")
    expect(spot).to_be_focused()
    expect(person.at(".tip p").nth(1)).to_have_text(spot.inner_text().split(",")[0])
    person.expect_words()


def test_a_finger_reads_the_spots_of_a_civilization(api: Api, house: House) -> None:
    seated, civilization = with_a_mat(api)
    person = open_table(house, seated, phone=True)
    spot = person.at(f"[data-target=printed-{civilization}-0-0]")
    for tab in range(4):
        if not spot.is_visible():
            person.at("nav button").nth(tab).tap()
    spot.scroll_into_view_if_needed()
    spot.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(person.at(".tip p").nth(1)).to_be_visible()
    assert crowded(person.page, down=False) == []
    assert person.page.evaluate(SMALL) == []


@pytest.mark.parametrize(("language", "era"), [("de", "Deine Ära: II"), ("en", "Your era: II")])
def test_the_top_bar_tells_ones_own_era(api: Api, house: House, language: str, era: str) -> None:
    seated = named(api, 2, seed=3)
    table = seated.play_until("turn", 3, 2)
    while table["view"]["players"][table["to_move"]]["era"] != 2:
        table = seated.answer(table, table["offers"][-1]["notation"])
    person = open_table(house, seated, language=language)
    expect(person.at("header .round")).to_have_text(era)


@pytest.mark.parametrize(
    ("language", "each", "over", "following"),
    [
        ("de", "Punkte in jeder Ära", "Punkte im Lauf der Ären", "Zur nächsten Ära"),
        ("en", "Points in each era", "Points over the eras", "To the next era"),
    ],
)
def test_the_end_and_the_replay_speak_of_eras(
    api: Api, house: House, language: str, each: str, over: str, following: str
) -> None:
    seated = named(api, 2, seed=3)
    play_to_the_end(seated)
    person = house.person(seated, language=language)
    expect(person.at(".end h2")).to_contain_text([each, over])
    expect(person.at(".end .columns text.round").nth(1)).to_have_text("I")
    shown = person.at(".end").inner_text()
    assert not re.search(r"\b(rounds?|Runden?)\b", shown, re.IGNORECASE)
    person.at("[data-action=replay-all]").click()
    expect(person.at("[data-action=round-on]")).to_have_attribute("aria-label", following)
    expect(person.at(".marks line")).to_have_count(10)
    expect(person.at(".marks text").first).to_have_text("A I")


def play_to_the_end(seated: Seated) -> None:
    rng, table = random.Random(3), seated.look()
    while not table["over"]:
        table = seated.answer(table, rng.choice(table["offers"])["notation"])


def test_a_tile_is_seen_turned_before_it_is_placed(api: Api, house: House) -> None:
    seated = until(api, "rotate")
    person = open_table(house, seated)
    picks = person.at(".pick.rotate")
    expect(picks).to_have_count(6)
    seen = set()
    for n in range(6):
        picks.nth(n).hover()
        expect(person.at("svg.map .ghost")).to_be_visible()
        seen.add(person.at("svg.map .ghost").inner_html())
    assert len(seen) > 1
    version = person.version()
    picks.nth(2).click()
    if not person.settle(version):
        person.at("[data-action=confirm]").click()
        person.changed(version)


def test_a_landmark_is_seen_before_it_is_placed(api: Api, house: House) -> None:
    seated = until(api, "landmark")
    person = open_table(house, seated)
    spot = person.at(".mat .spot.offered").first
    spot.hover()
    expect(person.at(".mat .ghost").first).to_be_visible()
    version = person.version()
    spot.click()
    if not person.settle(version):
        person.at("[data-action=confirm]").click()
        person.changed(version)


def test_hidden_hands_stay_hidden_when_the_device_goes_on(api: Api, house: House) -> None:
    seated = named(api, 2, seed=3)
    seated.play_until("turn", 3, 2)
    first = seated.look()["to_move"]
    person = open_table(house, seated)
    hands = [_hand(seated, seat) for seat in (0, 1)]
    assert all(hands)
    assert _cards(person) == hands[first]
    table = seated.look()
    rng = random.Random(1)
    while table["to_move"] == first:
        table = seated.answer(table, rng.choice([offer["notation"] for offer in table["offers"]]))
    expect(person.at(".cover h1")).to_be_visible()
    expect(person.at("section.bar, .mat")).to_have_count(0)
    take_over(person)
    expect(person.at("section.bar")).to_be_visible()
    assert _cards(person) == _hand(seated, 1 - first)
    # The other mat shows backs, and cards only that everybody has seen.
    person.at(".mat .who").nth(first).click()
    shown = seated.get("", **{"as": str(1 - first)})["view"]["players"][first]["shown"]
    assert _cards(person) == sorted(shown)


def test_an_answer_that_others_do_not_see_still_has_a_line_in_the_log(api: Api, house: House) -> None:
    seated = named(api, 5, seed=8, sets=SETS, unknown="leave-out", civilizations=["spies"])
    seated.play_until("turn", 8, 1)
    hidden = [entry["notation"] for entry in seated.get("/log") if not entry["id"]]
    assert hidden
    person = open_table(house, seated)
    lines = person.at(".log .line")
    assert all(lines.all_inner_texts())
    # It is a step of what was done with it.
    for n in reversed(range(lines.count())):
        lines.nth(n).click()
        if hidden[-1] in person.at(".log ol").inner_text():
            break
    expect(person.at(".log ol")).to_contain_text(hidden[-1])


def _hand(seated: Seated, seat: int) -> list[str]:
    hand: list[str] = seated.get("", **{"as": str(seat)})["view"]["players"][seat]["hand"]
    return sorted(hand)


def _cards(person: Person) -> list[str]:
    targets: list[str] = person.page.evaluate(
        "[...document.querySelectorAll('.mat .cards [data-target]')].map(card => card.dataset.target)"
    )
    return sorted(target.removeprefix("tapestry-") for target in targets)


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_serious_issue(api: Api, house: House, theme: str, phone: bool) -> None:
    seated = named(api, 3, seed=5, sets=SETS)
    seated.play_until("turn", 2, 3)
    person = open_table(house, seated, theme=theme, phone=phone)
    for tab in range(4 if phone else 1):
        if phone:
            person.at("nav button").nth(tab).tap()
        expect_accessible(person)
