"""The kinds of frames on the stack: steps first, then questions. layout.py gives each its work or its verbs."""

from typing import Final

from spielwerk.core.naming import words_of

RUN_EFFECT: Final = 0  # a: effect, b: times
PREPARE: Final = 1  # a: whether the bots have the first turn
START_CIVILIZATION: Final = 2  # a: civilization
NEXT_TURN: Final = 3  # a: seat whose turn is next
END_TURN: Final = 4
OFFER_BONUS: Final = 5  # a: space, b: 1 if it is free
ACTIVATE_CIVILIZATIONS: Final = 6  # a: mask of places among the player's civilizations that have acted
PLAY_STEP: Final = 7
SCORE_STEP: Final = 8
INCOME_STEP: Final = 9
END_FIRST_INCOME: Final = 10
FINISH: Final = 11
END_OF_GAME: Final = 12
EXPLORE_REWARD: Final = 13  # a: tile, b: cell
TOPPLE: Final = 14  # a: cell, b: defender
ROLL_CONQUEST: Final = 15  # a: cell, b: how
AFTER_CONQUEST: Final = 16  # a: cell, b: how
GAIN_DIE: Final = 17  # a: result, b: cell
AFTER_UPGRADE: Final = 18  # a: card, b: row
STEPS: Final = words_of(globals(), "RUN_EFFECT", "AFTER_UPGRADE")

CHOOSE_CIVILIZATION: Final = 19  # a: 1 if the game has begun
CHOOSE_CAPITAL: Final = 20
TURN: Final = 21  # a: 1 if only an advance is left
CLOSE: Final = 22  # a: 1 if tiles were traded for a resource
PAY: Final = 23  # a: how many, b: mask of the resources left if they must differ
BONUS: Final = 24  # a: space, b: 1 if it is free
ONE_OF: Final = 25  # a: effect, b: times
ANY_ORDER: Final = 26  # a: effect, b: mask of the parts left
RESOURCE: Final = 27  # a: how many, b: mask of the resources left if they must differ
BUILD: Final = 28  # a: kind of building
ORIENT: Final = 29  # a: landmark
LANDMARK: Final = 30  # a: landmark, b: turn
EXPLORE_TILE: Final = 31  # a: how, b: the only tile or NONE
EXPLORE_HEX: Final = 32  # a: tile, b: how
ROTATE: Final = 33  # a: tile, b: cell
SPACE_TILE: Final = 34  # a: mask of the tiles allowed
CONQUER: Final = 35  # a: how
TRAP: Final = 36  # a: cell, b: attacker
DIE: Final = 37  # a: a roll of each die (`pack_faces`), b: cell
STEP: Final = 38  # a: mask of tracks, b: mode
BACK: Final = 39  # a: mask of tracks, b: mode
RESTART: Final = 40
INVENT: Final = 41  # a: how
UPGRADE: Final = 42  # a: how, b: the only card or NONE
USE_CIRCLE: Final = 43
USE_SQUARE: Final = 44
REPEAT: Final = 45
PLAY: Final = 46  # a: how, b: the only card or NONE
DISCARD_CARDS: Final = 47  # a: how many
DISCARD_TILES: Final = 48  # a: how many
DISCARD_TECHS: Final = 49  # a: how many
MAY: Final = 50  # a: effect, b: operand
OPPONENT: Final = 51  # a: effect, b: seats and operand (`pack_seats`)
TRACK: Final = 52  # a: effect, b: tracks and operand (`pack_tracks`)
HEX: Final = 53  # a: effect that also lists the cells, b: operand
OPTIONAL_HEX: Final = 54  # as hex
CARD: Final = 55  # a: effect, b: 1 if it may be left out
POSITION: Final = 56
TAKE_LANDMARK: Final = 57
ACTIVATE: Final = 58  # a: mask of places among the player's civilizations, b: of those that have acted
FACE: Final = 59  # a: mask of tracks, b: mode
TRADE: Final = 60
DISCARD_ANY: Final = 61  # a: points each, b: how many at most for two resources each instead
CONVERT: Final = 62  # a: how many
ROLL: Final = 63  # a: mask of tracks rolled
PERFORM: Final = 64
MARK: Final = 65
COLUMN: Final = 66
FILE: Final = 67
PREDICT: Final = 68  # a: category
BLOCK: Final = 69  # a: how many
SWAP: Final = 70  # a: how many, b: the first plot or NONE
LEAD: Final = 71
TO_SPACE: Final = 72  # a: effect, b: spaces and track (`pack_spaces`)
GIVE_TILE: Final = 73
ARRANGE: Final = 74
GAMBLE: Final = 75  # a: 1 if onto the first era
SALVAGE: Final = 76
TINKER: Final = 77
TINKER_ON: Final = 78  # a: option
REPLACE: Final = 79
CIRCLE: Final = 80  # a: 1 if a wish follows, b: circle scored already, counted from 1
HOST: Final = 81
KEEP: Final = 82  # a: kind of thing drawn, b: how many, of cards `pack_kept`, of techs `pack_foreseen`
RESULT: Final = 83  # a: two rolls of each die (`pack_results`), b: cell and which dice (`pack_cell`)
SUBMERGE: Final = 84
SPY: Final = 85
SPY_ON: Final = 86  # a: kind of secret, b: seat
ADVISE: Final = 87  # a: seat that would draw
BRIEF: Final = 88  # a: cards in hand before the new ones
BRIEF_WITH: Final = 89  # as brief, b: seat
INFILTRATE: Final = 90
HUNT: Final = 91
LOOT: Final = 92  # a: mask of faces, b: cell
FOUND: Final = 93
UTILIZE: Final = 94  # a: mask of landmarks, b: how many
RELEASE: Final = 95  # a: landmark
COLLECT_CARD: Final = 96  # a: how many cards were gained
COLLECT_TILE: Final = 97  # a: the tiles gained, each plus 1 in six bits
DICE_ORDER: Final = 98  # the two dice below on the stack are gained in either order
SCIENCE_DIE_CHOICE: Final = 99  # a: effect, b: operand
CREATE: Final = 100
EXHIBIT: Final = 101  # a: mask of the masterpieces left, b: of those that have acted
PRESENT: Final = 102
SHOWCASE: Final = 103  # a: mask of the masterpieces presented, b: how many at most
INSPIRE: Final = 104
KEEP_MASTERPIECE: Final = 105  # a: one, b: the other
CHOOSE_LANDMARK_CARD: Final = 106  # a: 1 if from the deck
ISLE_TILE: Final = 107  # a: how many may be placed without benefits, or 0 for one with them
ISLE: Final = 108  # a: tile, b: as isle-tile
TURN_ISLE: Final = 109  # a: tile, b: isle and as isle-tile (`pack_choice`)
COUNTER: Final = 110  # a: cell, b: seat that played a trap
CHARM: Final = 111  # a: card just laid and its space (`pack_charmed`), b: mask of what is left (charms.py)
USE_RESERVED: Final = 112
LOSE_CIVILIZATION: Final = 113
ROLL_ONE: Final = 114
AUTOMA_TURN: Final = 115
SHADOW_TURN: Final = 116
QUESTIONS: Final = words_of(globals(), "CHOOSE_CIVILIZATION", "SHADOW_TURN")

# Steps that came later: those of the automatic opponents.
AUTOMA_BENEFIT: Final = 117  # a: which, b: its operand (`pack_benefit`)
AUTOMA_INCOME: Final = 118  # a: entry of the chart, b: its number
AUTOMA_CIVILIZATION: Final = 119  # a: ability, b: its number
AUTOMA_DEFENCE: Final = 120  # a: cell, b: attacker
HEAD_START: Final = 121
LATER_STEPS: Final = words_of(globals(), "AUTOMA_BENEFIT", "HEAD_START")

# How to explore (operand of EXPLORE_TILE).
NEAR: Final = 0
ANYWHERE: Final = 1

# How to conquer: ANYWHERE, and
BOTH_DICE: Final = 2
BOTH_IF_RIVAL: Final = 4
RIVAL: Final = 8
"""set when the territory was another player's"""
NEAR_START: Final = 16
"""only next to the start territory"""

EMPTY: Final = 32
"""only a territory without any piece"""

# Which conquer dice are still chosen from (operand of RESULT).
ALL_DICE: Final = 1
ONLY_BLACK: Final = 2
ONLY_RED: Final = 3

# How to invent.
FACE_UP_ONLY: Final = 1
AND_UPGRADE: Final = 4

# How to upgrade and to play.
OPTIONAL: Final = 1
FREELY: Final = 2
"""whatever the top row needs"""
ONLY_PLAYED: Final = 4
"""only cards that act when played and may be heralded (p.32)"""
ON_MAKER_OF_FIRE: Final = 8
"""onto the printed first era"""
LOCKING: Final = 32
"""the card upgraded cannot be upgraded again in this turn"""
ONTO: Final = 16
"""a card just gained, onto the one that lies there, for points"""
