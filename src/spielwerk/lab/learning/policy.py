"""A learned policy as a bot: anything that rates actions from an observation can play."""

from typing import TYPE_CHECKING

from spielwerk.bots.interface import Bot, Sight
from spielwerk.core.state import State
from spielwerk.games import game
from spielwerk.lab.learning.observation import STATE, Encoder

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray


class OtherArrays(Exception):
    """A net that was trained with another version of the observation."""


class PolicyBot(Bot):
    """Plays the legal answer with the highest rating. Subclasses load their net and implement `rate`."""

    observation = STATE
    """What its arrays hold (`Encoder`) ..."""
    version = ""
    """... and their version, if it is known: arrays of another one are refused."""
    _encoder: Encoder | None = None

    def rate(self, observation: "NDArray[numpy.float32]") -> "NDArray[numpy.float32]":
        """One number for every action of the game."""
        raise NotImplementedError

    def choose(self, sight: Sight) -> int:
        import numpy

        state = sight.imagine(self.rng)
        rated = self.rate(self._arrays(sight, state).observe(state, sight.seat))
        legal = sight.moves()
        return legal[int(numpy.argmax(rated[legal]))]

    def _arrays(self, sight: Sight, state: State) -> Encoder:
        if self._encoder is None:
            self._encoder = Encoder(game(sight.game), state, self.observation)
            if self.version not in ("", self._encoder.version):
                raise OtherArrays(f"It was taught with '{self.version}', here is '{self._encoder.version}'.")
        return self._encoder
