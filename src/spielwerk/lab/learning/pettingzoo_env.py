"""Every registered game as a PettingZoo AEC environment with action masks (dependency group `learn`).

from spielwerk.lab.learning.pettingzoo_env import env
table = env("age-of-innovation", players=3)
"""

from typing import Any

from spielwerk.core.naming import letter
from spielwerk.core.state import State
from spielwerk.games import game
from spielwerk.lab.learning import brought_by
from spielwerk.lab.learning.observation import STATE, Encoder, rewards

with brought_by("learn"):
    import numpy
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv

SEEDS = 2**48
"""Games draw their seeds from this range."""


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Agents are seats A, B, C; an action is an answer of the game's action space."""

    def __init__(self, name: str, observation: str, options: dict[str, object]) -> None:
        super().__init__()
        self.game = game(name)
        self.options = options
        self.metadata = {"name": f"{name}_v{self.game.engine}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.state_: State = self.game.new(0, options)
        self.encoder = Encoder(self.game, self.state_, observation)
        self.possible_agents = [letter(seat) for seat in range(self.encoder.seats)]
        self.agents = self.possible_agents[:]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation = spaces.Dict(
            {
                "observation": spaces.Box(-numpy.inf, numpy.inf, (self.encoder.size,), numpy.float32),
                "action_mask": spaces.Box(0, 1, (self.encoder.actions,), numpy.int8),
            }
        )
        self._actions = {agent: spaces.Discrete(self.encoder.actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> Any:
        return self._observation

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {
            "observation": self.encoder.observe(self.state_, seat),
            "action_mask": self.encoder.mask(self.state_, seat),
        }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.state_ = self.game.new(int(self._random.integers(SEEDS)), self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = letter(self.state_.seat)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state_.play(int(action))
        if self.state_.seat >= 0:
            self.agent_selection = letter(self.state_.seat)
        else:
            self.rewards = dict(zip(self.possible_agents, rewards(self.state_), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            for seat, score in enumerate(self.state_.scores()):
                self.infos[letter(seat)] = {"score": score}
        self._accumulate_rewards()

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None


def env(name: str, observation: str = STATE, **options: object) -> GameEnv:
    """The environment of a game with its options."""
    return GameEnv(name, observation, options)
