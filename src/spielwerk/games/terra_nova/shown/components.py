"""Every component for people: what it does and when, as text ids with arguments (`when-<when>`, `effect-…`)."""

from typing import Final

from spielwerk.games.terra.rules.catalog import Component
from spielwerk.games.terra.shown.components import Lines, Moment, effects, line, passives, shown
from spielwerk.games.terra_nova.rules.catalog import BY_KIND, CATALOG
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


def components() -> Lines:
    return shown(CATALOG, _lines, picture_of)


def _lines(row: Component) -> Lines:
    found = _costs(row) + effects(CATALOG, _moments(row)) + passives(row, PASSIVES)
    name = row.title()
    if name in TRAITS:
        found.append(line(TRAITS[name], f"trait-{row.kind if row.kind == 'mat' else name}", {}))
    return found


def _moments(row: Component) -> list[Moment]:
    special = "action" if row.number in UNLIMITED else "special"
    on: list[Moment] = [(f"on-{TRIGGERS[trigger]}", {}, effect) for trigger, effect in row.on]
    return [("now", {}, row.now), ("income", {}, row.income), (special, {}, row.special), *on]


def _costs(row: Component) -> Lines:
    return [line("cost", "cost-power", {"n": row.cost})] if row.cost else []
