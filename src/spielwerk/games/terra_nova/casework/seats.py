"""The words of a seat in `given`, and the buildings it brings to the map."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from spielwerk.core.cases.words import amounts, items, number, table, word
from spielwerk.core.cases.work import refuse
from spielwerk.games.terra_nova.board import GRID, SITE_OF, Board
from spielwerk.games.terra_nova.building import terrain_at
from spielwerk.games.terra_nova.catalog import BY_KIND, COMPONENTS
from spielwerk.games.terra_nova.codes import BUILDINGS, PIECES, TALLY
from spielwerk.games.terra_nova.messages import source_name
from spielwerk.games.terra_nova.state import NovaState, Player


def tile(kind: str, value: Any) -> int:
    """The number of a component within its kind."""
    return word(value, [row.name for row in BY_KIND[kind]], kind)


def land(board: Board, value: Any) -> int:
    cell = GRID.cell(str(value))
    if cell < 0 or not board.land >> cell & 1:
        refuse(f"'{value}' is no land space.")
    return cell


def river(board: Board, value: Any) -> int:
    cell = GRID.cell(str(value))
    if cell < 0 or not board.river >> cell & 1:
        refuse(f"'{value}' is no river space.")
    return cell


def lay_buildings(s: NovaState, p: Player, row: Mapping[str, Any]) -> None:
    """Buildings stand on their owner's terrain: the space becomes it, wherever it lies."""
    for name, value in table(row.get("buildings", {}), "buildings").items():
        cell = land(s.board, name)
        bit = 1 << cell
        if s.built & bit:
            refuse(f"Two buildings stand on {name}.")
        kind = word(value, BUILDINGS, "building")
        set_terrain(s, cell, p.home)
        s.built |= bit
        p.buildings |= bit
        p.at[kind] |= bit
        p.stock[kind] -= 1
        if p.stock[kind] < 0:
            refuse(f"There are only {PIECES[kind]} pieces of '{BUILDINGS[kind]}' in a colour.")
    for group in items(row.get("cities", []), "cities"):
        for name in items(group, "a city"):
            p.cities |= 1 << land(s.board, name)


def set_terrain(s: NovaState, cell: int, terrain: int) -> None:
    s.terrain[terrain_at(s, cell)] &= ~(1 << cell)
    s.terrain[terrain] |= 1 << cell


def _bonus(s: NovaState, p: Player, value: Any) -> None:
    p.bonus = tile("bonus", value)


def _money(s: NovaState, p: Player, value: Any) -> None:
    p.money = number(value, "money")


def _points(s: NovaState, p: Player, value: Any) -> None:
    p.tally = amounts(value, TALLY, "points")
    p.vp = sum(p.tally)


def _power(s: NovaState, p: Player, value: Any) -> None:
    bowls = items(value, "power")
    if len(bowls) != 3:
        refuse(f"'power' is a list of the three bowls, not '{value}'.")
    p.bowl1, p.bowl2, p.bowl3 = [number(bowl, "power") for bowl in bowls]


def _shipping(s: NovaState, p: Player, value: Any) -> None:
    p.shipping = number(value, "shipping")


def _city_tiles(s: NovaState, p: Player, value: Any) -> None:
    p.city_tiles = [tile("city", name) for name in items(value, "city_tiles")]


def _bridges(s: NovaState, p: Player, value: Any) -> None:
    for name in items(value, "bridges"):
        site = SITE_OF.get(str(name), -1)
        if site not in s.board.sites:
            refuse(f"'{name}' is no site for a bridge; write it from the upper to the lower space, like 'D3-E2'.")
        p.bridges.append(site)
        s.bridged.append(site)


def _river_cities(s: NovaState, p: Player, value: Any) -> None:
    for name in items(value, "river_cities"):
        p.river_cities |= 1 << river(s.board, name)


def _used(s: NovaState, p: Player, value: Any) -> None:
    """Own special actions that carry an X-marker, as `use` names them: `bonus-spade`."""
    rows = [row for row in COMPONENTS if row.special >= 0]
    for name in items(value, "used"):
        place = word(name, [source_name(row.number) for row in rows], "special action")
        p.used.append(rows[place].number)


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
