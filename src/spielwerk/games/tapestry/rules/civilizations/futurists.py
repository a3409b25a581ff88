"""The Futurists start four spaces ahead on every track, with one of each resource (p.14)."""

from typing import Final

from spielwerk.core.values import replaced
from spielwerk.games.tapestry.rules.achievements import came_onto
from spielwerk.games.tapestry.rules.catalog import COST, Civilization
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import PAY
from spielwerk.games.tapestry.rules.gains import gain, pay
from spielwerk.games.tapestry.rules.moments import fire
from spielwerk.games.tapestry.rules.packing import mark_at, space_of
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import foremost
from spielwerk.games.tapestry.rules.words import CULTURE, FOUR, LAST, MOVED, TRACKS_SKIPPED

LEAP: Final = 4


def leap_ahead(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Four spaces on every track without rewards or landmarks, and one of each resource."""
    for track in range(s.tracks):
        marker = foremost(p, track)
        if marker != NONE:
            space = min(space_of(p.marks[marker]) + LEAP, LAST)
            p.marks = replaced(p.marks, marker, mark_at(track, space))
            s.tell(MOVED, p.seat, track, space, source)
            came_onto(s, p, space)
    fire(s, p, TRACKS_SKIPPED)
    for kind in range(FOUR):
        gain(s, p, kind, 1, source)


def futurists_loss(s: TapestryState, p: Player, source: int, times: int) -> None:
    if s.adjusted:
        pay(s, p, CULTURE, min(1, p.res[CULTURE]), source)
        if sum(p.res):
            s.ask(PAY, p.seat, COST, 1)


ROW: Final = Civilization(
    "futurists",
    "p.14",
    status="icon-futurists",
    gained=Mechanic("leap-ahead", leap_ahead),
    first=Mechanic("futurists-loss", futurists_loss),
)
