"""Footprints of landmarks (p.13): how they can be turned, where they fit, and where they stick out of the grid."""

from typing import Final

from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.capital.plots import SIZE, mask_of
from spielwerk.games.tapestry.rules.stand_ins import rows

MARGIN: Final = 3
"""How far the corner of a landmark's box may lie outside: landmarks may stick out of the grid."""
SPAN: Final = SIZE + MARGIN
SPOTS: Final = SPAN * SPAN


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
                found.append(((top + MARGIN) * SPAN + left + MARGIN, mask_of(inside)))
    return found


def turns_of(footprint: list[str]) -> list[list[tuple[int, int]]]:
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
LANDMARK_PLACES: Final[list[list[list[tuple[int, int]]]]] = [turns_of(footprint) for footprint in FOOTPRINTS]


def size_of(footprint: list[str]) -> int:
    return sum([line.count("#") for line in footprint])


def inside(places: list[list[list[tuple[int, int]]]], sizes: list[int]) -> list[list[list[tuple[int, int]]]]:
    """Those among the placements where nothing sticks out."""
    return [
        [[place for place in spots if how_many(place[1]) == size] for spots in turns]
        for size, turns in zip(sizes, places, strict=True)
    ]


LANDMARK_SIZE: Final[list[int]] = [size_of(footprint) for footprint in FOOTPRINTS]
PLACES_INSIDE: Final[list[list[list[tuple[int, int]]]]] = inside(LANDMARK_PLACES, LANDMARK_SIZE)
PLACE_OF_SPOT: Final[list[list[dict[int, int]]]] = [[dict(places) for places in turns] for turns in LANDMARK_PLACES]


def spot_words(spot: int) -> str:
    """Row and column of the box's top left corner, counted from 1; 0 and less lie outside the grid."""
    return f"{spot // SPAN - MARGIN + 1} {spot % SPAN - MARGIN + 1}"
