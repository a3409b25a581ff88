"""The Islanders explore around a hex of their own, on their mat (p.14)."""

from typing import Final

from spielwerk.core.play import KIND, SEAT, Frame, frame_of
from spielwerk.core.reasons import Fact, Reason
from spielwerk.core.values import without
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.actions.explore import TilePick
from spielwerk.games.tapestry.rules.actions.tracks import SKIP
from spielwerk.games.tapestry.rules.catalog import EXPLORING, Civilization, tile_row
from spielwerk.games.tapestry.rules.civilizations.common import ANOTHER_CIVILIZATION, EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.table import Mechanic, run
from spielwerk.games.tapestry.rules.frames import EXPLORE_HEX, ISLE, ISLE_TILE, MAY, RUN_EFFECT, TURN_ISLE
from spielwerk.games.tapestry.rules.gains import draw_tiles, gain_vp
from spielwerk.games.tapestry.rules.map.board import SIX
from spielwerk.games.tapestry.rules.map.isles import (
    ISLE_NAMES,
    ISLES,
    free_isles,
    isle_tiles,
    matching_sides,
    outer_water,
)
from spielwerk.games.tapestry.rules.moments import fire
from spielwerk.games.tapestry.rules.packing import pack_choice, unpack_choice
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    EXPLORATION_BEGUN,
    ISLES_ON_MAT,
    LAST_INCOME_OVER,
    REWARD_DUE,
    SETTLED_ISLE,
    TILES_BEFORE_EXPLORING,
)

START_TILES: Final = 4
SETTLERS: Final = 4
"""Tiles placed at once when the Islanders are gained during the game."""
SEA_POINTS: Final = 4


def island_tiles(s: TapestryState, p: Player, source: int, times: int) -> None:
    draw_tiles(s, p, START_TILES, source)


def sail_out(s: TapestryState, p: Player, source: int, times: int) -> None:
    """One of the isles may be explored, tile and points as on the map."""
    drawn = p.passive[TILES_BEFORE_EXPLORING] > 0 and len(s.tiles) > 0
    if free_isles(p) and (drawn or p.tiles):
        s.ask(ISLE_TILE, p.seat, source)
        fire(s, p, EXPLORATION_BEGUN)


def settle_or_leave(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Gained during the game they may be exchanged for another civilization; if not, own tiles are placed at once."""
    s.ask_in_order([frame_of(MAY, p.seat, source, LEAVE_ISLES.number), frame_of(ISLE_TILE, p.seat, source, SETTLERS)])


def leave_isles(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.stack.pop()  # the tiles that would be placed
    run(s, p.seat, ANOTHER_CIVILIZATION.number, source)


class IsleTile(TilePick):
    """`isle-tile N`: which tile goes to the mat."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        return sorted(p.tiles) if free_isles(p) else []

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, left, _ = frame
        s.ask(ISLE, seat, source, arg, left)


class ChooseIsle(Pick):
    """`isle NE`: where on the mat, also when a tile is explored in any other way."""

    def __init__(self) -> None:
        super().__init__("isle", SIX, ("isle",))

    def words(self, arg: int) -> str:
        return ISLE_NAMES[arg]

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return list(range(SIX)) if s.players[frame[SEAT]].passive[ISLES_ON_MAT] else []

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        return free_isles(p) if p.passive[ISLES_ON_MAT] else []

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("isle-explored", {"isle": ISLE_NAMES[arg]})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, tile, left = frame
        s.ask(TURN_ISLE, seat, source, tile, pack_choice(arg, left if frame[KIND] == ISLE else 0))


class TurnIsle(Pick):
    """`turn-isle STEPS`: by how many sixths the tile is turned clockwise."""

    def __init__(self) -> None:
        super().__init__("turn-isle", SIX, ("n",))

    def words(self, arg: int) -> str:
        return str(arg)

    def facts(self, arg: int) -> dict[str, Fact]:
        return {"n": arg}

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return list(range(SIX))

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, tile, operand = frame
        p = s.players[seat]
        isle, left = unpack_choice(operand)
        p.tiles = without(p.tiles, tile)
        ISLES.lay(p, isle, tile, arg)
        s.tell(SETTLED_ISLE, seat, tile, isle, source)
        if left:
            settle_next(s, p, source, left - 1)
        else:
            s.ask(RUN_EFFECT, seat, source, ISLE_REWARD.number, isle)
            fire(s, p, REWARD_DUE, tile)


def settle_next(s: TapestryState, p: Player, source: int, left: int) -> None:
    if left:
        s.ask(ISLE_TILE, p.seat, source, left)


def isle_reward(s: TapestryState, p: Player, source: int, isle: int) -> None:
    """A point for each matching side, then the reward of the tile (p.7)."""
    row = tile_row(ISLES.tile(p, isle))
    s.ask(RUN_EFFECT, p.seat, row.number, row.reward, 1)
    gain_vp(s, p, matching_sides(p, isle, ISLES.sides(p, isle)), EXPLORING)


def watch_the_sea(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Points for every tile with only water on its outer sides."""
    isles = [isle for isle in range(SIX) if ISLES.tile(p, isle) != NONE]
    gain_vp(s, p, SEA_POINTS * len([isle for isle in isles if outer_water(ISLES.sides(p, isle), isle)]), source)


def laid_tiles(p: Player) -> list[int]:
    """Tiles on the mat, if the player has it."""
    return isle_tiles(p) if ROW.index in p.civs else []


ISLE_TILE_PICK: Final = IsleTile("isle-tile")
CHOOSE_ISLE: Final = ChooseIsle()
TURN_TILE: Final = TurnIsle()
LEAVE_ISLES: Final = Mechanic("leave-isles", leave_isles)
ISLE_REWARD: Final = Mechanic("isle-reward", isle_reward)

ROW: Final = Civilization(
    "islanders",
    "p.14",
    on={LAST_INCOME_OVER: Mechanic("watch-the-sea", watch_the_sea)},
    passive={ISLES_ON_MAT: 1},
    mat=(ISLES,),
    box="plans-and-ploys",
    income=Mechanic("sail-out", sail_out),
    turns=EVERY_INCOME,
    gained=Mechanic("island-tiles", island_tiles),
    late=Mechanic("settle-isles-or-leave", settle_or_leave),
    answers={
        ISLE_TILE: [ISLE_TILE_PICK, SKIP],
        ISLE: [CHOOSE_ISLE],
        EXPLORE_HEX: [CHOOSE_ISLE],
        TURN_ISLE: [TURN_TILE],
    },
)
