"""Boards of both Terra games as drawing data."""

from typing import Any

from spielwerk.core.hexgrid import cells
from spielwerk.games.terra.rules.ground import Ground


def hexes(ground: Ground, terrain: list[int], names: tuple[str, ...], edge: int) -> list[dict[str, Any]]:
    """Every space with row and column, terrain, and whether it lies at the edge."""
    found: list[dict[str, Any]] = []
    grid = ground.grid
    for cell in cells(ground.land | ground.river):
        kind = next((n for n, mask in enumerate(terrain) if mask >> cell & 1), -1)
        found.append(
            {
                "hex": grid.names[cell],
                "row": cell // grid.width,
                "column": cell % grid.width,
                "terrain": names[kind] if kind >= 0 else "river",
                "edge": bool(edge >> cell & 1),
            }
        )
    return found


def slots(sums: list[int]) -> list[int]:
    """What each slot adds to the income, from the printed totals."""
    return [sums[n + 1] - sums[n] for n in range(len(sums) - 1)]
