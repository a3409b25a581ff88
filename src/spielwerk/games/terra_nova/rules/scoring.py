"""End of the game (TN p.9): money and area."""

from typing import Final

from spielwerk.core.words import how_many
from spielwerk.games.terra.rules.gains import gain_vp, pay_power
from spielwerk.games.terra.rules.ranks import share_places
from spielwerk.games.terra_nova.rules.catalog import AREA, EXCHANGE, MONEY_SCORING
from spielwerk.games.terra_nova.rules.gains import gain_money
from spielwerk.games.terra_nova.rules.state import NovaState, Player

AREA_POINTS: Final = (12, 8, 4)
MONEY_PER_POINT: Final = 3


def largest_area(s: NovaState, p: Player) -> int:
    """How many buildings are in the largest group linked by reach; the ship tile does not count (TN p.9, p.11)."""
    best = 0
    left = p.buildings
    while left:
        found = edge = left & -left
        while edge:
            edge = s.board.reach(s.bridged, edge, p.shipping) & p.buildings & ~found
            found |= edge
        best = max(best, how_many(found))
        left &= ~found
    return best


def score_end(s: NovaState) -> None:
    for p in s.players:
        power = p.bowl3
        pay_power(s, p, power, EXCHANGE)
        gain_money(s, p, power, EXCHANGE)
        gain_vp(s, p, p.money // MONEY_PER_POINT, MONEY_SCORING)
    shares = share_places([largest_area(s, p) for p in s.players], AREA_POINTS)
    for p in s.players:
        gain_vp(s, p, shares[p.seat], AREA)
