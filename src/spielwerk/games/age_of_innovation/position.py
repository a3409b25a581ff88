"""Positions: the state as plain data and back, with every defect of a foreign one named."""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.fields import fill, fill_lists, frames_of, numbers
from spielwerk.core.game import BadPosition
from spielwerk.core.state import DeadEnd
from spielwerk.games.age_of_innovation.board import BOARDS
from spielwerk.games.age_of_innovation.defects import defects
from spielwerk.games.age_of_innovation.holdings import refresh
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
    if not isinstance(side, str) or side not in BOARDS or not isinstance(rows, list) or not 2 <= len(rows) <= 5:
        raise BadPosition(["A position needs a side ('1-3' or '3-5') and a list of two to five players."])
    s = AgeState(len(rows), side)
    wrong: list[str] = []
    fill(s, position, NUMBERS, ("built",), wrong)
    fill_lists(s, position, LISTS, ("terrain",), wrong, ("order",))
    s.stack = frames_of(position.get("stack"), "stack", len(KINDS), wrong)
    s.waiting = frames_of(position.get("waiting"), "waiting", len(KINDS), wrong)
    words = position.get("rng")
    if not numbers(words) or len(words) != 4:
        wrong.append("'rng' must be four numbers.")
        words = [0, 0, 0, 0]
    for seat, row in enumerate(rows):
        if not isinstance(row, Mapping):
            wrong.append(f"Player {seat + 1} must be a table of values.")
            continue
        p = s.players[seat]
        found: list[str] = []
        fill(p, row, PLAYER_NUMBERS, MASKS, found)
        fill_lists(p, row, PLAYER_LISTS, ("at",), found)
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
    try:
        for p in s.players:
            refresh(s, p)
        s.settle()
    except (IndexError, KeyError, ValueError, AssertionError, DeadEnd) as problem:
        raise BadPosition(["The pending questions do not fit the rest of the position."]) from problem
    return s
