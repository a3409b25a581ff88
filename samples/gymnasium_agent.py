"""Learn one seat against bots with Gymnasium: a worked example of `SeatEnv` and its vector environment.

    .venv/bin/python samples/gymnasium_agent.py terra-nova --games 300 --against random

Many tables run in step, the opponents are bots. The agent has one row of weights for each answer and is taught by
REINFORCE: what was done in a game with more points than usual becomes likelier, the rest less likely. The reward, a win
or not, says less about a game than its points, which are in the info of its last step. Equal calls give equal agents.
"""

import argparse
import sys
from typing import Any

from spielwerk.build.environment import ensure

ensure("lab", "learn")

import numpy  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from spielwerk.lab.learning.gymnasium_env import vector  # noqa: E402
from spielwerk.lab.reports.statistics import wilson  # noqa: E402

Floats = NDArray[numpy.float32]
Step = tuple[Floats, NDArray[numpy.int64], Floats]
"""What was seen, which answers were legal, and how each of them should have changed had the game been a good one."""

RATE = 0.05
SLOW = 0.01
"""How fast the idea of a usual score follows the scores."""
TABLES = 16


class Agent:
    """One row of weights per answer; the last column is its plain likelihood, whatever is seen."""

    def __init__(self, actions: int, size: int, seed: int) -> None:
        self.weights = numpy.zeros((actions, size + 1), dtype=numpy.float32)
        self.random = numpy.random.default_rng(seed)
        self.usual, self.spread = 0.0, 0.0

    def choose(self, observation: Floats, mask: NDArray[numpy.int8]) -> tuple[int, Step]:
        seen = numpy.append(observation, numpy.float32(1))
        legal = numpy.flatnonzero(mask)
        scores = self.weights[legal] @ seen
        likely = numpy.exp(scores - scores.max()).astype(numpy.float64)
        likely /= likely.sum()
        picked = int(self.random.choice(len(legal), p=likely))
        change = -likely.astype(numpy.float32)
        change[picked] += 1
        return int(legal[picked]), (seen, legal, change)

    def learn(self, steps: list[Step], score: float) -> None:
        if not self.spread:
            self.usual, self.spread = score, 10.0
        surprise = score - self.usual
        self.usual += SLOW * surprise
        self.spread += SLOW * (abs(surprise) - self.spread)
        gain = numpy.float32(RATE * surprise / self.spread)
        for seen, legal, change in steps:
            self.weights[legal] += gain * numpy.outer(change, seen) / (seen @ seen)


def play(agent: Agent, tables: Any, games: int, seed: int, learning: bool) -> float:
    """That many games at tables in step; returns how many were won, a shared win in parts."""
    seats = tables.envs[0].encoder.seats
    seen, _ = tables.reset(seed=seed)
    over = numpy.zeros(TABLES, dtype=numpy.bool_)
    memory: list[list[Step]] = [[] for _ in range(TABLES)]
    won, played = 0.0, 0
    while played < games:
        actions = numpy.zeros(TABLES, dtype=numpy.int64)
        # A table whose game is over starts anew in this step, whatever is answered.
        for table in numpy.flatnonzero(~over):
            actions[table], step = agent.choose(seen["observation"][table], seen["action_mask"][table])
            memory[table].append(step)
        seen, rewards, over, _, told = tables.step(actions)
        for table in numpy.flatnonzero(over)[: games - played]:
            if learning:
                agent.learn(memory[table], told["scores"][table][told["seat"][table]])
            memory[table].clear()
            won += float(rewards[table]) + 1 / seats
            played += 1
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="age-of-innovation")
    parser.add_argument("--games", type=int, default=1000, help="games to learn from")
    parser.add_argument("--check", type=int, default=200, help="games before and after")
    parser.add_argument("--against", default="random", help="the bots at the other seats")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    given = {"opponents": wanted.against.split(","), "observation": "features", "players": wanted.players}
    tables: Any = vector(wanted.game, TABLES, **given)
    encoder = tables.envs[0].encoder
    agent = Agent(encoder.actions, encoder.size, wanted.seed)

    def tell(when: str, seed: int) -> None:
        won = play(agent, tables, wanted.check, seed, learning=False)
        low, high = wilson(won, wanted.check)
        sys.stdout.write(
            f"{when}: {won:g} of {wanted.check} games won, {won / wanted.check:.1%} ({low:.1%} - {high:.1%})\n"
        )
        sys.stdout.flush()

    tell("before", 2**31)
    play(agent, tables, wanted.games, wanted.seed, learning=True)
    tell(f"after {wanted.games} games", 2**30)


if __name__ == "__main__":
    main()
