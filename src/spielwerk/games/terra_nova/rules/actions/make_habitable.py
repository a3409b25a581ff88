"""Make habitable and build (TN p.5, p.6): build a house on home terrain, or transform a space and then build there.

In a turn all spades are bought. Other actions bring free spades: then the question DIG carries how many are left, and
in its last operand the flags below and the (at most two) spaces transformed, one of which may be built on.
"""

from typing import Final

from spielwerk.core.hexgrid import cells, offer_cells, without
from spielwerk.core.play import KIND, SEAT, SOURCE, A, B, Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.terra.rules.building import lay_terrain
from spielwerk.games.terra.rules.reach import not_free_land
from spielwerk.games.terra.rules.verbs import HexVerb
from spielwerk.games.terra_nova.rules.actions.common import out_of_reach, short_of, source_of
from spielwerk.games.terra_nova.rules.actions.turn import begin_action
from spielwerk.games.terra_nova.rules.board import GRID
from spielwerk.games.terra_nova.rules.building import build, dig, spades_needed
from spielwerk.games.terra_nova.rules.catalog import COST
from spielwerk.games.terra_nova.rules.frames import DIG
from spielwerk.games.terra_nova.rules.gains import pay_money
from spielwerk.games.terra_nova.rules.mats import HOUSE_MONEY, SPADE_MONEY
from spielwerk.games.terra_nova.rules.state import NONE, NovaState, Player
from spielwerk.games.terra_nova.rules.words import HOUSE, LOST, LOST_SPADES, ONE_SPADE, RING, TERRAINS

MAY_BUY: Final = 1
"""Missing spades may be bought."""
MAY_BUILD_ONLY: Final = 2
"""A house on existing home terrain is a possible use of the action, too."""
NEXT_DOOR: Final = 4
"""No spades at all: one adjacent space on the same continent becomes home (TN p.12)."""
STARTED: Final = 8
FULL_ACTION: Final = MAY_BUY | MAY_BUILD_ONLY
TWO_SPADES: Final = 0
"""The two free spades of the most expensive power action: nothing may be bought, something must be transformed (TN
p.8)."""

FIRST: Final = 8
SECOND: Final = 16
BYTE: Final = 255


def dig_operand(flags: int, first: int = NONE, second: int = NONE) -> int:
    """The flags and the spaces transformed in one number; flags_of, first_of and second_of read them."""
    return flags | (first + 1) << FIRST | (second + 1) << SECOND


def free_spades(frame: Frame) -> int:
    return frame[A] if frame[KIND] == DIG else 0


def flags_of(frame: Frame) -> int:
    return frame[B] & BYTE if frame[KIND] == DIG else FULL_ACTION


def first_of(frame: Frame) -> int:
    return (frame[B] >> FIRST & BYTE) - 1 if frame[KIND] == DIG else NONE


def second_of(frame: Frame) -> int:
    return (frame[B] >> SECOND & BYTE) - 1 if frame[KIND] == DIG else NONE


def transformed(frame: Frame) -> int:
    """The spaces this action has made habitable."""
    mask = 0
    for cell in (first_of(frame), second_of(frame)):
        if cell != NONE:
            mask |= 1 << cell
    return mask


def area_of(s: NovaState, p: Player, flags: int) -> int:
    """Where spaces may be transformed. Spaces transformed earlier do not extend it: reach comes from buildings."""
    if flags & NEXT_DOOR:
        return GRID.expand(p.buildings) & s.board.land
    return p.reach


def most_spades(p: Player, free: int, flags: int) -> int:
    """How many spades one space may take."""
    return free + p.money // SPADE_MONEY if flags & MAY_BUY else free


class Transform(HexVerb[NovaState]):
    """`transform HEX`: another terrain becomes the player's home terrain."""

    def candidates(self, s: NovaState, frame: Frame) -> list[int]:
        return cells(s.board.land)

    def spots(self, s: NovaState, p: Player, free: int, flags: int) -> int:
        """The spaces that can be transformed with the available spades."""
        if free == 0 and flags & STARTED:
            return 0
        most = most_spades(p, free, flags)
        if most == 0 and not flags & NEXT_DOOR:
            return 0
        area = without(area_of(s, p, flags), s.built | s.terrain[p.home])
        if most == 1 and not flags & NEXT_DOOR and not p.held.passive[ONE_SPADE]:
            area &= s.terrain[(p.home + 1) % RING] | s.terrain[(p.home - 1) % RING]
        return area

    def offer(self, s: NovaState, frame: Frame, out: Moves) -> None:
        offer_cells(out, self.spots(s, s.players[frame[SEAT]], free_spades(frame), flags_of(frame)), self.base)

    def refuse(self, s: NovaState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[SEAT]]
        flags, free = flags_of(frame), free_spades(frame)
        if free == 0 and flags & STARTED:
            return [Reason("no-spades-left")]
        if blocked := not_free_land(s, arg):
            return blocked
        if s.terrain[p.home] >> arg & 1:
            return [Reason("home-already", {"hex": GRID.names[arg]})]
        if flags & NEXT_DOOR:
            return [] if area_of(s, p, flags) >> arg & 1 else [Reason("not-next-door", {"hex": GRID.names[arg]})]
        reasons = out_of_reach(p, arg)
        needed = spades_needed(p, s.terrain_at(arg))
        if needed > most_spades(p, free, flags):
            if flags & MAY_BUY:
                reasons += short_of(p, money=(needed - free) * SPADE_MONEY)
            else:
                reasons.append(Reason("no-buying-spades", {"needs": needed, "has": free}))
        return reasons

    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        flags, free = flags_of(frame), free_spades(frame)
        begin_action(s, frame)
        source, first = source_of(frame), first_of(frame)
        left = flags & NEXT_DOOR | STARTED
        rest = dig_operand(left, arg) if first == NONE else dig_operand(left, first, arg)
        spades = 0 if flags & NEXT_DOOR else spades_needed(p, s.terrain_at(arg))
        s.ask(DIG, p.seat, source, max(0, free - spades), rest)
        pay_money(s, p, max(0, spades - free) * SPADE_MONEY, COST)
        if spades:
            dig(s, p, arg, spades, source)
        else:
            lay_terrain(s, p, arg, p.home, source)


class BuildHouse(HexVerb[NovaState]):
    """`build HEX`: a house on home terrain."""

    def candidates(self, s: NovaState, frame: Frame) -> list[int]:
        return cells(s.board.land)

    def spots(self, p: Player, frame: Frame) -> int:
        """Where the house may stand, ignoring terrain and cost."""
        flags = flags_of(frame)
        if flags & STARTED:
            return transformed(frame)
        return p.reach if flags & MAY_BUILD_ONLY else 0

    def offer(self, s: NovaState, frame: Frame, out: Moves) -> None:
        p = s.players[frame[SEAT]]
        if p.stock[HOUSE] and p.money >= HOUSE_MONEY:
            offer_cells(out, without(self.spots(p, frame) & s.terrain[p.home], s.built), self.base)

    def refuse(self, s: NovaState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[SEAT]]
        reasons = not_free_land(s, arg)
        if not reasons and not s.terrain[p.home] >> arg & 1:
            reasons.append(Reason("not-home", {"hex": GRID.names[arg], "terrain": TERRAINS[s.terrain_at(arg)]}))
        if not self.spots(p, frame) >> arg & 1:
            if frame[KIND] == DIG and not flags_of(frame) & MAY_BUILD_ONLY:
                reasons.append(Reason("only-transformed", {"hex": GRID.names[arg]}))
            else:
                reasons += out_of_reach(p, arg)
        if not p.stock[HOUSE]:
            reasons.append(Reason("none-left", {"building": "house"}))
        return reasons + short_of(p, money=HOUSE_MONEY)

    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        begin_action(s, frame)
        lose_spades(s, frame)
        pay_money(s, p, HOUSE_MONEY, COST)
        build(s, p, arg, HOUSE, source_of(frame))


def lose_spades(s: NovaState, frame: Frame) -> None:
    """Spades cannot be kept."""
    if free_spades(frame):
        s.tell(LOST, frame[SEAT], LOST_SPADES, free_spades(frame), frame[SOURCE])


TRANSFORM: Final = Transform(GRID, "transform")
BUILD: Final = BuildHouse(GRID, "build")
VERBS: Final[list[Verb[NovaState]]] = [BUILD, TRANSFORM]


def can_dig(s: NovaState, p: Player, spades: int, flags: int) -> bool:
    """Whether free spades would be of any use."""
    if TRANSFORM.spots(s, p, spades, flags):
        return True
    found = Moves()
    BUILD.offer(s, (DIG, p.seat, COST, spades, flags), found)
    return len(found) > 0
