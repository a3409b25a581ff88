"""Landmarks: a player who gains one places it in the capital, where it may stick out of the grid (p.6, p.13, p.29)."""

from typing import Final

from spielwerk.core.values import followed, replaced
from spielwerk.games.tapestry.rules.capital.building import cover
from spielwerk.games.tapestry.rules.capital.plots import beside
from spielwerk.games.tapestry.rules.catalog import BY_KIND
from spielwerk.games.tapestry.rules.frames import ORIENT
from spielwerk.games.tapestry.rules.gains import gain_vp
from spielwerk.games.tapestry.rules.moments import fire, fire_others
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import FOUR, LANDMARK_GAINED, LANDMARK_OF_OTHER, PLACED

LANDMARK_PLACED: Final = FOUR
"""In events: a landmark, after the four kinds of income buildings."""


def gain_landmark(s: TapestryState, p: Player, landmark: int, source: int) -> None:
    """Each landmark exists once; if it is taken, nothing replaces it (p.29)."""
    if not s.landmark_left(landmark):
        return
    s.owner = replaced(s.owner, landmark, p.seat)
    p.landmarks = followed(p.landmarks, landmark)
    if p.seat == s.turn:
        s.built_now = 1
    fire_others(s, p, LANDMARK_OF_OTHER, landmark)
    fire(s, p, LANDMARK_GAINED, landmark)
    s.ask(ORIENT, p.seat, source, landmark)


def place_landmark(s: TapestryState, p: Player, landmark: int, plots: int) -> None:
    """Into the capital. Beside a will-o'-the-wisp it costs points (p.13)."""
    p.landmark_plots |= plots
    s.sites = replaced(s.sites, landmark, plots)
    s.tell(PLACED, p.seat, LANDMARK_PLACED, landmark, 0)
    for wisp in p.city.wisps:
        if p.impassable & wisp & ~plots and beside(wisp) & plots:
            gain_vp(s, p, p.city.wisp_points, BY_KIND["capital"][p.capital].number)
    cover(s, p, plots)
