"""The two maps and the territory tiles: cells, neighbours, and terrain along the sides (p.7).

Hexes are flat-topped. A cell is named by the letter of its column, from left to right, and its number in the column,
from the top. Sides go clockwise from the top; each is a pair of terrains, first and second half.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from spielwerk.games.tapestry.rules.words import TERRAIN_LETTERS

DATA: Final = Path(__file__).parents[2] / "data"
DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
SIX: Final = 6
UNEXPLORED: Final = -1

Sides = list[tuple[int, int]]


def read(name: str) -> dict[str, Any]:
    with (DATA / name).open("rb") as file:
        return tomllib.load(file)


def sides_of(corners: str, turned: int = 0) -> Sides:
    """The six sides of a hex whose corners are given clockwise from the top left, turned clockwise in steps."""
    codes = [TERRAIN_LETTERS.index(letter) for letter in corners]
    pairs = [(codes[i], codes[(i + 1) % SIX]) for i in range(SIX)]
    return [pairs[(side - turned) % SIX] for side in range(SIX)]


def land_of(corners: str, inner: str) -> int:
    """The terrains a territory shows, as a mask."""
    mask = 0
    for letter in corners + inner:
        mask |= 1 << TERRAIN_LETTERS.index(letter)
    return mask


_TILES: Final = read("tiles.toml")["tile"]
TILE_COUNT: Final = len(_TILES)
PRINTED: Final = TILE_COUNT
"""In a state's list of tiles: a territory printed on the map."""


class Board:
    """One side of the board."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        printed = {(q, r): (corners, inner) for q, r, corners, inner in data["printed"]}
        self.places: list[tuple[int, int]] = sorted([*printed, *[(q, r) for q, r in data["empty"]]])
        index = {place: cell for cell, place in enumerate(self.places)}
        self.size = len(self.places)
        self.all = (1 << self.size) - 1
        self.middle = index[(0, 0)]
        self.names: list[str] = []
        self.next: list[list[int]] = []
        self.near: list[int] = []
        self.sides: list[Sides] = []
        self.land: list[int] = []
        self.start: dict[int, int] = {number: index[(q, r)] for number, q, r in data["start"]}
        self.tiles: list[int] = []
        """The initial contents of each cell, before the first tile is placed."""
        for q, r in self.places:
            column = [place for place in self.places if place[0] == q]
            left = min(place[0] for place in self.places)
            self.names.append(f"{chr(65 + q - left)}{column.index((q, r)) + 1}")
            around = [index.get((q + dq, r + dr), -1) for dq, dr in DIRECTIONS]
            self.next.append(around)
            self.near.append(sum([1 << cell for cell in around if cell >= 0]))
            corners, inner = printed.get((q, r), ("", ""))
            self.sides.append(sides_of(corners) if corners else [])
            self.land.append(land_of(corners, inner))
            self.tiles.append(PRINTED if corners else UNEXPLORED)
        self.explored = sum([1 << cell for cell, tile in enumerate(self.tiles) if tile == PRINTED])

    def around(self, mask: int) -> int:
        """All cells next to a cell of the mask."""
        found = 0
        while mask:
            bit = mask & -mask
            found |= self.near[bit.bit_length() - 1]
            mask ^= bit
        return found


_MAPS: Final = read("maps.toml")
BOARDS: Final[dict[str, Board]] = {name: Board(name, _MAPS[name]) for name in ("small", "large")}
CELL_NAMES: Final = BOARDS["large"].names + [
    name for name in BOARDS["small"].names if name not in BOARDS["large"].names
]
"""Names of the action space: one number per name, on either map."""

TILE_SIDES: Final[list[list[Sides]]] = [[sides_of(row["corners"], turn) for turn in range(SIX)] for row in _TILES]
TILE_LAND: Final[list[int]] = [land_of(row["corners"], row["inner"]) for row in _TILES]


def cell_numbers(board: Board) -> list[int]:
    """For each cell of the board its number in CELL_NAMES."""
    return [CELL_NAMES.index(name) for name in board.names]


NAME_OF_CELL: Final[dict[str, list[int]]] = {name: cell_numbers(board) for name, board in BOARDS.items()}


CELL_OF_NAME: Final[dict[str, list[int]]] = {
    name: [board.names.index(cell) if cell in board.names else -1 for cell in CELL_NAMES]
    for name, board in BOARDS.items()
}


def cell_of(board: Board, number: int) -> int:
    """The cell of the board with that number in CELL_NAMES, or -1."""
    return CELL_OF_NAME[board.name][number]
