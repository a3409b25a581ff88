"""Statistics about how a player plays, read from fields of the player's row in the view."""

from collections.abc import Sequence
from typing import Final

FIRST_PASS: Final = "first-pass"
ROUND_END: Final = "round-end"
OWN_ROUND_END: Final = "own-round-end"
GAME_END: Final = "game-end"
FIRST_ROUND: Final = "first-round"
ANSWERS: Final = "answers"


class Habit:
    """One thing that is counted for a seat. `first-pass`: the sum of the fields when the seat first passes;
    `round-end`: after that round; `own-round-end`: when the seat leaves that round of its own (`Game.round_of`), before
    anything of its next one; `game-end`: at the end; `first-round`: the round by whose end the sum is above 0;
    `answers`: how often each answer with that first word is given. Fields that say what is left of a supply are counted
    down from `supply`."""

    def __init__(self, name: str, moment: str, fields: Sequence[str], round_: int = 0, supply: int = 0) -> None:
        self.name = name
        self.moment = moment
        self.fields = fields
        self.round = round_
        self.supply = supply
