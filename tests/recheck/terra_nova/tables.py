"""The numbers of the rulebook by their names; what no source shows is the stand-in of RULINGS.md (S1 to S12)."""

from tests.recheck.terra.hexes import Ground, read

Amounts = dict[str, int]
"""Of money, power, vp."""

RING = ("lake", "forest", "wasteland", "desert", "swamp")
"""p.3: clockwise."""

# The stand-in board (S1 to S3): both sides are alike, the marks belong to the side for two.
LETTERS = {name[0].upper(): name for name in RING}
ROWS = "WLDFL~FSFL. FSWD~~WDSDS SDLF~LSFWLW ~~SW~~DLF~~ WD~~~~~WD~~ SFLF~~~~~SD DLWS~~FWSLW WFDFL~DLWSF .SLS~~WFDLD"
SITES = "A5-A7 B4-C6 D3-E2 D3-F3 D4-F4 E8-G8 E9-F10 G7-H5 H5-I7"
AT_THE_EDGE = "A1 A2 A3 A4 A5 A7 A8 A9 A10 B1 B10 B11 C1 C11 E1 F1 F11 G1 G11 H1 H11 I2 I3 I4 I7 I8 I9 I10 I11"
MARKED = "A5 A10 G2 H8 A4 D9 F4 G7 A1 C11 G3 I7 C2 B8 H3 F11 D3 C7 I2 H10"
EDGE = frozenset(AT_THE_EDGE.split())
MARKS = frozenset(MARKED.split())
GROUND: Ground = read(ROWS.split(), LETTERS, SITES.split())

# p.3, p.7: pieces and town values.
PIECES = {"house": 8, "trading-post": 4, "left-palace": 1, "right-palace": 1}
CITY_VALUE = {"house": 1, "trading-post": 2, "left-palace": 3, "right-palace": 3}
START_BOWLS = [2, 2, 4]
START_MONEY = 7

# p.5 to p.8: money.
HOUSE = 4
SPADE = 6
POST = {"alone": 10, "next to others": 7}
POST_SAND_CATS = {"alone": 7, "next to others": 5}
PALACE = 14
SHIPPING = 8
BRIDGE = 10
SHIPPING_POINTS = {1: 2, 2: 3, 3: 4}

# p.8: power actions.
POWER_ACTIONS = {"bridge-3": 3, "bridge-4": 4, "shipping": 4, "money": 4, "spade": 4, "spades": 6}
SPADES = {"power-action-spade": 1, "power-action-spades": 2, "bonus-spade": 1, "palace-fairies-left": 1}

# p.4, p.11, p.12: income; slots of the mat from left to right (S6, S7): money and power.
BASE_INCOME = {"money": 3}
HOUSE_SLOTS = (2, 3, 2, 2, 3, 2, 2, 0)
POST_SLOTS = ((2, 1), (3, 1), (2, 2), (3, 2))
INCOME: dict[str, Amounts] = {
    "faction-fairies": {"power": 2},
    "palace-djinni-left": {"power": 2},
    "palace-sea-bears-left": {"power": 4},
    "palace-golems-left": {"power": 4},
    "palace-ifrit-left": {"power": 4},
    "palace-leprechauns-left": {"power": 2, "money": 5},
    "palace-inventors-left": {"power": 2},
    "palace-fairies-left": {"power": 3, "money": 2},
    "palace-druids-left": {"power": 4},
    "palace-desert-daughters-left": {"power": 2},
    "palace-sand-cats-left": {"power": 2},
    "bonus-money": {"money": 6},
    "bonus-money-power": {"money": 3, "power": 3},
    "bonus-ship": {"power": 3},
    "bonus-spade": {"money": 2},
    "bonus-houses": {"money": 2},
    "bonus-trading-posts": {"power": 2},
    "bonus-palaces": {"power": 4},
    "bonus-shipping": {"power": 3},
}

# p.10: round scoring tiles; p.11, p.12: what factions and palaces pay for the same events.
ROUND_TILES = {
    "house-1": ("house", 2),
    "house-2": ("house", 2),
    "trading-post-1": ("trading-post", 3),
    "trading-post-2": ("trading-post", 3),
    "palace": ("palace", 5),
    "city": ("city", 5),
    "shipping": ("shipping", 2),
    "spade": ("spade", 2),
}
WHENEVER: dict[str, tuple[str, Amounts]] = {
    "faction-djinni": ("city", {"vp": 4}),
    "faction-leprechauns": ("spade", {"power": 2}),
    "palace-druids-right": ("trading-post", {"vp": 3}),
    "palace-inventors-right": ("house", {"vp": 2}),
}
CITY_TILES: dict[str, Amounts] = {
    "money": {"money": 6, "vp": 5},
    "points": {"vp": 9},
    "power": {"power": 8, "vp": 6},
    "shipping": {"vp": 4},
}
GOLEMS = {0: 0, 1: 2, 2: 2, 3: 3, 4: 4}
"""Points for trading posts when passing."""
SMALLER_CITIES = ("djinni", "golems", "leprechauns", "fairies", "desert-daughters")
"""Sides A: with the right palace a city needs 6."""

# p.9: final scoring.
AREA_POINTS = [12, 8, 4]
MONEY_PER_POINT = 3
