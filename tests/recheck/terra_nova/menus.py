"""Every answer that a turn and the questions after it must offer, and no other (p.5 to p.9)."""

from dataclasses import dataclass, field

from tests.recheck.terra_nova.ground import (
    free_land,
    free_sites,
    has_ability,
    has_neighbour,
    has_palace,
    reach,
    river_cities,
    spades_needed,
)
from tests.recheck.terra_nova.reading import Table
from tests.recheck.terra_nova.tables import (
    BRIDGE,
    EDGE,
    GROUND,
    HOUSE,
    MARKS,
    PALACE,
    POST,
    POST_SAND_CATS,
    POWER_ACTIONS,
    SHIPPING,
    SHIPPING_POINTS,
    SPADE,
    SPADES,
)

NEXT_DOOR = "palace-desert-daughters-left"
TWO_SPADES = "power-action-spades"


@dataclass
class Digging:
    """The action Make habitable and build under way (p.5, p.6, p.8)."""

    seat: int
    source: str
    free: int
    made: list[str] = field(default_factory=list)
    """Hexes this action has made habitable: then only they may be built on."""

    @property
    def may_buy(self) -> bool:
        """The second spade, but not with the two free ones (p.8)."""
        return self.source not in (TWO_SPADES, NEXT_DOOR)


def transforms(table: Table, dig: Digging) -> set[str]:
    player = table.seats[dig.seat]
    strange = {name for name in free_land(table, GROUND.land) if table.terrain[name] != player.home}
    if dig.source == NEXT_DOOR:
        doors = {other for name in table.own(dig.seat) for other in GROUND.near(name)}
        return set() if dig.made else strange & doors
    if dig.made and not dig.free:
        return set()
    spades = dig.free + (player.money // SPADE if dig.may_buy and not dig.made else 0)
    return {name for name in strange & reach(table, dig.seat) if spades_needed(table, dig.seat, name) <= spades}


def builds(table: Table, dig: Digging) -> set[str]:
    player = table.seats[dig.seat]
    if not player.stock["house"] or player.money < HOUSE:
        return set()
    spots = set(dig.made) if dig.made else reach(table, dig.seat) if dig.may_buy else set()
    return {name for name in free_land(table, spots) if table.terrain[name] == player.home}


def digs(table: Table, dig: Digging) -> set[str]:
    return {f"transform {name}" for name in transforms(table, dig)} | {f"build {name}" for name in builds(table, dig)}


def upgrade_cost(table: Table, seat: int, name: str, kind: str) -> int:
    """A trading post is cheaper next to others (p.6), and for the Sand Cats' left palace (p.12)."""
    if kind != "trading-post":
        return PALACE
    costs = POST_SAND_CATS if has_ability(table, seat, "sand-cats", "left") else POST
    return costs["next to others" if has_neighbour(table, seat, name) else "alone"]


def upgradable(table: Table, seat: int, kind: str) -> set[str]:
    below = "house" if kind == "trading-post" else "trading-post"
    if not table.seats[seat].stock[kind]:
        return set()
    return {name for name in table.own(seat) if table.buildings[name].kind == below}


def upgrades(table: Table, seat: int) -> set[str]:
    money = table.seats[seat].money
    return {
        f"upgrade {name} {kind}"
        for kind in ("trading-post", "left-palace", "right-palace")
        for name in upgradable(table, seat, kind)
        if upgrade_cost(table, seat, name, kind) <= money
    }


def power_cost(table: Table, seat: int, action: str) -> int:
    return POWER_ACTIONS[action] - (1 if table.seats[seat].faction == "ifrit" else 0)


def is_of_use(table: Table, seat: int, title: str) -> bool:
    """Whether an action could do anything at all."""
    if title in SPADES or title == NEXT_DOOR:
        return bool(digs(table, Digging(seat, title, SPADES.get(title, 0))))
    if title.startswith("power-action-bridge"):
        return bool(free_sites(table, seat))
    if title == "power-action-shipping":
        return table.seats[seat].shipping < max(SHIPPING_POINTS)
    if title == "palace-sea-bears-right":
        return bool(upgradable(table, seat, "trading-post"))
    if title in PLACING:
        kind = "trading-post" if title == "palace-inventors-left" else "house"
        return table.seats[seat].stock[kind] > 0 and bool(placements(table, seat, PLACING[title], ""))
    return True


PLACING = {
    "palace-djinni-left": "home-anywhere",
    "palace-ifrit-left": "edge",
    "palace-inventors-left": "post-in-reach",
}
SPECIAL_POWER = {"palace-fairies-left": 2, "palace-inventors-left": 6}
SPECIAL = {
    "bonus-spade",
    "palace-djinni-left",
    "palace-sea-bears-right",
    "palace-fairies-left",
    "palace-inventors-left",
    NEXT_DOOR,
}


def holdings(table: Table, seat: int) -> list[str]:
    player = table.seats[seat]
    titles = [f"faction-{player.faction}"]
    titles += [f"palace-{player.faction}-{side}" for side in ("left", "right") if has_palace(table, seat, side)]
    return titles + ([f"bonus-{player.bonus}"] if player.bonus and not player.passed else [])


def octagons(table: Table, seat: int) -> set[str]:
    """Power actions and the own special actions, each once a round; the Inventors' as often as they like (p.12)."""
    player = table.seats[seat]
    found = set()
    for action in POWER_ACTIONS:
        title = f"power-action-{action}"
        if player.bowls[2] >= power_cost(table, seat, action) and title not in table.used:
            found |= {f"power-action {action}"} if is_of_use(table, seat, title) else set()
    for title in SPECIAL.intersection(holdings(table, seat)):
        if player.bowls[2] >= SPECIAL_POWER.get(title, 0) and title not in player.used:
            found |= {f"use {title}"} if is_of_use(table, seat, title) else set()
    return found


def exchanges(table: Table, seat: int) -> set[str]:
    player = table.seats[seat]
    found = {"exchange money"} if player.bowls[2] else set()
    return found | ({"exchange points"} if player.faction == "druids" and player.bowls[2] >= 3 else set())


def turn(table: Table, seat: int) -> set[str]:
    player = table.seats[seat]
    found = digs(table, Digging(seat, "rule-cost", 0)) | upgrades(table, seat) | octagons(table, seat)
    if player.money >= SHIPPING and player.shipping < max(SHIPPING_POINTS):
        found.add("improve-shipping")
    if player.money >= BRIDGE:
        found |= {f"bridge {site}" for site in free_sites(table, seat)}
    return found | {f"pass {name}" for name in table.pool} | exchanges(table, seat)


def close(table: Table, seat: int) -> set[str]:
    return exchanges(table, seat) | {f"span {name}" for name in river_cities(table, seat)} | {"end"}


def placements(table: Table, seat: int, way: str, terrain: str) -> set[str]:
    """Hexes for first and neutral houses (p.2, p.10) and for gifts of palaces (p.11, p.12)."""
    home = table.seats[seat].home
    empty = free_land(table, GROUND.land)
    hexes = {
        "start": {name for name in empty if table.terrain[name] == home},
        "home-anywhere": {name for name in empty if table.terrain[name] == home},
        "edge": empty & EDGE,
        "post-in-reach": empty & reach(table, seat) if way == "post-in-reach" else set(),
        "neutral": {n for n in empty & MARKS if table.terrain[n] == terrain == GROUND.land[n]},
    }[way]
    return {f"place {name}" for name in hexes} | ({"stop"} if way == "edge" else set())
