"""Positions: the state in words and back, with every defect of a foreign one named."""

from collections.abc import Mapping
from typing import Any

from spielwerk.core.fields import players_of
from spielwerk.core.game import BadPosition
from spielwerk.core.options import BadOption
from spielwerk.games.terra.stored.position import fill, settle
from spielwerk.games.terra_nova.rules.board import read_map
from spielwerk.games.terra_nova.rules.holdings import refresh
from spielwerk.games.terra_nova.rules.mats import read_mats
from spielwerk.games.terra_nova.rules.setup import MAP, MATS
from spielwerk.games.terra_nova.rules.state import NovaState
from spielwerk.games.terra_nova.stored import limits
from spielwerk.games.terra_nova.stored.fields import POSITIONS


def dump(s: NovaState) -> dict[str, Any]:
    head = {"side": s.board.side, "map": s.board.source, "mats": s.mats.source}
    return POSITIONS[len(s.players)].write(head, s, s.players)


def load(position: Mapping[str, Any]) -> NovaState:
    """The state of a position; raises BadPosition with all its defects."""
    players = players_of(position, 2, 4)
    s = _table(position, players)
    fill(s, position, POSITIONS[players])
    s.built |= s.neutral
    settle(s, limits.defects(s), refresh)
    return s


def _table(position: Mapping[str, Any], players: int) -> NovaState:
    """The board and mats of the position, before anything is put on them."""
    try:
        sides = read_map(str(MAP.check(position.get("map")))).sides
        mats = read_mats(str(MATS.check(position.get("mats"))))
    except BadOption as problem:
        raise BadPosition([str(problem)]) from problem
    side = position.get("side")
    if not isinstance(side, str) or side not in sides:
        raise BadPosition([f"A position needs a side of its map: {' or '.join(sides)}."])
    return NovaState(players, sides[side], mats)


def defects(s: NovaState) -> list[str]:
    """Everything about a state that no game can reach, one sentence each."""
    return POSITIONS[len(s.players)].defects(s, s.players) or limits.defects(s)
