"""The kinds of frames on the stack: questions first, then steps. table.py gives each its verbs or its work."""

from typing import Final

QUESTIONS: Final = (
    "choose-civilization",
    "choose-capital",
    "turn",
    "close",
    "pay",
    "bonus",
    "one-of",
    "any-order",
    "resource",
    "build",
    "orient",
    "landmark",
    "explore-tile",
    "explore-hex",
    "rotate",
    "space-tile",
    "conquer",
    "trap",
    "die",
    "step",
    "back",
    "restart",
    "invent",
    "upgrade",
    "use-circle",
    "use-square",
    "repeat",
    "play",
    "discard-cards",
    "discard-tiles",
    "discard-techs",
    "may",
    "opponent",
    "track",
    "hex",
    "optional-hex",
    "card",
    "position",
    "take-landmark",
    "activate",
    "face",
    "trade",
    "discard-any",
    "convert",
    "roll",
    "perform",
    "mark",
    "column",
    "file",
    "predict",
    "block",
    "swap",
    "lead",
    "to-space",
    "give-tile",
    "arrange",
    "gamble",
    "salvage",
    "tinker",
    "tinker-on",
)
CHOOSE_CIVILIZATION: Final = 0  # a: 1 if the game has begun
CHOOSE_CAPITAL: Final = 1
TURN: Final = 2
CLOSE: Final = 3
PAY: Final = 4  # a: how many
BONUS: Final = 5  # a: space, b: 1 if it is free
ONE_OF: Final = 6  # a: effect, b: times
ANY_ORDER: Final = 7  # a: effect, b: mask of the parts left
RESOURCE: Final = 8  # a: how many
BUILD: Final = 9  # a: kind of building
ORIENT: Final = 10  # a: landmark
LANDMARK: Final = 11  # a: landmark, b: turn
EXPLORE_TILE: Final = 12  # a: how, b: the only tile or NONE
EXPLORE_HEX: Final = 13  # a: tile, b: how
ROTATE: Final = 14  # a: tile, b: cell
SPACE_TILE: Final = 15  # a: mask of the tiles allowed
CONQUER: Final = 16  # a: how
TRAP: Final = 17  # a: cell, b: attacker
DIE: Final = 18  # a: red + 8 * black, b: cell
STEP: Final = 19  # a: mask of tracks, b: mode
BACK: Final = 20  # a: mask of tracks, b: mode
RESTART: Final = 21
INVENT: Final = 22  # a: how
UPGRADE: Final = 23  # a: how, b: the only card or NONE
USE_CIRCLE: Final = 24
USE_SQUARE: Final = 25
REPEAT: Final = 26  # a: card whose symbol it is or NONE
PLAY: Final = 27  # a: how, b: the only card or NONE
DISCARD_CARDS: Final = 28  # a: how many
DISCARD_TILES: Final = 29  # a: how many
DISCARD_TECHS: Final = 30  # a: how many
MAY: Final = 31  # a: effect, b: operand
OPPONENT: Final = 32  # a: effect, b: mask of seats + 32 * operand
TRACK: Final = 33  # a: effect, b: mask of tracks + 16 * operand
HEX: Final = 34  # a: effect that also lists the cells, b: operand
OPTIONAL_HEX: Final = 35  # as hex
CARD: Final = 36  # a: effect, b: 1 if it may be left out
POSITION: Final = 37
TAKE_LANDMARK: Final = 38
ACTIVATE: Final = 39  # a: mask of places among the player's civilizations
FACE: Final = 40  # a: mask of tracks, b: mode
TRADE: Final = 41
DISCARD_ANY: Final = 42  # a: points each, b: how many at most for two resources each instead
CONVERT: Final = 43  # a: how many
ROLL: Final = 44  # a: mask of tracks rolled
PERFORM: Final = 45
MARK: Final = 46
COLUMN: Final = 47
FILE: Final = 48
PREDICT: Final = 49  # a: category
BLOCK: Final = 50  # a: how many
SWAP: Final = 51  # a: how many, b: the first plot or NONE
LEAD: Final = 52
TO_SPACE: Final = 53  # a: effect, b: mask of spaces + 8192 * track
GIVE_TILE: Final = 54
ARRANGE: Final = 55
GAMBLE: Final = 56  # a: 1 if onto the first era
SALVAGE: Final = 57
TINKER: Final = 58
TINKER_ON: Final = 59  # a: option

STEPS: Final = (
    "run-effect",
    "prepare",
    "start-civilization",
    "next-turn",
    "end-turn",
    "offer-bonus",
    "activate-civilizations",
    "play-step",
    "score-step",
    "income-step",
    "end-first-income",
    "finish",
    "end-of-game",
    "explore-reward",
    "topple",
    "roll-conquest",
    "after-conquest",
    "gain-die",
    "after-upgrade",
)
RUN_EFFECT: Final = 60  # a: effect, b: times
PREPARE: Final = 61
START_CIVILIZATION: Final = 62  # a: civilization
NEXT_TURN: Final = 63  # a: seat whose turn is next
END_TURN: Final = 64
OFFER_BONUS: Final = 65  # a: space, b: 1 if it is free
ACTIVATE_CIVILIZATIONS: Final = 66
PLAY_STEP: Final = 67
SCORE_STEP: Final = 68
INCOME_STEP: Final = 69
END_FIRST_INCOME: Final = 70
FINISH: Final = 71
END_OF_GAME: Final = 72
EXPLORE_REWARD: Final = 73  # a: tile, b: cell
TOPPLE: Final = 74  # a: cell, b: defender
ROLL_CONQUEST: Final = 75  # a: cell, b: how
AFTER_CONQUEST: Final = 76  # a: cell, b: how
GAIN_DIE: Final = 77  # a: result, b: cell
AFTER_UPGRADE: Final = 78  # a: card, b: row

# How to explore (operand of EXPLORE_TILE).
NEAR: Final = 0
ANYWHERE: Final = 1

# How to conquer: ANYWHERE, and
BOTH_DICE: Final = 2
BOTH_IF_RIVAL: Final = 4
RIVAL: Final = 8
"""set when the territory was another player's"""

# How to invent.
FACE_UP_ONLY: Final = 1
AND_UPGRADE: Final = 4

# How to upgrade and to play.
OPTIONAL: Final = 1
FREELY: Final = 2
"""regardless of what the top row needs"""
ONLY_PLAYED: Final = 4
"""only cards that act when played, and never Renaissance (Heralds, p.32)"""
ON_FIRE: Final = 8
"""onto the printed first era"""
