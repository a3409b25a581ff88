"""Every board, tile and faction as a row, in the order of the rulebook's appendices, with its rule reference.

Names are our own short words where the component carries none (AoI prints names only on factions and innovations).
"""

from typing import Final

from spielwerk.games.age_of_innovation.rules.actions.spades import AS_ACTION, SPADES_ONLY, WORKSHOP_FREE_ANYWHERE
from spielwerk.games.age_of_innovation.rules.automa.components import BOT_FACTIONS, CARDS, LEVELS
from spielwerk.games.age_of_innovation.rules.catalog import CATALOG
from spielwerk.games.age_of_innovation.rules.counting import (
    ALL_BUILDINGS,
    AREAS,
    BRIDGES,
    CITY_TILES,
    GUILDS,
    PALACES_AND_UNIVERSITIES,
    SCHOOLS,
    SHAPES,
    TWO_BEST_LEVELS,
    WEAKEST_LEVEL,
    WORKSHOPS,
)
from spielwerk.games.age_of_innovation.rules.effects import (
    AgeEffect,
    AnotherAction,
    AnyOrder,
    Books,
    Both,
    Gain,
    PointsByPlayers,
    PointsByTable,
    PointsPer,
    Steps,
    StepsIn,
    StepsPer,
    TakeCompetency,
)
from spielwerk.games.age_of_innovation.rules.map_effects import (
    Bridge,
    Downgrade,
    PlaceGuildAnywhere,
    PlaceNeutral,
    RaiseGuild,
    Spades,
    TakeCityTile,
    Tracks,
)
from spielwerk.games.age_of_innovation.rules.planning import BASE_COIN_INCOME
from spielwerk.games.age_of_innovation.rules.words import (
    BANKING,
    BONUS_LEVELS,
    BUILD_GUILD,
    BUILD_PALACE_OR_UNIVERSITY,
    BUILD_SCHOOL,
    BUILD_WORKSHOP,
    CITY_POWER_DISCOUNT,
    CITY_TILE,
    COMPETENCY_BOOKS,
    EDGE_WORKSHOP,
    ENGINEERING,
    EXTRA_SHIPPING,
    FLEW,
    FLIGHT,
    FOUND_CITY,
    GUILD,
    INNOVATION,
    KNOWLEDGE_STEP,
    LAND_BRIDGES,
    LAW,
    MEDICINE,
    MONUMENT,
    MOUNTAIN,
    PALACE,
    PASS,
    POWER_ACTION,
    POWER_DISCOUNT,
    RIVER_CITIES,
    RIVER_WORKSHOP,
    SCHOOL,
    SEND_SCHOLAR,
    TOWER,
    TRACK_STEP,
    TUNNEL,
    TUNNELLED,
    UNIVERSITY,
    USE_SPADE,
    WORKSHOP,
)

row = CATALOG.add

# The science display (AoI p.10): income from level 9 on.
row("discipline", "banking", "AoI p.10", income=Gain(coins=3))
row("discipline", "law", "AoI p.10", income=Gain(power=6))
row("discipline", "engineering", "AoI p.10", income=Gain(tools=1))
row("discipline", "medicine", "AoI p.10", income=Gain(vp=3))

# Appendix I: planning boards. `now` is what a board adds at the start; planning.py has costs, tracks and slots.
row("board", "desert", "AoI p.19")
row("board", "plains", "AoI p.19")
row("board", "swamp", "AoI p.19", now=Gain(scholars=1))
row("board", "lake", "AoI p.19")
row("board", "forest", "AoI p.19", now=StepsIn(1, 1, 1, 1))
row("board", "mountain", "AoI p.19", income=Gain(coins=BASE_COIN_INCOME[MOUNTAIN]))
row("board", "wasteland", "AoI p.19", now=Both(Gain(tools=1), Books(1)), status="wasteland-book")

# Appendix II: factions.
row(
    "faction", "lizards", "AoI p.20", now=Steps(2), on={FOUND_CITY: Spades(1, flags=AS_ACTION | WORKSHOP_FREE_ANYWHERE)}
)
row("faction", "inventors", "AoI p.20")
row("faction", "blessed", "AoI p.20", now=StepsIn(1, 1, 1, 1), passive={BONUS_LEVELS: 3})
row(
    "faction",
    "goblins",
    "AoI p.20",
    now=Both(StepsIn(banking=1, engineering=1), Gain(tools=1)),
    on={USE_SPADE: Gain(coins=2)},
)
row(
    "faction",
    "illusionists",
    "AoI p.20",
    now=StepsIn(medicine=2),
    on={POWER_ACTION: PointsByPlayers(3, 3, 3, 4)},
    passive={POWER_DISCOUNT: 1},
)
row("faction", "felines", "AoI p.20", now=StepsIn(banking=1, medicine=1), on={CITY_TILE: Both(Steps(3), Books(1))})
row("faction", "monks", "AoI p.20", now=StepsIn(law=1))
row(
    "faction",
    "moles",
    "AoI p.20",
    now=StepsIn(engineering=2),
    on={TUNNELLED: Gain(vp=4)},
    passive={TUNNEL: 1, LAND_BRIDGES: 1},
)
row("faction", "navigators", "AoI p.20", now=StepsIn(law=3), on={RIVER_WORKSHOP: Gain(vp=2)})
row("faction", "omar", "AoI p.20", now=StepsIn(banking=1, engineering=1), income=Gain(power=2, coins=2))
row("faction", "philosophers", "AoI p.20", now=StepsIn(banking=2), special=Books(1), passive={COMPETENCY_BOOKS: 1})
row(
    "faction",
    "psychics",
    "AoI p.20",
    now=Both(StepsIn(banking=1, medicine=1), Gain(tools=1)),
    special=Both(Gain(power=5), AnotherAction()),
)

# The three factions that rules revision 1.2 (September 2024) changed.
row(
    "revised-faction",
    "illusionists",
    "AoI 1.2",
    now=StepsIn(medicine=2),
    on={POWER_ACTION: PointsByPlayers(1, 1, 2, 2)},
    passive={POWER_DISCOUNT: 1},
    status="revision-1-2",
)
row(
    "revised-faction",
    "moles",
    "AoI 1.2",
    now=StepsIn(engineering=2),
    on={TUNNELLED: PointsByPlayers(4, 5, 6, 7)},
    passive={TUNNEL: 1, LAND_BRIDGES: 1},
    status="revision-1-2-moles",
)
row(
    "revised-faction",
    "navigators",
    "AoI 1.2",
    now=StepsIn(law=3),
    on={RIVER_WORKSHOP: Gain(vp=2, coins=1)},
    status="revision-1-2",
)

# Appendix III: innovations.
row(
    "innovation",
    "deus-ex-machina",
    "AoI p.21",
    now=Both(Books(1), StepsIn(1, 1, 1, 1)),
    special=Spades(1),
)
row("innovation", "trading-routes", "AoI p.21", on={PASS: PointsPer(GUILDS, 2)})
row("innovation", "professor", "AoI p.21", special=Gain(scholars=1, vp=3))
row("innovation", "sewage-system", "AoI p.21", now=PointsPer(WORKSHOPS, 2))
row("innovation", "architecture", "AoI p.21", now=Both(StepsPer(SHAPES), Gain(vp=10)))
row("innovation", "library", "AoI p.21", now=PointsPer(TWO_BEST_LEVELS, 1))
row("innovation", "steam-engine", "AoI p.21", now=Both(Gain(scholars=1), Tracks(shipping=1, terraforming=1)))
row("innovation", "league-of-cities", "AoI p.21", now=PointsPer(CITY_TILES, 5))
row("innovation", "telecommunication", "AoI p.21", now=PointsByTable(AREAS, (4, 8), (5, 12), (6, 18)))
row("innovation", "steel", "AoI p.21", now=PointsByTable(BRIDGES, (1, 8), (2, 12), (3, 18)))
row("innovation", "census", "AoI p.21", now=PointsByTable(ALL_BUILDINGS, (7, 8), (9, 12), (11, 18)))
row("innovation", "science", "AoI p.21", now=PointsPer(SCHOOLS, 5))
row("innovation", "workshop", "AoI p.21", now=PlaceNeutral(WORKSHOP), income=Gain(tools=3))
row("innovation", "guild", "AoI p.21", now=PlaceNeutral(GUILD), income=Gain(coins=5))
row("innovation", "school", "AoI p.21", now=Both(PlaceNeutral(SCHOOL), TakeCompetency()))
row("innovation", "university", "AoI p.21", now=PlaceNeutral(UNIVERSITY), income=Gain(vp=2))
row("innovation", "palace", "AoI p.21", now=Both(PlaceNeutral(PALACE), Gain(power_tokens=2)), income=Gain(power=4))
row("innovation", "monument", "AoI p.21", now=Both(PlaceNeutral(MONUMENT), Gain(vp=7)))

# Appendix IV: palaces.
row("palace", "1", "AoI p.22", income=Gain(power=5), special=Gain(tools=2))
row("palace", "2", "AoI p.22", special=Spades(2))
row("palace", "3", "AoI p.22", income=Gain(power=2), special=Both(Downgrade(), Gain(vp=3, tools=1)))
row("palace", "4", "AoI p.22", income=Gain(power=2), special=RaiseGuild())
row("palace", "5", "AoI p.22", income=Gain(power=4), now=TakeCompetency())
row("palace", "6", "AoI p.22", income=Both(Gain(power=2), Books(1)), special=Steps(1, each=2))
row("palace", "7", "AoI p.22", income=Gain(power=4), on={PASS: PointsPer(SCHOOLS, 3)})
row("palace", "8", "AoI p.22", income=Gain(power=2, coins=2, tools=1), passive={CITY_POWER_DISCOUNT: 1})
row("palace", "9", "AoI p.22", income=Gain(scholars=1), on={FLEW: Gain(vp=5)}, passive={FLIGHT: 2})
row("palace", "10", "AoI p.22", income=Gain(coins=6), now=Both(Gain(power=12), Books(2)))
row("palace", "11", "AoI p.22", income=Gain(tools=1), now=TakeCityTile())
row("palace", "12", "AoI p.22", income=Gain(power=8), on={BUILD_WORKSHOP: Gain(vp=2)})
row("palace", "13", "AoI p.22", special=Both(Gain(coins=3), Books(1)), on={BUILD_GUILD: Gain(vp=3)})
row("palace", "14", "AoI p.22", income=Gain(power=6), now=Tracks(shipping=2), passive={RIVER_CITIES: 1})
row("palace", "15", "AoI p.22", income=Gain(power=6), now=AnyOrder(Spades(2), Bridge(2), Books(2)))
row("palace", "16", "AoI p.22", income=Both(Gain(power=2), Books(1)), now=PlaceGuildAnywhere())
row("palace", "17", "AoI p.22", income=Gain(power=2), now=Gain(vp=10))

# Appendix V: round bonuses.
row("bonus", "river", "AoI p.23", on={RIVER_WORKSHOP: Gain(vp=2)}, passive={EXTRA_SHIPPING: 1})
row("bonus", "scholar", "AoI p.23", income=Gain(scholars=1), on={SEND_SCHOLAR: Gain(vp=2)})
row("bonus", "guild", "AoI p.23", income=Gain(power=3), on={BUILD_GUILD: Gain(vp=3)})
row("bonus", "palace-university", "AoI p.23", income=Gain(tools=1), on={PASS: PointsPer(PALACES_AND_UNIVERSITIES, 4)})
row("bonus", "spade", "AoI p.23", income=Books(1), special=Spades(1))
row("bonus", "bridge", "AoI p.23", income=Books(1), special=Bridge())
row("bonus", "knowledge", "AoI p.23", income=Gain(tools=2), special=Steps(1))
row("bonus", "school", "AoI p.23", income=Gain(coins=4), on={PASS: StepsPer(SCHOOLS)})
row("bonus", "power-coins", "AoI p.23", income=Gain(power=4, coins=2))
row("bonus", "coins-6", "AoI p.23", income=Gain(coins=6))

# Appendix VI: power actions from left to right, then book actions.
row("power-action", "bridge", "AoI p.23", cost=3, now=Bridge())
row("power-action", "scholar", "AoI p.23", cost=3, now=Gain(scholars=1))
row("power-action", "tools", "AoI p.23", cost=4, now=Gain(tools=2))
row("power-action", "coins", "AoI p.23", cost=4, now=Gain(coins=7))
row("power-action", "spade", "AoI p.23", cost=4, now=Spades(1))
row("power-action", "spades", "AoI p.23", cost=6, now=Spades(2))
row("book-action", "power", "AoI p.23", cost=1, now=Gain(power=5))
row("book-action", "coins", "AoI p.23", cost=2, now=Gain(coins=6))
row("book-action", "guild-points", "AoI p.23", cost=2, now=PointsPer(GUILDS, 2))
row("book-action", "knowledge", "AoI p.23", cost=1, now=Steps(1, each=2))
row("book-action", "upgrade-guild", "AoI p.23", cost=2, now=RaiseGuild())
row("book-action", "spades", "AoI p.23", cost=3, now=Spades(3))

# Appendix VII: city tiles.
row("city", "tools", "AoI p.23", now=Gain(vp=4, tools=3))
row("city", "spades", "AoI p.23", now=Both(Gain(vp=5), Spades(2)))
row("city", "books", "AoI p.23", now=Both(Gain(vp=5), Books(2)))
row("city", "coins", "AoI p.23", now=Gain(vp=6, coins=6))
row("city", "knowledge", "AoI p.23", now=Both(Gain(vp=7), StepsIn(1, 1, 1, 1)))
row("city", "power", "AoI p.23", now=Gain(vp=8, power=8))
row("city", "scholar", "AoI p.23", now=Gain(vp=8, scholars=1))

# Appendix VIII: competencies.
row("competency", "tool-and-step", "AoI p.24", income=Both(Gain(tools=1), Steps(1)))
row("competency", "points-and-coins", "AoI p.24", income=Gain(vp=3, coins=2))
row("competency", "book-and-power", "AoI p.24", income=Both(Gain(power=1), Books(1)))
row("competency", "package", "AoI p.24", now=Gain(tools=1, vp=5, coins=2))
row("competency", "spades", "AoI p.24", now=Spades(2))
row("competency", "annexes", "AoI p.24", now=Gain(annexes=2))
row("competency", "power", "AoI p.24", special=Gain(power=4))
row("competency", "scholars", "AoI p.24", on={SEND_SCHOLAR: Gain(vp=2)})
row("competency", "tower", "AoI p.24", now=PlaceNeutral(TOWER), income=Gain(coins=2, power=2))
row("competency", "cities", "AoI p.24", on={PASS: PointsPer(CITY_TILES, 2)})
row("competency", "edge", "AoI p.24", on={EDGE_WORKSHOP: Gain(vp=3)})
row("competency", "weakest", "AoI p.24", on={PASS: PointsPer(WEAKEST_LEVEL, 1)})

BONUS_OF_TILE: Final[list[tuple[int, int]]] = []
"""For each round scoring tile the discipline of its science bonus and the levels that earn it once."""


def round_tile(name: str, discipline: int, levels: int, on: dict[int, AgeEffect], now: AgeEffect) -> None:
    """A tile whose science bonus `now` is earned once per given number of levels of the discipline."""
    row("round-tile", name, "AoI p.24", on={**on}, now=now)
    BONUS_OF_TILE.append((discipline, levels))


# Appendix IX: round scoring tiles.
round_tile("workshop-law", LAW, 3, on={BUILD_WORKSHOP: Gain(vp=2)}, now=Gain(scholars=1))
round_tile("workshop-banking", BANKING, 3, on={BUILD_WORKSHOP: Gain(vp=2)}, now=Gain(power=4))
round_tile("guild-law", LAW, 3, on={BUILD_GUILD: Gain(vp=3)}, now=Books(1))
round_tile("guild-medicine", MEDICINE, 4, on={BUILD_GUILD: Gain(vp=3)}, now=Spades(1, flags=SPADES_ONLY))
round_tile("school-banking", BANKING, 1, on={BUILD_SCHOOL: Gain(vp=4)}, now=Gain(coins=1))
round_tile("big-medicine", MEDICINE, 2, on={BUILD_PALACE_OR_UNIVERSITY: Gain(vp=5)}, now=Gain(tools=1))
round_tile("big-banking", BANKING, 2, on={BUILD_PALACE_OR_UNIVERSITY: Gain(vp=5)}, now=Gain(tools=1))
round_tile("spade-engineering", ENGINEERING, 1, on={USE_SPADE: Gain(vp=2)}, now=Gain(coins=1))
round_tile("knowledge-medicine", MEDICINE, 3, on={KNOWLEDGE_STEP: Gain(vp=1)}, now=Books(1))
round_tile("city-engineering", ENGINEERING, 4, on={CITY_TILE: Gain(vp=5)}, now=Spades(1, flags=SPADES_ONLY))
round_tile("track-engineering", ENGINEERING, 3, on={TRACK_STEP: Gain(vp=3)}, now=Gain(scholars=1))
round_tile("innovation-law", LAW, 2, on={INNOVATION: Gain(vp=5)}, now=Gain(power=3))

row("final-tile", "workshop", "AoI p.24", on={BUILD_WORKSHOP: Gain(vp=2)})
row("final-tile", "guild", "AoI p.24", on={BUILD_GUILD: Gain(vp=3)})
row("final-tile", "school", "AoI p.24", on={BUILD_SCHOOL: Gain(vp=4)})
row("final-tile", "edge-workshop", "AoI p.24", on={EDGE_WORKSHOP: Gain(vp=3)})

# The Automa: what they do is in data/automa.toml.
for card in CARDS:
    row("automa-card", card.name, "AoI Automa", status="automa")
for bot_faction in BOT_FACTIONS:
    row("automa-faction", bot_faction.name, "AoI Automa", status="automa")
for level in LEVELS:
    row("automa-level", level.name, "AoI Automa", status="automa")

SPADE_TILE: Final = CATALOG.index("round-tile", "spade-engineering")
"""Never lies on rounds 5 and 6 (AoI p.4)."""


class Start:
    """What a faction places before the first round, in any order, and what it then takes (AoI p.6, p.20)."""

    def __init__(
        self, buildings: tuple[int, ...] = (WORKSHOP, WORKSHOP), *, last: bool = False, competencies: int = 0
    ) -> None:
        self.buildings = buildings
        self.last = last
        """Whether it is placed after all others are done."""
        self.competencies = competencies


OTHER_STARTS: Final = {
    "omar": Start((WORKSHOP, WORKSHOP, TOWER)),
    "monks": Start((UNIVERSITY,), last=True),
    "inventors": Start(competencies=1),
}
STARTS: Final = [OTHER_STARTS.get(part.name, Start()) for part in CATALOG.by_kind["faction"]]
"""For each faction its start."""

TITLES: Final = [part.title() for part in CATALOG.rows]
"""Every component, and every other source of points and costs, by the name that texts and events use."""
