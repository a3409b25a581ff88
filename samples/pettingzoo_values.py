"""Who will win? A worked example of the PettingZoo environment: learn the value of positions from what seats saw.

    .venv/bin/python samples/pettingzoo_values.py terra-nova --games 200

Random players play whole games. Whatever a seat saw when it was asked, and what it was rewarded with in the end, is one
row; ridge regression turns the rows into the value of an observation. It is held against games that it has not seen.
"""

import argparse
import sys

from spielwerk.build.environment import ensure

ensure("lab", "learn")

import numpy  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from spielwerk.lab.learning.pettingzoo_env import GameEnv, env  # noqa: E402

Floats = NDArray[numpy.float64]
Rows = list[tuple[int, NDArray[numpy.float32], float]]
"""The round, what a seat saw in it, and its reward in the end."""

PULL = 10.0
"""Towards zero: what a few games seem to say is mostly luck."""


def played(table: GameEnv, seed: int) -> Rows:
    """A game of random answers, as rows."""
    table.reset(seed=seed)
    chance = numpy.random.default_rng(seed)
    saw: dict[str, list[tuple[int, NDArray[numpy.float32]]]] = {agent: [] for agent in table.possible_agents}
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        if over:
            rewards[agent] = reward
            table.step(None)
            continue
        saw[agent].append((table.state_.round, observation["observation"]))
        table.step(int(chance.choice(numpy.flatnonzero(observation["action_mask"]))))
    return [(round_, seen, rewards[agent]) for agent, rows in saw.items() for round_, seen in rows]


def fitted(rows: Rows) -> Floats:
    """The weights of a linear value, the last one for what is always there."""
    seen = numpy.array([[*row, 1.0] for _, row, _ in rows])
    rewards = numpy.array([reward for *_, reward in rows])
    pulled: Floats = numpy.linalg.solve(seen.T @ seen + PULL * numpy.eye(seen.shape[1]), seen.T @ rewards)
    return pulled


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="age-of-innovation")
    parser.add_argument("--games", type=int, default=400, help="games to learn from; half as many are held out")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    table = env(wanted.game, observation="features", players=wanted.players)
    first = wanted.seed * 10**6
    learned = [row for number in range(wanted.games) for row in played(table, first + number)]
    held = [row for number in range(wanted.games // 2) for row in played(table, first + wanted.games + number)]
    weights = fitted(learned)
    sys.stdout.write("round  positions  correlation of value and reward, held-out games\n")
    for round_ in sorted({round_ for round_, *_ in held}):
        rows = [(seen, reward) for at, seen, reward in held if at == round_]
        values = [float(weights[:-1] @ seen + weights[-1]) for seen, _ in rows]
        found = numpy.corrcoef(values, [reward for _, reward in rows])[0, 1]
        sys.stdout.write(f"{round_:>5}  {len(rows):>9}  {found:+.2f}\n")


if __name__ == "__main__":
    main()
