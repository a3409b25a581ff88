"""The game's words as small numbers, in the order in which the rulebook and the mats print them."""

from typing import Final

from spielwerk.core.naming import words_of

# The terrain circle (TN p.3), clockwise. Also the numbers of the five mats and colours.
TERRAINS: Final = ("lake", "forest", "wasteland", "desert", "swamp")
COLOURS: Final = ("blue", "green", "red", "yellow", "black")
LAKE: Final = 0
FOREST: Final = 1
WASTELAND: Final = 2
DESERT: Final = 3
SWAMP: Final = 4
RING: Final = len(TERRAINS)

# Factions (TN p.11, p.12): side A and side B of each mat, in the order of the circle.
FACTIONS: Final = (
    "djinni",
    "sea-bears",
    "fairies",
    "druids",
    "golems",
    "ifrit",
    "desert-daughters",
    "sand-cats",
    "leprechauns",
    "inventors",
)
DJINNI: Final = 0
FAIRIES: Final = 2
GOLEMS: Final = 4
DESERT_DAUGHTERS: Final = 6
LEPRECHAUNS: Final = 8
SIDES_OF_MAT: Final = 2

# Buildings of a mat (TN p.3); the two palaces are pieces of their own, because each has its own ability.
BUILDINGS: Final = ("house", "trading-post", "left-palace", "right-palace")
HOUSE: Final = 0
POST: Final = 1
LEFT_PALACE: Final = 2
RIGHT_PALACE: Final = 3
PIECES: Final = (8, 4, 1, 1)
BRIDGE_PIECES: Final = 3

RESOURCES: Final = ("money", "power", "vp")
MONEY: Final = 0
POWER: Final = 1
VP: Final = 2

# What can be lost: resources, and spades, which are not resources.
LOST_SPADES: Final = len(RESOURCES)
LOSSES: Final = (*RESOURCES, "spades")

# Moments at which components of a player or the round scoring tile pay.
BUILD_HOUSE: Final = 0
BUILD_POST: Final = 1
BUILD_PALACE: Final = 2
USE_SPADE: Final = 3
FOUND_CITY: Final = 4
SHIPPING_STEP: Final = 5
PASS: Final = 6
OTHERS_HOUSE: Final = 7
OTHERS_UPGRADE: Final = 8
TRIGGERS: Final = words_of(globals(), "BUILD_HOUSE", "OTHERS_UPGRADE")
BUILD_TRIGGER: Final[tuple[int, ...]] = (BUILD_HOUSE, BUILD_POST, BUILD_PALACE, BUILD_PALACE)

# Phases (TN p.4).
SETUP: Final = 0
INCOME: Final = 1
ACTIONS: Final = 2
ROUND_END: Final = 3
OVER: Final = 4
PHASES: Final = words_of(globals(), "SETUP", "OVER")
ROUNDS: Final = 5

# Variants (TN p.10).
PLAIN: Final = 0
PLANNER: Final = 1
TREASURE_DIGGER: Final = 2
TWO_PLAYER_VARIANTS: Final = ("none", "planner", "treasure-digger")
SETUPS: Final = ("free", "first-game")

# Passive abilities, each named after its mechanic; a component gives an amount of one.
EXTRA_SHIPPING: Final = 0
POWER_DISCOUNT: Final = 1
CITY_VALUE_DISCOUNT: Final = 2
RIVER_CITIES: Final = 3
ONE_SPADE: Final = 4
CHEAP_POSTS: Final = 5
POINTS_EXCHANGE: Final = 6
PASSIVES: Final = words_of(globals(), "EXTRA_SHIPPING", "POINTS_EXCHANGE")

# Events (kind, seat, what, amount, source); AUTOMATIC and LAPSED come from the core.
GAINED: Final = 8
LOST: Final = 9
BUILT: Final = 10
TRANSFORMED: Final = 11
SAILED: Final = 12
BRIDGED: Final = 13
FOUNDED: Final = 14
TOOK: Final = 15
NEUTRAL_PLACED: Final = 16
NEUTRAL_DRAWN: Final = 17
STARTS_NEXT: Final = 18
ROUND_BEGAN: Final = 19
PHASE_BEGAN: Final = 20
EVENTS: Final = words_of(globals(), "GAINED", "PHASE_BEGAN")

# Where points come from: one line each on the score sheet.
T_ROUND_SCORING: Final = 0
T_CITY: Final = 1
T_BONUS: Final = 2
T_FACTION: Final = 3
T_PALACE: Final = 4
T_SHIPPING: Final = 5
T_EXCHANGE: Final = 6
T_MONEY: Final = 7
T_AREA: Final = 8
TALLY: Final = words_of(globals(), "T_ROUND_SCORING", "T_AREA", prefix="T_")
