"""What is no official value says so where it matters; places of the map name their price."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.api import Api
from tests.browser.conftest import House
from tests.browser.games.test_tapestry import open_table
from tests.browser.stages import SETS

STAND_INS = [("terra-nova", {}), ("tapestry", {"sets": SETS})]


@pytest.mark.parametrize(("game", "options"), STAND_INS)
def test_stand_ins_are_told_of_once_at_the_start(api: Api, house: House, game: str, options: dict[str, object]) -> None:
    seated = api.make("me", "me", game=game, seed=3, options=options)
    person = open_table(house, seated)
    note = person.at("[data-testid=stand-ins]")
    expect(note).to_contain_text(re.compile("stand-in", re.IGNORECASE))
    note.locator("button").click()
    expect(note).to_have_count(0)
    seated.play_until("turn", 3)
    later = open_table(house, seated)
    expect(later.at("[data-testid=stand-ins]")).to_have_count(0)


def test_stand_ins_are_told_of_at_the_end(api: Api, house: House) -> None:
    seated = api.make("me", "me", game="terra-nova", seed=3)
    table = seated.look()
    while not table["over"]:
        passing = [offer for offer in table["offers"] if offer["role"] in ("passing", "ending")]
        table = seated.answer(table, (passing or table["offers"])[0]["notation"])
    person = house.person(seated)
    expect(person.at("[data-testid=end-stand-in]")).to_have_count(2)


@pytest.mark.parametrize(("game", "good"), [("terra-nova", "money"), ("age-of-innovation", "Tools")])
def test_a_place_names_its_price(api: Api, house: House, game: str, good: str) -> None:
    seated = api.make("me", "me", game=game, seed=3)
    seated.play_until("turn", 3)
    person = open_table(house, seated)
    labels = [one.get_attribute("aria-label") or "" for one in person.at(".hex.offered").all()]
    assert labels
    assert [label for label in labels if not re.search(rf"\d+ {good}", label)] == []
