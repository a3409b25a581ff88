"""Each error planted in the engine turns the check red: nothing that is rechecked is rechecked in vain."""

import pytest

from spielwerk.core.play import Frame
from spielwerk.games.terra.rules.bowls import PowerBowls
from spielwerk.games.terra.rules.gains import gain_power
from spielwerk.games.terra.rules.ground import Ground
from spielwerk.games.terra.rules.reach import adjacent, has_neighbour
from spielwerk.games.terra_nova.rules import building, cities, scoring, sequence
from spielwerk.games.terra_nova.rules.actions import (
    bridge,
    city_tiles,
    exchange,
    make_habitable,
    octagons,
    passing,
    place,
    shipping,
    upgrade,
)
from spielwerk.games.terra_nova.rules.catalog import BY_KIND, EFFECTS
from spielwerk.games.terra_nova.rules.frames import BEGIN_ROUND, PLACE_AT_START
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from tests.recheck.terra.planting import (
    Planted,
    charge_past_bowl_two,
    effect,
    group_without_bridges,
    interpreted_only,
    look_for,
    no_bridges,
    no_sailing,
    nothing,
    row_of,
    ties_not_shared,
    value,
)
from tests.recheck.terra_nova.games import Options, follow

pytestmark = interpreted_only

HOUSES: Options = {"round_tiles": ["house-1"]}
PLANNER: Options = {"players": 2, "two_players": "planner"}


def row(kind: str, name: str) -> object:
    return row_of(BY_KIND, kind, name)


def on(kind: str, name: str) -> int:
    """The effect with which a component answers an event."""
    found: int = row_of(BY_KIND, kind, name).on[0][1]
    return found


def one_power_each(s: NovaState, builder: Player, cell: int) -> None:
    """Every neighbour gets one power, however many of its buildings stand there."""
    near = adjacent(s, 1 << cell)
    for p in s.players:
        if p.buildings & near and p is not builder:
            gain_power(s, p, 1, 0)


def gifts_anywhere(s: NovaState, p: Player, how: int, terrain: int) -> int:
    """First houses stand where they may; gifts of palaces on any free space."""
    return (s.terrain[p.home] if how == PLACE_AT_START else s.board.land) & ~s.built


def any_tile(self: city_tiles.TakeCity, s: NovaState, frame: Frame, out: list[int]) -> None:
    out.extend(range(self.base, self.base + 4))


def neutral_is_nobody(s: NovaState, p: Player, cell: int) -> bool:
    return has_neighbour(s, p, cell) and not s.neutral


def next_round_at_once(self: sequence.PrepareNextRound, s: NovaState, frame: Frame) -> None:
    s.ask(BEGIN_ROUND, 0)


PLANTED: dict[str, Planted] = {
    # reach
    "reach forgets shipping": Planted(value(Ground, "sailing", no_sailing)),
    "reach forgets bridges": Planted(value(Ground, "over_bridges", no_bridges)),
    "the ship tile is forgotten": Planted(value(row("bonus", "ship"), "passive", [])),
    "bridges need no building": Planted(value(bridge, "bridge_sites", lambda s, p: list(s.board.sites))),
    "the golems' palace saves no spade": Planted(value(row("palace", "golems-left"), "passive", []), first=20),
    "gifts go anywhere": Planted(value(place, "spots", gifts_anywhere)),
    # cities
    "groups ignore bridges": Planted(value(Ground, "group", group_without_bridges)),
    "cities need a value of 8": Planted(value(cities, "CITY_VALUE", 8), first=2),
    "cities need three buildings": Planted(value(cities, "CITY_BUILDINGS", 3)),
    "no smaller cities with the right palace": Planted(value(row("palace", "djinni-right"), "passive", []), first=8),
    "buildings do not join a city": Planted(value(sequence, "check_cities", nothing)),
    "the djinni get nothing for a city": Planted(effect(EFFECTS, on("faction", "djinni"), "vp", 0)),
    "city tiles can be taken twice": Planted(value(city_tiles.TakeCity, "offer", any_tile), first=2),
    # neighbours
    "neighbours get one power only": Planted(value(building, "empower", one_power_each)),
    "nobody gets power": Planted(value(building, "empower", nothing)),
    "the inventors get nothing for houses": Planted(value(building, "fire_others", nothing)),
    # payments
    "a trading post is never cheaper": Planted(value(upgrade, "POST_MONEY_WITH_NEIGHBOUR", 10)),
    "a neutral house is no neighbour": Planted(value(upgrade, "has_neighbour", neutral_is_nobody), PLANNER),
    "a palace costs 15": Planted(value(upgrade, "PALACE_MONEY", 15)),
    "a house costs 5": Planted(value(make_habitable, "HOUSE_MONEY", 5)),
    "a spade costs 5": Planted(value(make_habitable, "SPADE_MONEY", 5)),
    "spades are counted the long way": Planted(value(building, "distance", lambda ring, a, b: (a - b) % ring)),
    "shipping costs 7": Planted(value(shipping, "SHIPPING_MONEY", 7)),
    "a bridge costs 8": Planted(value(bridge, "BRIDGE_MONEY", 8)),
    "power actions cost one more": Planted(value(octagons.POWER_ACTIONS, "costs", (4, 5, 5, 5, 5, 7))),
    "the druids' points cost four": Planted(value(exchange, "POWER_FOR_POINTS", 4), first=4),
    "the fairies' action is free": Planted(value(row("palace", "fairies-left"), "cost", 0)),
    # gains
    "power skips bowl II": Planted(value(PowerBowls, "charge", charge_past_bowl_two)),
    "a round tile pays one point more": Planted(effect(EFFECTS, on("round-tile", "house-1"), "vp", 3), HOUSES),
    "a spade round pays nothing": Planted(
        effect(EFFECTS, on("round-tile", "spade"), "vp", 0), {"round_tiles": ["spade"]}
    ),
    "passing with houses pays two": Planted(effect(EFFECTS, on("bonus", "houses"), "points", 2)),
    "the golems' posts pay nothing": Planted(value(row("faction", "golems"), "on", []), first=20),
    "money stays on the bonus tile": Planted(value(passing, "gain_money", nothing)),
    "used actions stay used": Planted(value(sequence.PrepareNextRound, "run", next_round_at_once)),
    # income
    "a house slot is wrong": Planted(value(sequence, "PIECES", (7, 4, 1, 1))),
    "a palace without income": Planted(value(row("palace", "leprechauns-left"), "income", -1), first=2),
    "a bonus without income": Planted(value(row("bonus", "money"), "income", -1)),
    "the third house comes for all": Planted(value(sequence, "THIRD_HOUSE", tuple(range(10))), first=3),
    "the start marker stays": Planted(value(sequence, "next_order", lambda s: list(range(len(s.players))))),
    # the end
    "all buildings count as one area": Planted(value(scoring, "largest_area", lambda s, p: p.buildings.bit_count())),
    "second place gets 6 points": Planted(value(scoring, "AREA_POINTS", (12, 6, 4))),
    "ties are not shared": Planted(value(scoring, "share_places", ties_not_shared), first=5),
    "two money for a point": Planted(value(scoring, "MONEY_PER_POINT", 2)),
}  # fmt: skip


@pytest.mark.parametrize("error", PLANTED)
def test_a_planted_error_is_found(error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    look_for(PLANTED[error], monkeypatch, follow)
