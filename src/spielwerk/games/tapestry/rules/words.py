"""The game's words as small numbers, in the order in which the rulebook prints them."""

from typing import Final

from spielwerk.core.naming import words_of

# Tracks, resources and income buildings share one index: exploration costs food and goes with farms, and so on.
TRACKS: Final = ("exploration", "technology", "science", "military", "arts")
EXPLORATION: Final = 0
TECHNOLOGY: Final = 1
SCIENCE: Final = 2
MILITARY: Final = 3
ARTS: Final = 4
"""Only with Arts & Architecture, and in addition to the others: it has no resource and no building of its own."""
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
ALL_TRACKS: Final = 31

# Expansions, as the option `sets` names them, and as a mask.
SETS: Final = ("plans-and-ploys", "arts-and-architecture", "fantasies-and-futures")
PLANS_AND_PLOYS: Final = 1
ARTS_AND_ARCHITECTURE: Final = 2
FANTASIES_AND_FUTURES: Final = 4

LAST: Final = 12
"""The last space of a track (p.6)."""
STORE: Final = 8
"""What the mat holds of each resource (p.13)."""
OUTPOSTS: Final = 10
LAST_INCOME: Final = 5

TERRAINS: Final = ("water", "desert", "forest", "grassland", "mountain")
TERRAIN_LETTERS: Final = "WDFGM"

# Kinds of pieces on the map.
OUTPOST: Final = 0
TOPPLED: Final = 1
TOKEN: Final = 2
"""A token of the Traders."""
SETTLED: Final = 3
"""A building of the Nomads: an outpost in all respects, but still a building."""
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
PIECE_KINDS: Final = words_of(
    globals(),
    "OUTPOST",
    "FALLEN_CLAIM",
    SETTLED="building",
    FALLEN_BUILDING="toppled-building",
    FLOATING="floating-capital",
    FALLEN_CLAIM="toppled-claim",
)

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
STORED_LANDMARK: Final = 30
SETTLED_ISLE: Final = 31
RESERVED: Final = 32
WITHDREW: Final = 33
LOST: Final = 34
OFFERED: Final = 35
PAIR_DRAWN: Final = 36
FAVOURITE_CHANGED: Final = 37
PROGRESS_ADDED: Final = 38
DECKS_SHUFFLED: Final = 39
PROTECTED: Final = 40
COVERED: Final = 41
REPLACED: Final = 42
EVENTS: Final = words_of(globals(), "GAINED", "REPLACED", TOPPLED_ONE="toppled")
GAINS: Final = (*RESOURCES, "vp", "tile", "space-tile", "tapestry")
VP: Final = 4
TILE: Final = 5
SPACE_TILE: Final = 6
TAPESTRY: Final = 7
TECH: Final = 8
"""Not counted in events, but drawn like the three before it."""

# Moments at which components act (`on`), with their operands. First a player's own:
CARD_GAINED: Final = 0  # a tapestry card
CARDS_GAINED: Final = 1  # how many have just come to the hand
TILES_GAINED: Final = 2  # the territory tiles, see `pack_tiles`
TECH_INVENTED: Final = 3  # the card
TECH_UPGRADED: Final = 4  # card and row, see `pack_upgrade`
TECH_RETURNED: Final = 5  # the card, which an upgrade has taken back to the bottom row
EXPLORATION_BEGUN: Final = 6  # before a tile is chosen
TILE_PLACED: Final = 7  # the cell; what is asked now comes after the reward
REWARD_DUE: Final = 8  # the tile
CONQUEST_BEGUN: Final = 9  # the cell, where no outpost stands yet
CONQUEST_ROLLED: Final = 10  # rolls of the red die and cell, see `pack_rolls`
TERRITORY_CONTROLLED: Final = 11  # the cell
TERRITORY_CONQUERED: Final = 12  # the cell, after its dice
OUTPOST_TAKEN: Final = 13
BUILDING_GAINED: Final = 14  # its kind
BUILDING_PLACED: Final = 15  # its plot
IMPASSABLE_BUILT: Final = 16  # the plots as a mask
DISTRICT_COMPLETED: Final = 17  # the district
LANDMARK_GAINED: Final = 18  # the landmark
LANDMARK_REACHED: Final = 19  # the landmark of a tier just entered, no matter who has it
SPACE_ENTERED: Final = 20  # the space
BENEFIT_DUE: Final = 21  # the space
TRACKS_SKIPPED: Final = 22  # markers have come further without entering spaces
TECH_TAKEN: Final = 23  # the card, from another player or from one's own reserve
INCOME_TAKEN: Final = 24
TURN_ENDED: Final = 25
LAST_INCOME_OVER: Final = 26
GAME_ENDED: Final = 27
# What a component does instead of what usually happens:
CARDS_DUE: Final = 28  # how many
TILES_DUE: Final = 29  # how many
SPACE_TILES_DUE: Final = 30  # how many
NEIGHBOUR_DRAWS: Final = 31  # the neighbour's seat
# And moments of other players, with the other's seat packed in (moments.py):
SPACE_ENTERED_BY_OTHER: Final = 32  # the space
BENEFIT_OF_OTHER: Final = 33  # the space
LANDMARK_OF_OTHER: Final = 34  # the landmark
UPGRADE_WATCHED: Final = 35  # card and row, see `pack_upgrade`
UPGRADE_SHARED: Final = 36  # the same, after that
UPGRADE_OVER: Final = 37  # the same, last of all
DIE_ROLLED_BY_OTHER: Final = 38  # die, face and cell, see `pack_roll`
DIE_LEFT_BY_OTHER: Final = 39  # result and cell, see `pack_left`
# And one of set-up:
LANDMARK_CARDS_CHOSEN: Final = 40
OUTPOST_RETURNED: Final = 41  # a moment of the player's own
MOMENTS: Final = words_of(globals(), "CARD_GAINED", "OUTPOST_RETURNED")

# Passive abilities with an amount: what changes a number or permits something.
FORESIGHT: Final = 0
"""draws or rolls one more and keeps one"""
SCIENCE_ROLLS: Final = 1
"""rolls of the science die to choose from, when researching"""
SCIENCE_CLOSED: Final = 2
MILITARY_CLOSED: Final = 3
TILES_BEFORE_EXPLORING: Final = 4
FREE_UPGRADES: Final = 5
"""upgrades whatever the top row needs"""
FREE_BONUS: Final = 6
"""a bonus that costs any resource costs nothing"""
IMPASSABLE_PLOTS: Final = 7
"""builds on them"""
NO_TRAPS: Final = 8
"""nobody plays one against the player"""
BOTH_DICE_FROM_RIVALS: Final = 9
LINES_OF_ONE_KIND: Final = 10
"""more points for full rows and columns with one kind of income building"""
BUILDINGS_ON_MAT: Final = 11
BUILDINGS_ON_MAP: Final = 12
DISCARDED_TECHS: Final = 13
"""invents discarded tech cards as well"""
UPGRADES_FROM_TOP: Final = 14
"""an upgrade may take a card from the top row back to the bottom row"""
ADVANCES_AFTER_END: Final = 15
CARDS_AFTER_END: Final = 16
COLLECTION: Final = 17
"""keeps one object of each kind on a shelf"""
CIVILIZATIONS_DRAWN: Final = 18
"""to choose from, when a civilization is gained"""
FIRST_INCOME_WITHOUT_CULTURE: Final = 19
PLAYED_ONTO: Final = 20
"""cards just gained may be played onto it"""
ISLES_ON_MAT: Final = 21
"""explores hexes on the own mat as well"""
PASSIVES: Final = words_of(globals(), "FORESIGHT", "ISLES_ON_MAT")

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
    "masterpieces",
)
