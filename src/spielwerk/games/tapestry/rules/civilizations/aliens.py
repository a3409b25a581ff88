"""The Aliens land on space tiles: one lies on their mat, and each visit exchanges it (p.14)."""

from typing import Final

from spielwerk.core.play import frame_of
from spielwerk.games.tapestry.rules.actions.explore import SPACE_TILE_NAMES
from spielwerk.games.tapestry.rules.catalog import COST, Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.items import effect
from spielwerk.games.tapestry.rules.effects.kinds import OneOf
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import PAY, RUN_EFFECT, SPACE_TILE
from spielwerk.games.tapestry.rules.gains import draw_space_tiles
from spielwerk.games.tapestry.rules.holdings import refresh
from spielwerk.games.tapestry.rules.mat import Place
from spielwerk.games.tapestry.rules.state import Player, TapestryState

TILE: Final = Place("tile", ("no-tile", *SPACE_TILE_NAMES, "discarded"))
"""The tile on the mat; `discarded` if one has left it in this turn."""
DISCARDED: Final = TILE.most
START_TILES: Final = 4


def alien_tiles(s: TapestryState, p: Player, source: int, times: int) -> None:
    draw_space_tiles(s, p, START_TILES, source)


def alien_visit(s: TapestryState, p: Player, source: int, times: int) -> None:
    """The tile on the mat is discarded; another one may be explored there, at a price if one was discarded, or a
    resource is gained."""
    if TILE.get(p):
        p.explored = [tile for tile in p.explored if tile != TILE.get(p) - 1]
        refresh(p)
    TILE.set(p, DISCARDED if TILE.get(p) else 0)
    VISIT.run(s, p.seat, source, 1)


def can_land(s: TapestryState, p: Player) -> bool:
    price = TILE.get(p) == DISCARDED
    return len(p.space_tiles) > 0 and (not price or sum(p.res) > 0)


def land(s: TapestryState, p: Player, source: int, times: int) -> None:
    to_pay = [frame_of(PAY, p.seat, COST, 1)] if TILE.get(p) == DISCARDED else []
    s.ask_in_order(
        [
            *to_pay,
            frame_of(SPACE_TILE, p.seat, source, sum([1 << tile for tile in p.space_tiles])),
            frame_of(RUN_EFFECT, p.seat, source, LANDED.number, 1),
        ]
    )


def landed(s: TapestryState, p: Player, source: int, times: int) -> None:
    TILE.set(p, p.explored[-1] + 1)


LAND: Final = Mechanic("land", land, can_land)
LANDED: Final = Mechanic("landed", landed)
VISIT: Final = OneOf("one-of", [LAND, effect("any")])

ROW: Final = Civilization(
    "aliens",
    "p.14",
    mat=(TILE,),
    box="plans-and-ploys",
    income=Mechanic("alien-visit", alien_visit),
    turns=EVERY_INCOME,
    gained=Mechanic("alien-tiles", alien_tiles),
)
