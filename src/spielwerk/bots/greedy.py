"""One-ply lookahead: the answer that leaves the best position by the game's evaluation."""

from typing import Final

from spielwerk.bots.evaluation import evaluation_of
from spielwerk.bots.interface import Bot, Sight
from spielwerk.bots.sets import worth_of, worthiest
from spielwerk.core.play import ENDING, STOPPING

ENDS: Final = (ENDING, STOPPING)


class Greedy(Bot):
    """Evaluates the outcome of every answer; ties go to the answer that ends the turn or the question."""

    def choose(self, sight: Sight) -> int:
        state = sight.imagine(self.rng)
        if (wanted := worthiest(sight.game, state, worth_of(sight.game))) is not None:
            return wanted
        evaluation = evaluation_of(sight.game, self.weights)
        moves = evaluation.game.considered(state)
        self.looked_at += len(moves)
        best, best_value = moves[0], float("-inf")
        for move in moves:
            outcome = state.copy()
            outcome.play(move)
            value = evaluation.value(outcome, sight.seat) + (1e-6 if sight.role(move) in ENDS else 0.0)
            if value > best_value:
                best, best_value = move, value
        return best
