"""Text and icons stand out from what is drawn behind them."""

import pytest

from tests.browser.api import Api
from tests.browser.conftest import House
from tests.browser.contrast import faint
from tests.browser.test_tapestry import open_table

STILL = 700
MEASURED = [("terra-nova", "light"), ("terra-nova", "dark"), ("age-of-innovation", "light")]
"""Where the measure itself is sound: tiny icons and letters on small discs, of which others have many, it misreads."""


@pytest.mark.long
@pytest.mark.parametrize(("game", "theme"), MEASURED)
def test_text_and_icons_stand_out(api: Api, house: House, game: str, theme: str) -> None:
    seated = api.make("me", "me", game=game, seed=5)
    seated.play_until("turn", 5, 2)
    person = open_table(house, seated, theme=theme)
    person.page.mouse.move(5, 5)
    person.page.wait_for_timeout(STILL)
    assert faint(person.page) == []
