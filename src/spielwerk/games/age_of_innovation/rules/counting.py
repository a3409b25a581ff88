"""What tiles count: buildings, cities, bridges, levels (AoI appendices III to VIII)."""

from typing import Final

from spielwerk.core.words import how_many
from spielwerk.games.age_of_innovation.rules.board import END_MASKS
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import GUILD, PALACE, SCHOOL, UNIVERSITY, WORKSHOP
from spielwerk.games.terra.rules.counting import Count

AgeCount = Count[AgeState, Player]

# Buildings of a form, neutral ones included (AoI p.9).


def workshops(s: AgeState, p: Player) -> int:
    return how_many(p.at[WORKSHOP])


def guilds(s: AgeState, p: Player) -> int:
    return how_many(p.at[GUILD])


def schools(s: AgeState, p: Player) -> int:
    return how_many(p.at[SCHOOL])


def palaces_and_universities(s: AgeState, p: Player) -> int:
    return how_many(p.at[PALACE]) + how_many(p.at[UNIVERSITY])


def all_buildings(s: AgeState, p: Player) -> int:
    return how_many(p.buildings)


def shapes(s: AgeState, p: Player) -> int:
    """Different forms of buildings; a neutral and an own one of the same form are one (AoI p.21)."""
    return sum([1 for mask in p.at if mask])


def areas(s: AgeState, p: Player) -> int:
    """Settlement areas: groups of adjacent buildings (AoI p.21)."""
    return len(s.board.groups(s.bridged, p.buildings))


def city_tiles(s: AgeState, p: Player) -> int:
    return len(p.city_tiles)


def bridges(s: AgeState, p: Player) -> int:
    """Own bridges that touch at least one own building (AoI p.21)."""
    return sum([1 for site in p.bridges if END_MASKS[site] & p.buildings])


def weakest_level(s: AgeState, p: Player) -> int:
    return min(p.level)


def two_best_levels(s: AgeState, p: Player) -> int:
    best = sorted(p.level)
    return best[-1] + best[-2]


WORKSHOPS: Final[AgeCount] = Count("workshops", workshops)
GUILDS: Final[AgeCount] = Count("guilds", guilds)
SCHOOLS: Final[AgeCount] = Count("schools", schools)
PALACES_AND_UNIVERSITIES: Final[AgeCount] = Count("palaces-and-universities", palaces_and_universities)
ALL_BUILDINGS: Final[AgeCount] = Count("buildings", all_buildings)
SHAPES: Final[AgeCount] = Count("shapes", shapes)
AREAS: Final[AgeCount] = Count("areas", areas)
CITY_TILES: Final[AgeCount] = Count("city-tiles", city_tiles)
BRIDGES: Final[AgeCount] = Count("bridges", bridges)
WEAKEST_LEVEL: Final[AgeCount] = Count("weakest-level", weakest_level)
TWO_BEST_LEVELS: Final[AgeCount] = Count("two-best-levels", two_best_levels)
