"""What factions, palaces and bonus tiles count when their owner passes (TN p.11, p.12)."""

from typing import Final

from spielwerk.games.terra_nova.rules.reach import settlements
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import HOUSE, LEFT_PALACE, POST, RIGHT_PALACE

COUNTS: Final = (
    "houses",
    "trading-posts",
    "palaces",
    "shipping",
    "settlements",
    "edge-settlements",
    "inland-buildings",
)
HOUSES: Final = 0
POSTS: Final = 1
PALACES: Final = 2
SHIPPING: Final = 3
SETTLEMENTS: Final = 4
EDGE_SETTLEMENTS: Final = 5
INLAND_BUILDINGS: Final = 6


def count(s: NovaState, p: Player, what: int) -> int:
    return COUNTERS[what].of(s, p)


class Counter:
    """One thing that can be counted."""

    def of(self, s: NovaState, p: Player) -> int:
        raise NotImplementedError


class Standing(Counter):
    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds = kinds

    def of(self, s: NovaState, p: Player) -> int:
        return sum([p.at[kind].bit_count() for kind in self.kinds])


class ShippingSteps(Counter):
    """The track alone; the ship tile does not count."""

    def of(self, s: NovaState, p: Player) -> int:
        return p.shipping


class Settlements(Counter):
    def of(self, s: NovaState, p: Player) -> int:
        return len(settlements(s, p))


class EdgeSettlements(Counter):
    def of(self, s: NovaState, p: Player) -> int:
        return sum([1 for mask in settlements(s, p) if mask & s.board.edge])


class InlandBuildings(Counter):
    def of(self, s: NovaState, p: Player) -> int:
        return (p.buildings & ~s.board.riverside).bit_count()


COUNTERS: Final[list[Counter]] = [
    Standing((HOUSE,)),
    Standing((POST,)),
    Standing((LEFT_PALACE, RIGHT_PALACE)),
    ShippingSteps(),
    Settlements(),
    EdgeSettlements(),
    InlandBuildings(),
]
