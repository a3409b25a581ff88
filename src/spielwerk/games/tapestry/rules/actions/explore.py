"""Exploring (p.7): a tile of the supply, a hex, a turn; then points, the reward, and what cards add."""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.play import SEAT, Frame
from spielwerk.core.reasons import Fact, Reason
from spielwerk.core.values import followed, numbers, replaced, without
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.catalog import COMPONENTS, EXPLORING, Card, tile_row
from spielwerk.games.tapestry.rules.effects.table import Mechanic, run
from spielwerk.games.tapestry.rules.frames import (
    ANYWHERE,
    EXPLORE_HEX,
    EXPLORE_REWARD,
    EXPLORE_TILE,
    ROTATE,
    RUN_EFFECT,
    SPACE_TILE,
)
from spielwerk.games.tapestry.rules.gains import gain_vp
from spielwerk.games.tapestry.rules.holdings import refresh
from spielwerk.games.tapestry.rules.map.board import CELL_NAMES, NAME_OF_CELL, SIX, TILE_COUNT, cell_of
from spielwerk.games.tapestry.rules.map.isles import free_isles
from spielwerk.games.tapestry.rules.map.pieces import explore_targets
from spielwerk.games.tapestry.rules.map.sides import matching_sides
from spielwerk.games.tapestry.rules.moments import fire
from spielwerk.games.tapestry.rules.packing import pack_cell
from spielwerk.games.tapestry.rules.stand_ins import rows
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    EXPLORATION_BEGUN,
    EXPLORED,
    ISLES_ON_MAT,
    REWARD_DUE,
    TILE_PLACED,
    TILES_BEFORE_EXPLORING,
)

SPACE_TILE_NAMES: Final[list[str]] = [row["name"] for row in rows("space_tiles.toml", "space-tile")]
SPACE_TILES: Final = len(SPACE_TILE_NAMES)


def explore(s: TapestryState, p: Player, how: int, source: int, only: int = NONE) -> None:
    s.ask(EXPLORE_TILE, p.seat, source, how, only)
    fire(s, p, EXPLORATION_BEGUN)


def can_explore(s: TapestryState, p: Player, how: int) -> bool:
    """Whether there is a hex, and a tile for it, possibly one that has yet to be drawn."""
    drawn = p.passive[TILES_BEFORE_EXPLORING] > 0 and len(s.tiles) > 0
    return (drawn or len(p.tiles) > 0) and has_target(s, p, how)


def has_target(s: TapestryState, p: Player, how: int) -> bool:
    """Whether a tile can be placed: on the map, or on the player's own mat."""
    return explore_targets(s, p, how & ANYWHERE > 0) > 0 or (p.passive[ISLES_ON_MAT] > 0 and len(free_isles(p)) > 0)


class TilePick(Pick):
    def __init__(self, name: str) -> None:
        super().__init__(name, TILE_COUNT, ("component",))

    def words(self, arg: int) -> str:
        return str(arg + 1)

    def facts(self, arg: int) -> dict[str, Fact]:
        return {"component": f"tile-{arg + 1}"}

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return sorted(s.players[frame[SEAT]].tiles)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return sorted(s.players[frame[SEAT]].tiles)


class ChooseTile(TilePick):
    """`tile N`: which tile is placed; none if there is no hex for it (p.18)."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, how, only = frame
        p = s.players[seat]
        if not has_target(s, p, how):
            return []
        if only != NONE:
            return [only] if only in p.tiles else []
        return sorted(p.tiles)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, how, _ = frame
        s.ask(EXPLORE_HEX, seat, source, arg, how)


class HexPick(Pick):
    def __init__(self, name: str) -> None:
        super().__init__(name, len(CELL_NAMES), ("hex",))

    def words(self, arg: int) -> str:
        return CELL_NAMES[arg]

    def mask(self, s: TapestryState, frame: Frame) -> int:
        raise NotImplementedError

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return NAME_OF_CELL[s.board.name]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        names = NAME_OF_CELL[s.board.name]
        return [names[cell] for cell in cells(self.mask(s, frame))]


class ExploreHex(HexPick):
    """`explore HEX`."""

    def mask(self, s: TapestryState, frame: Frame) -> int:
        _, seat, _, _, how = frame
        return explore_targets(s, s.players[seat], how & ANYWHERE > 0)

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        if s.explored >> cell_of(s.board, arg) & 1:
            return Reason("explored-already", {"hex": CELL_NAMES[arg]})
        return Reason("not-next-to-yours", {"hex": CELL_NAMES[arg]})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, tile, _ = frame
        s.ask(ROTATE, seat, source, tile, cell_of(s.board, arg))


class Rotate(Pick):
    """`rotate STEPS`: by how many sixths the tile is turned clockwise."""

    def __init__(self) -> None:
        super().__init__("rotate", SIX, ("n",))

    def words(self, arg: int) -> str:
        return str(arg)

    def facts(self, arg: int) -> dict[str, Fact]:
        return {"n": arg}

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return numbers(SIX)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, tile, cell = frame
        p = s.players[seat]
        p.tiles = without(p.tiles, tile)
        s.tile = replaced(s.tile, cell, tile)
        s.rotation = replaced(s.rotation, cell, arg)
        s.explored |= 1 << cell
        s.tell(EXPLORED, p.seat, tile, cell, source)
        fire(s, p, TILE_PLACED, cell)
        s.ask(EXPLORE_REWARD, p.seat, source, tile, cell)
        fire(s, p, REWARD_DUE, tile)


def explore_reward(s: TapestryState, p: Player, tile: int, cell: int, source: int) -> None:
    """A point for each matching side, then the reward of the tile (p.7), then what the card adds that caused it."""
    row = tile_row(tile)
    points = matching_sides(s, cell)
    led_by = COMPONENTS[source]
    if isinstance(led_by, Card):
        run(s, p.seat, led_by.after_exploration, source, pack_cell(cell, points))
    s.ask(RUN_EFFECT, p.seat, row.number, row.reward, 1)
    gain_vp(s, p, points, EXPLORING)


def explore_space_from(s: TapestryState, p: Player, source: int, first: int) -> None:
    """One of the space tiles in the supply, from a place on: those just drawn, or all."""
    s.ask(SPACE_TILE, p.seat, source, sum([1 << tile for tile in p.space_tiles[first:]]))


class SpaceTilePick(Pick):
    def __init__(self, name: str) -> None:
        super().__init__(name, SPACE_TILES, ("component",))

    def words(self, arg: int) -> str:
        return str(arg + 1)

    def facts(self, arg: int) -> dict[str, Fact]:
        return {"component": f"space-tile-{arg + 1}"}


class ChooseSpaceTile(SpaceTilePick):
    """`space-tile N`: explored beside the mat, for its rewards (p.7)."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return sorted(s.players[frame[SEAT]].space_tiles)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, allowed, _ = frame
        return [tile for tile in sorted(s.players[seat].space_tiles) if allowed >> tile & 1]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        p.space_tiles = without(p.space_tiles, arg)
        p.explored = followed(p.explored, arg)
        row = s.own.values.space_tiles[arg]
        if row.on:
            refresh(p)
        run(s, p.seat, row.reward, row.number)


CHOOSE_TILE: Final = ChooseTile("tile")
EXPLORE_ON: Final = ExploreHex("explore")
ROTATE_TILE: Final = Rotate()
CHOOSE_SPACE_TILE: Final = ChooseSpaceTile("space-tile")
EXPLORE_SPACE_FROM: Final = Mechanic("explore-space-from", explore_space_from)
