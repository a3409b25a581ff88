"""Build a bridge (TN p.8)."""

from typing import Final

from spielwerk.core.play import KIND, SEAT, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.terra.rules.bridges import BridgeVerb, lay_bridge
from spielwerk.games.terra_nova.rules.actions.common import short_of, source_of
from spielwerk.games.terra_nova.rules.actions.turn import begin_action
from spielwerk.games.terra_nova.rules.board import SITE_NAMES
from spielwerk.games.terra_nova.rules.catalog import COST
from spielwerk.games.terra_nova.rules.frames import CHECK_CITIES, TURN
from spielwerk.games.terra_nova.rules.gains import pay_money
from spielwerk.games.terra_nova.rules.mats import BRIDGE_MONEY
from spielwerk.games.terra_nova.rules.state import NovaState, Player


def bridge_sites(s: NovaState, p: Player) -> list[int]:
    """Free printed sites with an own building on at least one end."""
    if not p.bridge_supply():
        return []
    return s.board.touched(s.board.sites, p.buildings, s.bridged)


class BuildBridge(BridgeVerb[NovaState]):
    """Paid in a turn, free as the effect of a power action."""

    def candidates(self, s: NovaState, frame: Frame) -> list[int]:
        return s.board.sites

    def offer(self, s: NovaState, frame: Frame, out: Moves) -> None:
        p = s.players[frame[SEAT]]
        if frame[KIND] != TURN or p.money >= BRIDGE_MONEY:
            for site in bridge_sites(s, p):
                out.append(self.base + site)

    def refuse(self, s: NovaState, frame: Frame, arg: int) -> list[Reason]:
        reasons = super().refuse(s, frame, arg)
        if frame[KIND] == TURN:
            reasons += short_of(s.players[frame[SEAT]], money=BRIDGE_MONEY)
        return reasons

    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        begin_action(s, frame)
        if frame[KIND] == TURN:
            pay_money(s, p, BRIDGE_MONEY, COST)
        s.ask(CHECK_CITIES, p.seat, 0, lay_bridge(s, p, arg, source_of(frame)))


BUILD_BRIDGE: Final = BuildBridge(SITE_NAMES)
