"""OpenSpiel's own search at our tables: information-set Monte Carlo tree search against random players.

    .venv/bin/python samples/openspiel_search.py terra-nova --games 10 --simulations 30

The search gets states in which everything that its seat cannot know is drawn anew (`resample_from_infostate`), and
nature's nodes where something is drawn. A leaf is worth the seat's lead by our evaluation. Equal calls, equal games.
"""

import argparse
import math
import sys
from typing import Any

from spielwerk.build.environment import ensure

ensure("lab", "openspiel")

import numpy  # noqa: E402
import pyspiel  # noqa: E402
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from open_spiel.python.algorithms.mcts import Evaluator  # noqa: E402

from spielwerk.bots.evaluation import evaluation_of  # noqa: E402
from spielwerk.lab.learning.openspiel import short_name  # noqa: E402
from spielwerk.lab.reports.statistics import wilson  # noqa: E402

EXPLORING = 1.0
LARGE = 20.0
"""Points of a lead that is nearly a win."""


class Lead(Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """How far a seat is before the best of the others, from -1 to 1; all answers are equally promising."""

    def __init__(self, name: str) -> None:
        self.evaluation = evaluation_of(name)

    def evaluate(self, state: Any) -> list[float]:
        points = self.evaluation.values(state.table)
        return [math.tanh((mine - max(points[:seat] + points[seat + 1 :])) / LARGE) for seat, mine in enumerate(points)]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(game: Any, number: int, simulations: int, seed: int) -> float:
    """A game with the search on one seat, moving on with every game; returns its part of the win."""
    chance = numpy.random.RandomState(seed * 1000 + number)
    search = ISMCTSBot(
        game=game, evaluator=Lead(game.name), uct_c=EXPLORING, max_simulations=simulations, random_state=chance
    )
    state, mine = game.new_initial_state(), number % game.num_players()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=chances)))
        elif state.current_player() == mine:
            state.apply_action(search.step(state))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    reward: float = state.returns()[mine]
    return reward + 1 / float(game.num_players())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="age-of-innovation")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=50, help="of each answer")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game = pyspiel.load_game(f"{short_name(wanted.game)}(players={wanted.players})")
    won = sum(play(game, number, wanted.simulations, wanted.seed) for number in range(wanted.games))
    low, high = wilson(won, wanted.games)
    rate = won / wanted.games
    sys.stdout.write(f"against random: {won:g} of {wanted.games} games won, {rate:.1%} ({low:.1%} - {high:.1%})\n")


if __name__ == "__main__":
    main()
