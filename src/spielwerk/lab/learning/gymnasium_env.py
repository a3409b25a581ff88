"""One seat of a game as a Gymnasium environment: the other seats are bots (dependency group `learn`).

from spielwerk.lab.learning.gymnasium_env import SeatEnv
table = SeatEnv("age-of-innovation", opponents=["greedy"], players=3)
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from spielwerk.bots.interface import Bot, Sight
from spielwerk.bots.registry import bot
from spielwerk.core.rng import derive
from spielwerk.core.state import State
from spielwerk.games import game
from spielwerk.lab.learning import brought_by
from spielwerk.lab.learning.observation import STATE, Encoder, rewards

with brought_by("learn"):
    import gymnasium
    import numpy
    from gymnasium import spaces

SEEDS = 2**48
"""Games draw their seeds from this range."""

Seen = dict[str, Any]


class SeatEnv(gymnasium.Env[Seen, Any]):
    """The agent is asked until the game is over; what happens in between is played by the opponents.

    Opponents have the seats after the agent's in turn, and begin again where there are fewer of them than seats.
    Without a fixed seat, the seat is drawn with every game. An illegal action raises `Refused`: mask them.
    """

    def __init__(
        self,
        name: str,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        observation: str = STATE,
        **options: object,
    ) -> None:
        self.metadata = {"render_modes": []}
        self.game = game(name)
        self.options = options
        self.opponents = list(opponents)
        self.fixed_seat = seat
        self.state: State = self.game.new(0, options)
        self.encoder = Encoder(self.game, self.state, observation)
        self.seat = seat or 0
        self._bots: list[Bot] = []
        self._sights: list[Sight] = []
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-numpy.inf, numpy.inf, (self.encoder.size,), numpy.float32),
                "action_mask": spaces.Box(0, 1, (self.encoder.actions,), numpy.int8),
            }
        )
        self.action_space = spaces.Discrete(self.encoder.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEEDS))
        self.state = self.game.new(drawn, self.options)
        seats = self.encoder.seats
        self.seat = derive(drawn, seats + 1) % seats if self.fixed_seat is None else self.fixed_seat
        named = [self.opponents[(seat - self.seat - 1) % seats % len(self.opponents)] for seat in range(seats)]
        self._bots = [bot(name, derive(drawn, seat + 1), self.game.name) for seat, name in enumerate(named)]
        self._sights = self._looking_on()
        self._let_others_play()
        return self._seen(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        self.state.play(int(action))
        self._let_others_play()
        over = self.state.seat < 0
        told: dict[str, Any] = {"seat": self.seat}
        if over:
            told["scores"] = self.state.scores()
        return self._seen(), rewards(self.state)[self.seat] if over else 0.0, over, False, told

    def action_masks(self) -> Any:
        """1 for every legal answer, under the name that masking libraries ask for. After the end it is action 0 alone:
        a vector environment asks once more and ignores the action, but nothing can be drawn from an empty mask."""
        mask = self.encoder.mask(self.state, self.seat)
        if self.state.seat < 0:
            mask[0] = 1
        return mask

    def __getstate__(self) -> dict[str, Any]:
        """Sights hold a reference to the state, so they are rebuilt for a copy of it."""
        return {**self.__dict__, "_sights": []}

    def __setstate__(self, found: dict[str, Any]) -> None:
        self.__dict__.update(found)
        self._sights = self._looking_on()

    def _looking_on(self) -> list[Sight]:
        return [Sight(self.game.name, self.state, seat) for seat in range(self.encoder.seats)]

    def _let_others_play(self) -> None:
        while (seat := self.state.seat) >= 0 and seat != self.seat:
            self.state.play(self._bots[seat].choose(self._sights[seat]))

    def _seen(self) -> Seen:
        return {"observation": self.encoder.observe(self.state, self.seat), "action_mask": self.action_masks()}


def vector(name: str, tables: int, **given: Any) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    """A vector environment with that many tables; finished ones reset themselves."""
    return gymnasium.vector.SyncVectorEnv([partial(SeatEnv, name, **given)] * tables)
