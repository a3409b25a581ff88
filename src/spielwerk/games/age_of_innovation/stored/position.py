"""Positions: the state as plain data and back, with every defect of a foreign one named."""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.game import BadPosition
from spielwerk.games.age_of_innovation.rules.board import BOARDS
from spielwerk.games.age_of_innovation.rules.holdings import refresh
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.stored.limits import defects
from spielwerk.games.terra.stored.position import Fields, Positions

TABLE: Final = Fields(
    numbers=(
        "revision",
        "drafted",
        "round",
        "phase",
        "built",
        "area_tile",
        "final_tile",
        "used_power",
        "used_book",
    ),
    lists=(
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
    ),
    masks=("built", "terrain"),
)
PLAYER: Final = Fields(
    numbers=(
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
    ),
    lists=(
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
    ),
    masks=("neutral", "annexed", "cities", "river_cities", "at"),
)
POSITIONS: Final = Positions(TABLE, PLAYER, frames=("stack", "waiting"))


def dump(s: AgeState) -> dict[str, Any]:
    return {"side": s.board.side, **POSITIONS.dump(s)}


def load(position: Mapping[str, Any]) -> AgeState:
    """The state of a position; raises BadPosition with all its defects."""
    rows, side = position.get("players"), position.get("side")
    if not isinstance(side, str) or side not in BOARDS or not isinstance(rows, list) or not 2 <= len(rows) <= 5:
        raise BadPosition(["A position needs a side ('1-3' or '3-5') and a list of two to five players."])
    s = AgeState(len(rows), side)
    POSITIONS.load(s, position, defects, refresh)
    return s
