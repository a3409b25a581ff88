"""Placing the first buildings (AoI p.6), neutral buildings (AoI p.9) and a free guild (AoI p.22)."""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.play import A, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.age_of_innovation.rules.actions.common import not_native, out_of_reach, short_of
from spielwerk.games.age_of_innovation.rules.board import GRID
from spielwerk.games.age_of_innovation.rules.building import (
    RING,
    TOOLS_PER_SPADE,
    build,
    change_terrain,
    distance,
    put,
)
from spielwerk.games.age_of_innovation.rules.catalog import COST, SETUP_RULE
from spielwerk.games.age_of_innovation.rules.frames import PLACE_AT_START, PLACE_NEUTRAL, TAKE_COMPETENCY
from spielwerk.games.age_of_innovation.rules.gains import pay
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import BUILDINGS, TOWER, UNIVERSITY
from spielwerk.games.terra.rules.reach import not_free_land
from spielwerk.games.terra.rules.verbs import HexWordVerb

KINDS: Final = len(BUILDINGS)


class Place(HexWordVerb[AgeState]):
    """`place HEX BUILDING`."""

    def __init__(self) -> None:
        super().__init__(GRID, "place", "building", BUILDINGS)

    def candidates(self, s: AgeState, frame: Frame) -> list[int]:
        kinds = cells(frame[A])
        return [self.arg(cell, kind) for cell in cells(s.board.map) for kind in kinds]

    def spots(self, s: AgeState, p: Player, how: int) -> int:
        if how != PLACE_NEUTRAL:
            return s.terrain[p.board] & ~s.built
        spots = 0
        area = p.reach & ~s.built
        most = min(RING // 2, p.tools // TOOLS_PER_SPADE[p.terraforming])
        for needed in range(most + 1):
            spots |= (s.terrain[(p.board + needed) % RING] | s.terrain[(p.board - needed) % RING]) & area
        return spots

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        _, seat, _, kinds, how = frame
        spots = cells(self.spots(s, s.players[seat], how))
        for kind in cells(kinds):
            for cell in spots:
                out.append(self.base + cell * KINDS + kind)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        _, seat, _, _, how = frame
        p = s.players[seat]
        cell, _ = self.parts(arg)
        if blocked := not_free_land(s, cell):
            return blocked
        if how == PLACE_NEUTRAL:
            spades = distance(p.board, s.terrain_at(cell))
            return out_of_reach(s, p, cell) + short_of(p, tools=spades * TOOLS_PER_SPADE[p.terraforming])
        return not_native(s, p, cell)

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        _, seat, source, _, how = frame
        p = s.players[seat]
        cell, kind = self.parts(arg)
        if how == PLACE_AT_START:
            put(s, p, cell, kind, kind == TOWER, SETUP_RULE)
            if kind == UNIVERSITY:
                s.ask(TAKE_COMPETENCY, p.seat, SETUP_RULE)
            return
        spades = distance(p.board, s.terrain_at(cell))
        if spades:
            pay(s, p, 0, spades * TOOLS_PER_SPADE[p.terraforming], 0, COST)
            change_terrain(s, p, cell, p.board, spades, source)
        build(s, p, cell, kind, how == PLACE_NEUTRAL, source)


PLACE_BUILDING: Final = Place()
