"""Masks in machine words: the same as masks in one number, whatever is done with them."""

from hypothesis import given
from hypothesis import strategies as st

from spielwerk.core import words
from spielwerk.core.hexgrid import HexGrid, cells, offer_cells
from spielwerk.core.stack import Moves

GRID = HexGrid(11, 13)
masks = st.integers(0, (1 << GRID.size) - 1)
numbers = st.integers(0, GRID.size - 1)


@given(masks, masks)
def test_sets(one: int, other: int) -> None:
    a, b = words.words_of(one), words.words_of(other)
    assert words.mask_of(a) == one
    assert words.mask_of(words.united(a, b)) == one | other
    assert words.mask_of(words.common(a, b)) == one & other
    assert words.mask_of(words.without(a, b)) == one & ~other
    assert words.any_of(a) == (one != 0)
    assert words.how_many(one) == len(cells(one))


@given(masks, numbers)
def test_cells(mask: int, cell: int) -> None:
    assert words.holds(words.words_of(mask), cell) == (mask >> cell & 1 == 1)
    assert words.mask_of(words.word_of(cell)) == 1 << cell
    if mask:
        assert words.mask_of(words.one_of(words.words_of(mask))) == mask & -mask
    listed = [cell for cell in range(GRID.size) if mask >> cell & 1]
    assert cells(mask) == listed
    out = Moves()
    offer_cells(out, mask, 7, 3)
    assert out.listed() == [7 + 3 * cell for cell in listed]


@given(masks)
def test_neighbours(mask: int) -> None:
    """Cell by cell, and all at once in either form."""
    on_board = mask & GRID.board
    around = 0
    for cell in cells(on_board):
        for direction in range(6):
            beside = GRID.neighbour(cell, direction)
            if beside >= 0:
                around |= 1 << beside
    assert GRID.expand(on_board) == around
    assert words.mask_of(GRID.around(words.words_of(on_board))) == around


def test_a_mask_that_is_too_large_for_words_is_cut_off() -> None:
    """A position from elsewhere may hold any number; its defects are named, not met with an overflow."""
    assert words.how_many(1 << 500) in (0, 1)
    assert words.words_of(1 << 500 | 5) == (5, 0, 0)
    assert words.words_of(-1) == (words.ALL, words.ALL, words.ALL)
