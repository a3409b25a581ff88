"""The kinds of frames on the stack: questions first, then steps. layout.py gives each its verbs or its work."""

from typing import Final

from spielwerk.core.naming import words_of

TAKE_MAT: Final = 0
TAKE_FACTION: Final = 1
PLACE: Final = 2  # a: how (the PLACE_ values below), b: terrain of a neutral house
TAKE_BONUS: Final = 3
TURN: Final = 4
CLOSE: Final = 5
DIG: Final = 6  # a: free spades left, b: see actions/make_habitable.py
FREE_POST: Final = 7
BRIDGE: Final = 8
TAKE_CITY: Final = 9
ROUND_END_OF: Final = 10
FINAL_EXCHANGE: Final = 11
QUESTIONS: Final = words_of(globals(), "TAKE_MAT", "FINAL_EXCHANGE", ROUND_END_OF="round-end")

RUN_EFFECT: Final = 12  # a: effect, b: times
BEGIN_SETUP: Final = 13
PREPARE_PLAYERS: Final = 14
PLACE_FIRST_HOUSES: Final = 15  # a: houses placed so far
OFFER_BONUSES: Final = 16
BEGIN_ROUND: Final = 17
DRAW_NEUTRAL: Final = 18
INCOME_OF_ALL: Final = 19
BEGIN_ACTIONS: Final = 20
NEXT_TURN: Final = 21  # a: place in the turn order of the next player
CHECK_CITIES: Final = 22  # a: cell, or EVERYWHERE
TAKE_BONUS_TILE: Final = 23  # a: the bonus tile chosen when passing
PREPARE_NEXT_ROUND: Final = 24
END_OF_GAME: Final = 25
STEPS: Final = words_of(globals(), "RUN_EFFECT", "END_OF_GAME", INCOME_OF_ALL="income")

EVERYWHERE: Final = 255

# What is placed where (operand a of PLACE).
PLACE_AT_START: Final = 0
PLACE_NEUTRAL: Final = 1
PLACE_HOME_ANYWHERE: Final = 2
PLACE_EDGE: Final = 3
PLACE_POST_IN_REACH: Final = 4
