"""Every component for people: what it does and when, as text ids with arguments (`when-<when>`, `effect-…`)."""

from typing import Any, Final

from spielwerk.core.reasons import Fact
from spielwerk.games.terra.rules.catalog import NOTHING, Component
from spielwerk.games.terra_nova.rules.catalog import BY_KIND, COMPONENTS, EFFECTS
from spielwerk.games.terra_nova.rules.components import UNLIMITED
from spielwerk.games.terra_nova.rules.words import PASSIVES, TRIGGERS
from spielwerk.games.terra_nova.shown.pictures import picture_of

TRAITS: Final[dict[str, str]] = {
    "faction-desert-daughters": "start",
    **{f"mat-{terrain.name}": "always" for terrain in BY_KIND["mat"]},
}
"""What no effect of the row says, because the set-up or the mat does it: when, and `trait-<component>`."""

TOPICS: Final = (
    "rounds",
    "income",
    "power",
    "exchange",
    "reach",
    "make-habitable",
    "upgrades",
    "neighbours",
    "cities",
    "shipping",
    "bridges",
    "power-actions",
    "special-actions",
    "passing",
    "round-scoring",
    "final-scoring",
    "variants",
    "stand-in",
)
"""In the order of a first reading; each has the texts `help-<topic>` with `.title` and `.rule`."""


def components() -> list[dict[str, Any]]:
    return [
        {
            "kind": row.kind,
            "name": row.name,
            "rule": row.rule,
            "status": row.status,
            "effects": _clauses(row),
            "picture": picture_of(row),
        }
        for row in COMPONENTS
    ]


def _clauses(row: Component) -> list[dict[str, Any]]:
    found = _costs(row)
    special = "action" if row.number in UNLIMITED else "special"
    effects = [("now", row.now), ("income", row.income), (special, row.special)]
    effects += [(f"on-{TRIGGERS[trigger]}", effect) for trigger, effect in row.on]
    for when, effect in effects:
        if effect != NOTHING:
            for name, args in EFFECTS[effect].clauses():
                found.append(_clause(when, f"effect-{name}", args))
    for code, n in row.passive:
        found.append(_clause("always", f"passive-{PASSIVES[code]}", {"n": n}))
    name = f"{row.kind}-{row.name}"
    if name in TRAITS:
        found.append(_clause(TRAITS[name], f"trait-{row.kind if row.kind == 'mat' else name}", {}))
    return found


def _costs(row: Component) -> list[dict[str, Any]]:
    return [_clause("cost", "cost-power", {"n": row.cost})] if row.cost else []


def _clause(when: str, name: str, args: dict[str, Fact]) -> dict[str, Any]:
    return {"when": when, "when_args": {}, "id": name, "args": args}
