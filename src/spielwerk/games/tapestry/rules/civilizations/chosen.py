"""The Chosen score tracks they have completed or lead, and gain for their achievements (p.14)."""

from typing import Final

from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.gains import gain_any, gain_vp
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import completed, furthest_of_all
from spielwerk.games.tapestry.rules.words import ACHIEVEMENTS, LAST_INCOME

CHOSEN_START: Final = 15
ACHIEVEMENT_POINTS: Final = 5


def be_chosen(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Points for tracks completed or led, a resource for each achievement; points instead in the last income turn."""
    rivals = len(s.players) - 1
    done = completed(p)
    for track in range(s.tracks):
        if done >> track & 1 or furthest_of_all(s, p, track):
            gain_vp(s, p, rivals, source)
    achieved = sum([p.achieved >> which & 1 for which in range(len(ACHIEVEMENTS))])
    if p.era == LAST_INCOME:
        gain_vp(s, p, ACHIEVEMENT_POINTS * achieved, source)
    else:
        gain_any(s, p, achieved, source)


def chosen_points(s: TapestryState, p: Player, source: int, times: int) -> None:
    gain_vp(s, p, CHOSEN_START * (len(s.players) - 1), source)


ROW: Final = Civilization(
    "chosen",
    "p.14",
    status="chosen-reading",
    income=Mechanic("be-chosen", be_chosen),
    turns=EVERY_INCOME,
    start=Mechanic("chosen-points", chosen_points),
)
