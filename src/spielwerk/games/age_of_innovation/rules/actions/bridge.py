"""Bridges (AoI p.23) and annexes (AoI p.24): pieces that join and enlarge buildings."""

from typing import Final

from spielwerk.core.hexgrid import cells, offer_cells
from spielwerk.core.play import KIND, SEAT, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.age_of_innovation.rules.actions.common import begin_action, short_of, source_of
from spielwerk.games.age_of_innovation.rules.board import GRID, SITE_NAMES
from spielwerk.games.age_of_innovation.rules.building import add_annex
from spielwerk.games.age_of_innovation.rules.catalog import COST
from spielwerk.games.age_of_innovation.rules.frames import CHECK_CITY, TURN
from spielwerk.games.age_of_innovation.rules.gains import pay
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import LAND_BRIDGES
from spielwerk.games.terra.rules.bridges import BridgeVerb, lay_bridge
from spielwerk.games.terra.rules.verbs import HexVerb

OWN_BRIDGE_TOOLS: Final = 1


def bridge_sites(s: AgeState, p: Player, over_land: bool) -> list[int]:
    """Free sites with an own building on at least one end."""
    if not p.bridge_supply():
        return []
    sites = s.board.touched(s.board.printed_sites, p.buildings, s.bridged)
    if over_land:
        sites += s.board.touched(s.board.land_sites, p.buildings, s.bridged)
    return sites


class BuildBridge(BridgeVerb[AgeState]):
    """The effect of an action, or in a turn the tool-paid bridge of those who may cross land."""

    def candidates(self, s: AgeState, frame: Frame) -> list[int]:
        if frame[KIND] != TURN:
            return s.board.printed_sites
        may = s.players[frame[SEAT]].held.passive[LAND_BRIDGES]
        return sorted(s.board.printed_sites + s.board.land_sites) if may else []

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        p = s.players[frame[SEAT]]
        in_turn = frame[KIND] == TURN
        if in_turn and (not p.held.passive[LAND_BRIDGES] or p.tools < OWN_BRIDGE_TOOLS):
            return
        for site in bridge_sites(s, p, in_turn):
            out.append(self.base + site)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        reasons = super().refuse(s, frame, arg)
        if frame[KIND] == TURN:
            reasons += short_of(s.players[frame[SEAT]], tools=OWN_BRIDGE_TOOLS)
        return reasons

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        seat, source = frame[SEAT], source_of(frame)
        p = s.players[seat]
        begin_action(s, frame)
        if frame[KIND] == TURN:
            pay(s, p, 0, OWN_BRIDGE_TOOLS, 0, COST)
        s.ask(CHECK_CITY, seat, source, lay_bridge(s, p, arg, source))


class AddAnnex(HexVerb[AgeState]):
    """`annex HEX`: a neutral annex at an own building that has none; no building, but it may complete a city."""

    def candidates(self, s: AgeState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        return cells(p.buildings) if p.annexes else []

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        p = s.players[frame[SEAT]]
        if p.annexes:
            offer_cells(out, p.buildings & ~p.annexed, self.base)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[SEAT]]
        return [Reason("has-annex", {"hex": GRID.names[arg]})] if p.annexed >> arg & 1 else []

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        begin_action(s, frame)
        add_annex(s, s.players[frame[SEAT]], arg, COST)


BUILD_BRIDGE: Final = BuildBridge(SITE_NAMES)
ANNEX: Final = AddAnnex(GRID, "annex")
