"""The grid of a capital (p.13): nine by nine plots as bit masks, rows and columns."""

from typing import Final

from spielwerk.core.machine import COMPILED
from spielwerk.core.words import how_many

SIZE: Final = 9
PLOTS: Final = SIZE * SIZE
WHOLE: Final = (1 << PLOTS) - 1
PLOT_NAMES: Final = [f"{chr(65 + plot // SIZE)}{plot % SIZE + 1}" for plot in range(PLOTS)]


def mask_of(plots: list[tuple[int, int]]) -> int:
    return sum([1 << (row * SIZE + column) for row, column in plots])


ROWS: Final = [mask_of([(row, column) for column in range(SIZE)]) for row in range(SIZE)]
COLUMNS: Final = [mask_of([(row, column) for row in range(SIZE)]) for column in range(SIZE)]
LINES: Final = ROWS + COLUMNS
BLOCKS: Final = ["".join([chr(97 + row // 3 * 3 + column // 3) for column in range(SIZE)]) for row in range(SIZE)]
"""The nine districts of three by three, a letter for each."""
LINES_AND_BLOCKS: Final = LINES + [
    mask_of([(top + row, left + column) for row in range(3) for column in range(3)])
    for top in range(0, SIZE, 3)
    for left in range(0, SIZE, 3)
]
FULL: Final = (1 << SIZE) - 1
UPPER_ROWS: Final = 6
UPPER: Final = (1 << UPPER_ROWS * SIZE) - 1
"""The rows that fit into a machine word."""
COUNT_BITS: Final = 4
COUNT: Final = (1 << COUNT_BITS) - 1
COLUMN_COUNTS: Final = [
    sum([1 << COUNT_BITS * column for column in range(SIZE) if row >> column & 1]) for row in range(FULL + 1)
]
"""For every row a counter for each column: their sum counts all columns at once."""
LEFT: Final = COLUMNS[0]
RIGHT: Final = COLUMNS[-1]


def beside(plots: int) -> int:
    """All plots that share a side with one of these."""
    return (plots << SIZE | plots >> SIZE | (plots & ~RIGHT) << 1 | (plots & ~LEFT) >> 1) & WHOLE


def connected(plots: int, within: int) -> int:
    """The part of `within` connected to the start over sides."""
    reached = plots & within
    while True:
        wider = reached | beside(reached) & within
        if wider == reached:
            return reached
        reached = wider


def rows_of(filled: int) -> list[int]:
    """The rows of a mask, as masks of nine columns."""
    upper, lower = filled & UPPER, filled >> UPPER_ROWS * SIZE
    found = [upper >> SIZE * row & FULL for row in range(UPPER_ROWS)]
    return found + [lower >> SIZE * row & FULL for row in range(SIZE - UPPER_ROWS)]


def full_lines(filled: int) -> list[int]:
    if COMPILED:
        rows = rows_of(filled)
        everywhere = FULL
        for row in rows:
            everywhere &= row
        full = [ROWS[place] for place in range(SIZE) if rows[place] == FULL]
        return full + [COLUMNS[place] for place in range(SIZE) if everywhere >> place & 1]
    else:
        return [line for line in LINES if filled & line == line]


def filling(filled: int) -> list[int]:
    """The number of plots of a mask in each line (in the order of LINES), then in each block of three by three."""
    if COMPILED:
        rows = rows_of(filled)
        found = [how_many(row) for row in rows]
        columns = 0
        for row in rows:
            columns += COLUMN_COUNTS[row]
        found += [columns >> COUNT_BITS * column & COUNT for column in range(SIZE)]
        for top in range(0, SIZE, 3):
            three = COLUMN_COUNTS[rows[top]] + COLUMN_COUNTS[rows[top + 1]] + COLUMN_COUNTS[rows[top + 2]]
            for left in range(0, SIZE, 3):
                here = three >> COUNT_BITS * left
                found.append((here & COUNT) + (here >> COUNT_BITS & COUNT) + (here >> 2 * COUNT_BITS & COUNT))
        return found
    else:
        return [(filled & plots).bit_count() for plots in LINES_AND_BLOCKS]
