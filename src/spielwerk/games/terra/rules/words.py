"""Words that have the same number in both games: phases and events. The words.py of each game has its whole list."""

from typing import Final

from spielwerk.core.state import FIRST_GAME_EVENT

# Phases (AoI p.10, TN p.4); the third one prepares the next round.
INCOME: Final = 1
ACTIONS: Final = 2
END_OF_ROUND: Final = 3
OVER: Final = 4

# Events (kind, seat, what, amount, source).
GAINED: Final = FIRST_GAME_EVENT
"""A negative amount was paid."""
LOST: Final = FIRST_GAME_EVENT + 1
BUILT: Final = FIRST_GAME_EVENT + 2
TRANSFORMED: Final = FIRST_GAME_EVENT + 3
BRIDGED: Final = FIRST_GAME_EVENT + 5
