"""Civilizations that explore space: Aliens and Werefolk."""

from typing import Final

from spielwerk.games.tapestry.rules.catalog import COMPONENTS, COST, index_of
from spielwerk.games.tapestry.rules.effects.items import effect
from spielwerk.games.tapestry.rules.effects.kinds import OneOf
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import BACK, PAY, RUN_EFFECT, SPACE_TILE, STEP
from spielwerk.games.tapestry.rules.gains import draw_space_tiles, roll
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import retreatable
from spielwerk.games.tapestry.rules.words import ALL, BOTH_FREE, WITHOUT

DISCARDED: Final = 64
"""In the memo of the Aliens: a tile has left the mat in this turn. Otherwise the tile on the mat, counted from 1."""
START_TILES: Final = 4
FLIP: Final = 3
"""In events: the tile that the Werefolk flip, after the three dice."""
FACE_UP: Final = 0


def alien_tiles(s: TapestryState, p: Player, source: int, times: int) -> None:
    draw_space_tiles(s, p, START_TILES, source)


def alien_visit(s: TapestryState, p: Player, source: int, times: int) -> None:
    """The tile on the mat goes; another one may be explored there, at a price if one went, or a resource is gained."""
    civ = COMPONENTS[source].index
    p.memo[civ] = DISCARDED if p.memo[civ] else 0
    VISIT.run(s, p.seat, source, 1)


def can_land(s: TapestryState, p: Player) -> bool:
    price = p.memo[index_of("civilization", "aliens")] == DISCARDED
    return len(p.space_tiles) > 0 and (not price or sum(p.res) > 0)


def land(s: TapestryState, p: Player, source: int, times: int) -> None:
    price = p.memo[COMPONENTS[source].index] == DISCARDED
    s.ask(RUN_EFFECT, p.seat, source, LANDED.number, 1)
    s.ask(SPACE_TILE, p.seat, source, sum([1 << tile for tile in p.space_tiles]))
    if price:
        s.ask(PAY, p.seat, COST, 1)


def landed(s: TapestryState, p: Player, source: int, times: int) -> None:
    p.memo[COMPONENTS[source].index] = p.explored[-1] + 1


def transform(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A space tile is drawn and flipped: face up it may be explored for a step back, face down it brings an advance."""
    p.memo[COMPONENTS[source].index] = 0
    s.ask(RUN_EFFECT, p.seat, source, FLIP_TILE.number, len(p.space_tiles))
    draw_space_tiles(s, p, 1, source)


def flip_tile(s: TapestryState, p: Player, source: int, before: int) -> None:
    if len(p.space_tiles) == before:
        return
    if roll(s, p.seat, FLIP, 2) == FACE_UP:
        p.memo[COMPONENTS[source].index] = p.space_tiles[-1] + 1
        HOWL.run(s, p.seat, source, 1)
    else:
        s.ask(STEP, p.seat, source, ALL, BOTH_FREE)


def can_shrink(s: TapestryState, p: Player) -> bool:
    return len(retreatable(p, ALL)) > 0


def shrink(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A marker really goes back (p.29); then the new tile is explored on the mat."""
    s.ask(SPACE_TILE, p.seat, source, 1 << (p.memo[COMPONENTS[source].index] - 1))
    s.ask(BACK, p.seat, source, ALL, WITHOUT)


Mechanic("alien-tiles", alien_tiles)
Mechanic("alien-visit", alien_visit)
LAND: Final = Mechanic("land", land, can_land)
LANDED: Final = Mechanic("landed", landed)
VISIT: Final = OneOf("one-of", [LAND, effect("any")])
Mechanic("transform", transform)
FLIP_TILE: Final = Mechanic("flip-tile", flip_tile)
SHRINK: Final = Mechanic("shrink", shrink, can_shrink)
HOWL: Final = OneOf("one-of", [SHRINK, effect("vp 4")])
