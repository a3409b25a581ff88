"""A board of hexes by name (A1 is the top left one), read from its text rows; who touches whom, step by step."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache

EVEN = ((-1, 0), (0, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
ODD = ((-1, 1), (0, 1), (1, 1), (1, 0), (0, -1), (-1, 0))
"""Row and column steps to NE, E, SE, SW, W, NW; odd rows are shifted right by half a hex."""


def named(row: int, column: int) -> str:
    return f"{chr(65 + row)}{column + 1}"


def place_of(name: str) -> tuple[int, int]:
    return ord(name[0]) - 65, int(name[1:]) - 1


def step(name: str, direction: int) -> str:
    row, column = place_of(name)
    down, right = (ODD if row % 2 else EVEN)[direction % 6]
    return named(row + down, column + right) if row + down >= 0 and column + right >= 0 else ""


@cache
def around(name: str) -> list[str]:
    """The six names around a hex; one off the grid is empty."""
    return [step(name, direction) for direction in range(6)]


def across(name: str) -> list[tuple[str, str, str]]:
    """The six hexes that lie corner to corner, each with the two hexes beside the way."""
    ways = []
    for direction in range(6):
        left, right = step(name, direction), step(name, direction + 1)
        if left and right:
            ways.append((step(left, direction + 1), left, right))
    return ways


@dataclass(frozen=True)
class Ground:
    """One side of a board as printed: land with its terrain, river, bridge sites such as `A3-B1`."""

    land: dict[str, str]
    river: frozenset[str]
    sites: frozenset[str]

    def __deepcopy__(self, memo: object) -> "Ground":
        return self

    def near(self, name: str) -> set[str]:
        """Hexes of the map that share a side with this one."""
        return {other for other in around(name) if other in self.land or other in self.river}

    def adjacent(self, name: str, bridges: Iterable[str]) -> set[str]:
        """Over a side or over a bridge."""
        found = self.near(name)
        for site in bridges:
            ends = site.split("-")
            if name in ends:
                found |= set(ends) - {name}
        return found

    def adjacent_to_any(self, names: Iterable[str], bridges: Collection[str]) -> set[str]:
        return {other for name in names for other in self.adjacent(name, bridges)}

    def sailed(self, start: str, shipping: int) -> set[str]:
        """Land with at most `shipping` river hexes between it and `start`."""
        water: set[str] = set()
        front = {start}
        for _ in range(shipping):
            front = {other for name in front for other in self.near(name) if other in self.river} - water
            water |= front
        return {other for name in water for other in self.near(name) if other in self.land} - {start}

    def in_reach(self, start: str, bridges: Collection[str], shipping: int) -> set[str]:
        """Land in reach of a building on `start`."""
        return {name for name in self.adjacent(start, bridges) if name in self.land} | self.sailed(start, shipping)

    def group(self, start: str, among: Collection[str], bridges: Collection[str]) -> set[str]:
        """The hexes of `among` linked with `start` by adjacency."""
        found = {start}
        front = [start]
        while front:
            for other in self.adjacent(front.pop(), bridges):
                if other in among and other not in found:
                    found.add(other)
                    front.append(other)
        return found

    def groups(self, among: Collection[str], bridges: Collection[str]) -> list[set[str]]:
        left = set(among)
        found = []
        while left:
            part = self.group(min(left), among, bridges)
            found.append(part)
            left -= part
        return found

    def riverside(self, name: str) -> bool:
        return any(other in self.river for other in around(name))


def read(rows: list[str], letters: dict[str, str], sites: Iterable[str]) -> Ground:
    """A board from its rows: one letter for each hex, `~` for the river, `.` off the map."""
    land: dict[str, str] = {}
    river: set[str] = set()
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            if letter == "~":
                river.add(named(row, column))
            elif letter in letters:
                land[named(row, column)] = letters[letter]
    return Ground(land, frozenset(river), frozenset(sites))
