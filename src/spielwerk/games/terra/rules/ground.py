"""Land and river of a board: adjacency, reach, and connected groups of buildings."""

from typing import Final

from spielwerk.core.hexgrid import HexGrid
from spielwerk.core.machine import COMPILED
from spielwerk.core.values import has
from spielwerk.core.words import (
    Words,
    any_of,
    common,
    count_of,
    holds,
    mask_of,
    one_of,
    united,
    without,
    word_of,
    words_of,
)

RIVER_LETTER: Final = "~"


def site_names(grid: HexGrid, ends: list[tuple[int, int]]) -> list[str]:
    """Each bridge site by the two cells it would connect; those at the edge of the grid have a placeholder."""
    return [f"{grid.names[a]}-{grid.names[b]}" if a >= 0 else f"?{site}" for site, (a, b) in enumerate(ends)]


class Ground:
    """One side of a game board, as printed. A bridge site is a number; `ends` has the two cells it would connect.

    A layout has a letter for each cell, row by row: one of `terrains` or the river's; any other letter is off the map.
    """

    def __init__(
        self, grid: HexGrid, ends: list[tuple[int, int]], side: str, status: str, layout: list[str], terrains: str
    ) -> None:
        self.grid = grid
        self.ends = ends
        self.side = side
        self.status = status
        self.near_end: list[int] = [a for a, _ in ends]
        self.far_end: list[int] = [b for _, b in ends]
        self.end_masks: list[int] = [1 << a | 1 << b if a >= 0 else 0 for a, b in ends]
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
        self.land_words: Words = words_of(self.land)
        self.river_words: Words = words_of(self.river)
        self.riverside = grid.expand(self.river) & self.land

    def touched(self, sites: list[int], mask: int, bridged: list[int]) -> list[int]:
        """The sites without a bridge that have a cell of the mask on at least one end."""
        found: list[int] = []
        if COMPILED:
            cells = words_of(mask)
            near, far = self.near_end, self.far_end
            for site in sites:
                if (holds(cells, near[site]) or holds(cells, far[site])) and not has(bridged, site):
                    found.append(site)
            return found
        else:
            masks = self.end_masks
            return [site for site in sites if mask & masks[site] and site not in bridged]

    def any_touched(self, sites: list[int], mask: int, bridged: list[int]) -> bool:
        """Whether there is such a site."""
        if COMPILED:
            cells = words_of(mask)
            near, far = self.near_end, self.far_end
            for site in sites:
                if (holds(cells, near[site]) or holds(cells, far[site])) and not has(bridged, site):
                    return True
            return False
        else:
            return len(self.touched(sites, mask, bridged)) > 0

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
        if COMPILED:
            return mask_of(self.beside(bridged, words_of(mask)))
        else:
            near = self.grid.expand(mask)
            return near | self.over_bridges(bridged, mask) if bridged else near

    def beside(self, bridged: list[int], cells: Words) -> Words:
        """`adjacent` in machine words."""
        found = self.grid.around(cells)
        near, far = self.near_end, self.far_end
        for site in bridged:
            a, b = near[site], far[site]
            if holds(cells, a):
                found = united(found, word_of(b))
            if holds(cells, b):
                found = united(found, word_of(a))
        return found

    def touching(self, bridged: list[int], own: int, built: int) -> int:
        """How many cells of `own` are adjacent to others that are built on."""
        if COMPILED:
            mine = words_of(own)
            return count_of(common(self.beside(bridged, without(words_of(built), mine)), mine))
        else:
            return (self.adjacent(bridged, built & ~own) & own).bit_count()

    def group(self, bridged: list[int], among: int, start: int) -> int:
        """The cells of `among` linked with `start` by adjacency."""
        if COMPILED:
            return mask_of(self.linked(bridged, words_of(among), words_of(start)))
        else:
            found = start
            edge = start
            while edge:
                edge = self.adjacent(bridged, edge) & among & ~found
                found |= edge
            return found

    def linked(self, bridged: list[int], among: Words, start: Words) -> Words:
        found = edge = start
        while any_of(edge):
            near = self.beside(bridged, edge)
            edge = without(common(near, among), found)
            found = united(found, edge)
        return found

    def groups(self, bridged: list[int], among: int) -> list[int]:
        """The connected components of `among`."""
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
        if COMPILED:
            return mask_of(self.reached(bridged, words_of(mask), shipping))
        else:
            return (self.adjacent(bridged, mask) & self.land) | self.sailing(mask, shipping)

    def reached(self, bridged: list[int], cells: Words, shipping: int) -> Words:
        around = self.grid.around(cells)
        found = self.beside(bridged, cells) if bridged else around
        if shipping:
            water = common(around, self.river_words)
            for _ in range(shipping - 1):
                water = united(water, common(self.grid.around(water), self.river_words))
            found = united(found, self.grid.around(water))
        return common(found, self.land_words)

    def free_groups(self, bridged: list[int], buildings: int, taken: int) -> list[int]:
        """The connected groups of `buildings` without a cell in `taken`."""
        found: list[int] = []
        if COMPILED:
            among, used = words_of(buildings), words_of(taken)
            left = without(among, used)
            while any_of(left):
                group = self.linked(bridged, among, one_of(left))
                left = without(left, group)
                if not any_of(common(group, used)):
                    found.append(mask_of(group))
            return found
        else:
            left = buildings & ~taken
            while left:
                part = self.group(bridged, buildings, left & -left)
                left &= ~part
                if not part & taken:
                    found.append(part)
            return found
