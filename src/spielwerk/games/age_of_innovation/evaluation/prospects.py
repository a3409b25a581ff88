"""What a seat can still expect: places in the final scoring, cities, innovations, scoring tiles."""

from typing import Final

from spielwerk.core.values import total
from spielwerk.core.words import how_many
from spielwerk.games.age_of_innovation.evaluation import prices
from spielwerk.games.age_of_innovation.rules.actions.innovate import BOOKS, COLUMN_BOOKS, needed_disciplines, surcharge
from spielwerk.games.age_of_innovation.rules.building import power_value
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, EFFECTS
from spielwerk.games.age_of_innovation.rules.cities import (
    CITY_BUILDINGS,
    CITY_BUILDINGS_WITH_MONUMENT,
    CITY_BUILDINGS_WITH_UNIVERSITY,
    CITY_POWER,
)
from spielwerk.games.age_of_innovation.rules.effects import Both, Gain, PointsByTable, PointsPer
from spielwerk.games.age_of_innovation.rules.planning import EXTRA_BOOKS, SHIPPING_TOP, TERRAFORMING_TOP
from spielwerk.games.age_of_innovation.rules.reach import group
from spielwerk.games.age_of_innovation.rules.scoring import largest_area
from spielwerk.games.age_of_innovation.rules.state import NONE, AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import (
    BUILD_GUILD,
    BUILD_PALACE_OR_UNIVERSITY,
    BUILD_SCHOOL,
    BUILD_WORKSHOP,
    CITY_POWER_DISCOUNT,
    EDGE_WORKSHOP,
    FLIGHT,
    GUILD,
    INNOVATION,
    MAX_INNOVATIONS,
    MONUMENT,
    PALACE,
    ROUNDS,
    SCHOOL,
    TRACK_STEP,
    TRIGGERS,
    TUNNEL,
    UNIVERSITY,
    WORKSHOP,
)
from spielwerk.games.terra.evaluation.prospects import Areas, remember

AREAS: Final = Areas()
MOST_JUMPS: Final = 16
"""More than either ability has."""
ROUND_TILES: Final = BY_KIND["round-tile"]
FINAL_TILES: Final = BY_KIND["final-tile"]
_cities: dict[tuple[int, ...], float] = {}


def area(s: AgeState, p: Player) -> int:
    """The largest connected area, remembered by what it depends on."""
    jumps = p.held.passive[TUNNEL] * MOST_JUMPS + p.held.passive[FLIGHT]
    found = AREAS.find(s, p, jumps)
    return found if found >= 0 else AREAS.keep(s, p, jumps, largest_area(s, p))


def city_progress(s: AgeState, p: Player) -> float:
    """How far groups of buildings are on their way to cities: the square of the worse of number and power."""
    key = (*p.at, p.annexed, p.cities, p.annexes, p.held.passive[CITY_POWER_DISCOUNT], *s.bridged)
    found = _cities.get(key, -1.0)
    return found if found >= 0.0 else remember(_cities, key, _city_progress(s, p))


def _city_progress(s: AgeState, p: Player) -> float:
    total = 0.0
    left = p.buildings & ~p.cities
    while left:
        mask = group(s, p.buildings, left & -left)
        left &= ~mask
        if mask & p.cities:
            continue
        needed = CITY_BUILDINGS
        if p.at[MONUMENT] & mask:
            needed = CITY_BUILDINGS_WITH_MONUMENT
        elif p.at[UNIVERSITY] & mask:
            needed = CITY_BUILDINGS_WITH_UNIVERSITY
        buildings = min(1.0, (how_many(mask) + how_many(p.annexed & mask) + 0.5 * float(p.annexes)) / needed)
        power = min(1.0, power_value(p, mask) / (CITY_POWER - p.held.passive[CITY_POWER_DISCOUNT]))
        share = (buildings + power) / 2.0
        if share > 0.4:
            total += (share - 0.3) * (share - 0.3)
    return total


def innovations_worth(s: AgeState, p: Player) -> list[float]:
    """What each place of the display would bring; nothing for a player without books or room for another one."""
    if len(p.innovations) == MAX_INNOVATIONS or not total(p.books):
        return []
    return [innovation_worth(s, p, tile) if tile != NONE else 0.0 for tile in s.innovation_display]


def innovation_in_reach(s: AgeState, p: Player, factor: float, worth: list[float]) -> float:
    """The best innovation on display, by how much of its books the player has."""
    made = len(p.innovations)
    if made == MAX_INNOVATIONS:
        return 0.0
    books = p.books
    books_in_all = total(books)
    if books_in_all < 2:
        return 0.0
    needed = BOOKS + EXTRA_BOOKS[p.board][made] if p.board != NONE else BOOKS
    cost = needed * prices.BOOK * factor + surcharge(p) * prices.COIN * factor
    best = 0.0
    players = len(s.players)
    for place, tile in enumerate(s.innovation_display):
        if tile == NONE:
            continue
        have = 0
        needs = 0
        for discipline in needed_disciplines(players, place):
            have += min(books[discipline], COLUMN_BOOKS)
            needs += COLUMN_BOOKS
        share = (have + min(books_in_all - have, needed - needs)) / needed
        gain = worth[place] - cost
        if gain > 0.0:
            best = max(best, gain * share * share)
    return best


def colours_wanted(s: AgeState, p: Player, worth: list[float]) -> float:
    """How well books fit the display: two of a colour open its column, so they count by the best innovation there."""
    if not worth:
        return 0.0
    best = [0.0] * len(p.books)
    players = len(s.players)
    for place, tile in enumerate(s.innovation_display):
        if tile != NONE:
            disciplines = needed_disciplines(players, place)
            share = worth[place] / len(disciplines)
            for discipline in disciplines:
                best[discipline] = max(best[discipline], share)
    points = 0.0
    for discipline, books in enumerate(p.books):
        points += min(books, COLUMN_BOOKS) * best[discipline]
    return points / (COLUMN_BOOKS * len(best))


INNOVATIONS: Final = BY_KIND["innovation"]
INNOVATION_TILES: Final = [row.trigger() == INNOVATION for row in ROUND_TILES]
FIXED_WORTH: Final[list[list[float]]] = [
    [to_come[row.number] + now[row.number] * 0.5 for row in INNOVATIONS]
    for to_come, now in zip(prices.TO_COME, prices.IN_ROUND, strict=True)
]
"""For each round what innovations bring that does not depend on their owner."""


def innovation_worth(s: AgeState, p: Player, tile: int) -> float:
    points = FIXED_WORTH[s.round][tile]
    now = INNOVATIONS[tile].now
    if now >= 0:
        points += counted(s, p, now)
    if s.round and INNOVATION_TILES[s.round_tiles[s.round - 1]]:
        points += 5.0
    return points


def counted(s: AgeState, p: Player, number: int) -> float:
    """An effect's worth with what it counts as it is now, or soon will be."""
    effect = EFFECTS[number]
    if isinstance(effect, Both):
        points = 0.0
        for part in effect.parts:
            points += counted(s, p, part.number)
        return points
    if isinstance(effect, PointsPer):
        return float(effect.points * effect.what.of(s, p))
    if isinstance(effect, PointsByTable):
        return float(effect.points(effect.what.of(s, p)))
    return prices.EFFECT_WORTH[s.round][number]


def scoring_to_come(s: AgeState, p: Player) -> float:
    """Later rounds pay for buildings: worth keeping some pieces, and what they are raised from, for them."""
    points = 0.0
    for round_ in range(s.round, ROUNDS):
        points += _tile_prospect(p, ROUND_TILES[s.round_tiles[round_]].on[0])
    if s.round < ROUNDS:
        points += _tile_prospect(p, FINAL_TILES[s.final_tile].on[0])
    return points


def _tile_prospect(p: Player, on: tuple[int, int]) -> float:
    trigger, number = on
    effect = EFFECTS[number]
    assert isinstance(effect, Gain)
    return EXPECTED[trigger].times(p) * effect.vp


class Prospect:
    """How often a seat will do in a later round what its tile pays for; for most moments this is not reckoned."""

    def times(self, p: Player) -> float:
        return 0.0


class Workshops(Prospect):
    def times(self, p: Player) -> float:
        return min(1.5, 0.5 * p.stock[WORKSHOP])


class WorkshopsOnTheEdge(Workshops):
    def times(self, p: Player) -> float:
        return super().times(p) * 0.3


class Guilds(Prospect):
    def times(self, p: Player) -> float:
        possible = min(0.4 * p.stock[GUILD], 0.5 * how_many(p.at[WORKSHOP]))
        return min(1.2, possible)


class Schools(Prospect):
    def times(self, p: Player) -> float:
        possible = min(0.5 * p.stock[SCHOOL], 0.5 * how_many(p.at[GUILD]) + 0.1)
        return min(1.0, possible)


class PalacesAndUniversities(Prospect):
    def times(self, p: Player) -> float:
        return 0.45 * p.stock[PALACE] + 0.3 * p.stock[UNIVERSITY]


class TrackSteps(Prospect):
    def times(self, p: Player) -> float:
        return min(1.0, 0.3 * float(SHIPPING_TOP - p.shipping + TERRAFORMING_TOP - p.terraforming))


class Innovations(Prospect):
    def times(self, p: Player) -> float:
        return 0.5 if len(p.innovations) < MAX_INNOVATIONS else 0.0


_EXPECTED: Final[dict[int, Prospect]] = {
    BUILD_WORKSHOP: Workshops(),
    EDGE_WORKSHOP: WorkshopsOnTheEdge(),
    BUILD_GUILD: Guilds(),
    BUILD_SCHOOL: Schools(),
    BUILD_PALACE_OR_UNIVERSITY: PalacesAndUniversities(),
    TRACK_STEP: TrackSteps(),
    INNOVATION: Innovations(),
}
EXPECTED: Final[list[Prospect]] = [_EXPECTED.get(trigger, Prospect()) for trigger in range(len(TRIGGERS))]
