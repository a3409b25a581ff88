"""Positions: the state in words and back, with every defect of a foreign one named."""

from collections.abc import Mapping
from typing import Any

from spielwerk.core.fields import players_of
from spielwerk.core.game import BadPosition
from spielwerk.core.state import DeadEnd
from spielwerk.games.tapestry.rules.capital.ground import take_mat
from spielwerk.games.tapestry.rules.holdings import refresh
from spielwerk.games.tapestry.rules.map.board import BOARDS, UNEXPLORED
from spielwerk.games.tapestry.rules.map.pieces import mark_control
from spielwerk.games.tapestry.rules.state import TapestryState
from spielwerk.games.tapestry.rules.words import ARTS_AND_ARCHITECTURE, FOUR
from spielwerk.games.tapestry.stored import limits
from spielwerk.games.tapestry.stored.fields import POSITIONS


def dump(s: TapestryState) -> dict[str, Any]:
    return POSITIONS[len(s.players), s.board.name].write({"map": s.board.name}, s, s.players)


def load(position: Mapping[str, Any]) -> TapestryState:
    """The state of a position; raises BadPosition with all its defects."""
    players, board = players_of(position, 2, 5, map=BOARDS), position["map"]
    s = TapestryState(players, board)
    POSITIONS[players, board].read(position, s, s.players)
    s.explored = sum([1 << cell for cell, tile in enumerate(s.tile) if tile != UNEXPLORED])
    s.tracks = FOUR + 1 if s.whole & ARTS_AND_ARCHITECTURE else FOUR
    for p in s.players:
        take_mat(s, p)
        refresh(p)
    if wrong := limits.defects(s):
        raise BadPosition(wrong)
    _settle(s)
    return s


def _settle(s: TapestryState) -> None:
    try:
        for cell, stack in enumerate(s.pieces):
            if stack:
                mark_control(s, cell)
        s.settle()
    except (IndexError, KeyError, ValueError, AssertionError, DeadEnd) as problem:
        raise BadPosition(["The pending questions do not fit the rest of the position."]) from problem


def defects(s: TapestryState) -> list[str]:
    """Everything about a state that no game can reach, one sentence each."""
    return POSITIONS[len(s.players), s.board.name].defects(s, s.players) or limits.defects(s)
