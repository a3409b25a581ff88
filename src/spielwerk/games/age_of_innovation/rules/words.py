"""The game's words as small numbers, in the order in which the rulebook and the boards print them."""

from typing import Final

from spielwerk.core.naming import words_of

# The terraforming circle (AoI p.7, p.11), clockwise. Also the numbers of the planning boards.
TERRAINS: Final = ("desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland")
DESERT: Final = 0
PLAINS: Final = 1
SWAMP: Final = 2
LAKE: Final = 3
FOREST: Final = 4
MOUNTAIN: Final = 5
WASTELAND: Final = 6

# Disciplines from left to right on the science display (AoI p.10). Also the colours of the books.
DISCIPLINES: Final = ("banking", "law", "engineering", "medicine")
BANKING: Final = 0
LAW: Final = 1
ENGINEERING: Final = 2
MEDICINE: Final = 3

# Buildings: the five of the planning board, then the two that exist only as neutral buildings (AoI p.8, p.9).
BUILDINGS: Final = ("workshop", "guild", "school", "palace", "university", "tower", "monument")
WORKSHOP: Final = 0
GUILD: Final = 1
SCHOOL: Final = 2
PALACE: Final = 3
UNIVERSITY: Final = 4
TOWER: Final = 5
MONUMENT: Final = 6
POWER_VALUE: Final[tuple[int, ...]] = (1, 2, 2, 3, 3, 2, 4)
PIECES: Final = (9, 4, 3, 1, 1)
"""Buildings of each kind in a player's colour (AoI p.3)."""

# What a player can gain or lose; books are counted by discipline.
RESOURCES: Final = (
    "coins",
    "tools",
    "scholars",
    "power",
    "vp",
    "power-tokens",
    "keys",
    "annexes",
    "book-banking",
    "book-law",
    "book-engineering",
    "book-medicine",
)
COINS: Final = 0
TOOLS: Final = 1
SCHOLARS: Final = 2
POWER: Final = 3
VP: Final = 4
POWER_TOKENS: Final = 5
KEYS: Final = 6
ANNEXES: Final = 7
BOOKS: Final = 8

# What can be lost: resources, and two things that are not resources.
LOST_STEPS: Final = len(RESOURCES)
LOST_SPADES: Final = len(RESOURCES) + 1
LOSSES: Final = (*RESOURCES, "steps", "spades")

# Moments at which components of a player or the round scoring tile pay.
BUILD_WORKSHOP: Final = 0
BUILD_GUILD: Final = 1
BUILD_SCHOOL: Final = 2
BUILD_PALACE_OR_UNIVERSITY: Final = 3
RIVER_WORKSHOP: Final = 4
EDGE_WORKSHOP: Final = 5
USE_SPADE: Final = 6
KNOWLEDGE_STEP: Final = 7
SEND_SCHOLAR: Final = 8
CITY_TILE: Final = 9
FOUND_CITY: Final = 10
TRACK_STEP: Final = 11
INNOVATION: Final = 12
POWER_ACTION: Final = 13
COMPETENCY: Final = 14
PASS: Final = 15
TUNNELLED: Final = 16
FLEW: Final = 17
TRIGGERS: Final = words_of(globals(), "BUILD_WORKSHOP", "FLEW", TUNNELLED="tunnel", FLEW="fly")

BUILD_TRIGGER: Final[tuple[int, ...]] = (
    BUILD_WORKSHOP,
    BUILD_GUILD,
    BUILD_SCHOOL,
    BUILD_PALACE_OR_UNIVERSITY,
    BUILD_PALACE_OR_UNIVERSITY,
)

# Phases (AoI p.10).
SETUP: Final = 0
INCOME: Final = 1
ACTIONS: Final = 2
SCIENCE_BONUS: Final = 3
OVER: Final = 4
PHASES: Final = words_of(globals(), "SETUP", "OVER")

ROUNDS: Final = 6
SCHOLAR_PIECES: Final = 7
SCHOLAR_SPACES: Final = 4
"""Spaces for scholars in each discipline (AoI p.15)."""
BRIDGE_PIECES: Final = 3
MAX_INNOVATIONS: Final = 3

# Events (kind, seat, what, amount, source); AUTOMATIC and LAPSED come from the core.
GAINED: Final = 8
LOST: Final = 9
BUILT: Final = 10
TRANSFORMED: Final = 11
STEPPED: Final = 12
BRIDGED: Final = 13
FOUNDED: Final = 14
TOOK: Final = 15
ROUND_BEGAN: Final = 16
PHASE_BEGAN: Final = 17
REVEALED: Final = 18
DREW: Final = 19
MARKED: Final = 20
COVERED: Final = 21
SENT: Final = 22
PASSED: Final = 23
LAID: Final = 24
EVENTS: Final = words_of(globals(), "GAINED", "LAID")

# Passive abilities, each named after its mechanic; a component gives an amount of one.
TUNNEL: Final = 0
FLIGHT: Final = 1
LAND_BRIDGES: Final = 2
POWER_DISCOUNT: Final = 3
BONUS_LEVELS: Final = 4
CITY_POWER_DISCOUNT: Final = 5
RIVER_CITIES: Final = 6
EXTRA_SHIPPING: Final = 7
COMPETENCY_BOOKS: Final = 8
PASSIVES: Final = words_of(globals(), "TUNNEL", "COMPETENCY_BOOKS")

# Where points come from: one line each on the score sheet.
T_START: Final = 0
T_NEIGHBOURS: Final = 1
T_ROUND_SCORING: Final = 2
T_FINAL_ROUND: Final = 3
T_CITY: Final = 4
T_PALACE: Final = 5
T_INNOVATION: Final = 6
T_COMPETENCY: Final = 7
T_ROUND_BONUS: Final = 8
T_FACTION: Final = 9
T_BOOK_ACTION: Final = 10
T_SHIPPING: Final = 11
T_TERRAFORMING: Final = 12
T_SCIENCE_DISPLAY: Final = 13
T_AREA: Final = 14
T_SCIENCE: Final = 15
T_RESOURCES: Final = 16
T_AUTOMA_CARDS: Final = 17
TALLY: Final = words_of(globals(), "T_START", "T_AUTOMA_CARDS", prefix="T_", T_FINAL_ROUND="final-round-scoring")
