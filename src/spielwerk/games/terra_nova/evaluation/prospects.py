"""Estimates of what a seat can still expect: a place in the area scoring, cities, scoring tiles, bonus tiles."""

from typing import Final

from spielwerk.core.words import how_many
from spielwerk.games.terra.evaluation.prospects import Areas, remember
from spielwerk.games.terra.evaluation.ranking import expected_place, with_all_places
from spielwerk.games.terra_nova.evaluation import prices
from spielwerk.games.terra_nova.rules.catalog import BY_KIND, CITIES, EFFECTS
from spielwerk.games.terra_nova.rules.cities import CITY_BUILDINGS, CITY_VALUE, city_value
from spielwerk.games.terra_nova.rules.effects import Gain, PointsByTable, PointsPer, PowerPer
from spielwerk.games.terra_nova.rules.scoring import AREA_POINTS, MONEY_PER_POINT, largest_area
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import (
    BUILD_HOUSE,
    BUILD_PALACE,
    BUILD_POST,
    CITY_VALUE_DISCOUNT,
    FOUND_CITY,
    HOUSE,
    LEFT_PALACE,
    PASS,
    POST,
    RIGHT_PALACE,
    ROUNDS,
    SHIPPING_STEP,
    TRIGGERS,
    USE_SPADE,
)

AREAS: Final = Areas()
AREA_PLACES: Final = with_all_places(AREA_POINTS)
ROUND_TILES: Final = BY_KIND["round-tile"]
_cities: dict[tuple[int, ...], list[int]] = {}

FURTHEST: Final = 6
"""Steps from a lone house to a city."""
TURNS: Final = 2.5
"""Steps towards a city that a round has time and money for."""
STEP_MONEY: Final = 8
"""What a step costs on average."""
SURE: Final = 0.8
SECOND_CITY: Final = 0.4
"""A second unfinished group competes with the first for money."""


def area(s: NovaState, p: Player) -> int:
    """The largest area, cached by what it depends on."""
    found = AREAS.find(s.board, s.bridged, p, 0)
    return found if found >= 0 else AREAS.keep(s.board, s.bridged, p, 0, largest_area(s, p))


def area_place(s: NovaState, p: Player, left: int) -> float:
    """Expected points of the area scoring: a lead counts for more, the fewer rounds are left."""
    others = [area(s, other) for other in s.players if other.seat != p.seat]
    return expected_place(area(s, p), others, AREA_PLACES, 0.3 + 1.2 * left)


def steps_to_cities(s: NovaState, p: Player) -> list[int]:
    """For each group that is in no city how many houses and upgrades it lacks for one, the nearest first."""
    key = (*p.at, p.cities, p.held.passive[CITY_VALUE_DISCOUNT], *s.bridged)
    found = _cities.get(key)
    if found is None:
        needed = CITY_VALUE - p.held.passive[CITY_VALUE_DISCOUNT]
        found = []
        for mask in s.board.groups(s.bridged, p.buildings):
            if not mask & p.cities:
                found.append(max(0, CITY_BUILDINGS - how_many(mask), needed - city_value(p, mask)))
        found.sort()
        remember(_cities, key, found)
    return found


def cities_to_come(s: NovaState, p: Player, left: float) -> float:
    """How close groups are to a city, as long as there is time for the rest."""
    tiles = len(CITIES) - len(p.city_tiles)
    total = 0.0
    share = 1.0
    for steps in steps_to_cities(s, p)[: min(2, tiles)]:
        come = (FURTHEST - steps) / FURTHEST
        time = (TURNS * left - steps + 1.0) / (TURNS * left) if left else 0.0
        if come > 0.0 and time > 0.0:
            total += come * come * min(1.0, time) * share
        share = SECOND_CITY
    return total


def city_in_the_last_round(s: NovaState, p: Player) -> float:
    """The best city that can still be founded with the available space, pieces and money, less its cost; in cities.
    What can no longer be founded must not count, or a bot wastes money to delay passing."""
    if len(p.city_tiles) == len(CITIES):
        return 0.0
    trigger, effect = BY_KIND["round-tile"][s.round_tiles[ROUNDS - 1]].on[0]
    points = prices.CITY + (prices.EFFECT_WORTH[ROUNDS][effect] if trigger == FOUND_CITY else 0.0)
    needed = CITY_VALUE - p.held.passive[CITY_VALUE_DISCOUNT]
    best = 0.0
    for mask in s.board.groups(s.bridged, p.buildings):
        if mask & p.cities:
            continue
        houses = max(0, CITY_BUILDINGS - how_many(mask))
        upgrades = max(0, needed - city_value(p, mask) - houses)
        spaces = how_many(s.board.adjacent(s.bridged, mask) & s.board.land & ~s.built)
        raised = min(p.stock[POST], how_many(p.at[HOUSE] & mask) + houses)
        palaces = min(p.stock[LEFT_PALACE] + p.stock[RIGHT_PALACE], how_many(p.at[POST] & mask) + raised)
        money = (houses + upgrades) * STEP_MONEY
        if (
            houses <= min(spaces, p.stock[HOUSE] + raised)
            and upgrades <= raised + palaces
            and money <= p.money + p.bowl3
        ):
            best = max(best, points - money / MONEY_PER_POINT)
    return SURE * best / prices.CITY


def scoring_to_come(s: NovaState, p: Player) -> float:
    """Later rounds pay for building: it is worth keeping pieces for them, and the buildings they are upgraded from."""
    points = 0.0
    for round_ in range(s.round, ROUNDS):
        trigger, number = ROUND_TILES[s.round_tiles[round_]].on[0]
        effect = EFFECTS[number]
        assert isinstance(effect, Gain)
        points += EXPECTED[trigger].times(s, p) * effect.vp
    return points


class Prospect:
    """How often a seat will do in a later round what its tile pays for; 0 for most moments."""

    def times(self, s: NovaState, p: Player) -> float:
        return 0.0


class Houses(Prospect):
    def times(self, s: NovaState, p: Player) -> float:
        return min(1.5, 0.4 * p.stock[HOUSE])


class Posts(Prospect):
    def times(self, s: NovaState, p: Player) -> float:
        possible = min(0.5 * p.stock[POST], 0.4 * how_many(p.at[HOUSE]))
        return min(1.2, possible)


class Palaces(Prospect):
    def times(self, s: NovaState, p: Player) -> float:
        return 0.35 * (p.stock[LEFT_PALACE] + p.stock[RIGHT_PALACE])


class Shipping(Prospect):
    def times(self, s: NovaState, p: Player) -> float:
        return 0.4 * float(s.mat(p).shipping_top - p.shipping)


class FoundedCities(Prospect):
    def times(self, s: NovaState, p: Player) -> float:
        return 0.5 * cities_to_come(s, p, 2.0)


class Spades(Prospect):
    def times(self, s: NovaState, p: Player) -> float:
        return 0.8 if p.stock[HOUSE] else 0.0


_EXPECTED: Final[dict[int, Prospect]] = {
    BUILD_HOUSE: Houses(),
    BUILD_POST: Posts(),
    BUILD_PALACE: Palaces(),
    SHIPPING_STEP: Shipping(),
    FOUND_CITY: FoundedCities(),
    USE_SPADE: Spades(),
}
EXPECTED: Final[list[Prospect]] = [_EXPECTED.get(trigger, Prospect()) for trigger in range(len(TRIGGERS))]


def paid(s: NovaState, p: Player, number: int) -> float:
    """What an effect pays on passing, by the present counts."""
    effect = EFFECTS[number]
    if isinstance(effect, PointsPer):
        return float(effect.points * effect.what.of(s, p))
    if isinstance(effect, PowerPer):
        return min(p.room(), effect.power * effect.what.of(s, p)) * prices.POWER * prices.MONEY[s.round]
    if isinstance(effect, PointsByTable):
        return float(effect.points(effect.what.of(s, p)))
    return 0.0


def bonus_worth(s: NovaState, p: Player, tile: int) -> float:
    """A bonus tile in the next round."""
    row = BY_KIND["bonus"][tile]
    points = prices.IN_ROUND[s.round + 1][row.number] + s.bonus_money[tile] * prices.MONEY[s.round + 1]
    for trigger, number in row.on:
        if trigger == PASS:
            points += paid(s, p, number)
    return points
