"""The game's words as small numbers, in the order in which the rulebook prints them."""

from typing import Final

from spielwerk.core.naming import words_of

# Tracks, resources and income buildings share one index: exploration costs food and goes with farms, and so on.
TRACKS: Final = ("exploration", "technology", "science", "military")
EXPLORATION: Final = 0
TECHNOLOGY: Final = 1
SCIENCE: Final = 2
MILITARY: Final = 3
RESOURCES: Final = ("food", "coin", "worker", "culture")
FOOD: Final = 0
COIN: Final = 1
WORKER: Final = 2
CULTURE: Final = 3
BUILDINGS: Final = ("farm", "market", "house", "armory")
FARM: Final = 0
MARKET: Final = 1
HOUSE: Final = 2
ARMORY: Final = 3
FOUR: Final = 4
ALL: Final = 15
"""All four as a mask."""

LAST: Final = 12
"""The last space of a track (p.6)."""
STORE: Final = 8
"""What the mat holds of each resource (p.13)."""
OUTPOSTS: Final = 10
LAST_INCOME: Final = 5

TERRAINS: Final = ("water", "desert", "forest", "grassland", "mountain")
TERRAIN_LETTERS: Final = "WDFGM"

# Pieces on the map: `kind * 8 + seat`.
OUTPOST: Final = 0
TOPPLED: Final = 1
TOKEN: Final = 2
"""A token of the Traders."""
SETTLED: Final = 3
"""A building of the Nomads: an outpost in all respects, and still a building."""
FALLEN_BUILDING: Final = 4
CLOSED: Final = 5
"""A token or building beside an own piece: the territory can no longer be conquered (Isolationists, Nomads)."""
FLOATING: Final = 6
"""The floating capital of the Celestials: a piece, but it controls nothing."""
SHARED: Final = 7
"""An outpost of the Infiltrators beside a rival's: both control the territory."""
CLAIM: Final = 8
"""A token of the Treasure Hunters: it controls a territory like an outpost."""
FALLEN_CLAIM: Final = 9
LAST_PIECE: Final = 9

# Moves on a track.
WITH: Final = 0
"""with benefit, and the bonus may be paid for"""
WITHOUT: Final = 1
"""neither benefit nor bonus (the symbol with an X)"""
NO_BONUS: Final = 2
"""with benefit, without bonus"""
BONUS_FREE: Final = 3
"""no benefit, the bonus for nothing (Renaissance)"""
PAST_END: Final = 4
"""neither benefit nor bonus; 5 points where the marker would leave the track"""
BOTH_FREE: Final = 5
"""benefit, and the bonus for nothing"""
MAY_STAY: Final = 8
"""added to the above: the player may also stay"""

# Events (kind, seat, what, amount, source); AUTOMATIC and LAPSED come from the core.
GAINED: Final = 8
MOVED: Final = 9
DREW: Final = 10
PLAYED: Final = 11
PLACED: Final = 12
BUILT: Final = 13
EXPLORED: Final = 14
CONQUERED: Final = 15
TOPPLED_ONE: Final = 16
ROLLED: Final = 17
INVENTED: Final = 18
UPGRADED: Final = 19
ACHIEVED: Final = 20
ERA_BEGAN: Final = 21
TOOK: Final = 22
DISCARDED: Final = 23
FINISHED: Final = 24
TURNED_UP: Final = 25
CALLED: Final = 26
GAVE: Final = 27
LOOKED: Final = 28
COLLECTED: Final = 29
EVENTS: Final = words_of(globals(), "GAINED", "COLLECTED", TOPPLED_ONE="toppled")
GAINS: Final = (*RESOURCES, "vp", "tile", "space-tile", "tapestry")
VP: Final = 4
TILE: Final = 5
SPACE_TILE: Final = 6
TAPESTRY: Final = 7
TECH: Final = 8
"""Not counted in events, but drawn like the three before it."""

# Passive abilities: of tapestry cards that act during an era, then of civilizations; each named after its component.
ACADEMIA: Final = 0
AGE_OF_SAIL: Final = 1
ALLIANCE: Final = 2
BROKER_OF_PEACE: Final = 3
CAPITALISM: Final = 4
EMPIRICISM: Final = 5
EXPLOITATION: Final = 6
GOLDEN_AGE: Final = 7
INDUSTRIALISM: Final = 8
MARRIAGE_OF_STATE: Final = 9
MERCANTILISM: Final = 10
MILITARISM: Final = 11
MONARCHY: Final = 12
PILLAGE_AND_PLUNDER: Final = 13
PIRATE_RULE: Final = 14
REVISIONISM: Final = 15
TERRAFORMING: Final = 16
THEOCRACY: Final = 17
TYRANNY: Final = 18
WARTIME_ECONOMY: Final = 19
ARCHITECTS: Final = 20
CRAFTSMEN: Final = 21
HISTORIANS: Final = 22
INVENTORS: Final = 23
ISOLATIONISTS: Final = 24
MILITANTS: Final = 25
MYSTICS: Final = 26
NOMADS: Final = 27
TRADERS: Final = 28
RELENTLESS: Final = 29
RENEGADES: Final = 30
RIVERFOLK: Final = 31
ELDER_ONES: Final = 32
RECYCLERS: Final = 33
ILLUMINATI: Final = 34
MERFOLK: Final = 35
PSIONICS: Final = 36
ADVISORS: Final = 37
COLLECTORS: Final = 38
INFILTRATORS: Final = 39
UTILITARIANS: Final = 40
PASSIVES: Final = words_of(globals(), "ACADEMIA", "UTILITARIANS")

# Achievements (p.15).
COMPLETE_TRACK: Final = 0
TOPPLE_TWO: Final = 1
MIDDLE_ISLAND: Final = 2
ACHIEVEMENTS: Final = words_of(globals(), "COMPLETE_TRACK", "MIDDLE_ISLAND")

# Where points come from: one line each on the score sheet.
TALLY: Final = (
    "tracks",
    "explore",
    "conquer",
    "tiles",
    "space-tiles",
    "techs",
    "tapestry",
    "civilizations",
    "achievements",
    "income",
)
