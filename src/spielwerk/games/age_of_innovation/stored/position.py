"""Positions: the state as plain data and back, with every defect of a foreign one named."""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.fields import fill, fill_lists, fill_seats, frames_of, plain, rng_of
from spielwerk.core.game import BadPosition
from spielwerk.core.state import DeadEnd
from spielwerk.games.age_of_innovation.rules.board import BOARDS
from spielwerk.games.age_of_innovation.rules.holdings import refresh
from spielwerk.games.age_of_innovation.rules.state import KINDS, AgeState
from spielwerk.games.age_of_innovation.stored.limits import defects

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


MASKS: Final = ("built", "terrain")
PLAYER_MASKS: Final = ("neutral", "annexed", "cities", "river_cities", "at")


def dump(s: AgeState) -> dict[str, Any]:
    return {
        "side": s.board.side,
        **plain(s, NUMBERS, LISTS, MASKS),
        "stack": [list(frame) for frame in s.stack],
        "waiting": [list(frame) for frame in s.waiting],
        "rng": s.rng.dump(),
        "players": [plain(p, PLAYER_NUMBERS, PLAYER_LISTS, PLAYER_MASKS) for p in s.players],
    }


def load(position: Mapping[str, Any]) -> AgeState:
    """The state of a position; raises BadPosition with all its defects."""
    rows = position.get("players")
    side = position.get("side")
    if not isinstance(side, str) or side not in BOARDS or not isinstance(rows, list) or not 2 <= len(rows) <= 5:
        raise BadPosition(["A position needs a side ('1-3' or '3-5') and a list of two to five players."])
    s = AgeState(len(rows), side)
    wrong: list[str] = []
    fill(s, position, NUMBERS, MASKS, wrong)
    fill_lists(s, position, LISTS, MASKS, wrong, ("order",))
    s.stack = frames_of(position.get("stack"), "stack", len(KINDS), wrong)
    s.waiting = frames_of(position.get("waiting"), "waiting", len(KINDS), wrong)
    words = rng_of(position.get("rng"), wrong)
    fill_seats(s.players, rows, PLAYER_NUMBERS, PLAYER_LISTS, PLAYER_MASKS, wrong)
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
