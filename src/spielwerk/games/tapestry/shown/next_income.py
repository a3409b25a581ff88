"""Expected income: what the income mat's slots give, and what the next income turn would bring now."""

from typing import Any, Final

from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.capital.income_mat import (
    COUNT_SLOTS,
    COUNTED,
    SLOT_NAMES,
    income_amounts,
    mat_row,
    open_slots,
    track_of_row,
)
from spielwerk.games.tapestry.rules.counting import COUNTS, count
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.values import Values
from spielwerk.games.tapestry.rules.words import ARMORY, FARM, FOUR, LAST_INCOME, RESOURCES

FIRST_SLOTS: Final[dict[int, str]] = {FARM: "effect-draw-tile", ARMORY: "effect-draw-tapestry"}
"""What the first slots of two tracks bring besides the resource."""


def slot_clauses(values: Values, row: int, slot: int) -> list[dict[str, Any]]:
    """What a slot gives once it is uncovered, as text ids with arguments; rows as `mat_row` counts them."""
    found: list[dict[str, Any]] = []
    track = track_of_row(row)
    if values.resource_slots[row] >> slot & 1:
        found.append({"id": f"effect-gain-{RESOURCES[track]}", "args": {"n": 1}})
    if slot == 0 and track in FIRST_SLOTS:
        found.append({"id": FIRST_SLOTS[track], "args": {"n": 1}})
    if COUNT_SLOTS[row] >> slot & 1:
        found.append({"id": f"effect-score-{COUNTS[COUNTED[row]]}", "args": {"n": 1}})
    points = values.fixed_points[row][slot]
    if points:
        found.append({"id": "effect-points", "args": {"n": points}})
    return found


def row_clauses(values: Values, row: int) -> list[list[dict[str, Any]]]:
    return [slot_clauses(values, row, slot) for slot in range(len(SLOT_NAMES[track_of_row(row)]))]


def mat_points(s: TapestryState, p: Player) -> int:
    """What the uncovered slots would score now (p.12)."""
    points = 0
    for track in range(FOUR):
        slots, row = open_slots(p, track), mat_row(p, track)
        symbols = how_many(slots & COUNT_SLOTS[row])
        points += symbols * count(s, p, COUNTED[row]) if symbols else 0
        points += sum([n for slot, n in enumerate(s.own.values.fixed_points[row]) if slots >> slot & 1])
    return points


def next_income(s: TapestryState, p: Player) -> dict[str, int]:
    """The first income turn scores nothing and the last one brings no resources (p.11, p.12)."""
    coming = p.era + 1
    found: dict[str, int] = {}
    if coming > LAST_INCOME:
        return found
    if coming < LAST_INCOME:
        for track, amount in enumerate(income_amounts(s, p, coming)):
            found[RESOURCES[track]] = amount
        if p.city.every_income:
            found["any"] = how_many(p.districts)
        found["tile"] = open_slots(p, FARM) & 1
        found["tapestry"] = open_slots(p, ARMORY) & 1
    if coming > 1:
        found["vp"] = mat_points(s, p)
    return found
