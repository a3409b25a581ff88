"""Random play that fills the table: the policies of `spielwerk bench`, compiled with the engine, so that the engine is
measured rather than the policy."""

from typing import Final

from spielwerk.core.game import Game
from spielwerk.core.play import CONVERTING, LEAVING
from spielwerk.core.stack import Draws
from spielwerk.core.state import State

CONVERT_ONE_IN: Final = 8.0
SETTLE_ONE_IN: Final = 2.0
TRIES: Final = 8

ACTING: Final = 0
LAST: Final = 1
EXCHANGE: Final = 2


class Wanderer:
    """Passes and ends only when nothing else but conversions is legal; converts with probability 1/8. With `settles` it
    makes a settling move every other time where one is legal, so that games fill with buildings."""

    def __init__(self, of: Game, state: State, settles: bool) -> None:
        self.of = of
        self.settles = settles
        self.draws = Draws()
        self.state = state
        """The game at hand. Before another one the generator may be given another seed."""
        roles = [verb.role for verb in state.space().verb_of]
        self.parts: list[int] = [
            EXCHANGE if role == CONVERTING else LAST if role in LEAVING else ACTING for role in roles
        ]
        """The class of each move for this policy."""

    def choose(self, state: State) -> int:
        draws = self.draws
        if state is not self.state:
            self.state = state
            draws.anew()
        if self.settles and draws.next() * SETTLE_ONE_IN < 1.0:
            moves = self.of.settling(state)
            if moves:
                return moves[int(draws.next() * float(len(moves)))]
        legal, parts = state.legal, self.parts
        if draws.next() * CONVERT_ONE_IN < 1.0:
            conversions = legal.where(parts, EXCHANGE)
            if conversions:
                return conversions[int(draws.next() * float(len(conversions)))]
        # Rejection sampling of an action is as uniform as listing the actions, and usually faster.
        count = float(len(legal))
        for _ in range(TRIES):
            move = legal[int(draws.next() * count)]
            if parts[move] == ACTING:
                return move
        found = legal.where(parts, ACTING) or legal.elsewhere(parts, EXCHANGE) or state.moves()
        return found[int(draws.next() * float(len(found)))]


def play_out(state: State, wanderer: Wanderer) -> None:
    """Play the game to its end."""
    while state.stack:
        state.play(wanderer.choose(state))
