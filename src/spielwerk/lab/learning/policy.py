"""A learned policy as a bot: whatever rates answers from the arrays of the environments can sit at a table."""

from typing import TYPE_CHECKING

from spielwerk.bots.interface import Bot, Sight
from spielwerk.games import game
from spielwerk.lab.learning.observation import Encoder

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray


class PolicyBot(Bot):
    """Gives the legal answer that `rate` likes best. Subclasses load their net and rate answers with it."""

    def rate(self, observation: "NDArray[numpy.float32]") -> "NDArray[numpy.float32]":
        """One number for every action of the game."""
        raise NotImplementedError

    def choose(self, sight: Sight) -> int:
        import numpy

        of, state = game(sight.game), sight.imagine(self.rng)
        encoder = Encoder(of, state)
        rated = self.rate(encoder.observe(state, sight.seat))
        legal = sight.moves()
        return legal[int(numpy.argmax(rated[legal]))]
