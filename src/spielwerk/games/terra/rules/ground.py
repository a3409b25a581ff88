"""Land and river of a board: who touches whom, what lies in reach, which buildings stand together."""

from typing import Final

from spielwerk.core.hexgrid import HexGrid

RIVER_LETTER: Final = "~"


def site_names(grid: HexGrid, ends: list[tuple[int, int]]) -> list[str]:
    """Each bridge site by the two cells it would connect; those at the end of the grid have no name of their own."""
    return [f"{grid.names[a]}-{grid.names[b]}" if a >= 0 else f"?{site}" for site, (a, b) in enumerate(ends)]


class Ground:
    """One side of a game board, as printed. A bridge site is a number; `ends` has the two cells it would connect.

    A layout has a letter for each cell, row by row: one of `terrains`, the river's, or any other off the map.
    """

    def __init__(
        self, grid: HexGrid, ends: list[tuple[int, int]], side: str, status: str, layout: list[str], terrains: str
    ) -> None:
        self.grid = grid
        self.ends = ends
        self.side = side
        self.status = status
        self.river = 0
        self.terrain: list[int] = [0] * len(terrains)
        """For each terrain the mask of its cells."""
        for row, line in enumerate(layout):
            for column, letter in enumerate(line):
                bit = 1 << (row * grid.width + column)
                if letter == RIVER_LETTER:
                    self.river |= bit
                elif letter in terrains:
                    self.terrain[terrains.index(letter)] |= bit
        self.land = 0
        for mask in self.terrain:
            self.land |= mask
        self.map = self.land | self.river
        self.riverside = grid.expand(self.river) & self.land

    def over_bridges(self, bridged: list[int], mask: int) -> int:
        """The cells that bridges connect with cells of the mask."""
        found = 0
        for site in bridged:
            a, b = self.ends[site]
            if mask >> a & 1:
                found |= 1 << b
            if mask >> b & 1:
                found |= 1 << a
        return found

    def adjacent(self, bridged: list[int], mask: int) -> int:
        """All cells adjacent to the mask: over a side or over a bridge."""
        near = self.grid.expand(mask)
        return near | self.over_bridges(bridged, mask) if bridged else near

    def group(self, bridged: list[int], among: int, start: int) -> int:
        """The cells of `among` linked with `start` by adjacency."""
        found = start
        edge = start
        while edge:
            edge = self.adjacent(bridged, edge) & among & ~found
            found |= edge
        return found

    def groups(self, bridged: list[int], among: int) -> list[int]:
        """`among` in parts that are not adjacent to each other."""
        found: list[int] = []
        while among:
            part = self.group(bridged, among, among & -among)
            found.append(part)
            among &= ~part
        return found

    def sailing(self, mask: int, shipping: int) -> int:
        """Land that at most `shipping` river cells connect with the mask."""
        if not shipping:
            return 0
        water = self.grid.expand(mask) & self.river
        for _ in range(shipping - 1):
            water |= self.grid.expand(water) & self.river
        return self.grid.expand(water) & self.land

    def reach(self, bridged: list[int], mask: int, shipping: int) -> int:
        """Land adjacent to the mask or in reach of its ships, built on or not."""
        return (self.adjacent(bridged, mask) & self.land) | self.sailing(mask, shipping)

    def around_water(self, bridged: list[int], buildings: int, taken: int, water: int) -> int:
        """The groups of buildings around one river cell that have nothing in `taken`: a city across the river."""
        around = self.grid.near[water] & buildings & ~taken
        mask = 0
        while around:
            part = self.group(bridged, buildings, around & -around)
            around &= ~part
            if not part & taken:
                mask |= part
        return mask
