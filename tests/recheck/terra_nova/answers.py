"""What each answer does, by its verb: the table after it."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.recheck.terra import power
from tests.recheck.terra_nova.ground import across_river, has_ability, is_enough_for_a_city, settlements, spades_needed
from tests.recheck.terra_nova.menus import (
    NEXT_DOOR,
    PLACING,
    SPECIAL_POWER,
    Digging,
    holdings,
    power_cost,
    upgrade_cost,
)
from tests.recheck.terra_nova.reading import NEUTRAL, Building, Table
from tests.recheck.terra_nova.tables import (
    BRIDGE,
    CITY_TILES,
    EDGE,
    GOLEMS,
    GROUND,
    HOUSE,
    ROUND_TILES,
    SHIPPING,
    SHIPPING_POINTS,
    SPADE,
    SPADES,
    WHENEVER,
    Amounts,
)


@dataclass
class Game:
    """The expected table, and what is under way between two questions."""

    table: Table
    cities_due: Counter[int] = field(default_factory=Counter)
    """City tiles each seat has earned and not taken yet."""
    placing: dict[int, str] = field(default_factory=dict)
    """The gift of a palace that a seat is about to place."""
    digging: Digging | None = None


@dataclass
class Answer:
    seat: int
    question: str
    words: list[str]
    way: str = ""

    @property
    def name(self) -> str:
        return self.words[-1]

    @property
    def hex(self) -> str:
        return self.words[1]


def gain(table: Table, seat: int, amounts: Amounts, times: int = 1) -> None:
    player = table.seats[seat]
    player.money += amounts.get("money", 0) * times
    player.vp += amounts.get("vp", 0) * times
    power.charge(player.bowls, amounts.get("power", 0) * times)


def happen(table: Table, seat: int, event: str, times: int = 1) -> None:
    """The round's scoring tile and the seat's own abilities pay (p.5, p.10 to p.12)."""
    scored, points = ROUND_TILES[table.round_tiles[table.round - 1]]
    gain(table, seat, {"vp": points if scored == event else 0}, times)
    for title in holdings(table, seat):
        paid, amounts = WHENEVER.get(title, ("", {}))
        if paid == event:
            gain(table, seat, amounts, times)


def put(game: Game, seat: int, name: str, kind: str) -> None:
    """Build or upgrade: points, power for neighbours (p.7), what others get for it (p.12), perhaps a city."""
    table = game.table
    table.buildings[name] = Building(seat, kind)
    table.seats[seat].stock[kind] -= 1
    happen(table, seat, "palace" if kind.endswith("palace") else kind)
    near = GROUND.adjacent(name, table.bridges)
    few = len(table.seats) == 2
    for other, player in enumerate(table.seats):
        if other != seat:
            gain(table, other, {"power": len(near & table.own(other))})
            if player.faction == "inventors" and kind == "house":
                gain(table, other, {"power": 2 if few else 1})
            if player.faction == "sand-cats" and kind != "house":
                gain(table, other, {"money": 2 if few else 1})
    if kind == "left-palace":
        left_palace(game, seat)
    found_cities(game, seat)


def left_palace(game: Game, seat: int) -> None:
    faction = game.table.seats[seat].faction
    if faction == "leprechauns":
        gain(game.table, seat, {"power": 6})
    if faction == "sea-bears":
        sail(game, seat)


def found_cities(game: Game, seat: int) -> None:
    """A group that touches a city joins it; one that is enough becomes one while a tile is left (p.7)."""
    player = game.table.seats[seat]
    for group in settlements(game.table, seat):
        if group & player.cities:
            player.cities |= group
        elif is_enough_for_a_city(game.table, seat, group):
            found_city(game, seat, group)


def found_city(game: Game, seat: int, group: set[str]) -> None:
    player = game.table.seats[seat]
    if len(player.city_tiles) + game.cities_due[seat] < 4:
        player.cities |= group
        game.cities_due[seat] += 1


def sail(game: Game, seat: int) -> None:
    player = game.table.seats[seat]
    if player.shipping < max(SHIPPING_POINTS):
        player.shipping += 1
        gain(game.table, seat, {"vp": SHIPPING_POINTS[player.shipping]})
        happen(game.table, seat, "shipping")


# One function for each verb.


def build(game: Game, a: Answer) -> None:
    game.table.seats[a.seat].money -= HOUSE
    put(game, a.seat, a.hex, "house")
    game.digging = None


def transform(game: Game, a: Answer) -> None:
    """Missing spades are bought; the Desert Daughters' neighbour is no use of spades (p.12)."""
    table = game.table
    dig = game.digging or Digging(a.seat, "rule-cost", 0)
    if dig.source != NEXT_DOOR:
        spades = spades_needed(table, a.seat, a.hex)
        table.seats[a.seat].money -= max(0, spades - dig.free) * SPADE
        dig.free = max(0, dig.free - spades)
        happen(table, a.seat, "spade", spades)
    table.terrain[a.hex] = table.seats[a.seat].home
    dig.made.append(a.hex)
    game.digging = dig


def upgrade(game: Game, a: Answer) -> None:
    player = game.table.seats[a.seat]
    if a.question == "turn":
        player.money -= upgrade_cost(game.table, a.seat, a.hex, a.name)
    player.stock["house" if a.name == "trading-post" else "trading-post"] += 1
    put(game, a.seat, a.hex, a.name)


def place(game: Game, a: Answer) -> None:
    table = game.table
    way = a.way or game.placing.get(a.seat, "neutral")
    game.placing.pop(a.seat, None)
    if way == "neutral":
        table.buildings[a.hex] = Building(NEUTRAL, "house")
    elif way == "start":
        table.buildings[a.hex] = Building(a.seat, "house")
        table.seats[a.seat].stock["house"] -= 1
    else:
        table.terrain[a.hex] = table.seats[a.seat].home
        put(game, a.seat, a.hex, "trading-post" if way == "post-in-reach" else "house")


def improve_shipping(game: Game, a: Answer) -> None:
    game.table.seats[a.seat].money -= SHIPPING
    sail(game, a.seat)


def bridge(game: Game, a: Answer) -> None:
    if a.question == "turn":
        game.table.seats[a.seat].money -= BRIDGE
    game.table.bridges[a.name] = a.seat
    found_cities(game, a.seat)


def power_action(game: Game, a: Answer) -> None:
    power.spend(game.table.seats[a.seat].bowls, power_cost(game.table, a.seat, a.name))
    game.table.used.add(f"power-action-{a.name}")
    start_digging(game, a.seat, f"power-action-{a.name}")
    if a.name == "shipping":
        sail(game, a.seat)
    if a.name == "money":
        gain(game.table, a.seat, {"money": 7})


def start_digging(game: Game, seat: int, title: str) -> None:
    if title in SPADES or title == NEXT_DOOR:
        game.digging = Digging(seat, title, SPADES.get(title, 0))


def use(game: Game, a: Answer) -> None:
    player = game.table.seats[a.seat]
    power.spend(player.bowls, SPECIAL_POWER.get(a.name, 0))
    if a.name != "palace-inventors-left":
        player.used.add(a.name)
    start_digging(game, a.seat, a.name)
    if a.name in PLACING:
        game.placing[a.seat] = PLACING[a.name]


def pass_turn(game: Game, a: Answer) -> None:
    """Rewards first, then the other bonus tile with its money (p.9, ruling 1)."""
    table = game.table
    player = table.seats[a.seat]
    table.passed.append(a.seat)
    gain(table, a.seat, passing(table, a.seat))
    player.money += table.pool.pop(a.name)
    table.pool[player.bonus] = 0
    player.bonus, player.passed = a.name, True


def passing(table: Table, seat: int) -> Amounts:
    player = table.seats[seat]
    groups = settlements(table, seat)
    points = {
        "houses": table.standing(seat, "house"),
        "trading-posts": 2 * table.standing(seat, "trading-post"),
        "palaces": 4 * table.standing(seat, "left-palace", "right-palace"),
        "shipping": 3 * player.shipping,
    }.get(player.bonus, 0)
    if player.faction == "golems":
        points += GOLEMS[table.standing(seat, "trading-post")]
    if has_ability(table, seat, "ifrit", "right"):
        points += sum(bool(group & EDGE) for group in groups)
    if has_ability(table, seat, "sand-cats", "right"):
        points += sum(not GROUND.riverside(name) for name in table.own(seat))
    return {"vp": points, "power": 2 * len(groups) if has_ability(table, seat, "druids", "left") else 0}


def exchange(game: Game, a: Answer) -> None:
    power.spend(game.table.seats[a.seat].bowls, 1 if a.name == "money" else 3)
    gain(game.table, a.seat, {"money": 1} if a.name == "money" else {"vp": 2})


def take_city(game: Game, a: Answer) -> None:
    game.cities_due[a.seat] -= 1
    game.table.seats[a.seat].city_tiles.append(a.name)
    gain(game.table, a.seat, CITY_TILES[a.name])
    if a.name == "shipping":
        sail(game, a.seat)
    happen(game.table, a.seat, "city")


def span(game: Game, a: Answer) -> None:
    group = across_river(game.table, a.seat, a.hex)
    game.table.seats[a.seat].river_cities.add(a.hex)
    found_city(game, a.seat, group)


def take_bonus(game: Game, a: Answer) -> None:
    game.table.pool.pop(a.name)
    game.table.seats[a.seat].bonus = a.name


def nothing(game: Game, a: Answer) -> None:
    """Ends a turn, or stops."""


VERBS: dict[str, Callable[[Game, Answer], None]] = {
    "build": build, "transform": transform, "upgrade": upgrade, "place": place, "improve-shipping": improve_shipping,
    "bridge": bridge, "power-action": power_action, "use": use, "pass": pass_turn, "exchange": exchange,
    "take-city": take_city, "span": span, "take-bonus": take_bonus, "end": nothing, "stop": nothing,
}  # fmt: skip
