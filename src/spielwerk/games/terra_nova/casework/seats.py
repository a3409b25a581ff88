"""The words of a seat in `given`, and the buildings it brings to the map."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from spielwerk.core.cases.words import amounts, items, number, table, word
from spielwerk.games.terra.casework.words import (
    set_bridges,
    set_building,
    set_cities,
    set_power,
    set_river_cities,
    set_used,
    take_from_stock,
    tile,
)
from spielwerk.games.terra_nova.rules.board import SITE_NAMES
from spielwerk.games.terra_nova.rules.catalog import CATALOG
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import BUILDINGS, PIECES, TALLY


def lay_buildings(s: NovaState, p: Player, row: Mapping[str, Any]) -> None:
    for name, value in table(row.get("buildings", {}), "buildings").items():
        kind = word(value, BUILDINGS, "building")
        set_building(s, p, name, kind, p.home)
        take_from_stock(p, kind, BUILDINGS[kind], PIECES[kind])
    set_cities(p, s.board, row.get("cities", []))


def _bonus(s: NovaState, p: Player, value: Any) -> None:
    p.bonus = tile(CATALOG, "bonus", value)


def _money(s: NovaState, p: Player, value: Any) -> None:
    p.money = number(value, "money")


def _points(s: NovaState, p: Player, value: Any) -> None:
    p.tally = amounts(value, TALLY, "points")
    p.vp = sum(p.tally)


def _power(s: NovaState, p: Player, value: Any) -> None:
    set_power(p, value)


def _shipping(s: NovaState, p: Player, value: Any) -> None:
    p.shipping = number(value, "shipping")


def _city_tiles(s: NovaState, p: Player, value: Any) -> None:
    p.city_tiles = [tile(CATALOG, "city", name) for name in items(value, "city_tiles")]


def _bridges(s: NovaState, p: Player, value: Any) -> None:
    set_bridges(s, p, SITE_NAMES, s.board.sites, value)


def _river_cities(s: NovaState, p: Player, value: Any) -> None:
    set_river_cities(p, s.board, value)


def _used(s: NovaState, p: Player, value: Any) -> None:
    set_used(p, CATALOG, value)


def _elsewhere(s: NovaState, p: Player, value: Any) -> None:
    """Read together with the other seats or the whole map."""


SEAT_WORDS: Final[dict[str, Callable[[NovaState, Player, Any], None]]] = {
    "faction": _elsewhere,
    "bonus": _bonus,
    "money": _money,
    "power": _power,
    "points": _points,
    "shipping": _shipping,
    "buildings": _elsewhere,
    "cities": _elsewhere,
    "city_tiles": _city_tiles,
    "river_cities": _river_cities,
    "bridges": _bridges,
    "used": _used,
}
