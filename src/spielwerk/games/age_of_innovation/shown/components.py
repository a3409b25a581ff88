"""Every component for people: what it does and when, as text ids with arguments (`when-<when>`, `effect-…`)."""

from typing import Final

from spielwerk.games.age_of_innovation.rules.automa.components import BOT_FACTIONS
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, CATALOG
from spielwerk.games.age_of_innovation.rules.components import BONUS_OF_TILE
from spielwerk.games.age_of_innovation.rules.science import INCOME_LEVEL
from spielwerk.games.age_of_innovation.rules.words import DISCIPLINES, PASSIVES, TRIGGERS
from spielwerk.games.age_of_innovation.shown.automa import said_by
from spielwerk.games.age_of_innovation.shown.pictures import maps, picture_of
from spielwerk.games.terra.rules.catalog import Component
from spielwerk.games.terra.shown.components import Lines, Moment, effects, line, passives, shown

AT_THE_START: Final = ("board", "faction", "revised-faction")

TRAITS: Final[dict[str, str]] = {
    "board-desert": "start",
    "board-plains": "always",
    "board-swamp": "start",
    "board-lake": "start",
    "board-forest": "start",
    "board-mountain": "income",
    "board-wasteland": "always",
    "faction-inventors": "start",
    "faction-monks": "start",
    "faction-omar": "start",
    "competency-annexes": "action",
    **{f"automa-faction-{faction.name}": "automa-faction" for faction in BOT_FACTIONS},
}
"""What no effect of the row says, because set-up, planning boards or a verb do it: when, and `trait-<component>`."""

TOPICS: Final = (
    "rounds",
    "income",
    "actions",
    "power",
    "reach",
    "terraform-and-build",
    "jumps",
    "upgrades",
    "cities",
    "neutral-buildings",
    "bridges",
    "annexes",
    "tracks",
    "science",
    "scholars",
    "innovations",
    "competencies",
    "octagons",
    "conversion",
    "passing",
    "science-bonus",
    "round-scoring",
    "final-scoring",
    "two-players",
    "automa",
    "automa-choosing",
)
"""In the order of a first reading; each has the texts `help-<topic>` with `.title` and `.rule`."""


def components() -> Lines:
    return maps() + shown(CATALOG, _lines, picture_of)


def _lines(row: Component) -> Lines:
    found = _costs(row) + [line(when, name, args) for when, name, args in said_by(row)]
    found += effects(CATALOG, _moments(row)) + passives(row, PASSIVES)
    name = row.title()
    if name in TRAITS:
        found.append(line(TRAITS[name], f"trait-{name}", {}))
    return found


def _moments(row: Component) -> list[Moment]:
    on: list[Moment] = [(f"on-{TRIGGERS[trigger]}", {}, effect) for trigger, effect in row.on]
    if row.kind == "round-tile":
        discipline, levels = BONUS_OF_TILE[BY_KIND["round-tile"].index(row)]
        return [*on, ("science-bonus", {"discipline": DISCIPLINES[discipline], "levels": levels}, row.now)]
    if row.kind == "discipline":
        return [("income-from-level", {"level": INCOME_LEVEL}, row.income)]
    now = "start" if row.kind in AT_THE_START else "now"
    return [(now, {}, row.now), ("income", {}, row.income), ("special", {}, row.special), *on]


def _costs(row: Component) -> Lines:
    if row.kind == "power-action":
        return [line("cost", "cost-power", {"n": row.cost})]
    if row.kind == "book-action":
        return [line("cost", "cost-books", {"n": row.cost})]
    return []
