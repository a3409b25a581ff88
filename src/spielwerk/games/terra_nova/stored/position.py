"""Positions: the state as plain data and back, with every defect of a foreign one named."""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.fields import fill, fill_lists, fill_seats, frames_of, plain, rng_of
from spielwerk.core.game import BadPosition
from spielwerk.core.options import BadOption
from spielwerk.core.state import DeadEnd
from spielwerk.games.terra_nova.rules.board import read_map
from spielwerk.games.terra_nova.rules.holdings import refresh
from spielwerk.games.terra_nova.rules.mats import read_mats
from spielwerk.games.terra_nova.rules.setup import MAP, MATS
from spielwerk.games.terra_nova.rules.state import KINDS, NovaState
from spielwerk.games.terra_nova.stored.limits import defects

NUMBERS: Final = (
    "first_game",
    "pass_order",
    "variant",
    "round",
    "phase",
    "built",
    "neutral",
    "neutral_home",
    "used_power",
)
LISTS: Final = ("order", "passed", "terrain", "neutral_bag", "bridged", "round_tiles", "bonus_pool", "bonus_money")
MASKS: Final = ("built", "neutral", "terrain")
PLAYER_NUMBERS: Final = (
    "home",
    "faction",
    "bonus",
    "money",
    "vp",
    "shipping",
    "bowl1",
    "bowl2",
    "bowl3",
    "passed",
    "cities",
    "river_cities",
)
PLAYER_MASKS: Final = ("cities", "river_cities", "at")
PLAYER_LISTS: Final = ("stock", "at", "bridges", "city_tiles", "used", "tally")


def dump(s: NovaState) -> dict[str, Any]:
    return {
        "side": s.board.side,
        "map": s.board.source,
        "mats": s.mats.source,
        **plain(s, NUMBERS, LISTS, MASKS),
        "stack": [list(frame) for frame in s.stack],
        "rng": s.rng.dump(),
        "players": [plain(p, PLAYER_NUMBERS, PLAYER_LISTS, PLAYER_MASKS) for p in s.players],
    }


def load(position: Mapping[str, Any]) -> NovaState:
    """The state of a position; raises BadPosition with all its defects."""
    rows = position.get("players")
    if not isinstance(rows, list) or not 2 <= len(rows) <= 4:
        raise BadPosition(["A position needs a list of two to four players."])
    s = _table(position, len(rows))
    wrong: list[str] = []
    fill(s, position, NUMBERS, MASKS, wrong)
    fill_lists(s, position, LISTS, MASKS, wrong, ("order",))
    s.stack = frames_of(position.get("stack"), "stack", len(KINDS), wrong)
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


def _table(position: Mapping[str, Any], players: int) -> NovaState:
    """The board and mats the position is played on, before anything lies there."""
    try:
        sides = read_map(str(MAP.check(position.get("map")))).sides
        mats = read_mats(str(MATS.check(position.get("mats"))))
    except BadOption as problem:
        raise BadPosition([str(problem)]) from problem
    side = position.get("side")
    if not isinstance(side, str) or side not in sides:
        raise BadPosition([f"A position needs a side of its map: {' or '.join(sides)}."])
    return NovaState(players, sides[side], mats)
