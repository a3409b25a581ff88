"""Power worth exchanging for money: as much as an action costs that the player cannot pay yet (TN p.9)."""

from spielwerk.core.hexgrid import without
from spielwerk.games.terra.rules.reach import adjacent
from spielwerk.games.terra_nova.rules.actions.bridge import bridge_sites
from spielwerk.games.terra_nova.rules.actions.exchange import EXCHANGE_POWER, TO_MONEY
from spielwerk.games.terra_nova.rules.actions.shipping import can_sail
from spielwerk.games.terra_nova.rules.actions.upgrade import can_raise_post, post_money
from spielwerk.games.terra_nova.rules.mats import (
    BRIDGE_MONEY,
    HOUSE_MONEY,
    PALACE_MONEY,
    SHIPPING_MONEY,
    SPADE_MONEY,
)
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import HOUSE, LEFT_PALACE, ONE_SPADE, POST, RIGHT_PALACE, RING


def funding(s: NovaState, seat: int) -> list[list[int]]:
    """Runs of exchanges that can make an action possible, the shortest first: power buys nothing but money, so that
    only its amount is left to choose."""
    p = s.players[seat]
    exchange = EXCHANGE_POWER.base + TO_MONEY
    lacking = {price - p.money for price in prices(s, p)}
    return [[exchange] * lack for lack in sorted(lacking) if 0 < lack <= p.bowl3]


def prices(s: NovaState, p: Player) -> list[int]:
    """What the actions cost that have a place to happen; some of them may be affordable already."""
    found = _spades(s, p)
    if p.stock[HOUSE] and without(p.reach & s.terrain[p.home], s.built):
        found.append(HOUSE_MONEY)
    if can_raise_post(p):
        near = p.at[HOUSE] & adjacent(s, without(s.built, p.buildings))
        if near:
            found.append(post_money(p, True))
        if near != p.at[HOUSE]:
            found.append(post_money(p, False))
    if p.at[POST] and p.stock[LEFT_PALACE] + p.stock[RIGHT_PALACE]:
        found.append(PALACE_MONEY)
    if can_sail(s, p):
        found.append(SHIPPING_MONEY)
    if bridge_sites(s, p):
        found.append(BRIDGE_MONEY)
    return found


def _spades(s: NovaState, p: Player) -> list[int]:
    """One spade may be what a free one lacks, wherever there is land to dig."""
    land = without(p.reach, s.built | s.terrain[p.home])
    if not land:
        return []
    one_away = s.terrain[(p.home + 1) % RING] | s.terrain[(p.home - 1) % RING]
    further = not p.held.passive[ONE_SPADE] and without(land, one_away)
    return [SPADE_MONEY, 2 * SPADE_MONEY] if further else [SPADE_MONEY]
