"""The Mystics' predictions: four numbers, a resource when one is first reached, points for those met exactly."""

from typing import Final

from spielwerk.games.tapestry.rules.catalog import BY_KIND, index_of
from spielwerk.games.tapestry.rules.civilizations.shelf import TECH, holds
from spielwerk.games.tapestry.rules.gains import gain_any
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import completed
from spielwerk.games.tapestry.rules.words import FOUR

CATEGORIES: Final = ("techs", "districts", "territories", "tracks")
MOST: Final = (9, 9, 9, 4)


def mystics() -> int:
    return index_of("civilization", "mystics")


def reached(p: Player, category: int) -> int:
    if category == 0:
        return len(p.bottom) + len(p.middle) + len(p.top) + holds(p, TECH)
    if category == 1:
        return p.districts.bit_count()
    if category == 2:
        return p.territory.bit_count()
    return completed(p).bit_count()


def prediction(p: Player, category: int) -> int:
    return p.memo[mystics()] >> (category * 4) & 15


def check_predictions(s: TapestryState, p: Player) -> None:
    """A resource of choice for each number reached for the first time."""
    civ = mystics()
    for category in range(FOUR):
        bit = 1 << (16 + category)
        if not p.memo[civ] & bit and prediction(p, category) and reached(p, category) >= prediction(p, category):
            p.memo[civ] |= bit
            gain_any(s, p, 1, BY_KIND["civilization"][civ].number)
