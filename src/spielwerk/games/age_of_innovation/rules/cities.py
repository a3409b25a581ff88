"""Cities (AoI p.9): what makes a group of buildings a city, founding one, joining one."""

from typing import Final

from spielwerk.core.words import how_many
from spielwerk.games.age_of_innovation.rules.building import power_value
from spielwerk.games.age_of_innovation.rules.frames import TAKE_CITY
from spielwerk.games.age_of_innovation.rules.gains import fire
from spielwerk.games.age_of_innovation.rules.reach import group
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import (
    CITY_POWER_DISCOUNT,
    FOUND_CITY,
    FOUNDED,
    MONUMENT,
    UNIVERSITY,
)

CITY_BUILDINGS: Final = 4
CITY_BUILDINGS_WITH_UNIVERSITY: Final = 3
CITY_BUILDINGS_WITH_MONUMENT: Final = 2
CITY_POWER: Final = 7


def makes_city(p: Player, mask: int) -> bool:
    """Whether the buildings of the mask are enough for a city, in number and in power value (AoI p.9)."""
    needed = CITY_BUILDINGS
    if p.at[MONUMENT] & mask:
        needed = CITY_BUILDINGS_WITH_MONUMENT
    elif p.at[UNIVERSITY] & mask:
        needed = CITY_BUILDINGS_WITH_UNIVERSITY
    if how_many(mask) + how_many(p.annexed & mask) < needed:
        return False
    return power_value(p, mask) >= CITY_POWER - p.held.passive[CITY_POWER_DISCOUNT]


def check_city(s: AgeState, p: Player, cell: int) -> None:
    """Found a city, or let the buildings join the city they now touch."""
    mask = group(s, p.buildings, 1 << cell)
    if mask & p.cities:
        p.cities |= mask
    elif makes_city(p, mask):
        found_city(s, p, mask)


def found_city(s: AgeState, p: Player, mask: int) -> None:
    """The effects of founding are queued below the tile, and happen even if no tile is left."""
    p.cities |= mask
    s.tell(FOUNDED, p.seat, how_many(mask), power_value(p, mask), 0)
    fire(s, p, FOUND_CITY)
    s.ask(TAKE_CITY, p.seat)
