"""The Elder Ones: cards become resources in the last income turn, and they go on after it (p.14)."""

from typing import Final

from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.items import effect
from spielwerk.games.tapestry.rules.effects.kinds import OneOf
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import DISCARD_ANY
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import LAST_INCOME

MOST_OFFERED: Final = 6
"""Cards that may be given up, for two resources each."""


def remember(s: TapestryState, p: Player, source: int, times: int) -> None:
    if p.era < LAST_INCOME:
        MEMORY.run(s, p.seat, source, 1)
    elif p.hand:
        s.ask(DISCARD_ANY, p.seat, source, 0, MOST_OFFERED)


MEMORY: Final = OneOf("one-of", [effect("any"), effect("tapestry 2")])

ROW: Final = Civilization(
    "elder-ones",
    "p.14",
    box="fantasies-and-futures",
    status="english-mat",
    income=Mechanic("remember", remember),
    turns=EVERY_INCOME,
)
