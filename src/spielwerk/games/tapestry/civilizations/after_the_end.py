"""The Elder Ones: cards become resources in the last income turn, and they go on after it."""

from typing import Final

from spielwerk.games.tapestry.algebra import Mechanic
from spielwerk.games.tapestry.codes import LAST_INCOME
from spielwerk.games.tapestry.effects import OneOf
from spielwerk.games.tapestry.frames import DISCARD_ANY
from spielwerk.games.tapestry.items import effect
from spielwerk.games.tapestry.state import Player, TapestryState

MOST_OFFERED: Final = 6
"""Cards that may be given up, for two resources each."""


def remember(s: TapestryState, p: Player, source: int, times: int) -> None:
    if p.era < LAST_INCOME:
        MEMORY.run(s, p.seat, source, 1)
    elif p.hand:
        s.ask(DISCARD_ANY, p.seat, source, 0, MOST_OFFERED)


Mechanic("remember", remember)
MEMORY: Final = OneOf("one-of", [effect("any"), effect("tapestry 2")])
