"""Batched self-play: one call of a policy answers for all tables at once (dependency group `learn`)."""

from collections.abc import Callable
from typing import Any

import numpy
from numpy.typing import NDArray

from spielwerk.core.rng import derive
from spielwerk.core.state import State
from spielwerk.games import game
from spielwerk.lab.learning.observation import STATE, Encoder, rewards

Floats = NDArray[numpy.float32]
Mask = NDArray[numpy.int8]
Policy = Callable[[Floats, Mask], NDArray[numpy.int64]]
"""Observations and masks of all tables (tables x size) -> one legal action each."""


class SelfPlay:
    """Finished tables reset with the next seed; `finished` has their results."""

    def __init__(self, name: str, tables: int, seed: int = 0, observation: str = STATE, **options: object) -> None:
        self._game = game(name)
        self._options = options
        self._seed = seed
        self._started = 0
        self.states: list[State] = [self._new() for _ in range(tables)]
        self.encoder = Encoder(self._game, self.states[0], observation)
        self.observations = numpy.zeros((tables, self.encoder.size), dtype=numpy.float32)
        self.masks = numpy.zeros((tables, self.encoder.actions), dtype=numpy.int8)
        self.seats = [state.seat for state in self.states]
        self.finished: list[tuple[int, list[int], list[float]]] = []
        """For each game that ended in the last step: its table, the scores and the rewards of all seats."""
        for table in range(tables):
            self._look(table)

    def step(self, actions: Any) -> None:
        """One answer at every table."""
        self.finished = []
        for table, action in enumerate(actions):
            state = self.states[table]
            state.play(int(action))
            if state.seat < 0:
                self.finished.append((table, state.scores(), rewards(state)))
                self.states[table] = self._new()
            self._look(table)

    def run(self, policy: Policy, steps: int) -> list[list[int]]:
        """Run `steps` steps with one policy for all seats; returns the scores of all games that ended."""
        scores = []
        for _ in range(steps):
            self.step(policy(self.observations, self.masks))
            scores += [final for _, final, _ in self.finished]
        return scores

    def _new(self) -> State:
        self._started += 1
        return self._game.new(derive(self._seed, self._started - 1), self._options)

    def _look(self, table: int) -> None:
        state = self.states[table]
        self.seats[table] = state.seat
        self.observations[table] = self.encoder.observe(state, state.seat)
        self.masks[table] = self.encoder.mask(state, state.seat)
