"""Turns played on to the end of the game: what each of them brings by source.

All turns are followed on the same futures. A future is a determinization with tastes of its own, so that even a game
without chance has several; within it everybody answers at a glance.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final

from spielwerk.bots.evaluation import Evaluation
from spielwerk.bots.interface import Meter
from spielwerk.bots.replies import at_a_glance
from spielwerk.bots.tastes import tasted
from spielwerk.core.rng import Rng, derive
from spielwerk.core.state import State

FEWEST: Final = 4
"""Futures below which nothing can be said."""
MOST: Final = 16
SPREAD: Final = 25
"""How far the weights of the futures differ, in percent."""
SURE: Final = 2.0
"""Standard errors that a difference must reach to be told."""

Sheet = dict[str, int]
"""Final points by source."""


def rolled_out(
    turns: Sequence[Sequence[int]], imagine: Callable[[], State], evaluation: Evaluation, meter: Meter, seed: int
) -> list[list[Sheet]]:
    """The sheets of the seat to move, for each future one of every turn; nothing where the budget is too small."""
    found: list[list[Sheet]] = []
    while len(found) < MOST and meter.left():
        table = imagine()
        playing = tasted(evaluation, Rng(derive(seed, len(found))), SPREAD)
        found.append([_sheet(table.copy(), turn, playing, meter) for turn in turns])
    return found if len(found) >= FEWEST else []


def _sheet(state: State, turn: Sequence[int], evaluation: Evaluation, meter: Meter) -> Sheet:
    seat = state.seat
    for move in turn:
        if move not in state.moves():
            break
        state.play(move)
    while state.seat >= 0:
        for move in at_a_glance(state, evaluation, meter):
            state.play(move)
    return state.tally()[seat]


def difference(futures: Sequence[Sequence[Sheet]], turn: int, others: Sequence[int]) -> dict[str, float]:
    """By source what a turn brings more than the mean of others, as far as the futures agree on it."""
    found: dict[str, float] = {}
    for source in futures[0][turn]:
        more = [
            sheets[turn][source] - math.fsum(sheets[other][source] for other in others) / len(others)
            for sheets in futures
        ]
        mean = math.fsum(more) / len(more)
        doubt = math.sqrt(math.fsum((one - mean) ** 2 for one in more) / (len(more) - 1) / len(more))
        if abs(mean) > SURE * doubt:
            found[source] = mean
    return found
