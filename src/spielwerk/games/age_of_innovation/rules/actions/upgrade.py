"""Upgrade a building (AoI p.13), also free of charge (appendices IV, VI), and downgrade a school to a guild."""

from typing import Final

from spielwerk.core.hexgrid import cells, offer_cells, without
from spielwerk.core.play import KIND, SEAT, SOURCE, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.age_of_innovation.rules.actions.common import begin_action, short_of, source_of
from spielwerk.games.age_of_innovation.rules.board import GRID
from spielwerk.games.age_of_innovation.rules.building import build
from spielwerk.games.age_of_innovation.rules.catalog import COST
from spielwerk.games.age_of_innovation.rules.frames import TAKE_COMPETENCY, TAKE_PALACE, TURN
from spielwerk.games.age_of_innovation.rules.gains import pay
from spielwerk.games.age_of_innovation.rules.holdings import refresh
from spielwerk.games.age_of_innovation.rules.planning import (
    GUILD_COINS,
    GUILD_COINS_WITH_NEIGHBOUR,
    UPGRADES,
    upgrade_to,
)
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import BUILDINGS, GUILD, PALACE, PIECES, SCHOOL, UNIVERSITY, WORKSHOP
from spielwerk.games.terra.rules.reach import adjacent, has_neighbour
from spielwerk.games.terra.rules.verbs import HexVerb, HexWordVerb

KINDS: Final = len(PIECES)


def own(p: Player, kind: int) -> int:
    """Buildings of the player's colour; neutral ones cannot be changed (AoI p.9)."""
    return without(p.at[kind], p.neutral)


def can_raise_guild(p: Player) -> bool:
    return p.stock[GUILD] > 0 and own(p, WORKSHOP) != 0


def can_downgrade(p: Player) -> bool:
    return p.stock[GUILD] > 0 and own(p, SCHOOL) != 0


def guild_coins(s: AgeState, p: Player, cell: int) -> int:
    return GUILD_COINS_WITH_NEIGHBOUR if has_neighbour(s, p, cell) else GUILD_COINS


class Upgrade(HexWordVerb[AgeState]):
    """`upgrade HEX BUILDING`: one step, paid in a turn, free as the effect of an action."""

    def __init__(self) -> None:
        super().__init__(GRID, "upgrade", "building", BUILDINGS[:KINDS])

    def candidates(self, s: AgeState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        kinds = range(GUILD, UNIVERSITY + 1) if frame[KIND] == TURN else range(GUILD, SCHOOL)
        return [self.arg(cell, kind) for cell in cells(p.buildings) for kind in kinds]

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        p = s.players[frame[SEAT]]
        if frame[KIND] != TURN:
            if p.stock[GUILD]:
                offer_cells(out, own(p, WORKSHOP), self.base + GUILD, KINDS)
            return
        for kind, below, tools, coins in UPGRADES:
            if p.tools < tools or not p.stock[kind]:
                continue
            spots = own(p, below)
            if p.coins < coins:
                if kind != GUILD or p.coins < GUILD_COINS_WITH_NEIGHBOUR:
                    continue
                spots &= adjacent(s, s.built & ~p.buildings)
            if spots:
                offer_cells(out, spots, self.base + kind, KINDS)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[SEAT]]
        cell, kind = self.parts(arg)
        _, below, tools, coins = upgrade_to(kind)
        reasons: list[Reason] = []
        if p.neutral >> cell & 1:
            reasons.append(Reason("neutral-building", {"hex": GRID.names[cell]}))
        elif not p.at[below] >> cell & 1:
            reasons.append(Reason("wrong-building", {"building": BUILDINGS[kind], "building_below": BUILDINGS[below]}))
        if not p.stock[kind]:
            reasons.append(Reason("none-left", {"building": BUILDINGS[kind]}))
        if frame[KIND] == TURN:
            reasons += short_of(p, tools=tools, coins=guild_coins(s, p, cell) if kind == GUILD else coins)
        return reasons

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        cell, kind = self.parts(arg)
        _, below, tools, coins = upgrade_to(kind)
        begin_action(s, frame)
        if frame[KIND] == TURN:
            pay(s, p, guild_coins(s, p, cell) if kind == GUILD else coins, tools, 0, COST)
        if kind == PALACE:
            s.ask(TAKE_PALACE, p.seat, COST)
        elif kind in (SCHOOL, UNIVERSITY):
            s.ask(TAKE_COMPETENCY, p.seat, COST)
        p.take_back(cell, below)
        build(s, p, cell, kind, False, source_of(frame))
        if kind == PALACE:
            refresh(s, p)  # a drafted tile works from now on, also for a city that the palace completes (AoI p.18)


class Downgrade(HexVerb[AgeState]):
    """`downgrade HEX`: a school becomes a guild, which counts as building a guild (AoI p.22)."""

    def candidates(self, s: AgeState, frame: Frame) -> list[int]:
        return cells(s.players[frame[SEAT]].buildings)

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        p = s.players[frame[SEAT]]
        if p.stock[GUILD]:
            offer_cells(out, own(p, SCHOOL), self.base)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[SEAT]]
        reasons: list[Reason] = []
        if p.neutral >> arg & 1:
            reasons.append(Reason("neutral-building", {"hex": GRID.names[arg]}))
        elif not p.at[SCHOOL] >> arg & 1:
            reasons.append(Reason("no-school-there", {"hex": GRID.names[arg]}))
        if not p.stock[GUILD]:
            reasons.append(Reason("none-left", {"building": "guild"}))
        return reasons

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        p.take_back(arg, SCHOOL)
        build(s, p, arg, GUILD, False, frame[SOURCE])


UPGRADE: Final = Upgrade()
DOWNGRADE_SCHOOL: Final = Downgrade(GRID, "downgrade")
