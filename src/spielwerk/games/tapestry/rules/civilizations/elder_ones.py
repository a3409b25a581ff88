"""The Elder Ones: cards become resources in the last income turn, and they go on after it (p.14)."""

from typing import Final

from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.items import effect
from spielwerk.games.tapestry.rules.effects.kinds import OneOf
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import DISCARD_ANY
from spielwerk.games.tapestry.rules.gains import gain_vp
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import ADVANCES_AFTER_END, LANDMARK_GAINED, LAST_INCOME

LATE_LANDMARK_POINTS: Final = 10
MOST_OFFERED: Final = 6
"""Cards that may be given up, for two resources each."""


def remember(s: TapestryState, p: Player, source: int, times: int) -> None:
    if p.era < LAST_INCOME:
        MEMORY.run(s, p.seat, source, 1)
    elif p.hand:
        s.ask(DISCARD_ANY, p.seat, source, 0, MOST_OFFERED)


MEMORY: Final = OneOf("one-of", [effect("any"), effect("tapestry 2")])


def build_late(s: TapestryState, p: Player, source: int, landmark: int) -> None:
    """Points for a landmark after the player's own fifth income turn; income turns of others do not matter."""
    if p.era == LAST_INCOME and not (s.income_turn and s.turn == p.seat):
        gain_vp(s, p, LATE_LANDMARK_POINTS, source)


ROW: Final = Civilization(
    "elder-ones",
    "p.14",
    on={LANDMARK_GAINED: Mechanic("build-late", build_late)},
    passive={ADVANCES_AFTER_END: 1},
    box="fantasies-and-futures",
    status="english-mat",
    income=Mechanic("remember", remember),
    turns=EVERY_INCOME,
)
