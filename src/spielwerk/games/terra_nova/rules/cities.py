"""Cities (TN p.7): what makes a group of buildings a city, founding one, joining one."""

from typing import Final

from spielwerk.core.play import KIND, SEAT
from spielwerk.core.words import how_many
from spielwerk.games.terra_nova.rules.catalog import CITIES
from spielwerk.games.terra_nova.rules.frames import EVERYWHERE, TAKE_CITY
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import (
    CITY_VALUE_DISCOUNT,
    FOUNDED,
    HOUSE,
    LEFT_PALACE,
    POST,
    RIGHT_PALACE,
)

CITY_BUILDINGS: Final = 4
CITY_VALUE: Final = 7


def city_value(p: Player, mask: int) -> int:
    """House 1, trading post 2, palace 3 (TN p.7)."""
    at = p.at
    return (
        how_many(at[HOUSE] & mask)
        + 2 * how_many(at[POST] & mask)
        + 3 * how_many((at[LEFT_PALACE] | at[RIGHT_PALACE]) & mask)
    )


def makes_city(p: Player, mask: int) -> bool:
    """Whether the buildings of the mask are enough for a city, in number and in value (TN p.7)."""
    if how_many(mask) < CITY_BUILDINGS:
        return False
    return city_value(p, mask) >= CITY_VALUE - p.held.passive[CITY_VALUE_DISCOUNT]


def check_cities(s: NovaState, p: Player, cell: int) -> None:
    """Found a city around the cell, or let its group join the city it now touches.

    A right palace may lower the value that a city needs; then all groups are checked. Another player's bridge never
    joins two of the player's buildings, since one of its ends carries its builder's own.
    """
    groups = settlements(s, p) if cell == EVERYWHERE else [group_at(s, p, cell)]
    for mask in groups:
        if mask & p.cities:
            p.cities |= mask
        elif makes_city(p, mask):
            found_city(s, p, mask)


def settlements(s: NovaState, p: Player) -> list[int]:
    """Groups of adjacent own buildings, single ones included; a city is one of them (TN p.12)."""
    return s.board.groups(s.bridged, p.buildings)


def group_at(s: NovaState, p: Player, cell: int) -> int:
    return s.board.group(s.bridged, p.buildings, 1 << cell)


def found_city(s: NovaState, p: Player, mask: int) -> None:
    """Without a tile left there is no further city."""
    waiting = sum([1 for frame in s.stack if frame[KIND] == TAKE_CITY and frame[SEAT] == p.seat])
    if len(p.city_tiles) + waiting < len(CITIES):
        p.cities |= mask
        s.tell(FOUNDED, p.seat, how_many(mask), city_value(p, mask), 0)
        s.ask(TAKE_CITY, p.seat)
