"""Civilizations that go onto the map without conquest: Infiltrators and Treasure Hunters."""

from collections.abc import Callable
from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.play import Frame
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.common import Pick, SeatPick
from spielwerk.games.tapestry.rules.actions.conquer import (
    BLACK,
    FACES,
    gain_die,
    gain_red,
    roll_both,
    territory_reward,
)
from spielwerk.games.tapestry.rules.actions.explore import HexPick
from spielwerk.games.tapestry.rules.catalog import COMPONENTS
from spielwerk.games.tapestry.rules.civilizations.common import gain_civilization
from spielwerk.games.tapestry.rules.effects.oddities.territories import TERRAIN_GIVES
from spielwerk.games.tapestry.rules.effects.table import HexMechanic, Mechanic
from spielwerk.games.tapestry.rules.frames import HEX, HUNT, INFILTRATE, LOOT
from spielwerk.games.tapestry.rules.gains import gain, gain_vp
from spielwerk.games.tapestry.rules.map.board import CELL_NAMES, cell_of
from spielwerk.games.tapestry.rules.map.outposts import take_outpost
from spielwerk.games.tapestry.rules.map.pieces import add_piece, land_at
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import research
from spielwerk.games.tapestry.rules.tracks.dice import BLACK_DIE, BLACK_FACES, RED_DIE, rolls, watch
from spielwerk.games.tapestry.rules.words import CLAIM, FOUR, OUTPOST, SHARED, TERRAINS, TOKEN, WITH

TOKENS_FOR_A_CIVILIZATION: Final = 3
LOOTS: Final = BLACK_FACES[:-1]
"""Two faces of the black die show the territory."""


# Infiltrators


def infiltrate(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(INFILTRATE, p.seat, source)


def lone_outposts(s: TapestryState, p: Player) -> int:
    """Territories with an outpost of an opponent and nothing else, as a mask."""
    mask = 0
    for cell in cells(s.explored):
        pieces = s.pieces[cell]
        if len(pieces) == 1 and pieces[0] >> 3 == OUTPOST and pieces[0] & 7 != p.seat:
            mask |= 1 << cell
    return mask


class Infiltrate(HexPick):
    """`infiltrate HEX`: an outpost beside an opponent's. Both stand and both control; nobody can conquer it now."""

    def mask(self, s: TapestryState, frame: Frame) -> int:
        p = s.players[frame[1]]
        return lone_outposts(s, p) if p.outposts else 0

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("no-lone-outpost", {"hex": CELL_NAMES[arg]})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        cell = cell_of(s.board, arg)
        take_outpost(s, p)
        add_piece(s, cell, SHARED, p.seat)
        territory_reward(s, p, cell)


class Influence(SeatPick):
    """`influence SEAT`: a token on an opponent's start territory, a point for each outpost still in that supply."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return sorted(s.others(frame[1]))

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        """The third token there brings another civilization."""
        p, rival = s.players[frame[1]], s.players[arg]
        add_piece(s, rival.start, TOKEN, p.seat)
        gain_vp(s, p, rival.outposts, frame[2])
        if s.pieces[rival.start].count(TOKEN * 8 + p.seat) == TOKENS_FOR_A_CIVILIZATION:
            gain_civilization(s, p, frame[2], 1)


# Treasure Hunters


def hunting_grounds(s: TapestryState, p: Player, terrain: int) -> int:
    """Empty territories with the terrain next to a controlled one."""
    mask = 0
    for cell in cells(s.board.around(p.territory) & s.explored):
        if not s.pieces[cell] and land_at(s, cell) >> terrain & 1:
            mask |= 1 << cell
    return mask


def hunt(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(HUNT, p.seat, source)


class Hunt(Pick):
    """`hunt TERRAIN`: each of the four tokens once."""

    def __init__(self) -> None:
        super().__init__("hunt", FOUR, ("terrain",))

    def words(self, arg: int) -> str:
        return TERRAINS[arg + 1]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[1]]
        moved = p.memo[COMPONENTS[frame[2]].index]
        return [place for place in range(FOUR) if not moved >> place & 1 and hunting_grounds(s, p, place + 1)]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        if s.players[frame[1]].memo[COMPONENTS[frame[2]].index] >> arg & 1:
            return Reason("used-already")
        return Reason("no-hunting-ground", {"terrain": TERRAINS[arg + 1]})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        s.players[frame[1]].memo[COMPONENTS[frame[2]].index] |= 1 << arg
        s.ask(HEX, frame[1], frame[2], CLAIM_TREASURE.number, arg + 1)


def claim_treasure(s: TapestryState, p: Player, source: int, operand: int) -> None:
    """The token controls the territory; the terrain says which resource and which dice it brings."""
    cell, terrain = operand & 63, operand >> 6
    add_piece(s, cell, CLAIM, p.seat)
    gain(s, p, TERRAIN_GIVES[terrain], 1, source)
    TREASURES[TERRAINS[terrain]](s, p, cell, source)


def black_die_of_two(s: TapestryState, p: Player, cell: int, source: int) -> None:
    faces = rolls(s, p, BLACK_DIE, FACES, 1)
    s.ask(LOOT, p.seat, source, sum([1 << face for face in range(FACES) if face in faces]), cell)
    watch(s, p, BLACK_DIE, faces[0], cell)


def two_red_dice(s: TapestryState, p: Player, cell: int, source: int) -> None:
    first, second = rolls(s, p, RED_DIE, FACES), rolls(s, p, RED_DIE, FACES)
    gain_red(s, p, cell, source, second)
    gain_red(s, p, cell, source, first)
    watch(s, p, RED_DIE, first[0], cell)


def research_of_two(s: TapestryState, p: Player, cell: int, source: int) -> None:
    research(s, p, WITH, source, 1)


TREASURES: Final[dict[str, Callable[[TapestryState, Player, int, int], None]]] = {
    "desert": black_die_of_two,
    "forest": two_red_dice,
    "grassland": research_of_two,
    "mountain": roll_both,
}


class Loot(Pick):
    """`loot FACE`: one of the rolls of the black die."""

    def __init__(self) -> None:
        super().__init__("loot", len(LOOTS), ("loot",))

    def words(self, arg: int) -> str:
        return LOOTS[arg]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        last = len(LOOTS) - 1
        return [face for face in range(last) if frame[3] >> face & 1] + ([last] if frame[3] >> last else [])

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        gain_die(s, s.players[frame[1]], BLACK * 8 + arg, frame[4], frame[2])


Mechanic("infiltrate", infiltrate)
INFILTRATE_HEX: Final = Infiltrate("infiltrate")
INFLUENCE: Final = Influence("influence")
Mechanic("hunt", hunt)
CLAIM_TREASURE: Final = HexMechanic("claim-treasure", claim_treasure, hunting_grounds)
HUNT_FOR: Final = Hunt()
LOOT_ONE: Final = Loot()
