"""A position as a table: the only module that knows how `Game.dump` writes one."""

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from spielwerk.games import game
from tests.recheck.terra_nova.tables import PIECES

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


def number_of(seat: str) -> int:
    return ord(seat) - ord("A")


def read_seat(row: dict[str, Any]) -> Seat:
    assert set(row["stock"]) <= set(PIECES)
    return Seat(
        home=row["home"] or "",
        faction=row["faction"] or "",
        bonus=row["bonus"] or "",
        passed=row["passed"],
        money=row["money"],
        vp=row["vp"],
        bowls=[row["bowl1"], row["bowl2"], row["bowl3"]],
        shipping=row["shipping"],
        stock={kind: row["stock"].get(kind, 0) for kind in PIECES},
        cities=set(row["cities"]),
        river_cities=set(row["river_cities"]),
        city_tiles=list(row["city_tiles"]),
        used=set(row["used"]),
    )


def read_buildings(position: dict[str, Any]) -> dict[str, Building]:
    found = {name: Building(NEUTRAL, "house") for name in position["neutral"]}
    for seat, row in enumerate(position["players"]):
        for kind, hexes in row["at"].items():
            for name in hexes:
                assert name not in found, f"two buildings on {name}"
                found[name] = Building(seat, kind)
    return found


def read(position: dict[str, Any]) -> Table:
    rows: list[dict[str, Any]] = position["players"]
    return Table(
        variant=position["variant"],
        by_passing=position["pass_order"],
        round=position["round"],
        phase=position["phase"],
        order=[number_of(seat) for seat in position["order"]],
        passed=[number_of(seat) for seat in position["passed"]],
        terrain={name: terrain for terrain, hexes in position["terrain"].items() for name in hexes},
        buildings=read_buildings(position),
        bridges={site: seat for seat, row in enumerate(rows) for site in row["bridges"]},
        round_tiles=list(position["round_tiles"]),
        used={f"power-action-{name}" for name in position["used_power"]},
        pool={name: position["bonus_money"].get(name, 0) for name in position["bonus_pool"]},
        neutral_home=position["neutral_home"] or "",
        seats=[read_seat(row) for row in rows],
    )


def richer(position: dict[str, Any], money: int) -> dict[str, Any]:
    """The position with more money for everybody, so that short games see palaces and cities."""
    rich = deepcopy(position)
    for row in rich["players"]:
        row["money"] += money
    return rich
