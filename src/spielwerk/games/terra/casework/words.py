"""Words that rule cases of both games use in `given`: components, places, and what lies before a seat."""

from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.core.cases.words import items, number, table, word
from spielwerk.core.cases.work import refuse, seat_of
from spielwerk.games.terra.rules.catalog import Catalog
from spielwerk.games.terra.rules.ground import Ground
from spielwerk.games.terra.rules.state import TerraPlayer, TerraState
from spielwerk.games.terra.rules.words import ACTIONS, END_OF_ROUND, INCOME, OVER


def seat_list(s: TerraState, value: Any, what: str) -> list[int]:
    return [seat_of(name, len(s.order)) for name in items(value, what)]


def tile(catalog: Catalog, kind: str, value: Any) -> int:
    """The number of a component within its kind."""
    return word(value, [row.name for row in catalog.by_kind[kind]], kind)


def tiles(catalog: Catalog, kind: str, value: Any) -> list[int]:
    """Several of a kind, each once."""
    found = [tile(catalog, kind, name) for name in items(value, kind)]
    for one in found:
        if found.count(one) > 1:
            refuse(f"The {kind} '{catalog.by_kind[kind][one].name}' is named twice.")
    return found


def land(board: Ground, value: Any) -> int:
    return _space(board, board.land, value, "land")


def river(board: Ground, value: Any) -> int:
    return _space(board, board.river, value, "river")


def _space(board: Ground, among: int, value: Any, what: str) -> int:
    cell = board.grid.cell(str(value))
    if cell < 0 or not among >> cell & 1:
        refuse(f"'{value}' is not a {what} space of the side for {board.side} players.")
    return cell


def set_terrain(s: TerraState, cell: int, terrain: int) -> None:
    s.terrain[s.terrain_at(cell)] &= ~(1 << cell)
    s.terrain[terrain] |= 1 << cell


def set_terrains(s: TerraState, board: Ground, value: Any, terrains: Sequence[str]) -> None:
    for name, terrain in table(value, "terrain").items():
        set_terrain(s, land(board, name), word(terrain, terrains, "terrain"))


def set_power(p: TerraPlayer, value: Any) -> None:
    bowls = items(value, "power")
    if len(bowls) != 3:
        refuse(f"'power' is a list of the three bowls, not '{value}'.")
    p.bowl1, p.bowl2, p.bowl3 = [number(bowl, "power") for bowl in bowls]


def set_river_cities(p: TerraPlayer, board: Ground, value: Any) -> None:
    for name in items(value, "river_cities"):
        p.river_cities |= 1 << river(board, name)


def set_used(p: TerraPlayer, catalog: Catalog, value: Any) -> None:
    """Own special actions that carry an X-marker, as `use` names them: `bonus-spade`."""
    rows = [row for row in catalog.rows if row.special >= 0]
    known = [row.title() for row in rows]
    for name in items(value, "used"):
        p.used.append(rows[word(name, known, "special action")].number)


def set_bridges(s: TerraState, p: TerraPlayer, names: Sequence[str], sites: Sequence[int], value: Any) -> None:
    """`names` has the name of every site; the board has only some of them."""
    known = {names[site]: site for site in sites}
    for name in items(value, "bridges"):
        if str(name) not in known:
            example = names[sites[0]]
            refuse(f"'{name}' is not a bridge site; write it from the upper to the lower space, like '{example}'.")
        p.bridges.append(known[str(name)])
        s.bridged.append(known[str(name)])


def set_building(s: TerraState, p: TerraPlayer, name: str, kind: int, terrain: int) -> int:
    """Put a building on a space, which becomes its owner's terrain. Returns the space as a mask."""
    cell = land(s.ground(), name)
    bit = 1 << cell
    if s.built & bit:
        refuse(f"Two buildings stand on {name}.")
    set_terrain(s, cell, terrain)
    s.built |= bit
    p.buildings |= bit
    p.at[kind] |= bit
    return bit


def take_from_stock(p: TerraPlayer, kind: int, name: str, pieces: int) -> None:
    p.stock[kind] -= 1
    if p.stock[kind] < 0:
        refuse(f"A colour has no more than {pieces} of '{name}'.")


def set_cities(p: TerraPlayer, board: Ground, value: Any) -> None:
    for group in items(value, "cities"):
        for name in items(group, "a city"):
            p.cities |= 1 << land(board, name)


def set_passed(s: TerraState, value: Any) -> list[int]:
    """Who has passed, in that order."""
    seats = seat_list(s, value, "passed")
    for seat in seats:
        s.player(seat).passed = 1
    return seats


def set_bonuses(s: TerraState, catalog: Catalog, value: Any, lying: list[int], usual: int) -> None:
    """A list of names, or a table that says how much lies on each."""
    rows = value if isinstance(value, Mapping) else dict.fromkeys(items(value, "bonuses"), usual)
    s.bonus_pool = tiles(catalog, "bonus", list(rows))
    for bonus, amount in zip(s.bonus_pool, rows.values(), strict=True):
        lying[bonus] = number(amount, "bonuses")


class PhaseWords:
    """Reads `phase` and `turn`. The names are those of the game's phases, the kinds those of its steps."""

    def __init__(self, names: Sequence[str], rounds: int, begin_round: int, next_turn: int) -> None:
        self.names = names
        self.rounds = rounds
        self.begin_round = begin_round
        self.next_turn = next_turn

    def set(self, s: TerraState, given: Mapping[str, Any], passed: list[int]) -> None:
        """`actions`: somebody's turn. The others begin a phase: a round's income, its end, or the final scoring."""
        phase = word(given.get("phase", self.names[ACTIONS]), self.names[INCOME:], "phase") + INCOME
        first = seat_of(given["turn"], len(s.order)) if "turn" in given else s.order[0]
        if phase == INCOME:
            s.phase = END_OF_ROUND
            s.round -= 1
            s.ask(self.begin_round, 0)
            return
        s.phase = ACTIONS
        if phase == OVER:
            s.round = self.rounds
        if phase != ACTIONS:
            passed += [seat for seat in s.order if seat not in passed]
            for p in s.seats():
                p.passed = 1
        elif "turn" in given and s.player(first).passed:
            refuse(f"{given['turn']} has passed and cannot be to move.")
        s.ask(self.next_turn, 0, 0, s.order.index(first))


def rounds_of(catalog: Catalog, given: Mapping[str, Any], round_: int, rounds: int) -> dict[int, int]:
    """The round scoring tiles that a case names, by round from 0 on: a list, a table, or one for this round."""
    chosen: dict[int, int] = {}
    rows = given.get("round_tiles", {})
    pairs = rows.items() if isinstance(rows, Mapping) else enumerate(items(rows, "round_tiles"), 1)
    for when, name in pairs:
        chosen[number(when, "round", 1, rounds) - 1] = tile(catalog, "round-tile", name)
    if "round_tile" in given:
        chosen[round_ - 1] = tile(catalog, "round-tile", given["round_tile"])
    return chosen
