"""The game board: a side read from plain data into masks, with every defect of custom data named."""

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from spielwerk.core.data_option import located, not_a_table, unknown
from spielwerk.core.hexgrid import CORNERS, HexGrid, cells
from spielwerk.core.reasons import Fact, Reason
from spielwerk.core.words import how_many
from spielwerk.games.terra.rules.ground import RIVER_LETTER, Ground, site_names
from spielwerk.games.terra_nova.rules.words import TERRAINS

GRID: Final = HexGrid(11, 13)
"""Larger than the stand-in, so that the official board or a custom one fits as well."""

WAYS: Final = 2 * CORNERS
"""A bridge leaves a cell over a corner (0-2) or straight over one river space (3-5): to the E, SE or SW."""

SITES: Final = GRID.size * WAYS
TERRAIN_LETTERS: Final = "LFWDS"
OFF_LETTER: Final = "."
STANDARD: Final = "2-4"
TWO_PLAYERS: Final = "2"
SIDES: Final = (STANDARD, TWO_PLAYERS)
MARKS_PER_TERRAIN: Final = 4
STAND_IN: Final = "stand-in"


def _far(cell: int, way: int) -> int:
    if way < CORNERS:
        return GRID.across(cell, way)[0]
    between = GRID.neighbour(cell, way - CORNERS)
    return GRID.neighbour(between, way - CORNERS) if between >= 0 else -1


def _site_ends() -> list[tuple[int, int]]:
    ends: list[tuple[int, int]] = []
    for site in range(SITES):
        cell = site // WAYS
        far = _far(cell, site % WAYS) if GRID.board >> cell & 1 else -1
        ends.append((cell, far) if far >= 0 else (-1, -1))
    return ends


ENDS: Final[list[tuple[int, int]]] = _site_ends()
"""The two cells that a bridge on the site would connect; (-1, -1) where the grid ends."""


SITE_NAMES: Final[list[str]] = site_names(GRID, ENDS)
SITE_OF: Final[dict[str, int]] = {name: site for site, name in enumerate(SITE_NAMES)}


def flanks(site: int) -> list[int]:
    """The cells the bridge crosses: two beside a corner, one straight over; -1 where off the grid."""
    cell, way = site // WAYS, site % WAYS
    if way < CORNERS:
        return list(GRID.across(cell, way)[1:])
    return [GRID.neighbour(cell, way - CORNERS)]


def mask_of(names: list[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << GRID.cell(name)
    return mask


class Board(Ground):
    """One side of a game board."""

    def __init__(self, side: str, row: Mapping[str, Any], status: str, source: str) -> None:
        super().__init__(GRID, ENDS, side, status, row["layout"], TERRAIN_LETTERS)
        self.source = source
        """`stand-in`, or the whole map as text: enough for a position to find this board again."""
        self.edge = mask_of(row["edge"])
        self.marked = mask_of(row.get("marks", []))
        self.sites: list[int] = sorted(SITE_OF[name] for name in row["bridges"])
        self.first_game: dict[int, list[int]] = {
            int(players): [GRID.cell(name) for name in names] for players, names in row.get("first_game", {}).items()
        }
        """The houses of the recommended first game by number of players, in any order: the terrain says whose."""


class MapSet:
    """Both sides of a map."""

    def __init__(self, data: Mapping[str, Any], source: str) -> None:
        self.status: str = data["status"]
        self.sides: dict[str, Board] = {
            side: Board(side, row, self.status, source) for side, row in data["sides"].items()
        }


def read_map(text: str) -> MapSet:
    """The maps of an option's value: `stand-in`, or own data as JSON that `map_defects` has accepted."""
    return STAND_IN_MAP if text == STAND_IN else MapSet(json.loads(text), text)


def map_defects(data: Mapping[str, Any]) -> list[Reason]:
    """Every defect of plain data that is meant to be a map."""
    found: list[Reason] = []
    if not isinstance(data.get("status"), str) or not data["status"]:
        found.append(Reason("data-status"))
    sides = data.get("sides")
    if not isinstance(sides, dict) or not sides:
        return [*found, Reason("map-sides")]
    found += [unknown(name, ("status", "sides")) for name in data if name not in ("status", "sides")]
    for side, row in sides.items():
        at = f"sides.{side}"
        if side not in SIDES:
            found.append(unknown(at, [f"sides.{known}" for known in SIDES]))
        elif not isinstance(row, dict):
            found += located(at, [not_a_table()])
        else:
            found += located(at, _side_defects(side, row))
    return found


LONGEST_NAME: Final = 40
"""Limit for names of spaces and rows of a board."""
PARTS: Final = ("rule", "layout", "edge", "bridges", "marks", "first_game")


def _side_defects(side: str, row: Mapping[str, Any]) -> list[Reason]:
    found = [unknown(name, PARTS) for name in row if name not in PARTS]
    found += _layout_defects(row.get("layout"))
    lists = ("edge", "bridges", "marks") if "marks" in row else ("edge", "bridges")
    found += [Reason("map-names", {"word": name}) for name in lists if not _names(row.get(name))]
    if "first_game" in row and not _first_game_shape(row["first_game"]):
        found.append(Reason("map-first-game"))
    if found:
        return found
    for name in ("edge", "marks"):
        found += _no_spaces(name, row.get(name, []))
    for hexes in row.get("first_game", {}).values():
        found += _no_spaces("first_game", hexes)
    found += [Reason("map-no-bridge", {"found": name}) for name in row["bridges"] if name not in SITE_OF]
    if found:
        return found
    return _rule_defects(side, Board(side, row, "", ""))


def _no_spaces(word: str, hexes: list[str]) -> list[Reason]:
    return [Reason("map-no-space", {"word": word, "found": name}) for name in hexes if GRID.cell(name) < 0]


def _names(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in value)


def _first_game_shape(value: object) -> bool:
    return isinstance(value, dict) and all(n in ("2", "3", "4") and _names(names) for n, names in value.items())


def _layout_defects(layout: object) -> list[Reason]:
    if not isinstance(layout, list) or not _names(layout) or not layout:
        return [Reason("map-layout", {"most": GRID.columns})]
    found: list[Reason] = []
    if len(layout) > GRID.rows:
        found.append(Reason("map-rows", {"n": len(layout), "most": GRID.rows}))
    known = TERRAIN_LETTERS + RIVER_LETTER + OFF_LETTER
    for number, line in enumerate(layout):
        row = chr(65 + number)
        if len(line) > GRID.columns:
            found.append(Reason("map-row-long", {"word": row, "n": len(line), "most": GRID.columns}))
        strange = sorted({letter for letter in line if letter not in known})
        if strange:
            found.append(Reason("map-letters", {"word": row, "found": " ".join(strange), "known": known}))
    return found


def _list(mask: int) -> str:
    return ", ".join(GRID.names[cell] for cell in cells(mask))


def _rule_defects(side: str, board: Board) -> list[Reason]:
    """What the rules require of a side (TN p.2, p.5, p.8, p.10, p.11)."""
    found: list[Reason] = []
    for terrain, mask in enumerate(board.terrain):
        needed = 3 if TERRAINS[terrain] == "desert" else 2
        if how_many(mask) < needed:
            found.append(Reason("map-start", {"n": needed, "terrain": TERRAINS[terrain]}))
    if not board.river:
        found.append(Reason("map-no-river"))
    if stray := board.edge & ~board.land:
        found.append(Reason("map-edge-land", {"spaces": _list(stray)}))
    if not board.edge:
        found.append(Reason("map-no-edge"))
    if inner := board.edge & ~_borders_nothing(board):
        found.append(Reason("map-edge-inner", {"spaces": _list(inner)}))
    if not board.riverside or board.riverside == board.land:
        found.append(Reason("map-riverside"))
    for part in board.groups([], board.river | board.land)[1:]:
        found.append(Reason("map-cut-off", {"spaces": _list(part)}))
    found += _bridge_defects(board)
    if side == TWO_PLAYERS:
        found += _mark_defects(board)
    elif board.marked:
        found.append(Reason("map-marks-side"))
    for players, spaces in board.first_game.items():
        if len(set(spaces)) != len(spaces) or any(not board.land >> cell & 1 for cell in spaces):
            found.append(Reason("map-first-houses", {"n": players}))
    return found


def _borders_nothing(board: Board) -> int:
    """Spaces with a side that faces no other space."""
    mask = 0
    for cell in cells(board.land):
        if how_many(GRID.near[cell] & board.map) < 6:
            mask |= 1 << cell
    return mask


def _bridge_defects(board: Board) -> list[Reason]:
    found: list[Reason] = []
    if not board.sites:
        found.append(Reason("map-no-sites"))
    if len(set(board.sites)) != len(board.sites):
        found.append(Reason("map-site-twice"))
    for site in board.sites:
        a, b = ENDS[site]
        if not (board.land >> a & 1 and board.land >> b & 1):
            found.append(Reason("map-bridge-land", {"found": SITE_NAMES[site]}))
        elif not any(cell >= 0 and board.river >> cell & 1 for cell in flanks(site)):
            found.append(Reason("map-bridge-river", {"found": SITE_NAMES[site]}))
    return found


def _mark_defects(board: Board) -> list[Reason]:
    found: list[Reason] = []
    if stray := board.marked & ~board.land:
        found.append(Reason("map-marks-land", {"spaces": _list(stray)}))
    for terrain, mask in enumerate(board.terrain):
        marks = how_many(mask & board.marked)
        if marks != MARKS_PER_TERRAIN:
            facts: dict[str, Fact] = {"most": MARKS_PER_TERRAIN, "terrain": TERRAINS[terrain], "n": marks}
            found.append(Reason("map-marks", facts))
    return found


def _read() -> MapSet:
    with (Path(__file__).parents[1] / "data" / "map.toml").open("rb") as file:
        return MapSet(tomllib.load(file), STAND_IN)


STAND_IN_MAP: Final[MapSet] = _read()
