"""Positions: the state as plain data and back, with every defect of a foreign one named."""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.game import BadPosition
from spielwerk.core.options import BadOption
from spielwerk.games.terra.stored.position import Fields, Positions
from spielwerk.games.terra_nova.rules.board import read_map
from spielwerk.games.terra_nova.rules.holdings import refresh
from spielwerk.games.terra_nova.rules.mats import read_mats
from spielwerk.games.terra_nova.rules.setup import MAP, MATS
from spielwerk.games.terra_nova.rules.state import NovaState
from spielwerk.games.terra_nova.stored.limits import defects

TABLE: Final = Fields(
    numbers=(
        "first_game",
        "pass_order",
        "variant",
        "round",
        "phase",
        "built",
        "neutral",
        "neutral_home",
        "used_power",
    ),
    lists=(
        "order",
        "passed",
        "terrain",
        "neutral_bag",
        "bridged",
        "round_tiles",
        "bonus_pool",
        "bonus_money",
    ),
    masks=(
        "built",
        "neutral",
        "terrain",
    ),
)
PLAYER: Final = Fields(
    numbers=(
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
    ),
    lists=(
        "stock",
        "at",
        "bridges",
        "city_tiles",
        "used",
        "tally",
    ),
    masks=(
        "cities",
        "river_cities",
        "at",
    ),
)
POSITIONS: Final = Positions(TABLE, PLAYER)


def dump(s: NovaState) -> dict[str, Any]:
    return {"side": s.board.side, "map": s.board.source, "mats": s.mats.source, **POSITIONS.dump(s)}


def load(position: Mapping[str, Any]) -> NovaState:
    """The state of a position; raises BadPosition with all its defects."""
    rows = position.get("players")
    if not isinstance(rows, list) or not 2 <= len(rows) <= 4:
        raise BadPosition(["A position needs a list of two to four players."])
    s = _table(position, len(rows))
    POSITIONS.load(s, position, defects, refresh)
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
