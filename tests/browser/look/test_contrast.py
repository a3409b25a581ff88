"""Text and icons stand out from what is drawn behind them."""

import pytest

from tests.browser.api import Api
from tests.browser.conftest import House
from tests.browser.contrast import faint
from tests.browser.games.test_tapestry import open_table
from tests.browser.stages import COURSES, stages

STILL = 700
MANY = 150
"""Texts and icons that every table shows at the least: a measure that finds none of them is broken."""


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", COURSES)
def test_text_and_icons_stand_out(api: Api, house: House, game: str, theme: str) -> None:
    found = []
    for stage, seated in stages(api, game):
        person = open_table(house, seated, theme=theme)
        person.page.mouse.move(5, 5)
        person.page.wait_for_timeout(STILL)
        measured, few = faint(person.page)
        assert measured > MANY
        found += [f"{stage}: {one}" for one in few]
    assert found == []


@pytest.mark.parametrize(("colour", "faint_too"), [("#777", False), ("#888", True)])
def test_the_measure_itself(house: House, colour: str, faint_too: bool) -> None:
    person = house.person()
    person.page.evaluate(
        """colour => { document.body.innerHTML =
            `<p style="background:#fff;color:${colour};font-size:16px">Word</p>
             <div style="background:#fff;opacity:.5"><p style="color:#000">Faded</p></div>
             <svg width="30" height="30">
               <circle r="10" cx="15" cy="15"/><text x="10" y="20" fill="#fff">A</text></svg>` }""",
        colour,
    )
    person.page.evaluate("() => document.body.style.background = '#fff'")
    measured, few = faint(person.page)
    assert measured == 3
    assert [one.rpartition(" ")[2] for one in few] == (['"Word"', '"Faded"'] if faint_too else ['"Faded"'])
