"""The record book of solo games, and its campaign."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.look.test_look import expect_accessible_in_both_themes


def result(at: int, points: int, hers: int, level: int, board: str) -> dict[str, Any]:
    return {
        "id": f"companion-{at}",
        "game": "age-of-innovation",
        "at": at,
        "points": points,
        "place": 1 if points > hers else 2,
        "won": points > hers,
        "players": 2,
        "others": [{"name": "", "bot": "automa", "points": hers}],
        "played": {"board": [board], "faction": ["inventors"]},
        "solo": {"opponent": "druids", "level": level},
    }


KEPT = [result(1, 120, 100, 1, "lake"), result(2, 90, 140, 3, "forest"), result(3, 150, 130, 2, "lake")]


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_book_shows_what_was_beaten(house: House, phone: bool, language: str) -> None:
    person = house.person(None, phone=phone, language=language)
    person.page.evaluate(
        "kept => localStorage['spielwerk.results'] = kept", json.dumps({row["id"]: row for row in KEPT})
    )
    person.page.goto("/records")
    expect(person.at("[data-testid=campaign] tbody tr")).to_have_count(7)
    expect(person.at("[data-testid=campaign] .won")).to_have_count(2)
    expect(person.at("[data-testid=campaign] .tried")).to_have_count(1)
    expect(person.at("[data-testid=streak]")).to_contain_text("1")
    person.expect_words()
    person.expect_no_sideways_scrolling()
    expect_accessible_in_both_themes(person)


def test_an_empty_book_says_so(house: House) -> None:
    person = house.person(None)
    person.page.goto("/records")
    expect(person.at("[data-testid=none]")).to_be_visible()
    expect(person.at("[data-testid=campaign] .won")).to_have_count(0)
