"""Placing without the ordinary action: first houses (TN p.2), neutral houses (TN p.10), gifts (TN p.11, p.12)."""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.play import Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.games.terra_nova.rules.actions.common import not_free_land, out_of_reach
from spielwerk.games.terra_nova.rules.board import GRID
from spielwerk.games.terra_nova.rules.building import build, change_terrain, put, put_neutral
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
    """Whether the piece is there and has a space to go to."""
    kind = POST if how == PLACE_POST_IN_REACH else HOUSE
    return p.stock[kind] > 0 and spots(s, p, how, 0) != 0


class Place(Verb[NovaState]):
    """`place HEX`: what is placed, the question says."""

    def __init__(self) -> None:
        super().__init__("place", GRID.size, ("hex",))

    def words(self, arg: int) -> str:
        return GRID.names[arg]

    def candidates(self, s: NovaState, frame: Frame) -> list[int]:
        return cells(s.board.land)

    def offer(self, s: NovaState, frame: Frame, out: list[int]) -> None:
        for cell in cells(spots(s, s.players[frame[1]], frame[3], frame[4])):
            out.append(self.base + cell)

    def refuse(self, s: NovaState, frame: Frame, arg: int) -> list[Reason]:
        p, how = s.players[frame[1]], frame[3]
        name = GRID.names[arg]
        if blocked := not_free_land(s, arg):
            return blocked
        if spots(s, p, how, frame[4]) >> arg & 1:
            return []
        if how == PLACE_NEUTRAL:
            return [Reason("no-mark", {"hex": name, "terrain": TERRAINS[frame[4]]})]
        if how == PLACE_EDGE:
            return [Reason("not-edge", {"hex": name})]
        if how == PLACE_POST_IN_REACH:
            return out_of_reach(p, arg)
        return [Reason("not-home", {"hex": name, "terrain": TERRAINS[s.terrain_at(arg)]})]

    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        p, how = s.players[frame[1]], frame[3]
        if how == PLACE_NEUTRAL:
            put_neutral(s, p.seat, arg, frame[4])
        elif how == PLACE_AT_START:
            put(s, p, arg, HOUSE, SETUP_RULE)
        else:
            if s.terrain_at(arg) != p.home:
                change_terrain(s, p, arg, frame[2])
            build(s, p, arg, POST if how == PLACE_POST_IN_REACH else HOUSE, frame[2])


PLACE_PIECE: Final = Place()
