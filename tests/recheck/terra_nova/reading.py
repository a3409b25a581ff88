"""A position in words: the only module that knows how `Game.dump` writes one."""

from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from spielwerk.games import game
from tests.recheck.terra.hexes import named, step
from tests.recheck.terra_nova.tables import PIECES, RING

WIDTH = 14
"""Hexes are numbered row by row with one column more than the grid has."""
WAYS = 6
PHASES = ("setup", "income", "actions", "round-end", "over")
VARIANTS = ("none", "planner", "treasure-digger")
NEUTRAL = -1


@dataclass
class Building:
    owner: int
    """A seat, or NEUTRAL."""
    kind: str


@dataclass
class Seat:
    home: str
    faction: str
    bonus: str
    passed: bool
    money: int
    vp: int
    bowls: list[int]
    shipping: int
    stock: dict[str, int]
    cities: set[str]
    river_cities: set[str]
    city_tiles: list[str]
    used: set[str]


@dataclass
class Table:
    variant: str
    by_passing: bool
    """Whether turns follow the order of passing (p.10)."""
    round: int
    phase: str
    order: list[int]
    passed: list[int]
    terrain: dict[str, str]
    buildings: dict[str, Building]
    bridges: dict[str, int]
    round_tiles: list[str]
    used: set[str]
    pool: dict[str, int]
    """Bonus tiles beside the board with their money."""
    neutral_home: str
    seats: list[Seat] = field(default_factory=list)

    def own(self, seat: int) -> set[str]:
        return {name for name, building in self.buildings.items() if building.owner == seat}

    def standing(self, seat: int, *kinds: str) -> int:
        return sum(self.buildings[name].kind in kinds for name in self.own(seat))

    def copy(self) -> "Table":
        return deepcopy(self)


GAME = game("terra-nova")
COMPONENTS = GAME.components()
NAMES: dict[str, list[str]] = {}
for _row in COMPONENTS:
    NAMES.setdefault(_row["kind"], []).append(_row["name"])


@cache
def hexes(mask: str) -> frozenset[str]:
    number = int(mask, 16)
    return frozenset(named(*divmod(cell, WIDTH)) for cell in range(number.bit_length()) if number >> cell & 1)


def word(kind: str, number: int) -> str:
    return NAMES[kind][number] if number >= 0 else ""


def site(number: int) -> str:
    """Six times the upper hex, plus the way: over a corner (0 to 2) or straight on to E, SE or SW (3 to 5)."""
    start = named(*divmod(number // WAYS, WIDTH))
    way = number % WAYS
    if way < 3:
        return f"{start}-{step(step(start, way + 1), way + 2)}"
    return f"{start}-{step(step(start, way - 2), way - 2)}"


def title(number: int) -> str:
    return f"{COMPONENTS[number]['kind']}-{COMPONENTS[number]['name']}"


def read_seat(row: dict[str, Any]) -> Seat:
    return Seat(
        home=RING[row["home"]] if row["home"] >= 0 else "",
        faction=word("faction", row["faction"]),
        bonus=word("bonus", row["bonus"]),
        passed=bool(row["passed"]),
        money=row["money"],
        vp=row["vp"],
        bowls=[row["bowl1"], row["bowl2"], row["bowl3"]],
        shipping=row["shipping"],
        stock=dict(zip(PIECES, row["stock"], strict=True)),
        cities=set(hexes(row["cities"])),
        river_cities=set(hexes(row["river_cities"])),
        city_tiles=[word("city", n) for n in row["city_tiles"]],
        used={title(number) for number in row["used"]},
    )


def read_buildings(position: dict[str, Any]) -> dict[str, Building]:
    found = {name: Building(NEUTRAL, "house") for name in hexes(position["neutral"])}
    for seat, row in enumerate(position["players"]):
        for kind, mask in zip(PIECES, row["at"], strict=True):
            for name in hexes(mask):
                assert name not in found, f"two buildings on {name}"
                found[name] = Building(seat, kind)
    return found


def read(position: dict[str, Any]) -> Table:
    rows: list[dict[str, Any]] = position["players"]
    used = enumerate(NAMES["power-action"])
    return Table(
        variant=VARIANTS[position["variant"]],
        by_passing=bool(position["pass_order"]),
        round=position["round"],
        phase=PHASES[position["phase"]],
        order=list(position["order"]),
        passed=list(position["passed"]),
        terrain={name: RING[n] for n, mask in enumerate(position["terrain"]) for name in hexes(mask)},
        buildings=read_buildings(position),
        bridges={site(number): seat for seat, row in enumerate(rows) for number in row["bridges"]},
        round_tiles=[word("round-tile", n) for n in position["round_tiles"]],
        used={f"power-action-{name}" for n, name in used if position["used_power"] >> n & 1},
        pool={word("bonus", n): position["bonus_money"][n] for n in position["bonus_pool"]},
        neutral_home=RING[position["neutral_home"]] if position["neutral_home"] >= 0 else "",
        seats=[read_seat(row) for row in rows],
    )


def richer(position: dict[str, Any], money: int) -> dict[str, Any]:
    """The position with more money for everybody, so that short games see palaces and cities."""
    rich = deepcopy(position)
    for row in rich["players"]:
        row["money"] += money
    return rich
