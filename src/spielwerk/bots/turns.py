"""Whole turns as moves: every sensible sequence of answers until another seat is asked, best first.

Conversions come first in a turn, in one canonical order, and only as far as they make an action possible that was not
possible without them. Where nothing but conversions is legal, they are the turn.
"""

from typing import Final

from spielwerk.bots.evaluation import Evaluation
from spielwerk.bots.interface import Meter
from spielwerk.core.play import CONVERTING, ENDING
from spielwerk.core.state import State

LONGEST: Final = 14
"""Limit of answers in a turn, after which it is taken as it is."""
FEW: Final = 8
"""Limit of first actions that are each followed separately."""


class Line:
    """A sequence of answers, the position it leads to, and its value for the seat."""

    def __init__(self, moves: list[int], state: State, value: float, over: bool) -> None:
        self.moves = moves
        self.state = state
        self.value = value
        self.over = over


def lines(root: State, seat: int, evaluation: Evaluation, meter: Meter, width: int, fund: bool = True) -> list[Line]:
    """Finished turns of the seat from the root, best first, found by a beam search of width `width`.

    Where a turn has few possible first actions, each gets its own beam, and the best turn of each comes before the
    rest: otherwise the many continuations of one action would crowd out all others.
    """
    begun = _beginnings(root, seat, evaluation, meter, fund)
    finished = [line for line in begun if line.over]
    unfinished = [line for line in begun if not line.over]
    if width == 1 or len(begun) > FEW:
        finished += _followed(_best(unfinished, width), seat, evaluation, meter, width)
        return _best(finished, len(finished))
    rest: list[Line] = []
    for line in unfinished:
        found = _followed([line], seat, evaluation, meter, max(1, width // 2))
        found.sort(key=_value, reverse=True)
        finished.append(found[0])
        rest += found[1:]
    return _best(finished, len(finished)) + _best(rest, len(rest))


def _followed(open_lines: list[Line], seat: int, evaluation: Evaluation, meter: Meter, width: int) -> list[Line]:
    """The finished turns that the unfinished ones lead to."""
    finished: list[Line] = []
    for _ in range(LONGEST):
        if not open_lines:
            break
        following: list[Line] = []
        for line in open_lines:
            verb_of = line.state.space().verb_of
            moves = evaluation.game.considered(line.state)
            ends = [move for move in moves if verb_of[move].role == ENDING]
            if not ends:
                moves = [move for move in moves if verb_of[move].role != CONVERTING] or moves
            for move in ends or moves:
                child = _extend(line, move, seat, evaluation, meter)
                (finished if child.over else following).append(child)
        open_lines = _best(following, width)
    return finished + open_lines


def _value(line: Line) -> float:
    return line.value


def _best(found: list[Line], width: int) -> list[Line]:
    found.sort(key=_value, reverse=True)
    return found[:width]


def _extend(line: Line, move: int, seat: int, evaluation: Evaluation, meter: Meter) -> Line:
    state = line.state.copy()
    state.play(move)
    meter.spend()
    over = state.seat != seat or state.space().verb_of[move].role == ENDING
    value = evaluation.settled(state, seat) if over else evaluation.value(state, seat)
    return Line([*line.moves, move], state, value, over)


def _beginnings(root: State, seat: int, evaluation: Evaluation, meter: Meter, fund: bool) -> list[Line]:
    """Every first action, with the conversions it needs."""
    verb_of = root.space().verb_of
    start = Line([], root, 0.0, False)
    found: list[Line] = []
    conversions: list[int] = []
    for move in evaluation.game.considered(root):
        if verb_of[move].role == CONVERTING:
            conversions.append(move)
        else:
            found.append(_extend(start, move, seat, evaluation, meter))
    if not found:
        return [_extend(start, move, seat, evaluation, meter) for move in conversions]
    if fund and conversions and not any(verb_of[move].role == ENDING for move in root.moves()):
        found += _funded(start, evaluation.game.funding(root), seat, evaluation, meter)
    return found


def _funded(start: Line, runs: list[list[int]], seat: int, evaluation: Evaluation, meter: Meter) -> list[Line]:
    """Actions made possible by the conversion runs that the game computed, each by the first that does."""
    known = {*start.state.moves(), *(move for run in runs for move in run)}
    found: list[Line] = []
    for run in runs:
        state = start.state.copy()
        meter.spend()
        for move in run:
            state.play(move)
        for unlocked in state.moves():
            if unlocked not in known:
                known.add(unlocked)
                found.append(_extend(Line(run, state, 0.0, False), unlocked, seat, evaluation, meter))
    return found
