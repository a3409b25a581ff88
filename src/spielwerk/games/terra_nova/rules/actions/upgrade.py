"""Upgrade a building (TN p.6): house to trading post, trading post to either palace; free as the sea bears' special
action."""

from typing import Final

from spielwerk.core.hexgrid import cells, offer_cells
from spielwerk.core.play import KIND, SEAT, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.terra.rules.reach import adjacent, has_neighbour
from spielwerk.games.terra.rules.verbs import HexWordVerb
from spielwerk.games.terra_nova.rules.actions.common import short_of, source_of
from spielwerk.games.terra_nova.rules.actions.turn import begin_action
from spielwerk.games.terra_nova.rules.board import GRID
from spielwerk.games.terra_nova.rules.building import build
from spielwerk.games.terra_nova.rules.catalog import COST
from spielwerk.games.terra_nova.rules.frames import TURN
from spielwerk.games.terra_nova.rules.gains import pay_money
from spielwerk.games.terra_nova.rules.mats import (
    CHEAP_POST_MONEY,
    CHEAP_POST_MONEY_WITH_NEIGHBOUR,
    PALACE_MONEY,
    POST_MONEY,
    POST_MONEY_WITH_NEIGHBOUR,
)
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import (
    BUILDINGS,
    CHEAP_POSTS,
    HOUSE,
    LEFT_PALACE,
    POST,
    RIGHT_PALACE,
)

KINDS: Final = len(BUILDINGS) - POST
"""Trading post, left palace, right palace."""


def can_raise_post(p: Player) -> bool:
    return p.stock[POST] > 0 and p.at[HOUSE] != 0


def post_money(p: Player, neighbour: bool) -> int:
    if p.held.passive[CHEAP_POSTS]:
        return CHEAP_POST_MONEY_WITH_NEIGHBOUR if neighbour else CHEAP_POST_MONEY
    return POST_MONEY_WITH_NEIGHBOUR if neighbour else POST_MONEY


def cost(s: NovaState, p: Player, cell: int, kind: int) -> int:
    return post_money(p, has_neighbour(s, p, cell)) if kind == POST else PALACE_MONEY


class Upgrade(HexWordVerb[NovaState]):
    """`upgrade HEX trading-post`, `upgrade HEX left-palace`, `upgrade HEX right-palace`."""

    def __init__(self) -> None:
        super().__init__(GRID, "upgrade", "building", BUILDINGS[POST:])

    def wanted(self, arg: int) -> tuple[int, int]:
        """The cell and the kind of building."""
        cell, above_house = self.parts(arg)
        return cell, above_house + POST

    def candidates(self, s: NovaState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        kinds = range(KINDS) if frame[KIND] == TURN else range(1)
        return [self.arg(cell, kind) for cell in cells(p.buildings) for kind in kinds]

    def offer(self, s: NovaState, frame: Frame, out: Moves) -> None:
        p = s.players[frame[SEAT]]
        base = self.base
        spots = p.at[HOUSE] if p.stock[POST] else 0
        if spots and frame[KIND] == TURN and p.money < post_money(p, False):
            if p.money >= post_money(p, True):
                spots &= adjacent(s, s.built & ~p.buildings)
            else:
                spots = 0
        offer_cells(out, spots, base, KINDS)
        if frame[KIND] == TURN and p.money >= PALACE_MONEY:
            for cell in cells(p.at[POST]):
                for kind in (LEFT_PALACE, RIGHT_PALACE):
                    if p.stock[kind]:
                        out.append(base + cell * KINDS + kind - POST)

    def refuse(self, s: NovaState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[SEAT]]
        cell, kind = self.wanted(arg)
        below = HOUSE if kind == POST else POST
        reasons: list[Reason] = []
        if not p.at[below] >> cell & 1:
            reasons.append(
                Reason(
                    "wrong-building",
                    {"hex": GRID.names[cell], "building": BUILDINGS[kind], "needs": BUILDINGS[below]},
                )
            )
        if not p.stock[kind]:
            reasons.append(Reason("none-left", {"building": BUILDINGS[kind]}))
        return reasons + short_of(p, money=cost(s, p, cell, kind)) if frame[KIND] == TURN else reasons

    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        cell, kind = self.wanted(arg)
        begin_action(s, frame)
        if frame[KIND] == TURN:
            pay_money(s, p, cost(s, p, cell, kind), COST)
        p.take_back(cell, HOUSE if kind == POST else POST)
        build(s, p, cell, kind, source_of(frame))


UPGRADE: Final = Upgrade()
