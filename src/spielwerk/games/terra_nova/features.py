"""How a seat stands, as numbers that an evaluation weighs; each one is already an estimate in points."""

from typing import Final

from spielwerk.core.play import EFFECTS
from spielwerk.games.terra.ranking import share_places
from spielwerk.games.terra_nova.building import CITY_BUILDINGS, CITY_VALUE, city_value
from spielwerk.games.terra_nova.codes import (
    CITY_TILES,
    CITY_VALUE_DISCOUNT,
    HOUSE,
    LEFT_PALACE,
    PASS,
    PIECES,
    POST,
    RIGHT_PALACE,
    RING,
    ROUNDS,
)
from spielwerk.games.terra_nova.counting import count
from spielwerk.games.terra_nova.effects import Gain, PointsPer
from spielwerk.games.terra_nova.holdings import holdings
from spielwerk.games.terra_nova.scoring import AREA_POINTS, MONEY_PER_POINT, largest_area
from spielwerk.games.terra_nova.state import NONE, NovaState, Player

NAMES: Final = [
    "points",
    "money",
    "power",
    "income",
    "area",
    "city",
    "passing",
    "room",
    "palaces",
    "shipping",
    "leftovers",
]

MONEY: Final = (0.62, 0.6, 0.55, 0.5, 0.44, 0.36)
"""What a money is worth in each round (0: the set-up): early ones buy income."""
POWER: Final = 0.7
"""A power, compared with a money: it goes round once in a round or so."""
CITY: Final = 9.0
"""A city is worth its tile; how near a group has come to one counts with the square, so that one group grows."""
ABILITY: Final = 1.2
"""What the ability of a palace brings in each round that is left."""


def features(s: NovaState, seat: int) -> list[float]:
    p = s.players[seat]
    over = not s.stack
    if p.faction == NONE or over or (p.passed and s.round == ROUNDS):
        return _at_the_end(s, p, over)
    left = ROUNDS - s.round + (0 if p.passed else 1)
    money = MONEY[s.round]
    to_come = sum(MONEY[s.round + 1 :])
    palaces = sum([1 for kind in (LEFT_PALACE, RIGHT_PALACE) if p.at[kind]])
    return [
        float(p.vp),
        p.money * money,
        (p.bowl3 + 0.5 * p.bowl2) * money * POWER,
        _income(s, p) * to_come,
        _area(s, p),
        _city(s, p),
        0.0 if p.passed else _passing(s, p),
        _room(s, p) * 0.12 * left,
        palaces * ABILITY * left,
        p.shipping * 0.5 * left,
        0.0,
    ]


def _at_the_end(s: NovaState, p: Player, over: bool) -> list[float]:
    """Nothing can be done any more: points, and what the final scoring will bring."""
    found = [0.0] * len(NAMES)
    found[0] = float(p.vp)
    if not over and p.faction != NONE:
        found[NAMES.index("area")] = _area(s, p)
        found[NAMES.index("leftovers")] = (p.money + p.bowl3) / MONEY_PER_POINT
    return found


def _income(s: NovaState, p: Player) -> float:
    """Money of a round's income, power at its rate; the bonus tile stays for one round only and is left out."""
    mat = s.mat(p)
    found = 0.0
    for money, power in (mat.houses[PIECES[HOUSE] - p.stock[HOUSE]], mat.posts[PIECES[POST] - p.stock[POST]]):
        found += money + POWER * power
    for row in holdings(p):
        if row.kind != "bonus" and row.income >= 0:
            gain = EFFECTS[row.income]
            assert isinstance(gain, Gain)
            found += gain.money + POWER * gain.power
    return found


def _area(s: NovaState, p: Player) -> float:
    """The place in the area scoring as things stand, and a little for each linked building."""
    areas = [largest_area(s, other) for other in s.players]
    return share_places(areas, AREA_POINTS)[p.seat] + 0.3 * areas[p.seat]


def _city(s: NovaState, p: Player) -> float:
    """How near each group that is in no city has come to one."""
    if len(p.city_tiles) == CITY_TILES:
        return 0.0
    needed = CITY_VALUE - p.passive[CITY_VALUE_DISCOUNT]
    best = 0.0
    for mask in s.board.groups(s.bridged, p.buildings & ~p.cities):
        share = min(1.0, (mask.bit_count() / CITY_BUILDINGS + city_value(p, mask) / needed) / 2)
        best = max(best, share * share)
    return best * CITY


def _passing(s: NovaState, p: Player) -> float:
    """Points for passing now: they are sure to come."""
    found = 0.0
    paid = p.on[PASS]
    for i in range(0, len(paid), 2):
        effect = EFFECTS[paid[i + 1]]
        if isinstance(effect, PointsPer):
            found += effect.points * count(s, p, effect.what)
    return found


def _room(s: NovaState, p: Player) -> int:
    """Free spaces in reach that are home or one spade away."""
    easy = s.terrain[p.home] | s.terrain[(p.home + 1) % RING] | s.terrain[(p.home - 1) % RING]
    return min(8, (p.reach & easy & ~s.built).bit_count())
