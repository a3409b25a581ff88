"""Improve shipping (TN p.8)."""

from typing import Final

from spielwerk.core.play import SEAT, Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.terra.rules.gains import gain_vp
from spielwerk.games.terra.rules.reach import refresh_reach
from spielwerk.games.terra_nova.rules.actions.common import short_of
from spielwerk.games.terra_nova.rules.actions.turn import begin_action
from spielwerk.games.terra_nova.rules.catalog import COST, SHIPPING
from spielwerk.games.terra_nova.rules.gains import fire, pay_money
from spielwerk.games.terra_nova.rules.mats import SHIPPING_MONEY
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import SAILED, SHIPPING_STEP


def can_sail(s: NovaState, p: Player) -> bool:
    return p.shipping < s.mat(p).shipping_top


def shipping_step(s: NovaState, p: Player, source: int) -> None:
    """One step with its points; at the end of the track nothing happens."""
    if can_sail(s, p):
        p.shipping += 1
        s.tell(SAILED, p.seat, p.shipping, 0, source)
        refresh_reach(s, p)
        gain_vp(s, p, s.mat(p).shipping_points[p.shipping], SHIPPING)
        fire(s, p, SHIPPING_STEP)


class ImproveShipping(Verb[NovaState]):
    """`improve-shipping`."""

    def __init__(self) -> None:
        super().__init__("improve-shipping", 1)

    def offer(self, s: NovaState, frame: Frame, out: Moves) -> None:
        p = s.players[frame[SEAT]]
        if p.money >= SHIPPING_MONEY and can_sail(s, p):
            out.append(self.base)

    def refuse(self, s: NovaState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[SEAT]]
        top = [] if can_sail(s, p) else [Reason("track-at-top", {"n": p.shipping})]
        return top + short_of(p, money=SHIPPING_MONEY)

    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        begin_action(s, frame)
        pay_money(s, p, SHIPPING_MONEY, COST)
        shipping_step(s, p, COST)


IMPROVE_SHIPPING: Final = ImproveShipping()
