"""The log in the browser: what it says of an answer stays as it was when the answer was given."""

from playwright.sync_api import expect

from tests.browser.api import Api
from tests.browser.conftest import House
from tests.browser.people import PATIENCE


def test_what_the_log_says_stays(api: Api, house: House) -> None:
    seated = api.make("me", "me", "me", game="terra-nova", seed=7)
    table = seated.play_until("turn", 3, 2)
    person = house.person(seated)
    rows = person.at(".log .what")
    shown = sum(entry["role"] != "ending" or bool(entry["events"]) for entry in table["log"])
    expect(rows).to_have_count(shown, timeout=PATIENCE)
    told = rows.all_inner_texts()
    assert {"Turn C3 into desert (2 spades, 12 money)", "Turn I7 into forest (1 spade, 6 money)"} <= set(told)
    # The others transform for other terrains; whoever looks sees it come.
    seated.play_until("turn", 4, 3)
    expect(rows.nth(shown)).to_be_visible(timeout=PATIENCE)
    assert rows.all_inner_texts()[:shown] == told
    person.page.reload()
    expect(rows.nth(shown)).to_be_visible(timeout=PATIENCE)
    assert rows.all_inner_texts()[:shown] == told
