"""Placing without the ordinary action: first houses (TN p.2), neutral houses (TN p.10), gifts (TN p.11, p.12)."""

from typing import Final

from spielwerk.core.hexgrid import cells, offer_cells
from spielwerk.core.play import Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.terra.rules.building import lay_terrain
from spielwerk.games.terra.rules.reach import not_free_land
from spielwerk.games.terra.rules.verbs import HexVerb
from spielwerk.games.terra_nova.rules.actions.common import out_of_reach
from spielwerk.games.terra_nova.rules.board import GRID
from spielwerk.games.terra_nova.rules.building import build, put, put_neutral
from spielwerk.games.terra_nova.rules.catalog import SETUP_RULE
from spielwerk.games.terra_nova.rules.frames import (
    PLACE_AT_START,
    PLACE_EDGE,
    PLACE_HOME_ANYWHERE,
    PLACE_NEUTRAL,
    PLACE_POST_IN_REACH,
)
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import HOUSE, POST, TERRAINS


def neutral_spots(s: NovaState, terrain: int) -> int:
    """Free marked spaces that still show their colour's terrain; a terrain tile covers the mark."""
    return s.board.marked & s.board.terrain[terrain] & s.terrain[terrain] & ~s.built


def spots(s: NovaState, p: Player, how: int, terrain: int) -> int:
    if how == PLACE_NEUTRAL:
        return neutral_spots(s, terrain)
    if how in (PLACE_AT_START, PLACE_HOME_ANYWHERE):
        return s.terrain[p.home] & ~s.built
    if how == PLACE_EDGE:
        return s.board.edge & ~s.built
    return p.reach & ~s.built


def can_place(s: NovaState, p: Player, how: int) -> bool:
    """Whether the piece is available and has a space to go to."""
    kind = POST if how == PLACE_POST_IN_REACH else HOUSE
    return p.stock[kind] > 0 and spots(s, p, how, 0) != 0


class Place(HexVerb[NovaState]):
    """`place HEX`; the question determines what is placed."""

    def candidates(self, s: NovaState, frame: Frame) -> list[int]:
        return cells(s.board.land)

    def offer(self, s: NovaState, frame: Frame, out: Moves) -> None:
        _, seat, _, how, terrain = frame
        offer_cells(out, spots(s, s.players[seat], how, terrain), self.base)

    def refuse(self, s: NovaState, frame: Frame, arg: int) -> list[Reason]:
        _, seat, _, how, terrain = frame
        p = s.players[seat]
        name = GRID.names[arg]
        if blocked := not_free_land(s, arg):
            return blocked
        if spots(s, p, how, terrain) >> arg & 1:
            return []
        if how == PLACE_NEUTRAL:
            return [Reason("no-mark", {"hex": name, "terrain": TERRAINS[terrain]})]
        if how == PLACE_EDGE:
            return [Reason("not-edge", {"hex": name})]
        if how == PLACE_POST_IN_REACH:
            return out_of_reach(p, arg)
        return [Reason("not-home", {"hex": name, "terrain": TERRAINS[s.terrain_at(arg)]})]

    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        _, seat, source, how, terrain = frame
        p = s.players[seat]
        if how == PLACE_NEUTRAL:
            put_neutral(s, seat, arg, terrain)
        elif how == PLACE_AT_START:
            put(s, p, arg, HOUSE, SETUP_RULE)
        else:
            if s.terrain_at(arg) != p.home:
                lay_terrain(s, p, arg, p.home, source)
            build(s, p, arg, POST if how == PLACE_POST_IN_REACH else HOUSE, source)


PLACE_PIECE: Final = Place(GRID, "place")
