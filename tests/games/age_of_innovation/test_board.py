"""The game board against the counts of the facts."""

import pytest

from spielwerk.core.hexgrid import CORNERS, cells
from spielwerk.games.age_of_innovation.rules.board import BOARDS, ENDS, GRID, Board


@pytest.mark.parametrize(
    ("side", "land", "river", "edge", "bridges"), [("3-5", 81, 36, 33, 31), ("1-3", 59, 32, 22, 17)]
)
def test_each_side_has_its_spaces(side: str, land: int, river: int, edge: int, bridges: int) -> None:
    board = BOARDS[side]
    counts = board.land.bit_count(), board.river.bit_count(), board.edge.bit_count(), len(board.printed_sites)
    assert counts == (land, river, edge, bridges)


def flanks(board: Board, site: int) -> list[bool]:
    """For each flank of the site whether it is river; off the map is no river."""
    cell = ENDS[site][0]
    return [flank >= 0 and bool(board.river >> flank & 1) for flank in GRID.across(cell, site % CORNERS)[1:]]


@pytest.mark.parametrize("side", ["3-5", "1-3"])
def test_printed_sites_cross_the_river_and_land_sites_do_not_only(side: str) -> None:
    board = BOARDS[side]
    for site in board.printed_sites:
        assert all(board.land >> end & 1 for end in ENDS[site])
        crossing = flanks(board, site)
        assert all(crossing) or GRID.names[ENDS[site][0]] == "G1"
    for site in board.land_sites:
        assert all(board.land >> end & 1 for end in ENDS[site])
        assert not all(flanks(board, site))
    river_only = [
        site
        for site, (a, b) in enumerate(ENDS)
        if a >= 0 and board.land >> a & board.land >> b & 1 and all(flanks(board, site))
    ]
    assert set(river_only) <= set(board.printed_sites)


def test_edge_and_riverside_spaces_are_land() -> None:
    for board in BOARDS.values():
        assert not (board.edge | board.riverside) & ~board.land
        assert cells(board.riverside)
