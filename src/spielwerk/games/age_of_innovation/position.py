"""Positions: the state as plain data and back, with every defect of a foreign one named."""

from collections.abc import Mapping
from typing import Any, Final, TypeGuard

from spielwerk.core.game import BadPosition
from spielwerk.core.play import Frame
from spielwerk.games.age_of_innovation.board import BOARDS, ENDS, GRID, SITES
from spielwerk.games.age_of_innovation.catalog import BY_KIND
from spielwerk.games.age_of_innovation.codes import (
    DISCIPLINES,
    MAX_INNOVATIONS,
    OVER,
    PIECES,
    ROUNDS,
    SCHOLAR_PIECES,
    TERRAINS,
)
from spielwerk.games.age_of_innovation.holdings import refresh
from spielwerk.games.age_of_innovation.planning import SHIPPING_TOP, TERRAFORMING_TOP
from spielwerk.games.age_of_innovation.science import TOP_LEVEL
from spielwerk.games.age_of_innovation.state import KINDS, AgeState, Player

NUMBERS: Final = (
    "revision",
    "drafted",
    "round",
    "phase",
    "built",
    "area_tile",
    "final_tile",
    "used_power",
    "used_book",
)
LISTS: Final = (
    "order",
    "next_order",
    "terrain",
    "bridged",
    "scholars_sent",
    "neutral_level",
    "round_tiles",
    "book_actions",
    "competency_place",
    "competency_stock",
    "innovation_display",
    "palaces",
    "bonus_pool",
    "bonus_coins",
    "city_stock",
    "offered_boards",
    "offered_factions",
    "offered_bonuses",
)
PLAYER_NUMBERS: Final = (
    "board",
    "faction",
    "palace",
    "bonus",
    "coins",
    "tools",
    "scholars",
    "sent",
    "vp",
    "keys",
    "annexes",
    "shipping",
    "terraforming",
    "bowl1",
    "bowl2",
    "bowl3",
    "passed",
    "neutral",
    "annexed",
    "cities",
    "river_cities",
)
PLAYER_LISTS: Final = (
    "books",
    "level",
    "stock",
    "at",
    "bridges",
    "city_tiles",
    "competencies",
    "innovations",
    "used",
    "tally",
)


def dump(s: AgeState) -> dict[str, Any]:
    """Hex masks are written in hexadecimal, since they are larger than JSON's safe numbers."""
    position: dict[str, Any] = {"side": s.board.side}
    for name in NUMBERS:
        position[name] = hex(s.built) if name == "built" else getattr(s, name)
    for name in LISTS:
        value: list[int] = getattr(s, name)
        position[name] = [hex(mask) for mask in value] if name == "terrain" else value[:]
    position["stack"] = [list(frame) for frame in s.stack]
    position["waiting"] = [list(frame) for frame in s.waiting]
    position["rng"] = s.rng.dump()
    position["players"] = [_dump_player(p) for p in s.players]
    return position


MASKS: Final = ("neutral", "annexed", "cities", "river_cities")


def _dump_player(p: Player) -> dict[str, Any]:
    row: dict[str, Any] = {}
    for name in PLAYER_NUMBERS:
        value: int = getattr(p, name)
        row[name] = hex(value) if name in MASKS else value
    for name in PLAYER_LISTS:
        numbers: list[int] = getattr(p, name)
        row[name] = [hex(mask) for mask in numbers] if name == "at" else numbers[:]
    return row


def load(position: Mapping[str, Any]) -> AgeState:
    """The state of a position; raises BadPosition with all its defects."""
    rows = position.get("players")
    side = position.get("side")
    if side not in BOARDS or not isinstance(rows, list) or not 2 <= len(rows) <= 5:
        raise BadPosition(["A position needs a side ('1-3' or '3-5') and a list of two to five players."])
    s = AgeState(len(rows), side)
    wrong: list[str] = []
    _fill(s, position, NUMBERS, ("built",), wrong)
    _fill_lists(s, position, LISTS, ("terrain",), wrong)
    s.stack = _frames(position.get("stack"), "stack", wrong)
    s.waiting = _frames(position.get("waiting"), "waiting", wrong)
    words = position.get("rng")
    if not _numbers(words) or len(words) != 4:
        wrong.append("'rng' must be four numbers.")
        words = [0, 0, 0, 0]
    for seat, row in enumerate(rows):
        if not isinstance(row, Mapping):
            wrong.append(f"Player {seat + 1} must be a table of values.")
            continue
        p = s.players[seat]
        found: list[str] = []
        _fill(p, row, PLAYER_NUMBERS, MASKS, found)
        _fill_lists(p, row, PLAYER_LISTS, ("at",), found)
        wrong += [f"Player {seat + 1}: {defect}" for defect in found]
    if wrong:
        raise BadPosition(wrong)
    s.rng.load(words)
    for p in s.players:
        p.buildings = 0
        for mask in p.at:
            p.buildings |= mask
    wrong = defects(s)
    if wrong:
        raise BadPosition(wrong)
    for p in s.players:
        refresh(s, p)
    s.settle()
    return s


def _numbers(value: object) -> TypeGuard[list[int]]:
    return isinstance(value, list) and all(isinstance(item, int) and not isinstance(item, bool) for item in value)


def _mask(value: object) -> int:
    """A mask from its hexadecimal form, or -1."""
    if isinstance(value, str) and value.startswith("0x"):
        try:
            return int(value, 16)
        except ValueError:
            return -1
    return -1


def _fill(
    target: object, row: Mapping[str, Any], names: tuple[str, ...], masks: tuple[str, ...], wrong: list[str]
) -> None:
    for name in names:
        value = _mask(row.get(name)) if name in masks else row.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or (name in masks and value < 0):
            wrong.append(f"'{name}' is missing or not a {'hexadecimal mask' if name in masks else 'number'}.")
        else:
            setattr(target, name, value)


def _fill_lists(
    target: object, row: Mapping[str, Any], names: tuple[str, ...], masks: tuple[str, ...], wrong: list[str]
) -> None:
    for name in names:
        value = row.get(name)
        if name in masks and isinstance(value, list):
            value = [_mask(item) for item in value]
        if not _numbers(value) or (name in masks and min(value) < 0):
            wrong.append(f"'{name}' is missing or not a list of numbers.")
        elif getattr(target, name) and name not in GROWING and len(getattr(target, name)) != len(value):
            wrong.append(f"'{name}' must have {len(getattr(target, name))} entries, not {len(value)}.")
        else:
            setattr(target, name, value[:])


GROWING: Final = ("order",)
"""Lists that start filled but may have any length."""


def _frames(value: object, name: str, wrong: list[str]) -> list[Frame]:
    frames: list[Frame] = []
    if not isinstance(value, list):
        wrong.append(f"'{name}' must be a list of frames.")
        return frames
    for item in value:
        if not _numbers(item) or len(item) != 5 or not 0 <= item[0] < len(KINDS):
            wrong.append(f"'{name}' holds something that is no frame: {item}.")
        else:
            frames.append((item[0], item[1], item[2], item[3], item[4]))
    return frames


LIMITS: Final = (
    ("shipping", 0, SHIPPING_TOP),
    ("terraforming", 0, TERRAFORMING_TOP),
    ("board", -1, 6),
    ("faction", -1, 11),
    ("palace", -1, 16),
    ("bonus", -1, 9),
    ("passed", 0, 1),
)
NOT_NEGATIVE: Final = ("coins", "tools", "scholars", "sent", "vp", "keys", "annexes", "bowl1", "bowl2", "bowl3")


def defects(s: AgeState) -> list[str]:
    """Everything about the state that no game can reach, one sentence each."""
    found: list[str] = []
    land = 0
    for mask in s.terrain:
        if land & mask:
            found.append("A space has two terrains.")
        land |= mask
    if land != s.board.land:
        found.append("The terrains do not cover the land of the board.")
    if not 0 <= s.round <= ROUNDS or not 0 <= s.phase <= OVER:
        found.append(f"There is no round {s.round} or no phase {s.phase}.")
    if len(s.round_tiles) != ROUNDS or not _tiles("round-tile", s.round_tiles):
        found.append("The round scoring tiles must be six different ones.")
    if not 0 <= s.final_tile < 4:
        found.append(f"There is no final round tile {s.final_tile}.")
    if sorted(s.order) != list(range(len(s.players))):
        found.append("The turn order does not name every seat once.")
    built = 0
    sites: list[int] = []
    for p in s.players:
        found += [f"Player {p.seat + 1}: {defect}" for defect in _player_defects(s, p)]
        if built & p.buildings:
            found.append(f"Player {p.seat + 1}: a building stands on another player's space.")
        built |= p.buildings
        sites += p.bridges
    if built != s.built:
        found.append("The built-on spaces are not those of the players' buildings.")
    if sorted(sites) != sorted(s.bridged) or len(set(sites)) != len(sites):
        found.append("The bridges on the board are not the players' bridges.")
    if any(not 0 <= site < SITES or ENDS[site][0] < 0 for site in sites):
        found.append("A bridge lies where there is no site.")
    if s.phase != OVER and not s.stack:
        found.append("Nobody is asked anything although the game is not over.")
    for discipline in range(len(DISCIPLINES)):
        if sum(p.level[discipline] == TOP_LEVEL for p in s.players) > 1:
            found.append(f"Two markers are on level 12 of {DISCIPLINES[discipline]}.")
    return found


def _tiles(kind: str, tiles: list[int]) -> bool:
    return len(set(tiles)) == len(tiles) and all(0 <= tile < len(BY_KIND[kind]) for tile in tiles)


def _player_defects(s: AgeState, p: Player) -> list[str]:
    found: list[str] = []
    for name, least, most in LIMITS:
        value: int = getattr(p, name)
        if not least <= value <= most:
            found.append(f"'{name}' goes from {least} to {most}, not {value}.")
    found += [f"'{name}' is negative." for name in NOT_NEGATIVE if getattr(p, name) < 0]
    if min(p.books) < 0 or min(p.level) < 0 or max(p.level) > TOP_LEVEL:
        found.append("A book or a science level is out of range.")
    if p.scholars + p.sent > SCHOLAR_PIECES:
        found.append(f"There are only {SCHOLAR_PIECES} scholars.")
    if sum(p.tally) != p.vp:
        found.append("The points by source do not add up to the points.")
    if len(p.innovations) > MAX_INNOVATIONS or not _tiles("innovation", p.innovations):
        found.append("The innovations must be at most three different ones.")
    if not _tiles("competency", p.competencies):
        found.append("The competencies must be different ones.")
    found += _building_defects(s, p)
    return found


def _building_defects(s: AgeState, p: Player) -> list[str]:
    found: list[str] = []
    seen = 0
    for mask in p.at:
        if seen & mask:
            found.append("Two buildings share a space.")
        seen |= mask
    if p.board >= 0 and seen & ~s.terrain[p.board]:
        names = [GRID.names[cell] for cell in range(GRID.size) if (seen & ~s.terrain[p.board]) >> cell & 1]
        found.append(f"Buildings stand on other terrain than {TERRAINS[p.board]}: {', '.join(names)}.")
    for kind, pieces in enumerate(PIECES):
        if (p.at[kind] & ~p.neutral).bit_count() + p.stock[kind] != pieces:
            found.append(f"Buildings of kind {kind} are lost or doubled.")
    if (p.neutral | p.annexed | p.cities) & ~seen:
        found.append("A neutral mark, an annex or a city lies where no building stands.")
    return found
