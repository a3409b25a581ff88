"""Capitals (p.13): nine by nine plots as bit masks, districts, rows, columns, and where landmarks fit."""

from typing import Any, Final

from spielwerk.games.tapestry.rules.map.board import read
from spielwerk.games.tapestry.rules.stand_ins import rows

SIZE: Final = 9
PLOTS: Final = SIZE * SIZE
WHOLE: Final = (1 << PLOTS) - 1
PLOT_NAMES: Final = [f"{chr(65 + plot // SIZE)}{plot % SIZE + 1}" for plot in range(PLOTS)]
MARGIN: Final = 3
"""How far the corner of a landmark's box may lie outside: landmarks may stick out of the grid."""
SPAN: Final = SIZE + MARGIN
SPOTS: Final = SPAN * SPAN


def _mask(plots: list[tuple[int, int]]) -> int:
    return sum([1 << (row * SIZE + column) for row, column in plots])


ROWS: Final = [_mask([(row, column) for column in range(SIZE)]) for row in range(SIZE)]
COLUMNS: Final = [_mask([(row, column) for row in range(SIZE)]) for column in range(SIZE)]
LINES: Final = ROWS + COLUMNS
DISTRICTS: Final = [
    _mask([(top + row, left + column) for row in range(3) for column in range(3)])
    for top in range(0, SIZE, 3)
    for left in range(0, SIZE, 3)
]

_CAPITALS: Final[list[dict[str, Any]]] = read("capitals.toml")["capital"]
CAPITALS: Final = len(_CAPITALS)
NUMBERS: Final[list[int]] = [row["number"] for row in _CAPITALS]
"""The number of each capital: its start territory on the map (p.5)."""
IMPASSABLE: Final[list[int]] = [
    _mask([(r, c) for r, line in enumerate(row["rows"]) for c, plot in enumerate(line) if plot == "#"])
    for row in _CAPITALS
]


def turn_right(footprint: list[str]) -> list[str]:
    return ["".join(row[column] for row in reversed(footprint)) for column in range(len(footprint[0]))]


def _placements(footprint: list[str]) -> list[tuple[int, int]]:
    """Every spot of the box's top left corner that covers some plot, with the plots it covers."""
    found: list[tuple[int, int]] = []
    cells = [(r, c) for r, line in enumerate(footprint) for c, plot in enumerate(line) if plot == "#"]
    for top in range(-MARGIN, SIZE):
        for left in range(-MARGIN, SIZE):
            inside = [(top + r, left + c) for r, c in cells if 0 <= top + r < SIZE and 0 <= left + c < SIZE]
            if inside:
                found.append(((top + MARGIN) * SPAN + left + MARGIN, _mask(inside)))
    return found


def _turns(footprint: list[str]) -> list[list[tuple[int, int]]]:
    """Placements for each turn by 90 degrees; a turn that changes nothing has none."""
    seen: list[list[str]] = []
    turns: list[list[tuple[int, int]]] = []
    for _ in range(4):
        turns.append([] if footprint in seen else _placements(footprint))
        seen.append(footprint)
        footprint = turn_right(footprint)
    return turns


_LANDMARKS: Final = rows("landmarks.toml", "landmark")
LANDMARK_NAMES: Final[list[str]] = [row["name"] for row in _LANDMARKS]
FOOTPRINTS: Final[list[list[str]]] = [row["footprint"] for row in _LANDMARKS]
LANDMARK_PLACES: Final[list[list[list[tuple[int, int]]]]] = [_turns(footprint) for footprint in FOOTPRINTS]
LANDMARK_SIZE: Final[list[int]] = [sum(line.count("#") for line in footprint) for footprint in FOOTPRINTS]
PLACE_OF_SPOT: Final[list[list[dict[int, int]]]] = [[dict(places) for places in turns] for turns in LANDMARK_PLACES]


def spot_words(spot: int) -> str:
    """Row and column of the box's top left corner, counted from 1; 0 and less lie outside the grid."""
    return f"{spot // SPAN - MARGIN + 1} {spot % SPAN - MARGIN + 1}"


def full_lines(filled: int) -> list[int]:
    return [line for line in LINES if filled & line == line]
