"""Positions as arrays for learning: only what the seat may see, the observer first, then the others in turn.

`state` is everything on the table and in the own hand (lab/learning/layout.py), `features` the numbers that the
evaluation weighs, `both` the one after the other.
"""

from typing import TYPE_CHECKING, Any, Final

from spielwerk.core.game import Game
from spielwerk.core.play import KIND
from spielwerk.core.state import State
from spielwerk.lab.learning.layout import VERSION, Layout, layout_of

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats = NDArray[numpy.float32]

STATE: Final = "state"
FEATURES: Final = "features"
BOTH: Final = "both"
SEEN: Final = (STATE, FEATURES, BOTH)
SCALE: Final = 20.0
"""Features are points; divided by this they are near one."""


class Encoder:
    """The arrays of a game, and their shape, which follows from its first position."""

    def __init__(self, game: Game, state: State, seen: str = STATE) -> None:
        if seen not in SEEN:
            raise ValueError(f"There is no observation '{seen}'. Known: {', '.join(SEEN)}.")
        self.game = game
        self.seen = seen
        self._state = state.copy()
        self.seats = len(state.scores())
        self.kinds = len(state.kinds())
        self.features = len(game.feature_names())
        self.actions = state.space().size
        self.layout: Layout | None = None if seen == FEATURES else layout_of(game.seen(state), self.seats)
        self.start = self.layout.size if self.layout else 0
        """Where the features begin, if there are any."""
        weighed = 0 if seen == STATE else self.seats * self.features + self.kinds + self.seats + 1
        self.size = self.start + weighed
        self.version = f"{game.name} {self.layout.digest() if self.layout else VERSION} {seen} {self.size}"
        """What a net has learned from arrays of one version means nothing for another."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Encoder, (self.game, self._state, self.seen)

    def observe(self, state: State, seat: int) -> "Floats":
        import numpy

        found = numpy.zeros(self.size, dtype=numpy.float32)
        if self.layout:
            # A list: filling it number by number is faster than filling an array.
            told = [0.0] * self.start
            self.layout.put(told, state, seat)
            found[: self.start] = told
        if self.seen != STATE:
            self._weigh(found[self.start :], state, seat)
        return found

    def _weigh(self, found: "Floats", state: State, seat: int) -> None:
        """Features of every seat, the kind of question and who is asked, the round."""
        for n in range(self.seats):
            start = n * self.features
            found[start : start + self.features] = self.game.features_seen(state, (seat + n) % self.seats, seat)
        used = self.seats * self.features
        found[:used] /= SCALE
        if state.seat >= 0:
            found[used + state.stack[-1][KIND]] = 1.0
            found[used + self.kinds + (state.seat - seat) % self.seats] = 1.0
        found[-1] = state.round / 6.0

    def vectors(self, observation: "Floats") -> "dict[str, Floats]":
        """The blocks of an observation by name: `table round_tiles`, `seat 0 coins` (own), `question kind`."""
        if self.layout is None:
            return {}
        return {block.name: observation[block.start : block.end] for block in self.layout.blocks}

    def planes(self, observation: "Floats") -> "dict[str, Floats]":
        """What it tells of the map, by name: an array of rows and columns each."""
        import numpy

        if self.layout is None:
            return {}
        places = self.layout.seen.places
        shape = tuple(1 + max(place[n] for place in places) for n in range(2))
        found = {}
        for name, numbers in self.layout.planes().items():
            plane = numpy.zeros(shape, dtype=numpy.float32)
            for number, cell in numbers:
                plane[places[cell]] = observation[number]
            found[name] = plane
        return found

    def mask(self, state: State, seat: int) -> "NDArray[numpy.int8]":
        """1 for every legal answer; nothing is legal for a seat that is not asked."""
        import numpy

        found = numpy.zeros(self.actions, dtype=numpy.int8)
        if state.seat == seat:
            found[state.moves()] = 1
        return found


def rewards(state: State) -> list[float]:
    """Zero-sum rewards at the end: winners share one win, and everybody pays an equal part of it."""
    seats = len(state.scores())
    winners = state.winners()
    if not winners:
        return [0.0] * seats
    return [(1 / len(winners) if seat in winners else 0.0) - 1 / seats for seat in range(seats)]
