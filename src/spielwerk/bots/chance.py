"""Random players: the baseline for other bots, and fast enough for large simulations."""

from typing import Final

from spielwerk.bots.interface import Bot, Sight
from spielwerk.core.play import CONVERTING, ENDING, PASSING

LAST_RESORT: Final = (PASSING, ENDING, CONVERTING)
"""Roles that are played only when nothing else is legal; conversions now and then."""
ONE_IN: Final = 8


class Uniform(Bot):
    """Every legal answer is equally likely."""

    def choose(self, sight: Sight) -> int:
        moves = sight.moves()
        return moves[self.rng.below(len(moves))]


class Random(Bot):
    """Random answers, but it passes only when it must and converts one time in eight, so that games fill up."""

    def choose(self, sight: Sight) -> int:
        below = self.rng.below
        moves, role = sight.moves(), sight.roles
        actions = [move for move in moves if role[move] not in LAST_RESORT]
        conversions = [move for move in moves if role[move] == CONVERTING]
        if conversions and (len(conversions) == len(moves) or below(ONE_IN) == 0):
            return conversions[below(len(conversions))]
        if actions:
            return actions[below(len(actions))]
        others = [move for move in moves if role[move] != CONVERTING]
        return others[below(len(others))]
