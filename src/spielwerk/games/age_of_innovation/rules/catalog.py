"""The catalogue: every component under its kind. components.py declares the rows; the rules look them up here."""

from typing import Final

from spielwerk.games.age_of_innovation.rules.words import (
    DISCIPLINES,
    PASSIVES,
    RESOURCES,
    T_AREA,
    T_AUTOMA_CARDS,
    T_BOOK_ACTION,
    T_CITY,
    T_COMPETENCY,
    T_FACTION,
    T_FINAL_ROUND,
    T_INNOVATION,
    T_NEIGHBOURS,
    T_PALACE,
    T_RESOURCES,
    T_ROUND_BONUS,
    T_ROUND_SCORING,
    T_SCIENCE,
    T_SCIENCE_DISPLAY,
    T_SHIPPING,
    T_START,
    T_TERRAFORMING,
)
from spielwerk.games.terra.rules.catalog import Catalog

KIND_TALLY: Final[dict[str, int]] = {
    "rule": T_START,
    "neighbours": T_NEIGHBOURS,
    "area": T_AREA,
    "science": T_SCIENCE,
    "resources": T_RESOURCES,
    "shipping": T_SHIPPING,
    "terraforming": T_TERRAFORMING,
    "discipline": T_SCIENCE_DISPLAY,
    "board": T_START,
    "faction": T_FACTION,
    "revised-faction": T_FACTION,
    "palace": T_PALACE,
    "innovation": T_INNOVATION,
    "competency": T_COMPETENCY,
    "bonus": T_ROUND_BONUS,
    "round-tile": T_ROUND_SCORING,
    "final-tile": T_FINAL_ROUND,
    "power-action": T_START,
    "book-action": T_BOOK_ACTION,
    "city": T_CITY,
    "automa-card": T_AUTOMA_CARDS,
    "automa-faction": T_FACTION,
    "automa-level": T_AUTOMA_CARDS,
}

CATALOG: Final = Catalog(KIND_TALLY, RESOURCES, PASSIVES, "src/spielwerk/games/age_of_innovation/rules")
COMPONENTS: Final = CATALOG.rows
BY_KIND: Final = CATALOG.by_kind
EFFECTS: Final = CATALOG.effects
ROUND_TILES: Final = BY_KIND["round-tile"]
FINAL_TILES: Final = BY_KIND["final-tile"]

SETUP_RULE: Final = CATALOG.rule("rule", "setup", "AoI p.6")
COST: Final = CATALOG.rule("rule", "cost", "AoI p.11")
CONVERSION: Final = CATALOG.rule("rule", "conversion", "AoI p.16")
SACRIFICE: Final = CATALOG.rule("rule", "sacrifice", "AoI p.16")
NEIGHBOURS: Final = CATALOG.rule("neighbours", "neighbours", "AoI p.8")
AREA: Final = CATALOG.rule("area", "area-scoring", "AoI p.18")
SCIENCE: Final = [CATALOG.rule("science", discipline, "AoI p.18") for discipline in DISCIPLINES]
"""The final science scoring, one for each discipline."""
LEFTOVERS: Final = CATALOG.rule("resources", "resource-scoring", "AoI p.18")
SHIPPING: Final = CATALOG.rule("shipping", "shipping", "AoI p.14")
TERRAFORMING: Final = CATALOG.rule("terraforming", "terraforming", "AoI p.14")
