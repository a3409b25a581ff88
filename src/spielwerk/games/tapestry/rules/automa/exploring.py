"""How the Automa explores: where, and with a tile drawn and turned at random."""

from spielwerk.core.choosing import Preference, choose
from spielwerk.core.hexgrid import cells
from spielwerk.core.values import replaced, without_last
from spielwerk.games.tapestry.rules.automa.components import EXPLORATION
from spielwerk.games.tapestry.rules.automa.hexes import Arrows, Furthest, people_land
from spielwerk.games.tapestry.rules.frames import ANYWHERE
from spielwerk.games.tapestry.rules.map.board import SIX
from spielwerk.games.tapestry.rules.map.pieces import explore_targets
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import EXPLORED, MILITARY


def explore(s: TapestryState, p: Player, how: int, source: int) -> None:
    """Unless it favours the military, as far away from people as it can."""
    targets = explorable(s, p, how & ANYWHERE > 0)
    if not targets:
        return
    preferences: list[Preference] = []
    if s.automa.favourite != MILITARY:
        preferences.append(Furthest("furthest-from-people", s, people_land(s)))
    preferences.append(Arrows(s))
    lay_tile(s, p, choose(EXPLORATION, cells(targets), preferences, s.automa.told), source)


def explorable(s: TapestryState, p: Player, anywhere: bool) -> int:
    return explore_targets(s, p, anywhere) if s.tiles else 0


def lay_tile(s: TapestryState, p: Player, cell: int, source: int) -> None:
    """The next tile of the supply, turned at random; it brings the Automa nothing."""
    tile = s.tiles[-1]
    s.tiles = without_last(s.tiles)
    s.tile = replaced(s.tile, cell, tile)
    s.rotation = replaced(s.rotation, cell, s.chance().below(SIX))
    s.explored |= 1 << cell
    s.tell(EXPLORED, p.seat, tile, cell, source)
