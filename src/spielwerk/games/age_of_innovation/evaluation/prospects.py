"""Estimates of what a seat can still expect: places in the final scoring, cities, innovations, scoring tiles."""

from typing import Final

from spielwerk.core.values import total
from spielwerk.core.words import how_many
from spielwerk.games.age_of_innovation.evaluation import prices
from spielwerk.games.age_of_innovation.rules.actions.innovate import BOOKS, COLUMN_BOOKS, NEEDED, surcharge
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
from spielwerk.games.terra.rules.catalog import NOTHING, Component

AREAS: Final = Areas()
MOST_JUMPS: Final = 16
"""An upper bound for either ability."""
ROUND_TILES: Final = BY_KIND["round-tile"]
FINAL_TILES: Final = BY_KIND["final-tile"]
_cities: dict[tuple[int, ...], float] = {}


def area(s: AgeState, p: Player) -> int:
    """The largest connected area, cached by what it depends on."""
    jumps = p.held.passive[TUNNEL] * MOST_JUMPS + p.held.passive[FLIGHT]
    found = AREAS.find(s.board, s.bridged, p, jumps)
    return found if found >= 0 else AREAS.keep(s.board, s.bridged, p, jumps, largest_area(s, p))


def city_progress(s: AgeState, p: Player) -> float:
    """How close groups of buildings are to being cities: the mean of number and power, less a threshold, squared."""
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


def innovations_in_reach(s: AgeState, p: Player, factor: float) -> tuple[float, float]:
    """The best innovation on display, weighted by the share of its books the player has, and how well the books fit the
    display: two of a colour open its column, so they count by the best innovation there."""
    made = len(p.innovations)
    books_in_all = total(p.books)
    if made == MAX_INNOVATIONS or not books_in_all:
        return (0.0, 0.0)
    needed = BOOKS + EXTRA_BOOKS[p.board][made] if p.board != NONE else BOOKS
    cost = needed * prices.BOOK * factor + surcharge(p) * prices.COIN * factor
    fitting = [min(COLUMN_BOOKS, books) for books in p.books]
    best = 0.0
    best_of_column = [0.0] * len(fitting)
    columns = NEEDED[len(s.players)]
    for place, tile in enumerate(s.innovation_display):
        if tile == NONE:
            continue
        disciplines = columns[place]
        have = 0
        for discipline in disciplines:
            have += fitting[discipline]
        if not have and books_in_all < COLUMN_BOOKS:
            continue
        worth = innovation_worth(s, p, tile)
        for discipline in disciplines:
            best_of_column[discipline] = max(best_of_column[discipline], worth / len(disciplines))
        gain = worth - cost
        if gain > 0.0 and books_in_all >= COLUMN_BOOKS:
            share = (have + min(books_in_all - have, needed - COLUMN_BOOKS * len(disciplines))) / needed
            best = max(best, gain * share * share)
    colours = 0.0
    for discipline, books in enumerate(fitting):
        colours += books * best_of_column[discipline]
    return (best, colours / (COLUMN_BOOKS * len(fitting)))


def innovation_worth(s: AgeState, p: Player, tile: int) -> float:
    points = FIXED_WORTH[s.round][tile]
    now = COUNTED_NOW[tile]
    if now != NOTHING:
        points += counted(s, p, now)
    if s.round and INNOVATION_TILES[s.round_tiles[s.round - 1]]:
        points += 5.0
    return points


def counted(s: AgeState, p: Player, number: int) -> float:
    """An effect's worth by present counts."""
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


def counts(number: int) -> bool:
    """Whether an effect depends on what its owner has."""
    effect = EFFECTS[number]
    if isinstance(effect, Both):
        return any(counts(part.number) for part in effect.parts)
    return isinstance(effect, PointsPer | PointsByTable)


def uncounted(round_: int, number: int) -> float:
    """The worth of an effect that counts nothing."""
    effect = EFFECTS[number]
    if isinstance(effect, Both):
        points = 0.0
        for part in effect.parts:
            points += uncounted(round_, part.number)
        return points
    return prices.EFFECT_WORTH[round_][number]


def fixed_worth(round_: int, row: Component) -> float:
    """The part of an innovation's worth that is the same for every owner."""
    points = prices.TO_COME[round_][row.number] + prices.IN_ROUND[round_][row.number] * 0.5
    return points if row.now == NOTHING or counts(row.now) else points + uncounted(round_, row.now)


INNOVATIONS: Final = BY_KIND["innovation"]
INNOVATION_TILES: Final = [row.trigger() == INNOVATION for row in ROUND_TILES]
FIXED_WORTH: Final[list[list[float]]] = [
    [fixed_worth(round_, row) for row in INNOVATIONS] for round_ in range(ROUNDS + 1)
]
"""For each round, by innovation."""
COUNTED_NOW: Final = [row.now if row.now != NOTHING and counts(row.now) else NOTHING for row in INNOVATIONS]
"""For each innovation the immediate effect that `FIXED_WORTH` leaves out."""


def scoring_to_come(s: AgeState, p: Player) -> float:
    """Later rounds pay for buildings: it is worth keeping pieces for them, and the buildings they are upgraded from."""
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
    """How often a seat will do in a later round what its tile pays for; 0 for most moments."""

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
