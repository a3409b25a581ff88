"""The catalogue: every component under its kind. components.py declares the rows; the rules look them up here."""

from typing import Final

from spielwerk.games.terra.rules.catalog import Catalog
from spielwerk.games.terra_nova.rules.words import (
    PASSIVES,
    RESOURCES,
    T_AREA,
    T_BONUS,
    T_CITY,
    T_EXCHANGE,
    T_FACTION,
    T_MONEY,
    T_PALACE,
    T_ROUND_SCORING,
    T_SHIPPING,
)

KIND_TALLY: Final[dict[str, int]] = {
    "rule": T_MONEY,
    "exchange": T_EXCHANGE,
    "area": T_AREA,
    "money": T_MONEY,
    "shipping": T_SHIPPING,
    "mat": T_FACTION,
    "faction": T_FACTION,
    "palace": T_PALACE,
    "bonus": T_BONUS,
    "round-tile": T_ROUND_SCORING,
    "power-action": T_FACTION,
    "city": T_CITY,
    "side": T_FACTION,
}

CATALOG: Final = Catalog(KIND_TALLY, RESOURCES, PASSIVES, "src/spielwerk/games/terra_nova/rules")
COMPONENTS: Final = CATALOG.rows
BY_KIND: Final = CATALOG.by_kind
EFFECTS: Final = CATALOG.effects
CITIES: Final = BY_KIND["city"]
ROUND_TILES: Final = BY_KIND["round-tile"]

SETUP_RULE: Final = CATALOG.rule("rule", "setup", "TN p.2")
COST: Final = CATALOG.rule("rule", "cost", "TN p.5")
NEIGHBOURS: Final = CATALOG.rule("rule", "neighbours", "TN p.7")
EXCHANGE: Final = CATALOG.rule("exchange", "exchange", "TN p.9")
AREA: Final = CATALOG.rule("area", "area-scoring", "TN p.9")
MONEY_SCORING: Final = CATALOG.rule("money", "money-scoring", "TN p.9")
SHIPPING: Final = CATALOG.rule("shipping", "shipping", "TN p.8")
