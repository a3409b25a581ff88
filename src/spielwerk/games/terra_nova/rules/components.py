"""Every mat, faction, palace and tile as a row, in the order of the rulebook's overview, with its rule reference.

Names of tiles are our own short words: Terra Nova prints none.
"""

from typing import Final

from spielwerk.games.terra_nova.rules.actions.make_habitable import NEXT_DOOR, TWO_SPADES
from spielwerk.games.terra_nova.rules.board import STAND_IN, STANDARD, TWO_PLAYERS
from spielwerk.games.terra_nova.rules.catalog import CATALOG
from spielwerk.games.terra_nova.rules.counting import (
    EDGE_SETTLEMENTS,
    HOUSES,
    INLAND_BUILDINGS,
    PALACES,
    POSTS,
    SETTLEMENTS,
    SHIPPING,
)
from spielwerk.games.terra_nova.rules.effects import (
    Both,
    Bridge,
    ByPlayers,
    Gain,
    PlaceFree,
    PointsByTable,
    PointsPer,
    PowerPer,
    RaisePost,
    Shipping,
    Spades,
)
from spielwerk.games.terra_nova.rules.frames import PLACE_EDGE, PLACE_HOME_ANYWHERE, PLACE_POST_IN_REACH
from spielwerk.games.terra_nova.rules.words import (
    BUILD_HOUSE,
    BUILD_PALACE,
    BUILD_POST,
    CHEAP_POSTS,
    CITY_VALUE_DISCOUNT,
    DESERT_DAUGHTERS,
    EXTRA_SHIPPING,
    FACTIONS,
    FOUND_CITY,
    ONE_SPADE,
    OTHERS_HOUSE,
    OTHERS_UPGRADE,
    PASS,
    POINTS_EXCHANGE,
    POWER_DISCOUNT,
    RIVER_CITIES,
    SHIPPING_STEP,
    TERRAINS,
    USE_SPADE,
)

row = CATALOG.add

# Mats (TN p.3): costs stand in mats.py, the printed incomes in data/mats.toml.
for terrain in TERRAINS:
    row("mat", terrain, "TN p.3", status="stand-in-mat")

# Factions (TN p.11, p.12), in the order of words.FACTIONS.
row("faction", "djinni", "TN p.11", on={FOUND_CITY: Gain(vp=4)})
row("faction", "sea-bears", "TN p.11", passive={RIVER_CITIES: 1})
row("faction", "fairies", "TN p.12", income=Gain(power=2))
row("faction", "druids", "TN p.12", passive={POINTS_EXCHANGE: 1})
row("faction", "golems", "TN p.11", on={PASS: PointsByTable(POSTS, (1, 2), (3, 3), (4, 4))})
row("faction", "ifrit", "TN p.11", passive={POWER_DISCOUNT: 1})
row("faction", "desert-daughters", "TN p.12")
row("faction", "sand-cats", "TN p.12", on={OTHERS_UPGRADE: ByPlayers(Gain(money=2), Gain(money=1))})
row("faction", "leprechauns", "TN p.12", on={USE_SPADE: Gain(power=2)})
row("faction", "inventors", "TN p.12", on={OTHERS_HOUSE: ByPlayers(Gain(power=2), Gain(power=1))})
THIRD_HOUSE: Final = (DESERT_DAUGHTERS,)
"""Factions that begin with three houses."""

# Palaces (TN p.11, p.12): left and right of each faction. The right one is the same on all sides A.
row("palace", "djinni-left", "TN p.11", income=Gain(power=2), special=PlaceFree(PLACE_HOME_ANYWHERE))
row("palace", "djinni-right", "TN p.11", passive={CITY_VALUE_DISCOUNT: 1})
row("palace", "sea-bears-left", "TN p.11", income=Gain(power=4), now=Shipping())
row("palace", "sea-bears-right", "TN p.11", special=RaisePost())
row("palace", "fairies-left", "TN p.12", income=Gain(power=3, money=2), special=Spades(1), cost=2)
row("palace", "fairies-right", "TN p.12", passive={CITY_VALUE_DISCOUNT: 1})
row("palace", "druids-left", "TN p.12", income=Gain(power=4), on={PASS: PowerPer(SETTLEMENTS, 2)})
row("palace", "druids-right", "TN p.12", on={BUILD_POST: Gain(vp=3)})
row("palace", "golems-left", "TN p.11", income=Gain(power=4), passive={ONE_SPADE: 1})
row("palace", "golems-right", "TN p.11", passive={CITY_VALUE_DISCOUNT: 1})
row("palace", "ifrit-left", "TN p.11", income=Gain(power=4), now=PlaceFree(PLACE_EDGE))
row("palace", "ifrit-right", "TN p.11", on={PASS: PointsPer(EDGE_SETTLEMENTS, 1)})
row("palace", "desert-daughters-left", "TN p.12", income=Gain(power=2), special=Spades(0, flags=NEXT_DOOR))
row("palace", "desert-daughters-right", "TN p.12", passive={CITY_VALUE_DISCOUNT: 1})
row("palace", "sand-cats-left", "TN p.12", income=Gain(power=2), passive={CHEAP_POSTS: 1})
row("palace", "sand-cats-right", "TN p.12", on={PASS: PointsPer(INLAND_BUILDINGS, 1)})
row("palace", "leprechauns-left", "TN p.12", income=Gain(power=2, money=5), now=Gain(power=6))
row("palace", "leprechauns-right", "TN p.12", passive={CITY_VALUE_DISCOUNT: 1})
INVENTORS_LEFT: Final = row(
    "palace", "inventors-left", "TN p.12", income=Gain(power=2), special=PlaceFree(PLACE_POST_IN_REACH), cost=6
)
row("palace", "inventors-right", "TN p.12", on={BUILD_HOUSE: Gain(vp=2)})

UNLIMITED: Final = (INVENTORS_LEFT.number,)
"""Actions that may be repeated within a round."""

# Bonus tiles (TN p.11).
row("bonus", "money", "TN p.11", income=Gain(money=6))
row("bonus", "money-power", "TN p.11", income=Gain(money=3, power=3))
row("bonus", "ship", "TN p.11", income=Gain(power=3), passive={EXTRA_SHIPPING: 1})
row("bonus", "spade", "TN p.11", income=Gain(money=2), special=Spades(1))
row("bonus", "houses", "TN p.11", income=Gain(money=2), on={PASS: PointsPer(HOUSES, 1)})
row("bonus", "trading-posts", "TN p.11", income=Gain(power=2), on={PASS: PointsPer(POSTS, 2)})
row("bonus", "palaces", "TN p.11", income=Gain(power=4), on={PASS: PointsPer(PALACES, 4)})
row("bonus", "shipping", "TN p.11", income=Gain(power=3), on={PASS: PointsPer(SHIPPING, 3)})

# Round scoring tiles (TN p.10): eight tiles of six kinds. Which two kinds are doubled is not known.
row("round-tile", "house-1", "TN p.10", on={BUILD_HOUSE: Gain(vp=2)})
row("round-tile", "house-2", "TN p.10", on={BUILD_HOUSE: Gain(vp=2)}, status="stand-in-copy")
row("round-tile", "trading-post-1", "TN p.10", on={BUILD_POST: Gain(vp=3)})
row("round-tile", "trading-post-2", "TN p.10", on={BUILD_POST: Gain(vp=3)}, status="stand-in-copy")
row("round-tile", "palace", "TN p.10", on={BUILD_PALACE: Gain(vp=5)})
row("round-tile", "city", "TN p.10", on={FOUND_CITY: Gain(vp=5)})
row("round-tile", "shipping", "TN p.10", on={SHIPPING_STEP: Gain(vp=2)})
row("round-tile", "spade", "TN p.10", on={USE_SPADE: Gain(vp=2)})

# Power actions (TN p.8).
row("power-action", "bridge-3", "TN p.8", cost=3, now=Bridge())
row("power-action", "bridge-4", "TN p.8", cost=4, now=Bridge())
row("power-action", "shipping", "TN p.8", cost=4, now=Shipping())
row("power-action", "money", "TN p.8", cost=4, now=Gain(money=7))
row("power-action", "spade", "TN p.8", cost=4, now=Spades(1))
row("power-action", "spades", "TN p.8", cost=6, now=Spades(2, flags=TWO_SPADES))

# City tiles (TN p.10): each player has one of each.
row("city", "money", "TN p.10", now=Gain(money=6, vp=5))
row("city", "points", "TN p.10", now=Gain(vp=9))
row("city", "power", "TN p.10", now=Gain(power=8, vp=6))
row("city", "shipping", "TN p.10", now=Both(Gain(vp=4), Shipping()))

# The sides of the board (TN p.2, p.10), listed so that readers of the components see that they are stand-ins.
row("side", STANDARD, "TN p.2", status=STAND_IN)
row("side", TWO_PLAYERS, "TN p.10", status=STAND_IN)

assert [part.name for part in CATALOG.by_kind["faction"]] == list(FACTIONS)

TITLES: Final = [part.title() for part in CATALOG.rows]
"""Every component, and every other source of points and costs, by the name that texts and events use."""
