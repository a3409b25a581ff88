"""A position in words: the only module that knows how `Game.dump` writes one."""

from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from spielwerk.games import game
from tests.recheck.age_of_innovation.tables import DISCIPLINES, RING, SIDES
from tests.recheck.terra.hexes import Ground, named, step

WIDTH = 14
"""Hexes are numbered row by row with one column more than the board has."""
KINDS_IN_ORDER = ("workshop", "guild", "school", "palace", "university", "tower", "monument")
PHASES = ("setup", "income", "actions", "science-bonus", "over")


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
COMPONENTS = [row for row in GAME.components() if row["kind"] != "map"]
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
    """A bridge site: three times its upper hex, plus the corner it leaves by."""
    upper = named(*divmod(number // 3, WIDTH))
    return f"{upper}-{lower_end(upper, number % 3)}"


def lower_end(upper: str, corner: int) -> str:
    """Over the sides E and SE, SE and SW, SW and W."""
    return step(step(upper, corner + 1), corner + 2)


def read_seat(row: dict[str, Any], used: set[str]) -> Seat:
    goods = {key: row[key] for key in ("coins", "tools", "scholars", "vp", "keys", "annexes")}
    goods |= {f"book {name}": row["books"][n] for n, name in enumerate(DISCIPLINES)}
    return Seat(
        board=word("board", row["board"]),
        faction=word("faction", row["faction"]),
        palace=word("palace", row["palace"]),
        bonus=word("bonus", row["bonus"]),
        passed=bool(row["passed"]),
        goods=goods,
        bowls=[row["bowl1"], row["bowl2"], row["bowl3"]],
        levels=dict(zip(DISCIPLINES, row["level"], strict=True)),
        shipping=row["shipping"],
        terraforming=row["terraforming"],
        stock=dict(zip(KINDS_IN_ORDER, row["stock"], strict=False)),
        sent=row["sent"],
        cities=set(hexes(row["cities"])),
        river_cities=set(hexes(row["river_cities"])),
        city_tiles=[word("city", n) for n in row["city_tiles"]],
        competencies=[word("competency", n) for n in row["competencies"]],
        innovations=[word("innovation", n) for n in row["innovations"]],
        used=used,
    )


def read_buildings(rows: list[dict[str, Any]]) -> dict[str, Building]:
    found: dict[str, Building] = {}
    for seat, row in enumerate(rows):
        neutral, annexed = hexes(row["neutral"]), hexes(row["annexed"])
        for kind, mask in zip(KINDS_IN_ORDER, row["at"], strict=True):
            for name in hexes(mask):
                assert name not in found, f"two buildings on {name}"
                found[name] = Building(seat, kind, name in neutral, name in annexed)
    return found


def read_used(position: dict[str, Any]) -> set[str]:
    power = {f"power-action-{name}" for n, name in enumerate(NAMES["power-action"]) if position["used_power"] >> n & 1}
    book = {f"book-action-{name}" for n, name in enumerate(NAMES["book-action"]) if position["used_book"] >> n & 1}
    return power | book


def title(number: int) -> str:
    return f"{COMPONENTS[number]['kind']}-{COMPONENTS[number]['name']}"


def read(position: dict[str, Any]) -> Table:
    rows: list[dict[str, Any]] = position["players"]
    sent = [number >= 0 for number in position["scholars_sent"]]
    return Table(
        ground=SIDES[position["side"]],
        revised=bool(position["revision"]),
        drafted=bool(position["drafted"]),
        round=position["round"],
        phase=PHASES[position["phase"]],
        order=list(position["order"]),
        terrain={name: RING[n] for n, mask in enumerate(position["terrain"]) for name in hexes(mask)},
        buildings=read_buildings(rows),
        bridges={site(number): seat for seat, row in enumerate(rows) for number in row["bridges"]},
        round_tiles=[word("round-tile", n) for n in position["round_tiles"]],
        final_tile=word("final-tile", position["final_tile"]),
        area_tile=position["area_tile"],
        neutral_levels=dict(zip(DISCIPLINES, position["neutral_level"], strict=False)),
        book_actions=[word("book-action", n) for n in position["book_actions"]],
        used=read_used(position),
        scholar_spaces={name: sent[4 * n : 4 * n + 4] for n, name in enumerate(DISCIPLINES)},
        competency_place={
            word("competency", n): (DISCIPLINES[place % 4], place // 4)
            for n, place in enumerate(position["competency_place"])
        },
        competency_stock=dict(zip(NAMES["competency"], position["competency_stock"], strict=False)),
        display=[word("innovation", n) for n in position["innovation_display"]],
        palaces=[word("palace", n) for n in position["palaces"]],
        pool={word("bonus", n): position["bonus_coins"][n] for n in position["bonus_pool"]},
        city_stock=dict(zip(NAMES["city"], position["city_stock"], strict=False)),
        seats=[read_seat(row, {title(number) for number in row["used"]}) for row in rows],
    )


def richer(position: dict[str, Any], coins: int, tools: int, books: int) -> dict[str, Any]:
    """The position with more goods for everybody, so that short games see big buildings, cities and innovations."""
    rich = deepcopy(position)
    for row in rich["players"]:
        row["coins"] += coins
        row["tools"] += tools
        row["books"] = [have + books for have in row["books"]]
        row["scholars"] = min(3, 7 - row["sent"])
    return rich
