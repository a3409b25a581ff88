"""Hex grids: masks agree with walking from cell to cell."""

from hypothesis import given
from hypothesis import strategies as st

from spielwerk.core.hexgrid import CORNERS, HexGrid, cells

GRID = HexGrid(9, 13)
ON_BOARD = cells(GRID.board)


def test_names_round_trip_and_the_guard_column_has_none() -> None:
    assert [GRID.cell(GRID.names[cell]) for cell in ON_BOARD] == ON_BOARD
    assert GRID.names[ON_BOARD[0]] == "A1"
    assert len(ON_BOARD) == 9 * 13
    for wrong in ("", "A", "A0", "A14", "J1", "1A", "AA"):
        assert GRID.cell(wrong) == -1


def test_near_is_what_six_steps_reach() -> None:
    for cell in ON_BOARD:
        steps = {GRID.neighbour(cell, direction) for direction in range(6)} - {-1}
        assert set(cells(GRID.near[cell])) == steps
        for other in steps:
            assert GRID.near[other] >> cell & 1


@given(st.sets(st.sampled_from(ON_BOARD), max_size=30))
def test_expanding_a_mask_is_expanding_its_cells(chosen: set[int]) -> None:
    mask = sum(1 << cell for cell in chosen)
    expected = 0
    for cell in chosen:
        expected |= GRID.near[cell]
    assert GRID.expand(mask) == expected
    assert cells(mask) == sorted(chosen)


def test_across_a_corner_lies_the_cell_that_both_flanks_touch() -> None:
    pairs = 0
    for cell in ON_BOARD:
        for corner in range(CORNERS):
            far, left, right = GRID.across(cell, corner)
            if far < 0:
                continue
            pairs += 1
            assert not GRID.near[cell] >> far & 1
            common = GRID.near[cell] & GRID.near[far]
            assert {flank for flank in (left, right) if flank >= 0} == set(cells(common))
    assert pairs > 250
