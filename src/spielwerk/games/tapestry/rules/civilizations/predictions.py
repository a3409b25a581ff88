"""The Mystics' predictions: four numbers, a resource when one is first reached, points for those met exactly."""

from typing import Final

from spielwerk.games.tapestry.rules.catalog import BY_KIND, index_of
from spielwerk.games.tapestry.rules.civilizations.shelf import TECH, holds
from spielwerk.games.tapestry.rules.gains import gain_any
from spielwerk.games.tapestry.rules.mat import Counts, Marks
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import completed
from spielwerk.games.tapestry.rules.words import FOUR

CATEGORIES: Final = ("techs", "districts", "territories", "tracks")
MOST: Final = (9, 9, 9, 4)
PREDICTED: Final = Counts("predicted", CATEGORIES, most=max(MOST))
REACHED: Final = Marks("reached", CATEGORIES)


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
    return PREDICTED.count(p, category)


def check_predictions(s: TapestryState, p: Player) -> None:
    """A resource of choice for each number reached for the first time."""
    for category in range(FOUR):
        told = prediction(p, category)
        if told and not REACHED.marked(p, category) and reached(p, category) >= told:
            REACHED.mark(p, category)
            gain_any(s, p, 1, BY_KIND["civilization"][mystics()].number)
