"""A worked example: an agent that knows only how to count learns what positions are worth, and beats random.

It starts with nothing but its points, plays against itself one answer ahead with some random answers mixed in, fits the
final scores to the features it saw (least squares), and plays on with what it learned. A few minutes on one core:

    .venv/bin/python examples/learn_values.py
"""

import sys

import numpy
from numpy.typing import NDArray

from spielwerk.core.rng import Rng, derive
from spielwerk.core.state import State
from spielwerk.games import game

GAME = game("age-of-innovation")
SEATS = 2
CURIOSITY = 8
"""One answer in so many is random while learning."""

Weights = NDArray[numpy.float64]


def best_answer(state: State, weights: Weights) -> int:
    """One answer ahead. The games of this example with two players hide only what cannot be looked up in features."""

    def value(move: int) -> float:
        after = state.copy()
        after.play(move)
        return float(weights @ numpy.array(GAME.features(after, state.seat)))

    return max(state.moves(), key=value)


def learn_from(games: int, weights: Weights, seed: int) -> Weights:
    """Play against itself and fit the final scores."""
    rows: list[list[float]] = []
    finals: list[int] = []
    for number in range(games):
        state = GAME.new(derive(seed, number), {"players": SEATS})
        rng = Rng(derive(seed, number))
        seen: list[int] = []
        while state.seat >= 0:
            moves = state.moves()
            curious = rng.below(CURIOSITY) == 0
            move = moves[rng.below(len(moves))] if curious else best_answer(state, weights)
            rows.append(GAME.features(state, state.seat))
            seen.append(state.seat)
            state.play(move)
        finals += [state.scores()[seat] for seat in seen]
    features = numpy.array(rows)
    spread = features.std(axis=0) + 1e-9
    scaled = (features - features.mean(axis=0)) / spread
    target = numpy.array(finals) - numpy.mean(finals)
    learned = numpy.linalg.solve(scaled.T @ scaled + 100 * numpy.eye(len(spread)), scaled.T @ target) / spread
    return numpy.asarray(learned)


def wins_against_random(games: int, weights: Weights, seed: int) -> float:
    won = 0.0
    for number in range(games):
        state = GAME.new(derive(seed, number), {"players": SEATS})
        rng = Rng(derive(seed, number))
        mine = number % SEATS
        while state.seat >= 0:
            moves = state.moves()
            state.play(best_answer(state, weights) if state.seat == mine else moves[rng.below(len(moves))])
        winners = state.winners()
        won += (mine in winners) / len(winners)
    return won / games


def main(rounds: int = 4, games: int = 30) -> float:
    weights = numpy.array([1.0 if name == "points" else 0.0 for name in GAME.feature_names()])
    rate = wins_against_random(games, weights, 1)
    sys.stdout.write(f"before learning: wins {rate:.0%} against random\n")
    for n in range(rounds):
        weights = learn_from(games, weights, 100 + n)
        rate = wins_against_random(games, weights, 1)
        sys.stdout.write(f"after {(n + 1) * games} games of self-play: wins {rate:.0%}\n")
    return rate


if __name__ == "__main__":
    main()
