"""The two maps and the territory tiles as they are printed (p.4, p.7; facts: maps, territory_tiles)."""

from functools import cache
from typing import Final

# Printed territories, "q r corners": axial coordinates of flat-topped hexes around the middle island, r downwards; the
# terrain of the six corners clockwise from the top left. W water, D desert, F forest, G grassland, M mountain.
# An empty hex has no corners.
SMALL: Final = """
-3 1 -, -3 2 -, -3 3 WGWWWW, -2 -1 -, -2 0 -, -2 1 MMGGMW, -2 2 GGWWWG, -2 3 -, -1 -2 -, -1 -1 MFFFWM,
-1 0 -, -1 1 -, -1 2 WWMFFW, -1 3 -, 0 -3 WWWWFW, 0 -2 FWWWFF, 0 -1 -, 0 0 WWWWWW, 0 1 -, 0 2 -, 1 -3 -,
1 -2 WDMMWW, 1 -1 -, 1 0 -, 1 1 WDGFDD, 1 2 -, 2 -3 -, 2 -2 -, 2 -1 GDDWWW, 2 0 WWWGGD, 2 1 -, 3 -2 -,
3 -1 -, 3 0 WWWWWG
"""
LARGE: Final = """
-4 0 -, -4 1 MFFMWM, -4 2 -, -4 3 DGGDWD, -4 4 -, -3 -1 WWWWFW, -3 0 FWWWFF, -3 1 -, -3 2 -, -3 3 GWWWGG,
-3 4 GWWWWW, -2 -2 -, -2 -1 -, -2 0 WMMDWW, -2 1 -, -2 2 WMFFWW, -2 3 -, -2 4 -, -1 -3 FWWWGF, -1 -2 -,
-1 -1 -, -1 0 -, -1 1 -, -1 2 -, -1 3 -, -1 4 GDDDWG, 0 -4 -, 0 -3 WMMMWW, 0 -2 WMWWWW, 0 -1 -, 0 0 WWWWWW,
0 1 -, 0 2 WWWWDW, 0 3 DWWWDD, 0 4 -, 1 -4 MGGWMM, 1 -3 -, 1 -2 -, 1 -1 -, 1 0 -, 1 1 -, 1 2 -, 1 3 WMGGWW,
2 -4 -, 2 -3 -, 2 -2 DWWWGD, 2 -1 -, 2 0 FWWWGG, 2 1 -, 2 2 -, 3 -4 WWWGWW, 3 -3 WGGDWW, 3 -2 -, 3 -1 -,
3 0 WMFFWW, 3 1 WFWWWD, 4 -4 -, 4 -3 FFDDWD, 4 -2 -, 4 -1 MGGWMM, 4 0 -
"""
STARTS: Final = {
    "small": {1: (0, -2), 2: (2, 0), 3: (-2, 2), 4: (2, 0), 5: (-2, 2), 6: (0, -2)},
    "large": {1: (0, -3), 2: (3, -3), 3: (3, 0), 4: (0, 3), 5: (-3, 3), 6: (-3, 0)},
}
"""The start territory of each capital number (p.5)."""

# "number corners reward".
TILES: Final = """
1 WDWWWW coin, 2 WMMDDW tile*2, 3 WMDDWW food, 4 WMDWWW culture, 5 WWWWWW food, 6 WDWWWW worker,
7 WWWWWW coin, 8 WMMMDD farm, 9 WMMDDW tapestry, 10 WMDDWW culture, 11 WMDWWW worker, 12 WMMMDD research,
13 WFWWWW coin, 14 WGFWWW culture, 15 WFWWWW worker, 16 WWWWWW coin, 17 WWWWWW food, 18 WGGGFF market,
19 WGGFFW tapestry, 20 WGGFWW culture, 21 WGFWWW worker, 22 WGGGFF upgrade, 23 WGGFFW invent, 24 WGGFWW food,
25 WDDDGG house, 26 WWWWWW food, 27 WGWWWW worker, 28 WWWWWW coin, 29 WDDGGW tapestry, 30 WDDGWW culture,
31 WDGWWW worker, 32 WDDDGG invent, 33 WDDGGW armory, 34 WDDGWW food, 35 WDGWWW culture, 36 WGWWWW coin,
37 WMWWWW coin, 38 WFMWWW culture, 39 WMWWWW worker, 40 WWWWWW coin, 41 WWWWWW food, 42 WFFFMM invent,
43 WFFMMW tapestry, 44 WFFMWW culture, 45 WFMWWW worker, 46 WFFFMM research, 47 WFFMMW tile*2,
48 WFFMWW food
"""


def _hexes(text: str) -> dict[tuple[int, int], str]:
    rows = [row.split() for row in text.replace("\n", " ").split(",")]
    return {(int(q), int(r)): corners.strip("-") for q, r, corners in rows}


CORNERS: Final = {"small": _hexes(SMALL), "large": _hexes(LARGE)}
"""Each hex of a map with its corners; none where the hex is empty."""
_TILES: Final = [row.split() for row in TILES.replace("\n", " ").split(",")]
TILE_CORNERS: Final = {number: corners for number, corners, _ in _TILES}
TILE_REWARDS: Final = {number: reward for number, _, reward in _TILES}
DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Clockwise from the top."""


@cache
def names(board: str) -> dict[tuple[int, int], str]:
    """A letter for the column from the left, a number from the top."""
    places = sorted(CORNERS[board])
    left = places[0][0]
    return {
        (q, r): f"{chr(ord('A') + q - left)}{1 + sum(other[0] == q and other[1] < r for other in places)}"
        for q, r in places
    }
