"""Take away what a component does, one part after the other: a case must turn red each time."""

from collections.abc import Iterator
from typing import Any

import pytest

from spielwerk.build.checkout import ROOT
from spielwerk.core.cases.file import read
from spielwerk.games import game
from spielwerk.games.tapestry.rules.automa.components import (
    ADD,
    COMPASS,
    ICONS,
    AutomaCivilization,
    DecisionCard,
    Level,
)
from spielwerk.games.tapestry.rules.cards.own_file import OWN
from spielwerk.games.tapestry.rules.catalog import (
    BY_KIND,
    COMPONENTS,
    NOTHING,
    PAY_TECHS,
    Civilization,
    Component,
    LandmarkCard,
    Space,
    Tech,
)
from spielwerk.games.tapestry.rules.effects.items import effects
from spielwerk.games.tapestry.rules.stand_ins import rows
from spielwerk.games.tapestry.rules.words import FOUR, MOMENTS, PASSIVES
from tests.cases.red import turns_red

CASES = read(ROOT / "cases" / "tapestry")
WORK = game("tapestry").casework()
SLOTS = (
    *("benefit", "bonus", "reward", "circle", "square", "played", "after_exploration"),
    *("income", "gained", "begin", "start", "first", "late"),
    *("left", "right", "reserved", "full", "people"),
)
ITEMS = {
    ("tracks.toml", "space"): {"benefit": "benefit", "bonus": "bonus"},
    ("techs.toml", "tech"): {"circle": "circle", "square": "square"},
    ("tapestry.toml", "card"): {"does": "played"},
    ("tiles.toml", "tile"): {"reward": "reward"},
    ("space_tiles.toml", "space-tile"): {"reward": "reward"},
    ("masterpieces.toml", "masterpiece"): {"reward": "reward"},
}
"""Lists of items in the data, and the slot that each of them fills."""
KINDS = {"card": "tapestry"}
IDLE = effects([], "listed")
"""An effect that does nothing."""


def whole_parts() -> Iterator[Any]:
    for row in [row for row in COMPONENTS if row.set != OWN]:
        for slot in SLOTS:
            if getattr(row, slot, NOTHING) != NOTHING:
                yield pytest.param(row, slot, IDLE, id=f"{row.kind}-{row.name}-{slot}")
        for slot, words in (("on", MOMENTS), ("passive", PASSIVES)):
            for act in getattr(row, slot, []):
                without = [other for other in getattr(row, slot) if other != act]
                yield pytest.param(row, slot, without, id=f"{row.kind}-{row.name}-{slot}-{words[act[0]]}")


def other_numbers() -> Iterator[Any]:
    """Prices, conditions and the income turns in which a civilization acts."""
    for row in COMPONENTS:
        if isinstance(row, Space) and row.price and row.pay != PAY_TECHS:  # that one is an option (p.15)
            yield pytest.param(row, "price", row.price + 1, id=f"{row.kind}-{row.name}-price")
        if isinstance(row, Tech) and row.needs:
            yield pytest.param(row, "needs", 0, id=f"{row.kind}-{row.name}-condition")
        if isinstance(row, LandmarkCard):
            yield pytest.param(row, "needs", row.needs + 1, id=f"{row.kind}-{row.name}-condition")
            yield pytest.param(row, "what", row.what - 1, id=f"{row.kind}-{row.name}-what")
        if isinstance(row, Civilization) and row.turns:
            yield pytest.param(row, "turns", 0, id=f"{row.kind}-{row.name}-turns")


def automa_numbers() -> Iterator[Any]:
    """Icons, lists and arrows of decision cards, cells and columns of levels, abilities of the Automa."""
    for row in COMPONENTS:
        for slot, instead in _of_automa(row):
            yield pytest.param(row, slot, instead, id=f"{row.kind}-{row.name}-{slot}-{instead}")


def _of_automa(row: Component) -> Iterator[tuple[str, Any]]:
    if isinstance(row, DecisionCard):
        yield from ((slot, (getattr(row, slot) + 1) % len(ICONS)) for slot in ("automa", "shadow"))
        yield from ((slot, not getattr(row, slot)) for slot in ("income_icon", "topple_icon"))
        yield from (("tiebreak", swapped(row.tiebreak, place)) for place in range(len(row.tiebreak) - 1))
        yield from (("towards", (row.towards + turn) % len(COMPASS)) for turn in range(1, len(COMPASS)))
        yield "rows", -row.rows
    if isinstance(row, Level):
        yield from (("chart", without(row.chart, place)) for place in range(len(row.chart)))
        added = [place for place, cell in enumerate(row.chart_with_arts) if cell[0] == ADD]
        yield from (("chart_with_arts", without(row.chart_with_arts, place)) for place in added)
        for slot in ("holdings", "war", "trade"):
            pays = getattr(row, slot)
            yield from ((slot, [*pays[:at], pays[at] + 1, *pays[at + 1 :]]) for at in range(len(pays)))
        if row.opening:
            yield "opening", 0
    if isinstance(row, AutomaCivilization) and not row.unknown:
        yield from (("does", without(row.does, place)) for place in range(len(row.does)))
        yield from (("beginning", without(row.beginning, place)) for place in range(len(row.beginning)))
        if row.favourite != NOTHING:
            yield "favourite", (row.favourite + 1) % FOUR


def without(items: list[Any], place: int) -> list[Any]:
    return [*items[:place], *items[place + 1 :]]


def swapped(items: list[int], place: int) -> list[int]:
    return [*items[:place], items[place + 1], items[place], *items[place + 2 :]]


def single_items() -> Iterator[Any]:
    """A list of several items without one of them."""
    for (file, kind), slots in ITEMS.items():
        for data in rows(file, kind):
            row = next(row for row in BY_KIND[KINDS.get(kind, kind)] if row.name == data["name"])
            for name, slot in slots.items():
                items = data.get(name, [])
                for place in range(len(items) if len(items) > 1 else 0):
                    without = effects([*items[:place], *items[place + 1 :]], data.get("order", "any"))
                    yield pytest.param(row, slot, without, id=f"{row.kind}-{row.name}-{slot}-{items[place]}")


@pytest.mark.parametrize(
    ("row", "slot", "instead"), [*whole_parts(), *other_numbers(), *automa_numbers(), *single_items()]
)
def test_every_effect_is_held_by_its_own_case(row: Component, slot: str, instead: Any) -> None:
    name = f"{row.kind}-{row.name}"
    covering = [case for case in CASES if name in case.covers]
    kept = getattr(row, slot)
    setattr(row, slot, instead)
    try:
        assert any(turns_red(case, WORK) for case in covering), (
            f"No case in cases/tapestry that covers {name} notices that it lost its '{slot}'."
        )
    finally:
        setattr(row, slot, kept)
    assert not any(turns_red(case, WORK) for case in covering)
