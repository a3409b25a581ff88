"""Turns for people to choose from: `search` among turns that are really different.

Of nine tunnels that bring the same, a bot takes any. Showing a person three of them tells one thing three times, and
the nodes spent on them are lost to the next best turns.
"""

from collections.abc import Sequence
from typing import Final

from spielwerk.bots.evaluation import Evaluation
from spielwerk.bots.interface import Meter
from spielwerk.bots.search import Search
from spielwerk.bots.turns import Line
from spielwerk.core.play import CONVERTING
from spielwerk.core.state import State

LEAST: Final = 0.3
"""Points that are not worth a word."""
EQUAL: Final = 1e-6


class Adviser(Search):
    def candidates(self, state: State, seat: int, evaluation: Evaluation, meter: Meter, width: int) -> list[Line]:
        return different(super().candidates(state, seat, evaluation, meter, width), seat, evaluation)


class Gist:
    """What matters of a turn: what is done, in any order, what it brings the seat, and how the others stand after it,
    as far as the seat can tell. Not what was converted for it: a more expensive way brings less."""

    def __init__(self, line: Line, seat: int, evaluation: Evaluation) -> None:
        state, game = line.state, evaluation.game
        verb_of = state.space().verb_of
        self.done = sorted(verb_of[move].name for move in line.moves if verb_of[move].role != CONVERTING)
        self.own = [line.value, *game.features(state, seat)]
        self.others = [
            evaluation.weighed(game.features_seen(state, other, seat))
            for other in range(len(state.scores()))
            if other != seat
        ]

    def like(self, other: "Gist") -> bool:
        return (
            self.done == other.done
            and _within(EQUAL, self.own, other.own)
            and _within(LEAST, self.others, other.others)
        )


def different(found: Sequence[Line], seat: int, evaluation: Evaluation) -> list[Line]:
    """The first of turns that differ only in places or in other things that do not matter."""
    kept: list[Line] = []
    known: list[Gist] = []
    for line in found:
        gist = Gist(line, seat, evaluation)
        if not any(gist.like(other) for other in known):
            known.append(gist)
            kept.append(line)
    return kept


def _within(most: float, some: Sequence[float], others: Sequence[float]) -> bool:
    return all(abs(one - other) < most for one, other in zip(some, others, strict=True))
