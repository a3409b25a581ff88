"""The numbers printed on the board, the mats and the cards, each with its page (facts: the file of the same name)."""

from typing import Final

RESOURCES: Final = ("food", "coin", "worker", "culture")
BUILDINGS: Final = ("farm", "market", "house", "armory")
ARTS: Final = "arts"
TRACKS: Final = ("exploration", "technology", "science", "military", ARTS)
OWN_RESOURCE: Final = dict(zip(TRACKS[:-1], RESOURCES, strict=True))  # the arts track has none, p.22
STORE: Final = 8  # of each resource, p.13
OUTPOSTS: Final = 10  # p.2
INCOME_TURNS: Final = 5  # p.6
LAST_SPACE: Final = 12

COSTS: Final = {"I": (0, 1), "II": (1, 1), "III": (1, 2), "IV": (2, 0)}
"""By tier how many of the track's own resource and how many of any kind (p.18 to p.22, board)."""

ARTS_COSTS: Final = {"I": 1, "II": 2, "III": 3, "IV": 3}
"""Resources of any kind (p.22); those of tiers I, III and IV are stand-ins (RULINGS 42)."""
DIFFERENT: Final = ("II",)
"""Tiers of the arts track whose resources must differ (p.22)."""


def tier(space: int) -> str:
    return "I" if space <= 3 else "II" if space <= 6 else "III" if space <= 9 else "IV"


TIER_LANDMARKS: Final = {  # p.6, board
    "exploration": {4: "lighthouse", 7: "train-station", 10: "launch-pad"},
    "technology": {4: "forge", 7: "rubber-works", 10: "tech-hub"},
    "science": {4: "apothecary", 7: "academy", 10: "laboratory"},
    "military": {4: "barracks", 7: "tank-factory", 10: "fusion-reactor"},
    ARTS: {4: "arts-landmark-ii", 7: "arts-landmark-iii", 10: "arts-landmark-iv"},
}

# The spaces of the tracks (p.18 to p.22): "name: benefit; bonus". "+" both, "/" one of them, "per x" a point for each
# x; what asks the player (explore, conquer, invent, ...) is named, but leaves its trace elsewhere.
SPACES: Final = {
    "exploration": """scouting: tile 2
        rafts: explore; tapestry 1
        wagons: explore / farm 1
        navigation: tile 1 + explore
        ships: per territory; farm 1
        tunnels: tile 1 + farm 1; explore
        trains: tile 2 + explore
        cars: farm 1 + per farm; points 5
        airplanes: tile 2 + explore; tapestry 1
        space-shuttle: per technology; points 10
        interstellar-travel: space-tile 3 + explore
        warpgates: explore; explore""",
    "technology": """pottery: invent
        carpentry: tapestry 1; market 1
        stone-tools: invent / market 1
        metallurgy: invent
        glass: farm 1 / house 1 / armory 1; upgrade
        steel: per armory + market 1; invent
        rubber: invent
        plastic: market 1 + per market; upgrade
        electronics: upgrade + circle
        computers: per military + per science
        nanotechnology: upgrade + square; points 10
        ai-singularity: food 1 + coin 1 + worker 1 + culture 1""",
    "science": """astronomy: research
        mathematics: tapestry 1; house 1
        herbalism: research / house 1
        medicine: per tech + tapestry 1
        chemistry: research; points 5
        biology: research / house 1
        academic-research: repeat
        nutrition: house 1 + per house
        physics: advance
        neuroscience: back
        quantum-physics: advance
        alien-biology: points 5 / points 5 / points 5 / points 5""",
    "military": """archery: conquer
        bladed-weapons: tapestry 1; armory 1
        walls: conquer / armory 1
        standing-army: worker 1 + per tile
        cavalry: conquer + armory 1
        gunpowder: conquer + tapestry 1; armory 1
        tanks: conquer
        warplanes: conquer; tapestry 1
        anti-aircraft-defense: armory 1 + per tapestry
        nuclear-bomb: per exploration + play
        drone-assassins: per line; points 10
        mechs: conquer + civilization""",
    ARTS: """arts-1: tapestry 1
        arts-2: points 5; building 1
        arts-3: create
        arts-4: per tile + per tech
        arts-5: inspire; create
        arts-6: present / building 1
        arts-7: create
        arts-8: inspire; building 1
        arts-9: advance
        arts-10: building 1 + per building
        arts-11: advance; create
        arts-12: showcase""",
}

BONUS_PRICES: Final = {  # of the bonuses that are not paid with one resource, p.18 to p.22
    "cars": ("tile", 2),
    "space-shuttle": ("tile", 3),
    "nanotechnology": ("tech", 3),
    "chemistry": ("tapestry", 2),
    "drone-assassins": ("tapestry", 3),
}

INCOME: Final = {  # the six slots of each income track, p.12, p.13
    "farm": (("food", "tile"), ("food",), ("points 4",), ("food",), ("food", "points 7"), ("points 10",)),
    "market": (("coin", "per tech"), ("coin",), ("per tech",), ("coin",), ("coin", "per tech"), ("points 10",)),
    "house": (("worker", "per line"), ("worker",), ("per line",), ("worker",), ("worker", "per line"), ("points 10",)),
    "armory": (
        ("culture", "tapestry"),
        ("culture",),
        ("per territory",),
        ("culture",),
        ("culture", "per territory"),
        ("points 10",),
    ),
}

INSPIRED: Final = {  # with an inspiration tile, p.10; stand-ins (RULINGS 44)
    kind: tuple(
        (*slot, *(slots[0][:1] if number == 3 else ()), *((f"points {more[number]}",) if number in more else ()))
        for number, slot in enumerate(slots, 1)
    )
    for more in ({1: 3, 3: 2, 5: 2, 6: 2},)
    for kind, slots in INCOME.items()
}

# Masterpieces (p.27): points as in TECHS, what is gained at once, "-" what asks the player.
MASTERPIECE_WORDS: Final = (
    *("-", "*row", "*armory+*farm", "*technology", "*science", "-", "*territory+culture", "tapestry", "*market+*house"),
    *("*tapestry", "tile", "*exploration", "-", "-", "*military", "4", "*column", "-", "*arts", "*tech"),
)
MASTERPIECES: Final = {f"masterpiece-{number}": words for number, words in enumerate(MASTERPIECE_WORDS, 1)}
OPEN_MASTERPIECES: Final = 3  # p.4

CAPITALS: Final = {  # p.13; "#" is impassable
    "mountain": "......... ##...###. ...###... ...#####. .....##.. .###....# ..#...... .......#. ..#......",
    "wetland": "........# ##....### ......... .###..##. ..##..... ###....#. .....##.. .##...... .....#...",
    "tropical": "....#..## ...#...## ..#.....# ......... .#...#... ......... #.##.#.#. .####.... ..###....",
    "desert": "...##.... #.#...... #.....##. ......... .#..#..## .##.....# .#####... ..##..... .....#...",
    "grassland": "......... ###....#. ####..... ...####.. ......### ###.....# ..#...... ......#.. .....#...",
    "forest": "......... ..##..#.. ...#...#. .##.....# ...#..... ..#####.. .#....#.. ..#...### .......##",
}
CAPITAL_NUMBERS: Final = {name: number for number, name in enumerate(CAPITALS, 1)}

FOOTPRINTS: Final = {  # of the landmarks, p.13; from the monolith on they are stand-ins
    "forge": "## ##",
    "rubber-works": "..## ..## #### ####",
    "tech-hub": "### ###",
    "barracks": "## ##",
    "tank-factory": "### ### ###",
    "fusion-reactor": ".## ### ###",
    "lighthouse": "## ##",
    "train-station": "### ### ###",
    "launch-pad": "## ## ##",
    "apothecary": "## ##",
    "academy": "#### ####",
    "laboratory": "### ###",
    "bakery": "## ##",
    "barn": "### ### ###",
    "com-tower": "### ###",
    "library": "## ## ## ##",
    "stock-market": "## ##",
    "treasury": "## ##",
    "monolith": "###",
    "stadium": "### ###",
    "pg-landmark-a": "### ###",
    "pg-landmark-b": "## #.",
    "pg-landmark-c": "## ##",
    "pg-landmark-d": "#### ####",
    "pg-landmark-e": ".#. ### .#.",
    "arts-landmark-ii": "## ##",
    "arts-landmark-iii": "### ### ###",
    "arts-landmark-iv": "### ###",
    "ka-landmark-a": "### ### ###",
    "ka-landmark-b": "## ## ##",
    "ka-landmark-c": ".#. ### .#.",
    "ka-landmark-d": "####",
    "ka-landmark-e": "## #.",
}

ACHIEVEMENTS: Final = {  # p.15 and board: first, second, third; with up to three players, with more
    "complete-track": ((10, 5), (15, 10, 5)),
    "topple-two": ((10, 5), (15, 10, 5)),
    "middle-island": ((10, 5), (10, 5)),
}

# Tech cards (p.23 to p.27): what the top row needs, a space of a track or a slot of an income track, on one's own board
# or a neighbour's ("charm 5": one's own income turn, or a charmed tapestry card); then circle and square: points, "*x"
# a point for each x, what is gained at once; "-" is what asks the player.
TECHS: Final = """
air-conditioning technology 4 worker house, ammonia military 7 farm *farm, anesthesia science 4 armory *armory,
assembly-line exploration 7 - -, bakery farm 2 4 -, barn farm 3 3 -, calendar exploration 4 culture 7,
canned-food military 4 food 7, clocks technology 4 - *technology, com-tower house 4 5 -,
compass technology 4 tile+tile -, concrete exploration 4 market *market, dynamite military 4 - *territory,
eyeglasses technology 4 - *tech, irrigation science 4 food farm, library house 3 3 -,
light-bulb military 4 coin market, lithium-ion-battery exploration 10 4 -, paper science 4 house *house,
penicillin science 4 - 5, printing-press technology 4 tapestry -, radio science 10 3 -,
sewage-and-plumbing technology 4 culture armory, siegecraft military 4 - *military, stock-market market 3 5 -,
telescope technology 4 culture+tile *tile, the-nail technology 4 tapestry -, time-travel technology 10 coin -,
transistors military 10 coin culture+4, treasury market 2 4 -, vaccines science 4 - *science,
warships exploration 7 worker -, zeppelins exploration 4 - *exploration, levitation charm 5 - -,
pyrokinesis charm 5 armory *armory+*territory
"""
# Those of the expansions that are stand-ins; "landmark 0": a landmark on the card itself.
ARTS_TECHS: Final = """
aqueduct landmark 0 food -, elevator landmark 0 coin -, distillation landmark 0 worker -, crane landmark 0 culture -,
microphone landmark 0 - -, public-art arts 7 tapestry -, oil-paint arts 4 - -, opera arts 4 - *arts,
duct-tape technology 7 culture -, jet-fuel exploration 7 - -, scaffold technology 7 - -
"""
FANTASY_TECHS: Final = """
clairvoyance charm 5 - -, mind-reading charm 5 - -, golem-minions charm 5 *landmark *military, cloning charm 5 - -,
perfect-memory charm 5 - -, telekinesis charm 5 - -, tunnel-borer charm 5 *tile -, warp-drive charm 5 - -,
skyscraper charm 5 4 -, time-dilation charm 5 - -
"""


def tech_rows(text: str) -> dict[str, tuple[str, ...]]:
    return {row.split()[0]: tuple(row.split()[1:]) for row in text.replace("\n", " ").split(",")}


TECH_ROWS: Final = {**tech_rows(TECHS), **tech_rows(ARTS_TECHS), **tech_rows(FANTASY_TECHS)}
FANTASIES: Final = ("levitation", "pyrokinesis")
STAND_IN_TECHS: Final = {
    "arts-and-architecture": tuple(tech_rows(ARTS_TECHS)),
    "fantasies-and-futures": tuple(tech_rows(FANTASY_TECHS)),
}
TECH_LANDMARKS: Final = ("bakery", "barn", "com-tower", "library", "stock-market", "treasury")
DISPLAY: Final = 3  # p.4

TERRITORY_TILES: Final = 48
DIFFERENT_CARDS: Final = 44
TRAPS: Final = 7  # of the 50 tapestry cards; every other card exists once

# Space tiles (facts: space_tiles), as with tech cards.
SPACE_TILES: Final = """
1 *science, 2 armory+*armory, 3 house+*house, 4 tapestry+*tapestry, 5 coin+worker+8, 6 6, 7 food+culture+8,
8 culture+*line, 9 *technology, 10 *tech, 11 *territory, 12 *military, 13 13, 14 farm+*farm, 15 market+*market,
16 -, 17 5, 18 5, 19 5
"""
BASE_SPACE_TILES: Final = 15
SPACE_TILE_ROWS: Final = {row.split()[0]: row.split()[1] for row in SPACE_TILES.replace("\n", " ").split(",")}
RED_DIE: Final = {"4": 4, "5": 5, "6": 6, "7": 7}  # facts: dice; the other two faces count territories
