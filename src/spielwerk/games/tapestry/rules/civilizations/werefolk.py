"""The Werefolk flip a space tile: face up it may be explored for a step back, face down it brings an advance (p.14)."""

from typing import Final

from spielwerk.core.play import frame_of
from spielwerk.games.tapestry.rules.actions.explore import SPACE_TILE_NAMES
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.items import effect
from spielwerk.games.tapestry.rules.effects.kinds import OneOf
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import BACK, RUN_EFFECT, SPACE_TILE, STEP
from spielwerk.games.tapestry.rules.gains import draw_space_tiles, roll
from spielwerk.games.tapestry.rules.mat import Place
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import every_track, retreatable
from spielwerk.games.tapestry.rules.words import ALL_TRACKS, BOTH_FREE, WITHOUT

FLIP: Final = 3
"""In events: the tile that the Werefolk flip, after the three dice."""
FACE_UP: Final = 0
TILE: Final = Place("tile", ("no-tile", *SPACE_TILE_NAMES))
"""The tile that was drawn and flipped face up."""


def transform(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A space tile is drawn and flipped: face up it may be explored for a step back, face down it brings an advance."""
    TILE.set(p, 0)
    s.ask(RUN_EFFECT, p.seat, source, FLIP_TILE.number, len(p.space_tiles))
    draw_space_tiles(s, p, 1, source)


def flip_tile(s: TapestryState, p: Player, source: int, before: int) -> None:
    if len(p.space_tiles) == before:
        return
    if roll(s, p.seat, FLIP, 2) == FACE_UP:
        TILE.set(p, p.space_tiles[-1] + 1)
        HOWL.run(s, p.seat, source, 1)
    else:
        s.ask(STEP, p.seat, source, every_track(s), BOTH_FREE)


def can_shrink(s: TapestryState, p: Player) -> bool:
    return len(retreatable(p, ALL_TRACKS)) > 0


def shrink(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A marker really goes back (p.29); then the new tile is explored on the mat."""
    tile = 1 << (TILE.get(p) - 1)
    s.ask_in_order(
        [frame_of(BACK, p.seat, source, every_track(s), WITHOUT), frame_of(SPACE_TILE, p.seat, source, tile)]
    )


FLIP_TILE: Final = Mechanic("flip-tile", flip_tile)
SHRINK: Final = Mechanic("shrink", shrink, can_shrink)
HOWL: Final = OneOf("one-of", [SHRINK, effect("vp 4")])

ROW: Final = Civilization(
    "werefolk",
    "p.14",
    mat=(TILE,),
    box="fantasies-and-futures",
    status="english-mat",
    income=Mechanic("transform", transform),
    turns=EVERY_INCOME,
)
