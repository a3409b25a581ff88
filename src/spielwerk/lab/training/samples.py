"""Training samples: the inputs of positions at the end of turns, and the outcome of the game for that seat."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from spielwerk.bots.evaluation import Evaluation, evaluation_of
from spielwerk.bots.varied import Thought
from spielwerk.core.state import State
from spielwerk.lab.training.games import Course, positions

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

MISSED = "missed"
WIN = "win"
"""The first two heads: the residual of the weights in points, and the share of the win. Points by source follow."""


@dataclass
class Task:
    """A game to read, with the weights whose misses are to be learned and a number of its own."""

    game: str
    weights: str
    course: Course


@dataclass
class Siblings:
    """Positions after the turns that a search compared (siblings.py)."""

    numbers: "NDArray[numpy.int16]"
    rounds: "NDArray[numpy.int8]"
    said: "NDArray[numpy.float32]"
    worth: "NDArray[numpy.float32]"
    """What the search found them worth."""
    choice: "NDArray[numpy.int16]"
    """Which of the choices of the game it was; their rows lie together, best first."""


@dataclass
class Samples:
    """Rows of one game."""

    numbers: "NDArray[numpy.int16]"
    rounds: "NDArray[numpy.int8]"
    seats: "NDArray[numpy.int8]"
    said: "NDArray[numpy.float32]"
    """The final points predicted by the weights."""
    final: "NDArray[numpy.float32]"
    targets: "NDArray[numpy.float32]"
    """A column for each head; what is not a number is not known."""
    heads: list[str]
    siblings: Siblings | None = None


def sampled(task: Task) -> Samples:
    """The seat that has just finished its turn, and every seat when a round ends; and what searches compared."""
    import numpy

    evaluation = evaluation_of(task.game, task.weights)
    rows: list[tuple[list[int], int, float, int, dict[str, int]]] = []
    compared: list[Compared] = []
    round_ = 0

    def look(state: State, seats: list[int]) -> None:
        tally = state.tally()
        for seat in seats:
            if not state.automatic(seat):
                numbers = evaluation.game.numbers(state, seat, evaluation.game.features(state, seat))
                rows.append((numbers, state.round, evaluation.value(state, seat), seat, tally[seat]))

    for ply, (state, before) in enumerate(positions(task.game, task.course)):
        if state.seat < 0:
            break
        compared += _compared(evaluation, state, task.course.thoughts.get(ply, []), ply)
        if state.round != round_:
            round_ = state.round
            look(state, list(range(len(state.scores()))))
        elif state.seat != before >= 0:
            look(state, [before])
    final, tally, winners = state.scores(), state.tally(), state.winners()
    targets = [
        [final[seat] - said, float(seat in winners) / len(winners), *_gained(then, tally[seat])]
        for _, _, said, seat, then in rows
    ]
    return Samples(
        numpy.array([row[0] for row in rows], numpy.int16),
        numpy.array([row[1] for row in rows], numpy.int8),
        numpy.array([row[3] for row in rows], numpy.int8),
        numpy.array([row[2] for row in rows], numpy.float32),
        numpy.array([final[row[3]] for row in rows], numpy.float32),
        numpy.array(targets, numpy.float32),
        [MISSED, WIN, *tally[0]],
        _siblings(compared) if compared else None,
    )


Compared = tuple[list[int], int, float, float, int]
"""Numbers, round, what the weights say, what the search found, and the number of the choice."""


def _compared(evaluation: Evaluation, state: State, thought: Thought, choice: int) -> Iterator[Compared]:
    seat = state.seat
    for points, turn in thought:
        after = state.copy()
        for move in turn:
            after.play(move)
        numbers = evaluation.game.numbers(after, seat, evaluation.game.features(after, seat))
        yield numbers, after.round, evaluation.value(after, seat), points, choice


def _siblings(rows: list[Compared]) -> Siblings:
    import numpy

    return Siblings(
        numpy.array([row[0] for row in rows], numpy.int16),
        numpy.array([row[1] for row in rows], numpy.int8),
        numpy.array([row[2] for row in rows], numpy.float32),
        numpy.array([row[3] for row in rows], numpy.float32),
        numpy.array([row[4] for row in rows], numpy.int16),
    )


def _gained(before: dict[str, int], after: dict[str, int]) -> list[float]:
    return [float(points - before.get(source, 0)) for source, points in after.items()]


def joined(found: list[Samples]) -> Samples:
    import numpy

    def together(name: str) -> Any:
        return numpy.concatenate([getattr(each, name) for each in found])

    return Samples(
        together("numbers"),
        together("rounds"),
        together("seats"),
        together("said"),
        together("final"),
        together("targets"),
        found[0].heads,
    )
