"""The agent of `train_agent.py` as a bot.

.venv/bin/python samples/train_agent.py age-of-innovation --out agent.npz
./spielwerk arena age-of-innovation --bots samples/trained_bot.py@Trained,random --games 100

It reads `agent.npz` in the current folder, or the file that AGENT names, and plays with as many players as it has
learned with.
"""

import os

import numpy
from numpy.typing import NDArray

from spielwerk.bots.interface import Budget
from spielwerk.lab.learning.policy import PolicyBot

Floats = NDArray[numpy.float32]


class Trained(PolicyBot):
    observation = "features"

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        found = numpy.load(os.environ.get("AGENT", "agent.npz"))
        self.net: Floats = found["weights"]
        # A table with other arrays, of another game or number of players, is refused in a sentence.
        self.version = str(found["version"])

    def rate(self, observation: Floats) -> Floats:
        rated: Floats = self.net @ numpy.append(observation, numpy.float32(1))
        return rated
