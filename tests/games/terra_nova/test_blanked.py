"""Take away what a component does, one part after the other: a case must turn red each time."""

from collections.abc import Iterator
from typing import Any

import pytest

from spielwerk.build.checkout import ROOT
from spielwerk.core.cases.file import read
from spielwerk.games import game
from spielwerk.games.terra.rules.catalog import NOTHING, Component
from spielwerk.games.terra_nova.rules.catalog import COMPONENTS
from tests.cases.red import blanked, turns_red

CASES = read(ROOT / "cases" / "terra_nova")
WORK = game("terra-nova").casework()


def parts() -> Iterator[Any]:
    """Each thing that a component does: by its slot, and within `on` and `passive` by its place."""
    for row in COMPONENTS:
        slots = [(slot, 0) for slot in ("now", "income", "special") if getattr(row, slot) != NOTHING]
        slots += [("on", place) for place in range(len(row.on))]
        slots += [("passive", place) for place in range(len(row.passive))]
        for slot, place in slots:
            yield pytest.param(row, slot, place, id=f"{row.kind}-{row.name}-{slot}-{place}")


@pytest.mark.long
@pytest.mark.parametrize(("row", "slot", "place"), list(parts()))
def test_every_effect_is_held_by_its_own_case(row: Component, slot: str, place: int) -> None:
    name = f"{row.kind}-{row.name}"
    covering = [case for case in CASES if name in case.covers]
    kept = getattr(row, slot)
    setattr(row, slot, blanked(kept, slot, place))
    try:
        assert any(turns_red(case, WORK) for case in covering), (
            f"No case in cases/terra_nova that covers {name} notices that it lost its '{slot}'."
        )
    finally:
        setattr(row, slot, kept)
    assert not any(turns_red(case, WORK) for case in covering)
