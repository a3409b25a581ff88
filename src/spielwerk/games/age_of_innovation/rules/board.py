"""The game board: both sides read from data/maps.toml into masks."""

import tomllib
from pathlib import Path
from typing import Any, Final

from spielwerk.core.hexgrid import CORNERS, HexGrid, cells
from spielwerk.core.words import how_many
from spielwerk.games.terra.rules.ground import Ground, site_names

GRID: Final = HexGrid(9, 13)
"""Both sides fit into one grid, so that a cell has the same number and name on either."""

SITES: Final = GRID.size * CORNERS
"""A bridge site is numbered by its upper cell and the corner it leaves by."""

TERRAIN_LETTERS: Final = "DPSLFMW"


def _site_ends() -> list[tuple[int, int]]:
    ends: list[tuple[int, int]] = []
    for site in range(SITES):
        cell = site // CORNERS
        far = GRID.across(cell, site % CORNERS)[0] if GRID.board >> cell & 1 else -1
        ends.append((cell, far) if far >= 0 else (-1, -1))
    return ends


ENDS: Final[list[tuple[int, int]]] = _site_ends()
"""The two cells that a bridge on the site would connect; (-1, -1) where the grid ends."""

END_MASKS: Final[list[int]] = [1 << a | 1 << b if a >= 0 else 0 for a, b in ENDS]


SITE_NAMES: Final[list[str]] = site_names(GRID, ENDS)


class Board(Ground):
    """One side of the game board."""

    def __init__(self, side: str, layout: list[str], bridges: list[str], status: str) -> None:
        super().__init__(GRID, ENDS, side, status, layout, TERRAIN_LETTERS)
        # A side is dashed where it faces a cell off the map (AoI p.24): such land is an edge space.
        self.edge = 0
        for cell in cells(self.land):
            if how_many(GRID.near[cell] & self.map) < 6:
                self.edge |= 1 << cell
        names = {name: site for site, name in enumerate(SITE_NAMES)}
        self.printed_sites: list[int] = sorted(names[name] for name in bridges)
        self.land_sites: list[int] = self._land_sites()

    def _land_sites(self) -> list[int]:
        """Where the Moles may build besides the printed sites: at least one flank is land (AoI p.20)."""
        found: list[int] = []
        for site in range(SITES):
            a, b = ENDS[site]
            if a < 0 or not (self.land >> a & self.land >> b & 1) or site in self.printed_sites:
                continue
            flanks = GRID.across(a, site % CORNERS)[1:]
            if any(flank < 0 or not self.map >> flank & 1 for flank in flanks):
                continue
            if any(self.land >> flank & 1 for flank in flanks):
                found.append(site)
        return found


def _read() -> dict[str, Board]:
    with (Path(__file__).parents[1] / "data" / "maps.toml").open("rb") as file:
        sides: dict[str, Any] = tomllib.load(file)["sides"]
    return {side: Board(side, row["layout"], row["bridges"], row["status"]) for side, row in sides.items()}


BOARDS: Final[dict[str, Board]] = _read()
SIDES: Final = ("1-3", "3-5")
