"""What factions, palaces and bonus tiles count when their owner passes (TN p.11, p.12)."""

from typing import Final

from spielwerk.core.words import how_many
from spielwerk.games.terra.rules.counting import Count
from spielwerk.games.terra_nova.rules.cities import settlements
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import HOUSE, LEFT_PALACE, POST, RIGHT_PALACE

NovaCount = Count[NovaState, Player]


def houses(s: NovaState, p: Player) -> int:
    return how_many(p.at[HOUSE])


def posts(s: NovaState, p: Player) -> int:
    return how_many(p.at[POST])


def palaces(s: NovaState, p: Player) -> int:
    return how_many(p.at[LEFT_PALACE]) + how_many(p.at[RIGHT_PALACE])


def shipping(s: NovaState, p: Player) -> int:
    """The track alone; the ship tile does not count."""
    return p.shipping


def number_of_settlements(s: NovaState, p: Player) -> int:
    return len(settlements(s, p))


def edge_settlements(s: NovaState, p: Player) -> int:
    return sum([1 for mask in settlements(s, p) if mask & s.board.edge])


def inland_buildings(s: NovaState, p: Player) -> int:
    return how_many(p.buildings & ~s.board.riverside)


HOUSES: Final[NovaCount] = Count("houses", houses)
POSTS: Final[NovaCount] = Count("trading-posts", posts)
PALACES: Final[NovaCount] = Count("palaces", palaces)
SHIPPING: Final[NovaCount] = Count("shipping", shipping)
SETTLEMENTS: Final[NovaCount] = Count("settlements", number_of_settlements)
EDGE_SETTLEMENTS: Final[NovaCount] = Count("edge-settlements", edge_settlements)
INLAND_BUILDINGS: Final[NovaCount] = Count("inland-buildings", inland_buildings)
