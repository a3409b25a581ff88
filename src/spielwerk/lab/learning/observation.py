"""Positions as arrays for learning: only what the seat may see, the observer first, then the others in turn."""

from typing import TYPE_CHECKING

from spielwerk.core.game import Game
from spielwerk.core.play import KIND
from spielwerk.core.state import State

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

SCALE = 20.0
"""Features are points; divided by this they are near one."""


class Encoder:
    """The shape of a game's arrays, taken from its first position."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.seats = len(state.scores())
        self.kinds = len(state.kinds())
        self.features = len(game.feature_names())
        self.actions = state.space().size
        self.size = self.seats * self.features + self.kinds + self.seats + 1

    def observe(self, state: State, seat: int) -> "NDArray[numpy.float32]":
        """Features of every seat, the kind of question and who is asked, the round."""
        import numpy

        found = numpy.zeros(self.size, dtype=numpy.float32)
        for n in range(self.seats):
            start = n * self.features
            found[start : start + self.features] = self.game.features_seen(state, (seat + n) % self.seats, seat)
        used = self.seats * self.features
        found[:used] /= SCALE
        if state.seat >= 0:
            found[used + state.stack[-1][KIND]] = 1.0
            found[used + self.kinds + (state.seat - seat) % self.seats] = 1.0
        found[-1] = state.round / 6.0
        return found

    def mask(self, state: State, seat: int) -> "NDArray[numpy.int8]":
        """1 for every legal answer; nothing is legal for a seat that is not asked."""
        import numpy

        found = numpy.zeros(self.actions, dtype=numpy.int8)
        if state.seat == seat:
            found[state.moves()] = 1
        return found


def rewards(state: State) -> list[float]:
    """Zero-sum at the end: a win shared among the winners, less an equal share for everybody."""
    seats = len(state.scores())
    winners = state.winners()
    if not winners:
        return [0.0] * seats
    return [(1 / len(winners) if seat in winners else 0.0) - 1 / seats for seat in range(seats)]
