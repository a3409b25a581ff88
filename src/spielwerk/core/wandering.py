"""Random play that fills the table: what `spielwerk bench` plays, compiled with the engine, so that it measures the
engine rather than the choosing."""

import random
from collections.abc import Callable
from typing import Final

from spielwerk.core.game import Game
from spielwerk.core.play import CONVERTING, LEAVING
from spielwerk.core.state import State

CONVERT_ONE_IN: Final = 8.0
SETTLE_ONE_IN: Final = 2.0
TRIES: Final = 8

ACTING: Final = 0
LAST: Final = 1
EXCHANGE: Final = 2


class Wanderer:
    """Passes and ends only when nothing else but conversions is legal; converts with probability 1/8. One who settles
    does so every other time, where it is possible, so that games fill with buildings."""

    def __init__(self, of: Game, state: State, settles: bool) -> None:
        self.of = of
        self.settles = settles
        self.chance: Callable[[], float] = random.random
        roles = [verb.role for verb in state.space().verb_of]
        self.parts: list[int] = [
            EXCHANGE if role == CONVERTING else LAST if role in LEAVING else ACTING for role in roles
        ]
        """What each move is for somebody who wants to see much of a game."""

    def choose(self, state: State) -> int:
        if self.settles and self.chance() * SETTLE_ONE_IN < 1.0:
            moves = self.of.settling(state)
            if moves:
                return moves[int(self.chance() * float(len(moves)))]
        legal, parts, chance = state.legal, self.parts, self.chance
        if chance() * CONVERT_ONE_IN < 1.0:
            conversions = legal.where(parts, EXCHANGE)
            if conversions:
                return conversions[int(chance() * float(len(conversions)))]
        # Drawing until an action comes up is as uniform as listing the actions, and mostly quicker.
        count = float(len(legal))
        for _ in range(TRIES):
            move = legal[int(chance() * count)]
            if parts[move] == ACTING:
                return move
        found = legal.where(parts, ACTING) or legal.elsewhere(parts, EXCHANGE) or state.moves()
        return found[int(chance() * float(len(found)))]


def play_out(state: State, choose: Callable[[State], int]) -> None:
    """The game to its end."""
    while state.stack:
        state.play(choose(state))
