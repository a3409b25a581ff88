"""Hex grids as bit masks: pointy-top hexes in rows, odd rows shifted right by half a hex.

A cell is `row * (columns + 1) + column`; the extra column keeps shifted masks from wrapping into the next row.
Cells are named by row letter and column number: A1 is the top left one.
"""

from typing import Final

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
        self.near: list[int] = [self.expand(1 << cell) if self.board >> cell & 1 else 0 for cell in range(self.size)]

    def expand(self, mask: int) -> int:
        """All cells that share a side with a cell of the mask (without adding the mask itself)."""
        width = self.width
        even = mask & self.even
        odd = mask & self.odd
        return (
            mask << 1
            | mask >> 1
            | mask << width
            | mask >> width
            | even << (width - 1)
            | even >> (width + 1)
            | odd << (width + 1)
            | odd >> (width - 1)
        ) & self.board

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
        """What lies over the corner (0-2): the far cell and the two cells that flank the way; -1 where off the grid."""
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
    while mask:
        bit = mask & -mask
        found.append(bit.bit_length() - 1)
        mask ^= bit
    return found
