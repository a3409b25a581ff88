"""The map of a Terra game in a view: each space as printed, then what changed, then what stands on it."""

from collections.abc import Sequence
from typing import Any

from spielwerk.core.hexgrid import cells
from spielwerk.games.terra.rules.ground import Ground
from spielwerk.games.terra.rules.state import TerraPlayer

Spaces = dict[int, dict[str, Any]]
"""The entry of each space, by its cell."""
BOARDS_KEPT = 16
"""As printed; a bounded cache, since custom maps come and go."""


def printed(ground: Ground, terrains: Sequence[str], **marks: int) -> Spaces:
    """Every space of a board; `marks` are masks of what else is printed on land."""
    found: Spaces = {}
    width = ground.grid.width
    for cell in cells(ground.map):
        row: dict[str, Any] = {"hex": ground.grid.names[cell], "row": cell // width, "column": cell % width}
        if ground.river >> cell & 1:
            row["terrain"] = "river"
        else:
            row["terrain"] = next(terrains[n] for n, mask in enumerate(ground.terrain) if mask >> cell & 1)
            for name, mask in marks.items():
                row[name] = bool(mask >> cell & 1)
            row["changed"] = False
        found[cell] = row
    return found


def terraformed(spaces: Spaces, ground: Ground, terrain: list[int], terrains: Sequence[str]) -> Spaces:
    """The same with the terrain that each space shows now; the printed entries are not changed."""
    found = {cell: row.copy() for cell, row in spaces.items()}
    for kind, mask in enumerate(terrain):
        for cell in cells(mask ^ mask & ground.terrain[kind]):
            row = found[cell]
            row["terrain"], row["changed"] = terrains[kind], True
    return found


def put_buildings(spaces: Spaces, p: TerraPlayer, buildings: Sequence[str]) -> None:
    for kind, mask in enumerate(p.at):
        for cell in cells(mask):
            row = spaces[cell]
            row["owner"], row["building"] = p.seat, buildings[kind]


def put_cities(spaces: Spaces, p: TerraPlayer) -> None:
    """Mark the buildings of cities, and the river space where one is founded."""
    for cell in cells(p.cities & p.buildings | p.river_cities):
        spaces[cell]["city"] = p.seat
