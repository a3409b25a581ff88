"""The Treasure Hunters: tokens go to empty territories of their terrain and bring a resource and dice (p.14)."""

from collections.abc import Callable
from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.play import SEAT, SOURCE, A, Frame
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.actions.conquer import BLACK, FACES, gain_die, gain_red, roll_both
from spielwerk.games.tapestry.rules.actions.tracks import SKIP
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.items import several
from spielwerk.games.tapestry.rules.effects.oddities.territories import TERRAIN_GIVES
from spielwerk.games.tapestry.rules.effects.table import HexMechanic, Mechanic
from spielwerk.games.tapestry.rules.frames import HEX, HUNT, LOOT
from spielwerk.games.tapestry.rules.gains import gain
from spielwerk.games.tapestry.rules.map.pieces import add_piece
from spielwerk.games.tapestry.rules.map.sides import land_at
from spielwerk.games.tapestry.rules.mat import Marks
from spielwerk.games.tapestry.rules.packing import result_of, unpack_cell
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import research
from spielwerk.games.tapestry.rules.tracks.dice import BLACK_DIE, BLACK_FACES, RED_DIE, rolls, watch
from spielwerk.games.tapestry.rules.words import CLAIM, FOUR, TERRAINS, WITH

MOVED: Final = Marks("moved", TERRAINS[1:], "terrain")
LOOTS: Final = BLACK_FACES[:-1]
"""Two faces of the black die show the territory."""


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
        p = s.players[frame[SEAT]]
        return [place for place in range(FOUR) if not MOVED.marked(p, place) and hunting_grounds(s, p, place + 1)]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        if MOVED.marked(s.players[frame[SEAT]], arg):
            return Reason("used-already")
        return Reason("no-hunting-ground", {"terrain": TERRAINS[arg + 1]})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        MOVED.mark(s.players[frame[SEAT]], arg)
        s.ask(HEX, frame[SEAT], frame[SOURCE], CLAIM_TREASURE.number, arg + 1)


def claim_treasure(s: TapestryState, p: Player, source: int, operand: int) -> None:
    """The token controls the territory; the terrain says which resource and which dice it brings."""
    cell, terrain = unpack_cell(operand)
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
        faces = frame[A]
        last = len(LOOTS) - 1
        return [face for face in range(last) if faces >> face & 1] + ([last] if faces >> last else [])

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, _, cell = frame
        gain_die(s, s.players[seat], result_of(BLACK, arg), cell, source)


CLAIM_TREASURE: Final = HexMechanic("claim-treasure", claim_treasure, hunting_grounds)
HUNT_FOR: Final = Hunt()
LOOT_ONE: Final = Loot()

ROW: Final = Civilization(
    "treasure-hunters",
    "p.14",
    mat=(MOVED,),
    box="plans-and-ploys",
    status="hunters-die",
    income=Mechanic("hunt", hunt),
    turns=EVERY_INCOME,
    gained=several(["tile 2"], "listed"),
    answers={HUNT: [HUNT_FOR, SKIP], LOOT: [LOOT_ONE]},
)
