"""Teach a small agent a game and let it play `random`: a worked example of the laboratory's learning tools.

    .venv/bin/python samples/train_agent.py age-of-innovation --games 1500 --out agent.npz

The agent sees what every learning environment gives: an array of observations and a mask of legal answers. It has one
row of weights for each answer, turns them into probabilities, and is taught by REINFORCE: whatever was done in a game
with more points than usual becomes likelier, the rest less likely. Equal calls give equal agents.
"""

import argparse
import sys
from collections.abc import Callable

from spielwerk.build.environment import ensure

ensure("lab", "learn")

import numpy  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from spielwerk.bots.interface import Sight  # noqa: E402
from spielwerk.bots.registry import bot  # noqa: E402
from spielwerk.core.rng import derive  # noqa: E402
from spielwerk.lab.learning.observation import Encoder  # noqa: E402
from spielwerk.lab.learning.selfplay import SelfPlay  # noqa: E402
from spielwerk.lab.reports.statistics import mean_interval, wilson  # noqa: E402

Floats = NDArray[numpy.float32]
Step = tuple[Floats, NDArray[numpy.int64], Floats]
"""What was seen, which answers were legal, and how each of them should have changed had the game been a good one."""

RATE = 0.02
SLOW = 0.01
"""How fast the idea of a usual score follows the scores."""
OBSERVATION = "features"
"""A row of weights per answer is too little for the whole table: it takes what the evaluation makes of it."""
TABLES = 32
CHECK_SEED = 2**31
"""Games of the check are none that were learned from."""


class Agent:
    """One row of weights per answer; the last column is its plain likelihood, whatever is seen."""

    def __init__(self, encoder: Encoder, seed: int) -> None:
        self.version = encoder.version
        self.weights = numpy.zeros((encoder.actions, encoder.size + 1), dtype=numpy.float32)
        self.random = numpy.random.default_rng(seed)
        self.usual, self.spread = 0.0, 0.0

    def choose(self, observation: Floats, mask: NDArray[numpy.int8]) -> tuple[int, Step]:
        """An answer, drawn by its probability, and what to remember of it."""
        seen = numpy.append(observation, numpy.float32(1))
        legal = numpy.flatnonzero(mask)
        scores = self.weights[legal] @ seen
        likely = numpy.exp(scores - scores.max())
        likely /= likely.sum()
        picked = int(self.random.choice(len(legal), p=likely / likely.sum(dtype=numpy.float64)))
        change = -likely
        change[picked] += 1
        return int(legal[picked]), (seen, legal, change)

    def learn(self, steps: list[Step], score: float) -> None:
        """More of what led to more points than usual."""
        if not self.spread:
            self.usual, self.spread = score, 10.0
        surprise = score - self.usual
        self.usual += SLOW * surprise
        self.spread += SLOW * (abs(surprise) - self.spread)
        gain = numpy.float32(RATE * surprise / self.spread)
        for seen, legal, change in steps:
            self.weights[legal] += gain * numpy.outer(change, seen) / (seen @ seen)


def train(name: str, games: int, seed: int, players: int, tell: Callable[[str], None]) -> Agent:
    """An agent that has played so many games against itself, on many tables in step."""
    tables = SelfPlay(name, TABLES, seed=seed, observation=OBSERVATION, players=players)
    agent = Agent(tables.encoder, seed)
    memory: list[list[list[Step]]] = [[[] for _ in range(players)] for _ in range(TABLES)]
    played = 0
    while played < games:
        actions = []
        for table, seat in enumerate(tables.seats):
            action, step = agent.choose(tables.observations[table], tables.masks[table])
            memory[table][seat].append(step)
            actions.append(action)
        tables.step(actions)
        for table, scores, _ in tables.finished:
            for seat, steps in enumerate(memory[table]):
                agent.learn(steps, scores[seat])
                steps.clear()
            played += 1
            if played % 250 == 0:
                tell(f"{played} games, usual score {agent.usual:.1f}")
    return agent


def check(agent: Agent, name: str, games: int, seed: int, players: int) -> tuple[float, list[tuple[int, float]]]:
    """Wins of the agent, one against `random` on all other seats, moving on a seat with every game; and both scores."""
    won, found = 0.0, []
    for number in range(games):
        check_seed = derive(CHECK_SEED + seed, number)
        tables = SelfPlay(name, 1, seed=check_seed, observation=OBSERVATION, players=players)
        mine = number % players
        others = [bot("random", derive(seed, number * players + seat)) for seat in range(players)]
        sights = [Sight(name, tables.states[0], seat) for seat in range(players)]
        while not tables.finished:
            seat = tables.seats[0]
            if seat == mine:
                action, _ = agent.choose(tables.observations[0], tables.masks[0])
            else:
                action = others[seat].choose(sights[seat])
            tables.step([action])
        _, scores, rewards = tables.finished[0]
        won += rewards[mine] + 1 / players
        found.append((scores[mine], (sum(scores) - scores[mine]) / (players - 1)))
    return won, found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="age-of-innovation")
    parser.add_argument("--games", type=int, default=1500, help="games of self-play")
    parser.add_argument("--check", type=int, default=200, help="games against random")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", help="file for the weights (.npz)")
    wanted = parser.parse_args()

    def tell(words: str) -> None:
        sys.stdout.write(words + "\n")
        sys.stdout.flush()

    agent = train(wanted.game, wanted.games, wanted.seed, wanted.players, tell)
    if wanted.out:
        numpy.savez_compressed(wanted.out, weights=agent.weights, version=agent.version)
    won, scores = check(agent, wanted.game, wanted.check, wanted.seed, wanted.players)
    low, high = wilson(won, wanted.check)
    tell(f"against random: {won:g} of {wanted.check} games won, {won / wanted.check:.1%} ({low:.1%} - {high:.1%})")
    for who, values in (("agent", [mine for mine, _ in scores]), ("random", [other for _, other in scores])):
        mean = numpy.mean(values)
        least, most = mean_interval(float(mean), float(numpy.std(values)), len(values))
        tell(f"{who}: mean score {mean:.1f} ({least:.1f} - {most:.1f})")


if __name__ == "__main__":
    main()
