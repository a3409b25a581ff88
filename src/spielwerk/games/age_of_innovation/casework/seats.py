"""The words of a seat in `given`, and the buildings it brings to the map."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from spielwerk.core.cases.words import amounts, items, number, table
from spielwerk.core.cases.words import word as place_of
from spielwerk.core.cases.work import refuse
from spielwerk.games.age_of_innovation.casework import fixture
from spielwerk.games.age_of_innovation.rules.board import SITE_NAMES
from spielwerk.games.age_of_innovation.rules.catalog import CATALOG
from spielwerk.games.age_of_innovation.rules.planning import SHIPPING_TOP, START_SHIPPING, TERRAFORMING_TOP
from spielwerk.games.age_of_innovation.rules.science import TOP_LEVEL
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import (
    BUILDINGS,
    DISCIPLINES,
    MAX_INNOVATIONS,
    MONUMENT,
    PIECES,
    SCHOLAR_PIECES,
    T_START,
    TOWER,
)
from spielwerk.games.terra.casework.words import (
    set_bridges,
    set_building,
    set_cities,
    set_power,
    set_river_cities,
    set_used,
    take_from_stock,
    tile,
    tiles,
)

NEUTRAL: Final = "neutral"
ANNEX: Final = "annex"
ONLY_NEUTRAL: Final = (TOWER, MONUMENT)


def set_seat(s: AgeState, p: Player, row: Mapping[str, Any]) -> None:
    p.vp = fixture.VP
    p.shipping = START_SHIPPING[p.board]
    for name, own in OWNED.items():
        if name in row:
            own(s, p, row[name])
    if "keys" not in row:
        p.keys = len(p.city_tiles)
    p.tally[T_START] = p.vp


def lay_buildings(s: AgeState, p: Player, row: Mapping[str, Any]) -> None:
    for name, value in table(row.get("buildings", {}), "buildings").items():
        kind, neutral, annex = _building(value)
        bit = set_building(s, p, name, kind, p.board)
        if annex:
            p.annexed |= bit
        if neutral:
            p.neutral |= bit
        else:
            take_from_stock(p, kind, BUILDINGS[kind], PIECES[kind])
    set_cities(p, s.board, row.get("cities", []))


def _building(value: Any) -> tuple[int, bool, bool]:
    """`guild`, `neutral guild`, `guild annex`, or a table with `building`, `neutral` and `annex`."""
    if isinstance(value, Mapping):
        parts = [str(value.get("building", ""))] + [part for part in (NEUTRAL, ANNEX) if value.get(part)]
    else:
        parts = str(value).split()
    names = [part for part in parts if part not in {NEUTRAL, ANNEX}]
    if len(names) != 1:
        refuse(f"A building is written like 'guild', 'neutral guild' or 'guild annex', not '{value}'.")
    kind = place_of(names[0], BUILDINGS, "building")
    return kind, NEUTRAL in parts or kind in ONLY_NEUTRAL, ANNEX in parts


def _faction(s: AgeState, p: Player, value: Any) -> None:
    p.faction = tile(CATALOG, "faction", value)


def _palace(s: AgeState, p: Player, value: Any) -> None:
    p.palace = tile(CATALOG, "palace", value)


def _bonus(s: AgeState, p: Player, value: Any) -> None:
    p.bonus = tile(CATALOG, "bonus", value)


def _competencies(s: AgeState, p: Player, value: Any) -> None:
    p.competencies = tiles(CATALOG, "competency", value)


def _innovations(s: AgeState, p: Player, value: Any) -> None:
    p.innovations = tiles(CATALOG, "innovation", value)
    if len(p.innovations) > MAX_INNOVATIONS:
        refuse(f"A player has at most {MAX_INNOVATIONS} innovations.")


def _coins(s: AgeState, p: Player, value: Any) -> None:
    p.coins = number(value, "coins")


def _tools(s: AgeState, p: Player, value: Any) -> None:
    p.tools = number(value, "tools")


def _scholars(s: AgeState, p: Player, value: Any) -> None:
    p.scholars = number(value, "scholars", 0, SCHOLAR_PIECES)


def _vp(s: AgeState, p: Player, value: Any) -> None:
    p.vp = number(value, "vp")


def _keys(s: AgeState, p: Player, value: Any) -> None:
    p.keys = number(value, "keys")


def _annexes(s: AgeState, p: Player, value: Any) -> None:
    p.annexes = number(value, "annexes", 0, 2)


def _shipping(s: AgeState, p: Player, value: Any) -> None:
    p.shipping = number(value, "shipping", 0, SHIPPING_TOP)


def _terraforming(s: AgeState, p: Player, value: Any) -> None:
    p.terraforming = number(value, "terraforming", 0, TERRAFORMING_TOP)


def _books(s: AgeState, p: Player, value: Any) -> None:
    p.books = amounts(value, DISCIPLINES, "books")


def _levels(s: AgeState, p: Player, value: Any) -> None:
    p.level = amounts(value, DISCIPLINES, "levels", TOP_LEVEL)


def _city_tiles(s: AgeState, p: Player, value: Any) -> None:
    p.city_tiles = [tile(CATALOG, "city", name) for name in items(value, "city_tiles")]


def _power(s: AgeState, p: Player, value: Any) -> None:
    set_power(p, value)


def _bridges(s: AgeState, p: Player, value: Any) -> None:
    set_bridges(s, p, SITE_NAMES, s.board.printed_sites + s.board.land_sites, value)


def _river_cities(s: AgeState, p: Player, value: Any) -> None:
    set_river_cities(p, s.board, value)


def _used(s: AgeState, p: Player, value: Any) -> None:
    set_used(p, CATALOG, value)


OWNED: Final[dict[str, Callable[[AgeState, Player, Any], None]]] = {
    "faction": _faction,
    "palace": _palace,
    "bonus": _bonus,
    "competencies": _competencies,
    "innovations": _innovations,
    "coins": _coins,
    "tools": _tools,
    "scholars": _scholars,
    "books": _books,
    "power": _power,
    "vp": _vp,
    "levels": _levels,
    "shipping": _shipping,
    "terraforming": _terraforming,
    "keys": _keys,
    "city_tiles": _city_tiles,
    "annexes": _annexes,
    "bridges": _bridges,
    "river_cities": _river_cities,
    "used": _used,
}
ON_THE_MAP: Final = ("board", "buildings", "cities")
"""Words that are read together with the whole map."""
SEAT_WORDS: Final = (*ON_THE_MAP, *OWNED)
