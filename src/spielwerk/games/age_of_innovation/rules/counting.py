"""What tiles count: buildings, cities, bridges, levels (AoI appendices III to VIII)."""

from typing import Final

from spielwerk.games.age_of_innovation.rules.board import END_MASKS
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import GUILD, PALACE, SCHOOL, UNIVERSITY, WORKSHOP

COUNTS: Final = (
    "workshops",
    "guilds",
    "schools",
    "palaces-and-universities",
    "city-tiles",
    "weakest-level",
    "two-best-levels",
    "shapes",
    "areas",
    "bridges",
    "buildings",
)
WORKSHOPS: Final = 0
GUILDS: Final = 1
SCHOOLS: Final = 2
PALACES_AND_UNIVERSITIES: Final = 3
CITY_TILES: Final = 4
WEAKEST_LEVEL: Final = 5
TWO_BEST_LEVELS: Final = 6
SHAPES: Final = 7
AREAS: Final = 8
BRIDGES: Final = 9
ALL_BUILDINGS: Final = 10


def count(s: AgeState, p: Player, what: int) -> int:
    return COUNTERS[what].of(s, p)


class Counter:
    """One thing that can be counted."""

    def of(self, s: AgeState, p: Player) -> int:
        raise NotImplementedError


class Standing(Counter):
    """Buildings of certain forms, neutral ones included (AoI p.9)."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds = kinds

    def of(self, s: AgeState, p: Player) -> int:
        return sum([p.at[kind].bit_count() for kind in self.kinds])


class CityTiles(Counter):
    def of(self, s: AgeState, p: Player) -> int:
        return len(p.city_tiles)


class WeakestLevel(Counter):
    def of(self, s: AgeState, p: Player) -> int:
        return min(p.level)


class TwoBestLevels(Counter):
    def of(self, s: AgeState, p: Player) -> int:
        best = sorted(p.level)
        return best[-1] + best[-2]


class Shapes(Counter):
    """Different forms of buildings; a neutral and an own one of the same form are one (AoI p.21)."""

    def of(self, s: AgeState, p: Player) -> int:
        return sum([1 for mask in p.at if mask])


class Areas(Counter):
    """Settlement areas: groups of adjacent buildings (AoI p.21)."""

    def of(self, s: AgeState, p: Player) -> int:
        return len(s.board.groups(s.bridged, p.buildings))


class Bridges(Counter):
    """Own bridges that touch at least one own building (AoI p.21)."""

    def of(self, s: AgeState, p: Player) -> int:
        return sum([1 for site in p.bridges if END_MASKS[site] & p.buildings])


class AllBuildings(Counter):
    def of(self, s: AgeState, p: Player) -> int:
        return p.buildings.bit_count()


COUNTERS: Final[list[Counter]] = [
    Standing((WORKSHOP,)),
    Standing((GUILD,)),
    Standing((SCHOOL,)),
    Standing((PALACE, UNIVERSITY)),
    CityTiles(),
    WeakestLevel(),
    TwoBestLevels(),
    Shapes(),
    Areas(),
    Bridges(),
    AllBuildings(),
]
