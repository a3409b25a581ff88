"""The log in the browser: what it says of an answer stays as it was when the answer was given."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.api import Api, Seated
from tests.browser.conftest import House
from tests.browser.people import PATIENCE


def told(seated: Seated) -> int:
    """Rows of the whole log: that a turn ended is told only with what came of it."""
    return sum(entry["role"] != "ending" or bool(entry["events"]) for entry in seated.get("/log"))


def test_what_the_log_says_stays(api: Api, house: House) -> None:
    seated = api.make("me", "me", "me", game="terra-nova", seed=7)
    table = seated.play_until("turn", 3, 2)
    person = house.person(seated)
    rows = person.at(".log .what")

    def read_back(table: dict[str, Any]) -> list[str]:
        """The table comes with its newest rows; whoever scrolls up gets the others."""
        expect(person.at(f'[data-version="{table["version"]}"]').first).to_be_attached(timeout=PATIENCE)
        expect(rows.last).to_be_visible(timeout=PATIENCE)
        rows.first.scroll_into_view_if_needed()
        expect(rows).to_have_count(told(seated), timeout=PATIENCE)
        return rows.all_inner_texts()

    before = read_back(table)
    assert {"Turn C3 into desert (2 spades, 12 money)", "Turn I7 into forest (1 spade, 6 money)"} <= set(before)
    # The others transform for other terrains; whoever looks sees it come.
    table = seated.play_until("turn", 4, 3)
    assert read_back(table)[: len(before)] == before
    person.page.reload()
    assert read_back(table)[: len(before)] == before
