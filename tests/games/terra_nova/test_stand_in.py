"""The stand-in board and mats satisfy what the rulebook and its examples ask of them."""

from spielwerk.core.hexgrid import cells
from spielwerk.games.terra_nova.rules.board import ENDS, GRID, SITE_OF, SITES, STAND_IN_MAP, Board, flanks
from spielwerk.games.terra_nova.rules.catalog import CATALOG
from spielwerk.games.terra_nova.rules.mats import STAND_IN_MATS
from spielwerk.games.terra_nova.rules.words import DESERT, LAKE, RING, SWAMP, WASTELAND
from tests.games.terra_nova.fairness import measures, turned

BOARD = STAND_IN_MAP.sides["2-4"]
TWO = STAND_IN_MAP.sides["2"]


def near(board: Board, mask: int) -> int:
    return board.adjacent([], mask) & board.land


def test_both_sides_say_that_they_are_a_stand_in() -> None:
    assert BOARD.status == TWO.status == STAND_IN_MATS.status == "stand-in"
    assert all(row.status for row in CATALOG.by_kind["mat"])


def test_size_and_balance() -> None:
    assert 56 <= BOARD.land.bit_count() <= 76
    assert BOARD.map.bit_count() < 77 + 36
    assert len({mask.bit_count() for mask in BOARD.terrain}) == 1


def test_four_continents() -> None:
    assert len(BOARD.groups([], BOARD.land)) == 4
    assert len(BOARD.groups([], BOARD.map)) == 1


def test_edge_and_river() -> None:
    assert BOARD.edge
    assert BOARD.riverside not in (0, BOARD.land)


def test_bridge_sites_are_fewer_than_facing_pairs() -> None:
    facing = [
        site
        for site in range(SITES)
        if ENDS[site][0] >= 0
        and all(BOARD.land >> end & 1 for end in ENDS[site])
        and all(cell >= 0 and BOARD.river >> cell & 1 for cell in flanks(site))
    ]
    assert set(BOARD.sites) < set(facing)
    ends = [end for site in BOARD.sites for end in ENDS[site]]
    assert any(ends.count(end) >= 2 for end in ends)


def test_reach_over_one_and_over_exactly_two_river_spaces_beside_a_bridge_to_a_wasteland() -> None:
    start = 1 << GRID.cell("F4")
    one, two = BOARD.sailing(start, 1), BOARD.sailing(start, 2)
    assert one & ~start
    assert two & ~one
    assert SITE_OF["D4-F4"] in BOARD.sites
    assert BOARD.terrain[WASTELAND] >> GRID.cell("D4") & 1


def test_lands_that_share_a_river_space_but_no_side() -> None:
    assert any(
        GRID.near[water] & BOARD.land & ~near(BOARD, 1 << cell) & ~(1 << cell)
        for water in cells(BOARD.river)
        for cell in cells(GRID.near[water] & BOARD.land)
    )


def test_local_patterns_of_the_examples() -> None:
    lake = BOARD.terrain[LAKE]
    assert near(BOARD, lake) & BOARD.terrain[WASTELAND]
    assert near(BOARD, lake) & BOARD.terrain[DESERT]
    assert any(
        (near(BOARD, 1 << cell) & BOARD.terrain[DESERT]) and (near(BOARD, 1 << cell) & BOARD.terrain[SWAMP])
        for cell in cells(lake)
        if near(BOARD, 1 << cell).bit_count() >= 3
    )


def test_four_marks_of_each_terrain_on_the_side_for_two() -> None:
    assert [(TWO.marked & mask).bit_count() for mask in TWO.terrain] == [4] * RING


def test_mats_agree_with_what_is_known() -> None:
    for mat in STAND_IN_MATS.of:
        assert len(mat.houses) == 9
        assert len(mat.posts) == 5
        slots = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(mat.posts, mat.posts[1:], strict=False)]
        assert slots[0] == (2, 1)
        assert (3, 1) in slots
        assert mat.base[0] + mat.houses[1][0] == 5
        assert mat.houses[2][0] - mat.houses[1][0] == 3
        assert mat.start_money + mat.base[0] + mat.houses[2][0] == 15
        assert mat.shipping_points[2] == 3
        assert mat.shipping_points == sorted(mat.shipping_points)


def test_no_colour_has_better_spaces() -> None:
    rows = list(measures(BOARD).values())
    for name in ("start spaces", "at the river", "continents"):
        assert len({row[name] for row in rows}) == 1, name
    for name, most in (("at the edge", 1), ("one-spade adjacent", 1), ("one-spade within two", 5), ("bridge ends", 2)):
        values = [row[name] for row in rows]
        assert max(values) - min(values) <= most, name


def test_turning_the_colours_keeps_the_measures() -> None:
    lake = measures(BOARD)["lake"]
    assert measures(turned(1))["forest"] == lake
