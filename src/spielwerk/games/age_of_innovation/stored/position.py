"""Positions: the state in words and back, with every defect of a foreign one named."""

from collections.abc import Mapping
from typing import Any

from spielwerk.core.fields import players_of
from spielwerk.games.age_of_innovation.rules.board import BOARDS
from spielwerk.games.age_of_innovation.rules.holdings import refresh
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.stored import limits
from spielwerk.games.age_of_innovation.stored.fields import POSITIONS
from spielwerk.games.terra.stored.position import fill, settle


def dump(s: AgeState) -> dict[str, Any]:
    return POSITIONS[len(s.players)].write({"side": s.board.side}, s, s.players)


def load(position: Mapping[str, Any]) -> AgeState:
    """The state of a position; raises BadPosition with all its defects."""
    players = players_of(position, 2, 5, side=BOARDS)
    s = AgeState(players, position["side"])
    fill(s, position, POSITIONS[players])
    settle(s, limits.defects(s), refresh)
    return s


def defects(s: AgeState) -> list[str]:
    """Everything about a state that no game can reach, one sentence each."""
    return POSITIONS[len(s.players)].defects(s, s.players) or limits.defects(s)
