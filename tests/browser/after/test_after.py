"""What is done with a game besides playing it: replay, links to a moment, what-if boards, records, statistics."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from spielwerk.build.checkout import ROOT
from tests.browser.api import Api, Seated
from tests.browser.conftest import House
from tests.browser.look.test_look import SMALL, expect_accessible_in_both_themes
from tests.browser.people import Person

RECORD = ROOT / "samples" / "age-of-innovation-three-players.record"
TITLE = ".bar h2"
AT = re.compile(r"after (\d+) of (\d+)")


def finish(api: Api) -> Seated:
    """A game of three that somebody has just finished on the first seat."""
    *lines, last = RECORD.read_text("utf-8").splitlines()
    made = api.client.post("/api/records", json={"text": "\n".join(lines) + "\n"}).json()["keys"]
    everybody = Seated(api.client, made)
    assert everybody.answer(everybody.look(), last.partition(": ")[2])["over"]
    others = [{**key, "secret": None} for key in made["seats"][1:]]
    return Seated(api.client, {**made, "seats": [made["seats"][0], *others]})


@pytest.fixture
def finished(api: Api) -> Seated:
    return finish(api)


def go_to_first_round(person: Person) -> None:
    person.at("[data-action=replay-all]").click()
    expect(person.at(TITLE)).to_contain_text("after 0 of")
    expect(person.at(".marks text")).to_have_count(6)
    person.page.keyboard.press("}")
    expect(person.at(TITLE)).not_to_contain_text("after 0 of")


def position(person: Person) -> int:
    found = AT.search(person.at(TITLE).inner_text())
    assert found is not None
    return int(found[1])


def test_a_replay_plays_and_log_and_panel_follow(house: House, finished: Seated) -> None:
    person = house.person(finished)
    person.at("[data-action=replay-all]").click()
    expect(person.at(TITLE)).to_contain_text("after 0 of")
    expect(person.at(".log li .what")).to_have_count(0)
    marks = person.at(".marks text")
    expect(marks).to_have_text(["1", "2", "3", "4", "5", "6"])
    person.page.keyboard.press("}")
    begun = finished.get("/marks")[0]["ply"]
    expect(person.at(TITLE)).to_contain_text(f"after {begun} of")
    expect(person.at(".top .round")).to_contain_text("Round 1")
    answered = person.at("[data-testid=replay-next]").inner_text().removeprefix("Then: ")
    person.page.keyboard.press("]")
    expect(person.at(TITLE)).to_contain_text(f"after {begun + 1} of")
    # The book that an income asks for is a step of the round.
    expect(person.at(".log .now .what")).to_have_text("Round 1")
    person.at(".log .now .line").click()
    expect(person.at(".log .now")).to_contain_text(answered)
    person.at("[data-testid=replay] select").select_option("4×")
    person.page.keyboard.press("p")
    expect(person.at("[data-action=play]")).to_have_attribute("aria-label", "Pause")
    person.page.wait_for_function(
        f"() => /after (\\d+)/.exec(document.querySelector('{TITLE}').innerText)[1] > {begun + 3}"
    )
    person.page.keyboard.press("p")
    expect(person.at("[data-action=play]")).to_have_attribute("aria-label", "Play")
    person.expect_words()


def test_a_moment_is_shared_by_link(house: House, finished: Seated) -> None:
    person = house.person(finished)
    go_to_first_round(person)
    person.at("[data-action=share]").click()
    link = person.at("[data-testid=replay] input[readonly]").input_value()
    at = position(person)
    assert link.endswith(f"/t/{finished.table}/{at}")
    other = house.person()
    other.page.goto(link)
    expect(other.at(TITLE)).to_contain_text(f"after {at} of")


def test_a_what_if_board_is_private_and_no_result(house: House, finished: Seated) -> None:
    person = house.person(finished)
    go_to_first_round(person)
    at = position(person)
    person.at("[data-action=try]").click()
    expect(person.at("[data-testid=what-if]")).to_contain_text(f"after {at} answers")
    person.answer(random.Random(1), lively=True)
    board = person.page.url
    assert board.rpartition("/")[2] != finished.table
    stranger = house.person()
    stranger.page.goto(board)
    expect(stranger.at("main.message")).to_be_visible()
    person.page.goto("/")
    expect(person.at("[data-testid=running]")).to_have_count(0)
    expect(person.at("[data-testid=finished] article")).to_have_count(1)
    person.at("[data-testid=boards] summary").click()
    expect(person.at("[data-testid=boards] article .badge", has_text="What if")).to_have_count(1)
    person.page.goto(board)
    person.at("[data-testid=what-if] a").click()
    expect(person.at(TITLE)).to_contain_text(f"after {at} of")
    unknown = [answer.url for answer in house.refused if answer.status == 404]
    assert sum(url.endswith("/events") for url in unknown) <= 1  # not asked again and again
    house.refused = [answer for answer in house.refused if answer.status != 404]


def test_the_present_position_can_be_tried_out(api: Api, house: House) -> None:
    seated = api.make("me", "me", seed=2)
    seated.play_until("turn", 1)
    person = house.person(seated)
    person.at("[data-action=try-now]").click()
    expect(person.at("[data-testid=what-if]")).to_be_visible()
    person.wait_for("turn")


def drop(person: Person, text: str) -> None:
    """Let a file go somewhere on the page."""
    transfer = person.page.evaluate_handle(
        "text => { const data = new DataTransfer(); data.items.add(new File([text], 'game.record')); return data; }",
        text,
    )
    person.page.dispatch_event("main", "drop", {"dataTransfer": transfer})


def test_a_record_is_dropped_in_the_lobby(house: House) -> None:
    person = house.person()
    drop(person, RECORD.read_text("utf-8"))
    expect(person.at(".end")).to_be_visible()
    person.page.goto("/")
    expect(person.at("[data-testid=finished] article")).to_have_count(1)
    expect(person.at("[data-testid=finished] .badge")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Line {}: The rules do not allow “build A1” here."),
        ("de", "Zeile {}: „build A1“ erlauben die Regeln hier nicht."),
    ],
)
def test_what_is_wrong_with_a_record_is_told(house: House, tmp_path: Path, language: str, told: str) -> None:
    lines = RECORD.read_text("utf-8").split("\n")
    first = lines.index("") + 1
    lines[first + 20] = lines[first + 20].split(":")[0] + ": build A1"
    file = tmp_path / "broken.record"
    file.write_text("\n".join(lines), "utf-8")
    person = house.person(language=language)
    person.at("[data-testid=bring-in] summary").click()
    person.at("[data-testid=record-file]").set_input_files(file)
    defects = person.at("[data-testid=defects] li")
    expect(defects.first).to_have_text(told.format(first + 21))
    assert defects.count() > 1
    person.expect_words()


def test_the_score_sheet_has_heads_and_the_axes_numbers(house: House, finished: Seated) -> None:
    person = house.person(finished)
    heads = person.at("[data-testid=score-sheet] thead th")
    expect(heads).to_have_count(4)
    assert {"A", "B", "C"} == {text.split()[0] for text in heads.all_inner_texts()[1:]}
    totals = person.at("[data-testid=score-sheet] tfoot td").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(finished.look()["scores"])
    for chart in ("svg.columns", ".charts svg >> nth=1"):
        expect(person.at(f"{chart} >> text.value").first).to_be_attached()
        numbers = [text for text in person.at(f"{chart} >> text.value").all_text_contents() if text.isdigit()]
        assert len(numbers) >= 3


def test_statistics_count_what_was_played(house: House, finished: Seated) -> None:
    person = house.person(finished)
    # Not looked at before: the page finds it by itself.
    person.page.goto("/statistics")
    table = finished.look()
    row = person.at("table", has_text="Age of Innovation").locator("tbody tr").first
    expect(row).to_contain_text(f"{table['scores'][0]}.0")
    expect(row).to_contain_text("1 (100 %)" if 0 in table["winners"] else "0 (0 %)")
    expect(person.at("section", has_text="Against whom").locator("tbody tr").first).to_be_visible()
    person.expect_words()


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("language", ["de", "en"])
def test_axe_finds_no_serious_issue(house: House, finished: Seated, phone: bool, language: str) -> None:
    person = house.person(finished, phone=phone, language=language)
    expect(person.at(".end")).to_be_visible()
    expect_accessible_in_both_themes(person)
    person.at("[data-action=replay-all]").click()
    expect(person.at("[data-testid=replay]")).to_be_visible()
    person.at("[data-action=share]").click()
    expect_accessible_in_both_themes(person)
    if phone:
        assert person.page.evaluate(SMALL) == []
        person.expect_no_sideways_scrolling()
    person.at("[data-action=round-on]").click()
    person.at("[data-action=try]").click()
    expect(person.at("[data-testid=what-if]")).to_be_visible()
    expect_accessible_in_both_themes(person)
    person.page.goto("/")
    person.at("[data-testid=boards] summary").click()
    person.at("[data-testid=bring-in] summary").click()
    expect_accessible_in_both_themes(person)
    person.page.goto("/statistics")
    expect(person.at("table").first).to_be_visible()
    expect_accessible_in_both_themes(person)
    person.expect_no_sideways_scrolling()
