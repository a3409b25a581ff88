"""Take away what a component does, one part after the other: a case must turn red each time."""

from collections.abc import Iterator
from types import ModuleType

import pytest

import spielwerk
from spielwerk.build.checkout import ROOT
from spielwerk.core.cases.file import read
from spielwerk.games import game
from spielwerk.games.age_of_innovation.rules import sequence
from spielwerk.games.age_of_innovation.rules.actions import innovate, tracks
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, COMPONENTS
from spielwerk.games.age_of_innovation.rules.components import OTHER_STARTS, STARTS, Start
from spielwerk.games.age_of_innovation.rules.words import (
    DESERT,
    FOREST,
    LAKE,
    MOUNTAIN,
    PLAINS,
    SWAMP,
    TERRAINS,
    WASTELAND,
)
from spielwerk.games.terra.rules.catalog import NOTHING, Component
from tests.cases.red import blanked, some_turns_red, turns_red

CASES = read(ROOT / "cases" / "age_of_innovation")
WORK = game("age-of-innovation").casework()


def parts() -> Iterator[tuple[Component, str, int]]:
    """Each thing that a component does: by its slot, and within `on` and `passive` by its place."""
    for row in COMPONENTS:
        yield from ((row, slot, 0) for slot in ("now", "income", "special") if getattr(row, slot) != NOTHING)
        yield from ((row, "on", place) for place in range(len(row.on)))
        yield from ((row, "passive", place) for place in range(len(row.passive)))


@pytest.mark.long
@pytest.mark.parametrize(
    ("row", "slot", "place"),
    list(parts()),
    ids=lambda value: value.kind + "-" + value.name if hasattr(value, "kind") else None,
)
def test_every_effect_is_held_by_a_case(row: Component, slot: str, place: int) -> None:
    name, kept = f"{row.kind}-{row.name}", getattr(row, slot)
    setattr(row, slot, blanked(kept, slot, place))
    try:
        assert some_turns_red(CASES, WORK, name), (
            f"No case in cases/age_of_innovation notices that {name} lost its '{slot}'."
        )
    finally:
        setattr(row, slot, kept)
    assert not any(turns_red(case, WORK) for case in CASES if name in case.covers)


interpreted = pytest.mark.skipif(
    spielwerk.engine() == "compiled", reason="compiled modules do not look their names up again"
)

TABLES: list[tuple[ModuleType, str, int]] = [
    (sequence, "START_BOWLS", SWAMP),
    (sequence, "START_BOWLS", FOREST),
    (sequence, "START_SHIPPING", LAKE),
    (sequence, "GUILD_COIN_INCOME", MOUNTAIN),
    (tracks, "TERRAFORMING_COINS", PLAINS),
    (tracks, "SHIPPING_REWARD", LAKE),
    (innovate, "EXTRA_BOOKS", WASTELAND),
]
"""What planning boards have of their own beside their row: where it is read, and whose it is."""


@pytest.mark.long
@interpreted
@pytest.mark.parametrize(("module", "table", "board"), TABLES)
def test_what_a_board_has_of_its_own_is_held_by_a_case(
    module: ModuleType, table: str, board: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = list(getattr(module, table))
    rows[board] = rows[DESERT]
    monkeypatch.setattr(module, table, tuple(rows))
    assert some_turns_red(CASES, WORK, f"board-{TERRAINS[board]}")


@pytest.mark.long
@interpreted
@pytest.mark.parametrize("faction", OTHER_STARTS)
def test_what_a_faction_does_in_the_set_up_is_held_by_a_case(faction: str, monkeypatch: pytest.MonkeyPatch) -> None:
    starts = [Start() if row.name == faction else start for row, start in zip(BY_KIND["faction"], STARTS, strict=True)]
    monkeypatch.setattr(sequence, "STARTS", starts)
    assert some_turns_red(CASES, WORK, f"faction-{faction}")


@pytest.mark.long
@interpreted
def test_the_first_spade_of_the_desert_is_held_by_a_case(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sequence, "DESERT", -1)
    assert some_turns_red(CASES, WORK, "board-desert")
