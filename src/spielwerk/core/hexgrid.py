"""Hex grids as bit masks: pointy-top hexes in rows, odd rows shifted right by half a hex.

A cell is `row * (columns + 1) + column`; the extra column keeps shifted masks from wrapping into the next row.
Cells are named by row letter and column number: A1 is the top left one.
"""

from typing import Final

from spielwerk.core.machine import COMPILED
from spielwerk.core.native import i64
from spielwerk.core.stack import Moves
from spielwerk.core.words import SIZE, Words, higher, lower, lowest, mask_of, words_of

CORNERS: Final = 3
"""Each cell owns three of its six corner-to-corner directions: towards E+SE, SE+SW and SW+W."""


class HexGrid:
    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.width = columns + 1
        self.size = rows * self.width
        self.board = 0
        self.even = 0
        self.odd = 0
        self.names: list[str] = []
        for row in range(rows):
            for column in range(self.width):
                self.names.append(f"{chr(65 + row)}{column + 1}")
                if column < columns:
                    bit = 1 << (row * self.width + column)
                    self.board |= bit
                    if row % 2:
                        self.odd |= bit
                    else:
                        self.even |= bit
        self.board_words: Words = words_of(self.board)
        self.even_words: Words = words_of(self.even)
        self.odd_words: Words = words_of(self.odd)
        self.near: list[int] = [self.expand(1 << cell) if self.board >> cell & 1 else 0 for cell in range(self.size)]

    def expand(self, mask: int) -> int:
        """All cells that share a side with a cell of the mask (without adding the mask itself)."""
        if COMPILED:
            return mask_of(self.around(words_of(mask)))
        else:
            width = self.width
            slanted = mask | (mask & self.even) >> 1 | (mask & self.odd) << 1
            return (mask << 1 | mask >> 1 | slanted << width | slanted >> width) & self.board

    def around(self, cells: Words) -> Words:
        """The same in machine words."""
        evens, odds, board = self.even_words, self.odd_words, self.board_words
        back = lower((cells[0] & evens[0], cells[1] & evens[1], cells[2] & evens[2]), 1)
        on = higher((cells[0] & odds[0], cells[1] & odds[1], cells[2] & odds[2]), 1)
        slanted = (cells[0] | back[0] | on[0], cells[1] | back[1] | on[1], cells[2] | back[2] | on[2])
        right, left = higher(cells, 1), lower(cells, 1)
        down, up = higher(slanted, self.width), lower(slanted, self.width)
        return (
            (right[0] | left[0] | down[0] | up[0]) & board[0],
            (right[1] | left[1] | down[1] | up[1]) & board[1],
            (right[2] | left[2] | down[2] | up[2]) & board[2],
        )

    def cell(self, name: str) -> int:
        """The cell of that name, or -1."""
        if len(name) < 2 or not name[1:].isdecimal():
            return -1
        row, column = ord(name[0]) - 65, int(name[1:]) - 1
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            return -1
        return row * self.width + column

    def neighbour(self, cell: int, direction: int) -> int:
        """The cell in direction 0-5 (E, SE, SW, W, NW, NE), or -1 off the grid."""
        row, column = cell // self.width, cell % self.width
        shift = row % 2
        down, right = (
            (0, 1),
            (1, shift),
            (1, shift - 1),
            (0, -1),
            (-1, shift - 1),
            (-1, shift),
        )[direction]
        row, column = row + down, column + right
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            return -1
        return row * self.width + column

    def across(self, cell: int, corner: int) -> tuple[int, int, int]:
        """Across the corner (0-2): the far cell and the two cells on either side of the line to it; -1 where off the
        grid."""
        row, column = cell // self.width, cell % self.width
        shift = row % 2
        down, right = ((1, 1 + shift), (2, 0), (1, shift - 2))[corner]
        row, column = row + down, column + right
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            return (-1, -1, -1)
        return (row * self.width + column, self.neighbour(cell, corner), self.neighbour(cell, corner + 1))


def cells(mask: int) -> list[int]:
    """The cells of a mask in ascending order."""
    found: list[int] = []
    if COMPILED:
        low, middle, high = words_of(mask)
        _list(low, 0, found)
        _list(middle, SIZE, found)
        _list(high, 2 * SIZE, found)
        return found
    else:
        while mask:
            bit = mask & -mask
            found.append(bit.bit_length() - 1)
            mask ^= bit
        return found


def without(mask: int, other: int) -> int:
    """The cells of one mask that are not in the other. Compiled, `mask & ~other` would be slow: `~` makes a negative
    number."""
    return mask ^ mask & other


def offer_cells(out: Moves, mask: int, first: int, step: int = 1) -> None:
    """Add an answer for every cell of a mask: `first` for cell 0, `step` more for each cell after it."""
    if not mask:
        return
    if COMPILED:
        low, middle, high = words_of(mask)
        out.append_cells(low, first, step)
        out.append_cells(middle, first + SIZE * step, step)
        out.append_cells(high, first + 2 * SIZE * step, step)
    else:
        for cell in cells(mask):
            out.append(first + cell * step)


def _list(word: i64, first: i64, found: list[int]) -> None:
    while word:
        found.append(first + lowest(word))
        word &= word - 1


def first_cell(mask: int) -> int:
    """The lowest cell of a non-empty mask."""
    if COMPILED:
        low, middle, high = words_of(mask)
        return lowest(low) if low else SIZE + lowest(middle) if middle else 2 * SIZE + lowest(high)
    else:
        return (mask & -mask).bit_length() - 1
