"""The numbers of the rulebook and its components, by their names; pages of the German rulebook."""

from tests.recheck.terra.hexes import Ground, read

Amounts = dict[str, int]
"""Of coins, tools, scholars, vp, power, tokens (new ones, in bowl III), annexes, keys."""

DISCIPLINES = ("banking", "law", "engineering", "medicine")
RING = ("desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland")

# p.4: the two sides of the board.
LETTERS = {name[0].upper(): name for name in RING}
SMALL = (
    "~FMDP~LFMW~. ~SLSW~SPL~F. .~PMF~~D~~D. .~WD~F~~MPS. ..~~~SPLDWM. "
    ".~LP~WM~FLD. ..~SM~~~~~~. .~DFWDFLSF~. .~WPMLSPDWM~"
)
SMALL_SITES = (
    "A7-B5 A10-B11 B9-C11 B9-D9 C5-D6 C8-D6 C8-D9 C8-E8 D3-F3 D4-E6 D4-F4 E6-F4 F6-G5 F6-H6 F7-H7 F9-H9 F10-H10"
)
LARGE = (
    "F~LSPWM~LSPD~ M~~FLFD~FML~S WLS~MPS~~W~~W DMW~DW~S~~PMF PFPD~~~FMLWDP "
    "S~~~LM~DP~SLW L~PS~FP~~~~~~ ~DL~WSDWSLFS~ FMW~DMPLFMWDP"
)
LARGE_SITES = (
    "A3-B1 A3-C3 A9-B7 A12-B13 B4-C3 B11-C13 B11-D11 C5-D3 C7-D8 C10-D8 C10-D11 C10-E10 D5-E4 D5-F5 D6-E8 D6-F6 E3-G3 "
    "E4-F5 E4-G4 E8-F6 F1-G3 F5-G4 F8-G7 F8-H8 F9-H9 F11-H11 F12-H12 G1-H2 G1-I1 G4-H5 H3-I5"
)
SIDES: dict[str, Ground] = {
    "1-3": read(SMALL.split(), LETTERS, SMALL_SITES.split()),
    "3-5": read(LARGE.split(), LETTERS, LARGE_SITES.split()),
}

# p.3, p.8, p.13, p.24: buildings.
PIECES = {"workshop": 9, "guild": 4, "school": 3, "palace": 1, "university": 1}
POWER_VALUE = {"workshop": 1, "guild": 2, "school": 2, "palace": 3, "university": 3, "tower": 2, "monument": 4}
BELOW = {"guild": "workshop", "school": "guild", "palace": "guild", "university": "school"}
UPGRADE = {
    "guild": {"tools": 2, "coins": 6},
    "school": {"tools": 3, "coins": 5},
    "palace": {"tools": 4, "coins": 6},
    "university": {"tools": 5, "coins": 8},
}
GUILD_NEXT_TO_OTHERS = {"tools": 2, "coins": 3}
WORKSHOP = {"tools": 1, "coins": 2}

# p.14: tracks.
TOOLS_PER_SPADE = (3, 2, 1)
SHIPPING_STEP = {"coins": 4, "scholars": 1}
TERRAFORMING_STEP = {"coins": 5, "tools": 1, "scholars": 1}
TERRAFORMING_STEP_PLAINS = {"coins": 1, "tools": 1, "scholars": 1}
SHIPPING_POINTS = {1: 2, 3: 4}
SHIPPING_POINTS_LAKE = {2: 3}
TERRAFORMING_POINTS = {2: 6}

# p.10, p.19: income of the planning board; slots from left to right.
WORKSHOP_SLOTS = (1, 1, 1, 1, 0, 1, 1, 1, 1)
GUILD_SLOTS = ((2, 1), (2, 1), (2, 2), (2, 2))
"""Coins and power."""
ALWAYS = {"tools": 1}

# p.6, p.19, p.20: what a board and a faction start with besides 15 coins, 3 tools, 20 points.
START_BOWLS = {"swamp": [3, 9, 0], "forest": [4, 8, 0]}
START_GOODS: dict[str, Amounts] = {
    "wasteland": {"tools": 1},
    "swamp": {"scholars": 1},
    "goblins": {"tools": 1},
    "psychics": {"tools": 1},
}
START_STEPS: dict[str, Amounts] = {
    "forest": dict.fromkeys(DISCIPLINES, 1),
    "blessed": dict.fromkeys(DISCIPLINES, 1),
    "goblins": {"banking": 1, "engineering": 1},
    "illusionists": {"medicine": 2},
    "felines": {"banking": 1, "medicine": 1},
    "monks": {"law": 1},
    "moles": {"engineering": 2},
    "navigators": {"law": 3},
    "omar": {"banking": 1, "engineering": 1},
    "philosophers": {"banking": 2},
    "psychics": {"banking": 1, "medicine": 1},
}

# p.10: the science display.
POWER_AT_LEVEL = {3: 1, 5: 2, 7: 2, 12: 3}
LEVEL_9_INCOME: dict[str, Amounts] = {
    "banking": {"coins": 3},
    "law": {"power": 6},
    "engineering": {"tools": 1},
    "medicine": {"vp": 3},
}

# Income of everything with an open hand: p.20 to p.24. Books and steps are asked for and counted with their answers.
INCOME: dict[str, Amounts] = {
    "board-mountain": {"coins": 2},
    "faction-omar": {"power": 2, "coins": 2},
    "palace-1": {"power": 5},
    "palace-3": {"power": 2},
    "palace-4": {"power": 2},
    "palace-5": {"power": 4},
    "palace-6": {"power": 2},
    "palace-7": {"power": 4},
    "palace-8": {"power": 2, "coins": 2, "tools": 1},
    "palace-9": {"scholars": 1},
    "palace-10": {"coins": 6},
    "palace-11": {"tools": 1},
    "palace-12": {"power": 8},
    "palace-14": {"power": 6},
    "palace-15": {"power": 6},
    "palace-16": {"power": 2},
    "palace-17": {"power": 2},
    "bonus-scholar": {"scholars": 1},
    "bonus-guild": {"power": 3},
    "bonus-palace-university": {"tools": 1},
    "bonus-knowledge": {"tools": 2},
    "bonus-school": {"coins": 4},
    "bonus-power-coins": {"power": 4, "coins": 2},
    "bonus-coins-6": {"coins": 6},
    "competency-tool-and-step": {"tools": 1},
    "competency-points-and-coins": {"vp": 3, "coins": 2},
    "competency-book-and-power": {"power": 1},
    "competency-tower": {"coins": 2, "power": 2},
    "innovation-workshop": {"tools": 3},
    "innovation-guild": {"coins": 5},
    "innovation-university": {"vp": 2},
    "innovation-palace": {"power": 4},
}
INCOME_CHOICES: dict[str, Amounts] = {
    "palace-6": {"book": 1},
    "palace-16": {"book": 1},
    "bonus-spade": {"book": 1},
    "bonus-bridge": {"book": 1},
    "competency-book-and-power": {"book": 1},
    "competency-tool-and-step": {"step": 1},
}

# What pays whenever something happens: p.20 to p.24.
WHENEVER: dict[str, dict[str, Amounts]] = {
    "faction-goblins": {"spade": {"coins": 2}},
    "faction-navigators": {"river-workshop": {"vp": 2}},
    "faction-moles": {"tunnel": {"vp": 4}},
    "palace-9": {"fly": {"vp": 5}},
    "palace-12": {"workshop": {"vp": 2}},
    "palace-13": {"guild": {"vp": 3}},
    "bonus-river": {"river-workshop": {"vp": 2}},
    "bonus-scholar": {"scholar": {"vp": 2}},
    "bonus-guild": {"guild": {"vp": 3}},
    "competency-scholars": {"scholar": {"vp": 2}},
    "competency-edge": {"edge-workshop": {"vp": 3}},
}
ILLUSIONISTS = {2: 3, 3: 3, 4: 3, 5: 4}
"""Points for a power action by number of players."""
ILLUSIONISTS_1_2 = {2: 1, 3: 1, 4: 2, 5: 2}
NAVIGATORS_1_2 = {"vp": 2, "coins": 1}

# p.24: round scoring tiles: what pays, how much, and the science bonus (discipline, levels, reward).
ROUND_TILES: dict[str, tuple[str, int, str, int, Amounts]] = {
    "workshop-law": ("workshop", 2, "law", 3, {"scholars": 1}),
    "workshop-banking": ("workshop", 2, "banking", 3, {"power": 4}),
    "guild-law": ("guild", 3, "law", 3, {"book": 1}),
    "guild-medicine": ("guild", 3, "medicine", 4, {"spade": 1}),
    "school-banking": ("school", 4, "banking", 1, {"coins": 1}),
    "big-medicine": ("palace-or-university", 5, "medicine", 2, {"tools": 1}),
    "big-banking": ("palace-or-university", 5, "banking", 2, {"tools": 1}),
    "spade-engineering": ("spade", 2, "engineering", 1, {"coins": 1}),
    "knowledge-medicine": ("step", 1, "medicine", 3, {"book": 1}),
    "city-engineering": ("city-tile", 5, "engineering", 4, {"spade": 1}),
    "track-engineering": ("track", 3, "engineering", 3, {"scholars": 1}),
    "innovation-law": ("innovation", 5, "law", 2, {"power": 3}),
}
FINAL_TILES = {
    "workshop": ("workshop", 2),
    "guild": ("guild", 3),
    "school": ("school", 4),
    "edge-workshop": ("edge-workshop", 3),
}

# p.23: actions and city tiles; p.21, p.22, p.24: what tiles bring at once (goods only).
POWER_ACTIONS = {"bridge": 3, "scholar": 3, "tools": 4, "coins": 4, "spade": 4, "spades": 6}
BOOK_ACTIONS = {"power": 1, "coins": 2, "guild-points": 2, "knowledge": 1, "upgrade-guild": 2, "spades": 3}
SPADES = {
    "power-action-spade": 1,
    "power-action-spades": 2,
    "book-action-spades": 3,
    "bonus-spade": 1,
    "palace-2": 2,
    "innovation-deus-ex-machina": 1,
    "city-spades": 2,
    "palace-15": 2,
    "competency-spades": 2,
    "faction-lizards": 1,
    "board-desert": 1,
}
AT_ONCE: dict[str, Amounts] = {
    "power-action-scholar": {"scholars": 1},
    "power-action-tools": {"tools": 2},
    "power-action-coins": {"coins": 7},
    "book-action-power": {"power": 5},
    "book-action-coins": {"coins": 6},
    "city-tools": {"vp": 4, "tools": 3},
    "city-spades": {"vp": 5},
    "city-books": {"vp": 5},
    "city-coins": {"vp": 6, "coins": 6},
    "city-knowledge": {"vp": 7},
    "city-power": {"vp": 8, "power": 8},
    "city-scholar": {"vp": 8, "scholars": 1},
    "palace-10": {"power": 12},
    "palace-17": {"vp": 10},
    "competency-package": {"tools": 1, "vp": 5, "coins": 2},
    "competency-annexes": {"annexes": 2},
    "innovation-architecture": {"vp": 10},
    "innovation-steam-engine": {"scholars": 1},
    "innovation-palace": {"tokens": 2},
    "innovation-monument": {"vp": 7},
}
STEP_IN_EACH = ("city-knowledge", "innovation-deus-ex-machina")
CHOICES: dict[str, Amounts] = {
    "city-books": {"book": 2},
    "palace-5": {"competency": 1},
    "palace-10": {"book": 2},
    "palace-11": {"city": 1},
    "palace-15": {"book": 2},
    "innovation-deus-ex-machina": {"book": 1},
    "innovation-school": {"competency": 1, "neutral": 1},
    **{f"innovation-{kind}": {"neutral": 1} for kind in ("workshop", "guild", "university", "palace", "monument")},
    "competency-tower": {"neutral": 1},
    "book-action-knowledge": {"step": 1},
}
"""What is then chosen, one question for each."""
SPECIAL_CHOICES: dict[str, Amounts] = {
    "bonus-knowledge": {"step": 1},
    "palace-6": {"step": 1},
    "palace-13": {"book": 1},
    "faction-philosophers": {"book": 1},
}
SPECIAL: dict[str, Amounts] = {
    "bonus-spade": {},
    "bonus-bridge": {},
    "bonus-knowledge": {},
    "palace-1": {"tools": 2},
    "palace-2": {},
    "palace-3": {"vp": 3, "tools": 1},
    "palace-4": {},
    "palace-6": {},
    "palace-13": {"coins": 3},
    "competency-power": {"power": 4},
    "innovation-deus-ex-machina": {},
    "innovation-professor": {"scholars": 1, "vp": 3},
    "faction-philosophers": {},
    "faction-psychics": {"power": 5},
}

# p.14: innovations above the columns; with two and four players two more above two columns each.
ROWS_OF_FOUR = {2: 1, 3: 2, 4: 2, 5: 3}
DOUBLES = (("banking", "law"), ("engineering", "medicine"))
EXTRA_BOOKS = (0, 1, 2)
EXTRA_BOOKS_WASTELAND = (0, 0, 2)
NO_PALACE_COINS = 5

# p.16: resource exchange.
CONVERSIONS: dict[str, tuple[Amounts, Amounts]] = {
    "power scholar": ({"power": 5}, {"scholars": 1}),
    "power tool": ({"power": 3}, {"tools": 1}),
    "power coin": ({"power": 1}, {"coins": 1}),
    "scholar tool": ({"scholars": 1}, {"tools": 1}),
    "tool coin": ({"tools": 1}, {"coins": 1}),
    **{f"power book {name}": ({"power": 5}, {f"book {name}": 1}) for name in DISCIPLINES},
    **{f"book {name} coin": ({f"book {name}": 1}, {"coins": 1}) for name in DISCIPLINES},
}

# p.18: final scoring.
AREA_POINTS = [18, 12, 6]
SCIENCE_POINTS = [8, 4, 2]
