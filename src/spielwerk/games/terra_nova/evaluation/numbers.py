"""A position as input of a learned evaluation: what the seat has, what is to come, and how the others stand."""

from collections.abc import Sequence
from typing import Final

from spielwerk.core.net import default_numbers, marked
from spielwerk.core.words import how_many
from spielwerk.games.terra_nova.evaluation.prospects import area, steps_to_cities
from spielwerk.games.terra_nova.rules.catalog import BY_KIND
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import ROUNDS

MATS: Final = len(BY_KIND["mat"])
FACTIONS: Final = len(BY_KIND["faction"])
BONUSES: Final = len(BY_KIND["bonus"])
CITIES: Final = len(BY_KIND["city"])
ROUND_TILES: Final = len(BY_KIND["round-tile"])
FAR: Final = 9
"""More steps than any group needs to a city: used where no group is left."""


def numbers(s: NovaState, seat: int, features: Sequence[float]) -> list[int]:
    p = s.players[seat]
    return [
        *default_numbers(features, s.round, s.scores(), seat),
        *_store(s, p),
        *p.stock,
        *[how_many(where) for where in p.at],
        *marked(MATS, [p.home]),
        *marked(FACTIONS, [p.faction]),
        *marked(BONUSES, [p.bonus]),
        *marked(BONUSES, s.bonus_pool),
        *marked(CITIES, p.city_tiles),
        *_to_come(s),
        *_others(s, p),
    ]


def _store(s: NovaState, p: Player) -> list[int]:
    """Goods and steps, and how far the two nearest groups are from a city."""
    lacking = [*steps_to_cities(s, p), FAR, FAR]
    return [
        p.money,
        p.bowl1,
        p.bowl2,
        p.bowl3,
        p.shipping,
        int(p.passed),
        len(p.bridges),
        len(p.held.specials) - len(p.used),
        how_many(s.used_power),
        lacking[0],
        lacking[1],
    ]


def _to_come(s: NovaState) -> list[int]:
    """The scoring tile of this round, and those of later ones."""
    now = s.round_tiles[s.round - 1 : s.round] if s.round else []
    return [*marked(ROUND_TILES, now), *marked(ROUND_TILES, s.round_tiles[s.round : ROUNDS])]


def _others(s: NovaState, p: Player) -> list[int]:
    """Their mats, how far the best of them is behind in the area and in money, and which of them have passed."""
    others = [other for other in s.players if other.seat != p.seat]
    found = marked(MATS, [other.home for other in others])
    found.append(area(s, p) - max([area(s, other) for other in others], default=0))
    found.append(p.money - max([other.money for other in others], default=0))
    found.append(sum([int(other.passed) for other in others]))
    return found
