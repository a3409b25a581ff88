"""Every component for people: what it does and when, as text ids with arguments (`when-<when>`, `effect-…`)."""

from typing import Any, Final

from spielwerk.core.reasons import Fact
from spielwerk.games.tapestry.algebra import TABLE
from spielwerk.games.tapestry.catalog import COMPONENTS, ERA, INCOME_TRACKS, NOTHING, PAYMENTS, TRAP, Component
from spielwerk.games.tapestry.codes import PASSIVES, TRACKS
from spielwerk.games.tapestry.drawn import maps, picture_of
from spielwerk.games.tapestry.own_file import OWN

TOPICS: Final = (
    "turns",
    "advancing",
    "income",
    "eras",
    "exploring",
    "conquering",
    "traps",
    "inventing",
    "research",
    "capital",
    "landmarks",
    "tapestry-cards",
    "civilizations",
    "achievements",
    "end",
)
"""In the order of a first reading; each has the texts `help-<topic>` with `.title` and `.rule`."""


def components() -> list[dict[str, Any]]:
    rows = [
        {
            "kind": row.kind,
            "name": row.name,
            "rule": row.rule,
            "status": row.status,
            "effects": _clauses(row),
            "picture": picture_of(row),
        }
        for row in COMPONENTS
        if row.set != OWN
    ]
    return maps() + rows


def _clauses(row: Component) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for when, effect in _moments(row):
        if effect != NOTHING:
            for name, args in TABLE[effect].clauses():
                found.append(_clause(when, f"effect-{name}", args, row))
    if row.needs_income:
        found.append(_clause("needs", "needs-income", {"n": row.needs}, row))
    if row.once:
        found.append(_clause("square", "effect-turn-over", {}, row))
    if row.needs_track != NOTHING:
        found.append(_clause("needs", "needs-track", {"track": TRACKS[row.needs_track], "n": row.needs}, row))
    if row.needs_slot != NOTHING:
        found.append(_clause("needs", f"needs-{INCOME_TRACKS[row.needs_slot]}", {"n": row.needs}, row))
    if row.passive != NOTHING:
        found.append(_clause("era" if row.card_kind == ERA else "always", f"passive-{PASSIVES[row.passive]}", {}, row))
    if row.card_kind == TRAP:
        found.append(_clause("reaction", "passive-trap", {}, row))
    return found


def _moments(row: Component) -> list[tuple[str, int]]:
    """When the effects of a row happen, by its kind."""
    if row.kind == "space":
        return [("benefit", row.now), (f"bonus-{PAYMENTS[row.pay]}" if row.pay != NOTHING else "", row.then)]
    if row.kind == "tech":
        return [("circle", row.now), ("square", row.then)]
    if row.kind == "tapestry":
        return [("played", row.now), ("after-exploring", row.then)]
    if row.kind == "civilization":
        last = "last-income" if row.turns == 1 << 5 else "civilization-income"
        early = [("gained", row.then), ("begin", row.begin), ("start", row.start), ("first", row.first)]
        return [*early, (last, row.now), ("late", row.late)]
    return [("explored", row.now)]


def _clause(when: str, name: str, args: dict[str, Fact], row: Component) -> dict[str, Any]:
    return {"when": when, "when_args": {"price": row.price}, "id": name, "args": args}
