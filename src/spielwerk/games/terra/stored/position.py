"""Positions of both games: the fields of a state in words and back, with every defect of a foreign one named."""

from collections.abc import Callable, Mapping
from typing import Any

from spielwerk.core.fields import Positions
from spielwerk.core.game import BadPosition
from spielwerk.core.state import DeadEnd
from spielwerk.games.terra.rules.state import TerraState


def fill(s: TerraState, position: Mapping[str, Any], positions: Positions) -> None:
    """Put everything onto a new table, and recompute what follows from buildings and bridges."""
    positions.read(position, s, s.seats())
    for p in s.seats():
        p.buildings = 0
        for mask in p.at:
            p.buildings |= mask
        s.built |= p.buildings
        s.bridged += p.bridges


def settle(s: TerraState, defects: list[str], refresh: Callable[[Any, Any], None]) -> None:
    """Run to the current question; raises BadPosition where there are defects."""
    if defects:
        raise BadPosition(defects)
    try:
        for p in s.seats():
            refresh(s, p)
        s.settle()
    except (IndexError, KeyError, ValueError, AssertionError, DeadEnd) as problem:
        raise BadPosition(["The pending questions do not fit the rest of the position."]) from problem
