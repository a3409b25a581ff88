"""Terraform and Build (AoI p.11, p.12): transform spaces, build a workshop, tunnel and fly to get there."""

from typing import Final

from spielwerk.core.hexgrid import cells, offer_cells, without
from spielwerk.core.play import KIND, SEAT, Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.age_of_innovation.rules.actions.common import (
    begin_action,
    not_native,
    out_of_reach,
    short_of,
    source_of,
)
from spielwerk.games.age_of_innovation.rules.actions.spades import (
    MAY_BUILD,
    MAY_BUY,
    MAY_JUMP,
    MAY_SPLIT,
    STARTED,
    WORKSHOP_FREE_ANYWHERE,
    dig_operand,
    first_of,
    flags_of,
    free_spades,
    lose_spades,
    only_of,
)
from spielwerk.games.age_of_innovation.rules.board import GRID
from spielwerk.games.age_of_innovation.rules.building import (
    RING,
    TOOLS_PER_SPADE,
    build,
    change_terrain,
    distance,
)
from spielwerk.games.age_of_innovation.rules.catalog import COST
from spielwerk.games.age_of_innovation.rules.frames import DIG, TURN
from spielwerk.games.age_of_innovation.rules.gains import fire, pay
from spielwerk.games.age_of_innovation.rules.planning import WORKSHOP_COINS, WORKSHOP_TOOLS
from spielwerk.games.age_of_innovation.rules.reach import jump_targets
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import (
    FLEW,
    FLIGHT,
    TERRAINS,
    TUNNEL,
    TUNNELLED,
    WORKSHOP,
)
from spielwerk.games.terra.rules.circle import step_towards
from spielwerk.games.terra.rules.reach import not_free_land
from spielwerk.games.terra.rules.verbs import HexVerb, HexWordVerb


def elsewhere(frame: Frame) -> list[Reason]:
    """The reason against any space other than the one jumped to."""
    only = only_of(frame)
    return [Reason("jump-elsewhere", {"hex": GRID.names[only]})] if only >= 0 else []


def spades_allowed(spades: int, needed: int, free: int, flags: int, buyable: int) -> bool:
    """Whether exactly this many of the spades that native terrain needs may be used on one space."""
    if free == 0:
        return spades <= buyable
    if spades == needed:
        return needed - free <= buyable
    # Stopping short of native terrain leaves no spades for another space, so all of them must be used.
    return spades == free or (spades < free and flags & MAY_SPLIT != 0)


def buyable_spades(p: Player, flags: int) -> int:
    return p.tools // TOOLS_PER_SPADE[p.terraforming] if flags & MAY_BUY else 0


class Transform(HexWordVerb[AgeState]):
    """`transform HEX TERRAIN`: use spades on one space."""

    def __init__(self) -> None:
        super().__init__(GRID, "transform", "terrain", TERRAINS)

    def candidates(self, s: AgeState, frame: Frame) -> list[int]:
        return [self.arg(cell, terrain) for cell in cells(s.board.land) for terrain in range(RING)]

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        flags = flags_of(frame)
        free = free_spades(frame)
        if free == 0 and flags & STARTED:
            return
        p = s.players[frame[SEAT]]
        buyable = buyable_spades(p, flags)
        if free + buyable == 0:
            return
        only = only_of(frame)
        area = without(1 << only if only >= 0 else p.reach, s.built)
        home = p.board
        for needed in range(1, 4):
            after = s.terrain[(home + needed) % RING] & area
            before = s.terrain[(home - needed) % RING] & area
            if not (after or before):
                continue
            for spades in range(1, needed + 1):
                if spades_allowed(spades, needed, free, flags, buyable):
                    left = needed - spades
                    offer_cells(out, after, self.base + (home + left) % RING, RING)
                    offer_cells(out, before, self.base + (home - left) % RING, RING)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[SEAT]]
        cell, terrain = self.parts(arg)
        flags, free, only = flags_of(frame), free_spades(frame), only_of(frame)
        if free == 0 and flags & STARTED:
            return [Reason("no-spades-left")]
        if blocked := not_free_land(s, cell):
            return blocked
        reasons: list[Reason] = []
        if cell != only:
            reasons += elsewhere(frame) or out_of_reach(s, p, cell)
        now = s.terrain_at(cell)
        if now == p.board:
            return [*reasons, Reason("native-already", {"hex": GRID.names[cell]})]
        if terrain == now:
            return [*reasons, Reason("terrain-already", {"hex": GRID.names[cell], "terrain": TERRAINS[now]})]
        needed = distance(p.board, now)
        spades = next((n for n in range(1, needed + 1) if step_towards(RING, p.board, now, n) == terrain), 0)
        if not spades:
            return [*reasons, Reason("not-towards-home", {"terrain": TERRAINS[now], "terrain_to": TERRAINS[terrain]})]
        buyable = buyable_spades(p, flags)
        if spades_allowed(spades, needed, free, flags, buyable):
            return reasons
        if free and spades < needed and spades < free:
            return [*reasons, Reason("spades-left-over", {"spades": free - spades})]
        if free and spades < needed:
            return [*reasons, Reason("buy-only-for-home", {"spades": spades - free})]
        bought = spades - free
        if not flags & MAY_BUY:
            return [*reasons, Reason("no-buying-spades", {"needs": spades, "has": free})]
        return [*reasons, *short_of(p, tools=bought * TOOLS_PER_SPADE[p.terraforming])]

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        cell, terrain = self.parts(arg)
        flags, free, first = flags_of(frame), free_spades(frame), first_of(frame)
        begin_action(s, frame)
        spades = distance(p.board, s.terrain_at(cell)) - distance(p.board, terrain)
        bought = max(0, spades - free)
        source = source_of(frame)
        pay(s, p, 0, bought * TOOLS_PER_SPADE[p.terraforming], 0, COST)
        free = max(0, free - spades)
        native = terrain == p.board
        if native and first < 0:
            first = cell
        if not native and not flags & MAY_SPLIT:
            free = 0
        if free or (flags & MAY_BUILD and first >= 0) or flags & WORKSHOP_FREE_ANYWHERE:
            s.ask(DIG, p.seat, source, free, dig_operand(flags & ~MAY_JUMP | STARTED, first))
        change_terrain(s, p, cell, terrain, spades, source)


class BuildWorkshop(HexVerb[AgeState]):
    """`build HEX`: a workshop on native terrain (AoI p.12)."""

    def __init__(self, transform: Transform) -> None:
        super().__init__(GRID, "build")
        self.transform = transform

    def candidates(self, s: AgeState, frame: Frame) -> list[int]:
        return cells(s.board.map)

    def spots(self, s: AgeState, p: Player, frame: Frame) -> int:
        """Where the building may stand, ignoring terrain and cost."""
        if frame[KIND] == TURN:
            return p.reach
        first, only = first_of(frame), only_of(frame)
        if only >= 0:
            return 1 << only
        if flags_of(frame) & WORKSHOP_FREE_ANYWHERE:
            return p.reach | (1 << first if first >= 0 else 0)
        if first >= 0:
            return 1 << first
        return 0 if flags_of(frame) & STARTED else p.reach

    def spades_first(self, s: AgeState, frame: Frame) -> bool:
        """Once one of several spades is used, the others come before the workshop (AoI p.12), if a space can take them.

        The action may also be used for a workshop only (AoI p.11): then all its spades are lost.
        """
        if not free_spades(frame) or not flags_of(frame) & STARTED:
            return False
        possible = Moves()
        self.transform.offer(s, frame, possible)
        return len(possible) > 0

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        p = s.players[frame[SEAT]]
        if not p.stock[WORKSHOP]:
            return
        if frame[KIND] == DIG:
            flags = flags_of(frame)
            if not flags & MAY_BUILD or self.spades_first(s, frame):
                return
            free_of_charge = flags & WORKSHOP_FREE_ANYWHERE != 0
        else:
            free_of_charge = False
        if not free_of_charge and (p.coins < WORKSHOP_COINS or p.tools < WORKSHOP_TOOLS):
            return
        offer_cells(out, without(self.spots(s, p, frame) & s.terrain[p.board], s.built), self.base)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[SEAT]]
        flags = flags_of(frame)
        if not flags & MAY_BUILD:
            return [Reason("no-building-now")]
        reasons = not_free_land(s, arg) or not_native(s, p, arg)
        if frame[KIND] == DIG and self.spades_first(s, frame):
            reasons.append(Reason("spades-first", {"spades": free_spades(frame)}))
        if not self.spots(s, p, frame) >> arg & 1:
            reasons += elsewhere(frame) or out_of_reach(s, p, arg) or [Reason("only-first-space")]
        if not p.stock[WORKSHOP]:
            reasons.append(Reason("none-left", {"building": "workshop"}))
        if not flags & WORKSHOP_FREE_ANYWHERE:
            reasons += short_of(p, coins=WORKSHOP_COINS, tools=WORKSHOP_TOOLS)
        return reasons

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        begin_action(s, frame)
        if not flags_of(frame) & WORKSHOP_FREE_ANYWHERE:
            pay(s, p, WORKSHOP_COINS, WORKSHOP_TOOLS, 0, COST)
        lose_spades(s, frame)
        build(s, p, arg, WORKSHOP, False, source_of(frame))


class Jump(HexVerb[AgeState]):
    """`tunnel HEX` and `fly HEX`: reach a space over others, once per action, and then act there (AoI p.20, p.22)."""

    def __init__(self, name: str, passive: int, tools: int, scholars: int, trigger: int) -> None:
        super().__init__(GRID, name)
        self.passive = passive
        self.tools = tools
        self.scholars = scholars
        self.trigger = trigger

    def candidates(self, s: AgeState, frame: Frame) -> list[int]:
        return cells(s.board.map) if s.players[frame[SEAT]].held.passive[self.passive] else []

    def can_act(self, s: AgeState, p: Player, frame: Frame, cell: int) -> bool:
        """Whether anything could be done on the space once the jump is paid for."""
        flags, free = flags_of(frame), free_spades(frame)
        tools = p.tools - self.tools
        if s.terrain[p.board] >> cell & 1:
            if flags & WORKSHOP_FREE_ANYWHERE:
                return p.stock[WORKSHOP] > 0
            return (
                flags & MAY_BUILD != 0
                and p.stock[WORKSHOP] > 0
                and tools >= WORKSHOP_TOOLS
                and p.coins >= WORKSHOP_COINS
            )
        return free > 0 or (flags & MAY_BUY != 0 and tools >= TOOLS_PER_SPADE[p.terraforming])

    def open_to(self, p: Player, frame: Frame) -> bool:
        flags = flags_of(frame)
        return (
            p.held.passive[self.passive] > 0 and flags & MAY_JUMP != 0 and flags & STARTED == 0 and only_of(frame) < 0
        )

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        p = s.players[frame[SEAT]]
        if (
            p.held.passive[self.passive]
            and p.tools >= self.tools
            and p.scholars >= self.scholars
            and self.open_to(p, frame)
        ):
            for cell in cells(jump_targets(s, p, p.held.passive[self.passive]) & ~s.built):
                if self.can_act(s, p, frame, cell):
                    out.append(self.base + cell)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[SEAT]]
        if not self.open_to(p, frame):
            return [Reason("no-jump-now")]
        reasons = not_free_land(s, arg)
        if not jump_targets(s, p, p.held.passive[self.passive]) >> arg & 1:
            reasons.append(Reason("no-jump-there", {"hex": GRID.names[arg]}))
        reasons += short_of(p, tools=self.tools, scholars=self.scholars)
        if not reasons and not self.can_act(s, p, frame, arg):
            reasons.append(Reason("nothing-to-do-there", {"hex": GRID.names[arg]}))
        return reasons

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        begin_action(s, frame)
        pay(s, p, 0, self.tools, self.scholars, COST)
        rest = dig_operand(flags_of(frame) & ~MAY_JUMP, only=arg)
        s.ask(DIG, p.seat, source_of(frame), free_spades(frame), rest)
        fire(s, p, self.trigger)


TRANSFORM: Final = Transform()
BUILD: Final = BuildWorkshop(TRANSFORM)
TUNNEL_TO: Final = Jump("tunnel", TUNNEL, 1, 0, TUNNELLED)
FLY_TO: Final = Jump("fly", FLIGHT, 0, 1, FLEW)
VERBS: Final[list[Verb[AgeState]]] = [BUILD, TRANSFORM, TUNNEL_TO, FLY_TO]


def can_dig(s: AgeState, p: Player, spades: int, flags: int) -> bool:
    """Whether free spades would be of any use."""
    if p.reach & s.board.land & ~s.built & ~s.terrain[p.board]:
        return True
    frame = (DIG, p.seat, COST, spades, dig_operand(flags, -1, -1))
    found = Moves()
    for verb in VERBS:
        verb.offer(s, frame, found)
    return len(found) > 0
