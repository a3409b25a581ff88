"""Which landmarks the Utilitarians have put to use: at most two at a time."""

from typing import Final

from spielwerk.games.tapestry.rules.map.board import read
from spielwerk.games.tapestry.rules.mat import Marks
from spielwerk.games.tapestry.rules.state import Player
from spielwerk.games.tapestry.rules.words import UTILITARIANS

FORGE: Final = 0
BARRACKS: Final = 3
LIGHTHOUSE: Final = 6
APOTHECARY: Final = 9
SECOND_TIER: Final = (FORGE, BARRACKS, LIGHTHOUSE, APOTHECARY)
THIRD_TIER: Final = (7, 1, 10, 4)
"""Train Station, Rubber Works, Academy, Tank Factory: by track."""
LISTED: Final = SECOND_TIER + THIRD_TIER
IN_USE: Final = Marks("in_use", [row["name"] for row in read("landmarks.toml")["landmark"]], "landmark", LISTED)
"""Landmarks with a token beside their name."""
MOST: Final = 2
TIER_POINTS: Final = 4


def in_use(p: Player, landmark: int) -> bool:
    return p.passive[UTILITARIANS] > 0 and IN_USE.marked(p, landmark)
