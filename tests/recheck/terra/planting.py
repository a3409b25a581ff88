"""Ways to plant an error in the interpreted engine: a wrong value, a function off by some, a component off by some."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

import spielwerk
from spielwerk.core.play import Effect
from spielwerk.games.terra.rules.bowls import PowerBowls
from spielwerk.games.terra.rules.ground import Ground
from tests.recheck.terra.disagreement import Disagreement

Plant = Callable[[pytest.MonkeyPatch], None]
GAMES = 25
"""Within so many games each planted error must show."""


@dataclass(frozen=True)
class Planted:
    """An error, in what games it is looked for, and the first of them: rare things are looked for where they are."""

    plant: Plant
    options: dict[str, object] = field(default_factory=dict)
    first: int = 0


def look_for(error: Planted, patch: pytest.MonkeyPatch, follow: Callable[[int, dict[str, object], bool], None]) -> None:
    """Play until the error shows; games of three unless the options say otherwise, three rich ones to a poor one."""
    error.plant(patch)
    for seed in range(error.first, error.first + GAMES):
        try:
            follow(seed, {"players": 3, **error.options}, seed % 4 != 3)
        except Disagreement:
            return
    pytest.fail("the check did not notice")


interpreted_only = pytest.mark.skipif(
    spielwerk.engine() != "python", reason="errors are planted by patching functions, which compiled code does not see"
)


def value(owner: Any, name: str, wrong: object) -> Plant:
    """The error of a wrong number, table or function."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        assert getattr(owner, name) != wrong
        patch.setattr(owner, name, wrong)

    return plant


def more(owner: Any, name: str, change: int) -> Plant:
    """A function that answers with too much or too little."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        right = getattr(owner, name)
        patch.setattr(owner, name, lambda *given: right(*given) + change)

    return plant


def effect(effects: Sequence[Effect[Any]], number: int, name: str, wrong: int) -> Plant:
    """A component that gives another amount."""
    return value(effects[number], name, wrong)


def row_of(rows: Mapping[str, Sequence[Any]], kind: str, name: str) -> Any:
    """The engine's row of a component."""
    return next(part for part in rows[kind] if part.name == name)


def nothing(*given: object) -> None:
    """In place of a function: what it should do does not happen."""


def no_bridges(self: Ground, bridged: list[int], mask: int) -> int:
    return 0


def group_without_bridges(self: Ground, bridged: list[int], among: int, start: int) -> int:
    found = edge = start
    while edge:
        edge = self.grid.expand(edge) & among & ~found
        found |= edge
    return found


def charge_past_bowl_two(self: PowerBowls, amount: int) -> int:
    moved = min(amount, self.bowl1)
    self.bowl1 -= moved
    self.bowl3 += moved
    return moved


def no_sailing(self: Ground, mask: int, shipping: int) -> int:
    return 0


def ties_not_shared(values: list[int], points: tuple[int, ...]) -> list[int]:
    """Everybody with a place takes all of its points."""
    best = sorted(values, reverse=True)
    return [(*points, 0, 0)[best.index(value)] if value else 0 for value in values]
