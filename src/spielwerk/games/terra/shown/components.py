"""Components for people: what each does and when, as text ids with arguments (`when-<when>`, `effect-…`)."""

from collections.abc import Callable, Sequence
from typing import Any

from spielwerk.core.reasons import Fact
from spielwerk.games.terra.rules.catalog import NOTHING, Catalog, Component

Lines = list[dict[str, Any]]
Moment = tuple[str, dict[str, Fact], int]
"""When, with the arguments of its text, and the number of the effect."""


def shown(catalog: Catalog, lines: Callable[[Component], Lines], picture: Callable[[Component], Any]) -> Lines:
    """Every component with what it does and what a picture of it is drawn from."""
    return [
        {
            "kind": row.kind,
            "name": row.name,
            "rule": row.rule,
            "status": row.status,
            "effects": lines(row),
            "picture": picture(row),
        }
        for row in catalog.rows
    ]


def line(when: str, name: str, args: dict[str, Fact], when_args: dict[str, Fact] | None = None) -> dict[str, Any]:
    return {"when": when, "when_args": when_args or {}, "id": name, "args": args}


def effects(catalog: Catalog, moments: Sequence[Moment]) -> Lines:
    return [
        line(when, f"effect-{name}", args, facts)
        for when, facts, effect in moments
        if effect != NOTHING
        for name, args in catalog.effects[effect].clauses()
    ]


def passives(row: Component, names: Sequence[str]) -> Lines:
    return [line("always", f"passive-{names[code]}", {"n": n}) for code, n in row.passive]
