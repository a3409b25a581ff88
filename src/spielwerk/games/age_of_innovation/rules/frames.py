"""The kinds of frames on the stack: questions first, then steps. layout.py gives each its verbs or its work."""

from typing import Final

from spielwerk.core.naming import words_of

TAKE_SET: Final = 0
DRAFT: Final = 1
DRAFT_BONUS: Final = 2
PLACE: Final = 3  # a: mask of buildings, b: how (the PLACE_ values below)
TURN: Final = 4  # a: 1 if this is a further action of the same turn
CLOSE: Final = 5
POWER_OFFER: Final = 6  # source: the builder's seat, a: the power offered
BOOK: Final = 7  # a: how many
STEP: Final = 8  # a: how many choices, b: steps each
USE_KEY: Final = 9  # a: discipline, b: steps still to go
PAY_BOOKS: Final = 10  # a: how many
DIG: Final = 11  # a: free spades left, b: see actions/spades.py
TAKE_PALACE: Final = 12
TAKE_COMPETENCY: Final = 13
TAKE_CITY: Final = 14
BRIDGE: Final = 15
FREE_GUILD: Final = 16
DOWNGRADE: Final = 17
REWARD_ORDER: Final = 18  # a: mask of the rewards left
QUESTIONS: Final = words_of(globals(), "TAKE_SET", "REWARD_ORDER")

RUN_EFFECT: Final = 19  # a: effect, b: times
BEGIN_SETUP: Final = 20
PREPARE_PLAYERS: Final = 21
PLACE_FIRST_BUILDINGS: Final = 22
SETUP_REWARDS: Final = 23
SETUP_SPADES: Final = 24
BEGIN_ROUND: Final = 25
INCOME_OF: Final = 26
SCIENCE_INCOME: Final = 27
BEGIN_ACTIONS: Final = 28
NEXT_TURN: Final = 29  # a: place in the turn order of the next player
ASK_NEIGHBOURS: Final = 30
TAKE_ROUND_BONUS: Final = 31  # a: the bonus chosen when passing, NONE in the last round
CHECK_CITY: Final = 32  # a: cell
CHECK_ALL_CITIES: Final = 33
GAIN_INNOVATION: Final = 34  # a: innovation
SCIENCE_BONUS_OF: Final = 35
PREPARE_NEXT_ROUND: Final = 36
END_OF_GAME: Final = 37
STEPS: Final = words_of(globals(), "RUN_EFFECT", "END_OF_GAME", INCOME_OF="income", SCIENCE_BONUS_OF="science-bonus")

# With the Automa: its questions, then its steps.
TAKE_BOARD: Final = 38
TAKE_FACTION: Final = 39
AUTOMA_TERRAIN: Final = 40
AUTOMA_TURN: Final = 41
AUTOMA_QUESTIONS: Final = words_of(globals(), "TAKE_BOARD", "AUTOMA_TURN")

PLACE_AUTOMA: Final = 42
LAY_BONUSES: Final = 43
LEAVE_BONUSES: Final = 44
AUTOMA_STEPS: Final = words_of(globals(), "PLACE_AUTOMA", "LEAVE_BONUSES")
ALL: Final = (*QUESTIONS, *STEPS, *AUTOMA_QUESTIONS, *AUTOMA_STEPS)

# How a building is placed (operand b of PLACE).
PLACE_AT_START: Final = 0
PLACE_NEUTRAL: Final = 1
PLACE_ANYWHERE: Final = 2
