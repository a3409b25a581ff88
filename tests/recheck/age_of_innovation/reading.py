"""A position as a table: the only module that knows how `Game.dump` writes one."""

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from spielwerk.games import game
from tests.recheck.age_of_innovation.tables import DISCIPLINES, SIDES
from tests.recheck.terra.hexes import Ground

STOCKED = ("workshop", "guild", "school", "palace", "university")
SPACES = 4
"""For scholars, in each discipline."""


@dataclass
class Building:
    owner: int
    kind: str
    neutral: bool = False
    annex: bool = False


@dataclass
class Seat:
    board: str
    faction: str
    palace: str
    bonus: str
    passed: bool
    goods: dict[str, int]
    """coins, tools, scholars, vp, keys, annexes, `book law` …"""
    bowls: list[int]
    levels: dict[str, int]
    shipping: int
    terraforming: int
    stock: dict[str, int]
    sent: int
    cities: set[str]
    river_cities: set[str]
    city_tiles: list[str]
    competencies: list[str]
    innovations: list[str]
    used: set[str]


@dataclass
class Table:
    ground: Ground
    revised: bool
    drafted: bool
    round: int
    phase: str
    order: list[int]
    terrain: dict[str, str]
    buildings: dict[str, Building]
    bridges: dict[str, int]
    round_tiles: list[str]
    final_tile: str
    area_tile: int
    neutral_levels: dict[str, int]
    book_actions: list[str]
    used: set[str]
    """Power and book actions that lie under an X."""
    scholar_spaces: dict[str, list[bool]]
    """For each discipline whether its spaces for 3, 2, 2, 2 steps are taken."""
    competency_place: dict[str, tuple[str, int]]
    """Discipline and books of the place each competency lies on."""
    competency_stock: dict[str, int]
    display: list[str]
    """Innovations place by place; empty where one was taken."""
    palaces: list[str]
    pool: dict[str, int]
    """Round bonuses beside the board with their coins."""
    city_stock: dict[str, int]
    seats: list[Seat] = field(default_factory=list)

    def own(self, seat: int) -> set[str]:
        return {name for name, building in self.buildings.items() if building.owner == seat}

    def copy(self) -> "Table":
        return deepcopy(self, {id(self.ground): self.ground})


GAME = game("age-of-innovation")


def number_of(seat: str) -> int:
    return ord(seat) - ord("A")


def amounts(row: dict[str, int], names: tuple[str, ...] | list[str]) -> dict[str, int]:
    """What is not named is not there."""
    assert set(row) <= set(names), row
    return {name: row.get(name, 0) for name in names}


def names(kind: str) -> list[str]:
    return [row["name"] for row in GAME.components() if row["kind"] == kind]


COMPETENCIES = names("competency")
CITIES = names("city")


def read_seat(row: dict[str, Any]) -> Seat:
    goods = {key: row[key] for key in ("coins", "tools", "scholars", "vp", "keys", "annexes")}
    goods |= {f"book {name}": many for name, many in amounts(row["books"], DISCIPLINES).items()}
    return Seat(
        board=row["board"] or "",
        faction=row["faction"] or "",
        palace=row["palace"] or "",
        bonus=row["bonus"] or "",
        passed=row["passed"],
        goods=goods,
        bowls=[row["bowl1"], row["bowl2"], row["bowl3"]],
        levels=amounts(row["level"], DISCIPLINES),
        shipping=row["shipping"],
        terraforming=row["terraforming"],
        stock=amounts(row["stock"], STOCKED),
        sent=row["sent"],
        cities=set(row["cities"]),
        river_cities=set(row["river_cities"]),
        city_tiles=list(row["city_tiles"]),
        competencies=list(row["competencies"]),
        innovations=list(row["innovations"]),
        used=set(row["used"]),
    )


def read_buildings(rows: list[dict[str, Any]]) -> dict[str, Building]:
    found: dict[str, Building] = {}
    for seat, row in enumerate(rows):
        for kind, hexes in row["at"].items():
            for name in hexes:
                assert name not in found, f"two buildings on {name}"
                found[name] = Building(seat, kind, name in row["neutral"], name in row["annexed"])
    return found


def read_place(words: str) -> tuple[str, int]:
    discipline, row = words.split()
    return discipline, int(row) - 1


def read(position: dict[str, Any]) -> Table:
    rows: list[dict[str, Any]] = position["players"]
    sent = position["scholars_sent"]
    power = {f"power-action-{name}" for name in position["used_power"]}
    return Table(
        ground=SIDES[position["side"]],
        revised=position["revision"] == "1.2",
        drafted=position["drafted"],
        round=position["round"],
        phase=position["phase"],
        order=[number_of(seat) for seat in position["order"]],
        terrain={name: terrain for terrain, hexes in position["terrain"].items() for name in hexes},
        buildings=read_buildings(rows),
        bridges={site: seat for seat, row in enumerate(rows) for site in row["bridges"]},
        round_tiles=list(position["round_tiles"]),
        final_tile=position["final_tile"],
        area_tile=-1 if position["area_tile"] is None else position["area_tile"],
        neutral_levels=amounts(position["neutral_level"], DISCIPLINES) if len(rows) == 2 else {},
        book_actions=list(position["book_actions"]),
        used=power | {f"book-action-{name}" for name in position["used_book"]},
        scholar_spaces={name: [f"{name} {space + 1}" in sent for space in range(SPACES)] for name in DISCIPLINES},
        competency_place={name: read_place(place) for name, place in position["competency_place"].items()},
        competency_stock=amounts(position["competency_stock"], COMPETENCIES),
        display=[name or "" for name in position["innovation_display"]],
        palaces=list(position["palaces"]),
        pool={name: position["bonus_coins"].get(name, 0) for name in position["bonus_pool"]},
        city_stock=amounts(position["city_stock"], CITIES),
        seats=[read_seat(row) for row in rows],
    )


def richer(position: dict[str, Any], coins: int, tools: int, books: int) -> dict[str, Any]:
    """The position with more goods for everybody, so that short games see big buildings, cities and innovations."""
    rich = deepcopy(position)
    for row in rich["players"]:
        row["coins"] += coins
        row["tools"] += tools
        row["books"] = {name: have + books for name, have in amounts(row["books"], DISCIPLINES).items()}
        row["scholars"] = min(3, 7 - row["sent"])
    return rich
