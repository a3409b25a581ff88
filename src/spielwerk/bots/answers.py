"""Answers compared on the same imagined tables, where dice and draws come in the middle of turns.

A whole turn planned on one imagined table is chosen for its luck. Here only the answer at hand is fixed; the rest of
the turn and a few more are played anew on every table, by what that table brings. All answers meet the same tables, so
that luck does not tell them apart. The others wait: what they do matters less than chance, and would take most nodes.
"""

from collections.abc import Callable
from typing import Final

from spielwerk.bots.evaluation import Evaluation
from spielwerk.bots.interface import Meter
from spielwerk.bots.tree import Node, at_a_glance, judged
from spielwerk.bots.turns import Line, lines
from spielwerk.core.state import State

FURTHER: Final = 2
"""Own turns that are played after the present one."""
WIDTH: Final = 2
"""Unfinished ways through the rest of the present turn that are followed at a time."""
ENOUGH: Final = 40
"""Visits per answer after which more would tell nothing new."""


def best_of_each(found: list[Line]) -> list[Line]:
    """The best turn for each answer that one can begin with, best first."""
    firsts: dict[int, Line] = {}
    for line in found:
        known = firsts.get(line.moves[0])
        if known is None or line.value > known.value:
            firsts[line.moves[0]] = line
    return sorted(firsts.values(), key=lambda line: line.value, reverse=True)


def compare(root: Node, imagine: Callable[[], State], seat: int, evaluation: Evaluation, meter: Meter) -> None:
    """Visit the answers while the budget lasts; the n-th visit of each is to the n-th table."""
    tables: list[State] = []
    while meter.left() and root.visits < ENOUGH * len(root.branches):
        branch = root.select()
        if branch.visits == len(tables):
            tables.append(imagine())
        state = tables[branch.visits].copy()
        state.play(branch.moves[0])
        lead, own = judged(played_on(state, seat, evaluation, meter), seat, evaluation, meter)
        root.learn(branch, 1, lead, own)


def played_on(state: State, seat: int, evaluation: Evaluation, meter: Meter) -> State:
    """Where the seat stands after this turn and a few more."""
    round_ = state.round
    _finish_turn(state, seat, evaluation, meter)
    for _ in range(FURTHER):
        later = state.next_turn(seat, round_)
        if later is None:
            break
        state = later
        for move in at_a_glance(state, evaluation, meter):
            state.play(move)
        _finish_turn(state, seat, evaluation, meter)
    return state


def _finish_turn(state: State, seat: int, evaluation: Evaluation, meter: Meter) -> None:
    """Questions to others in between are answered by them."""
    while state.seat >= 0 and not state.opens_turn():
        if state.seat != seat and state.next_turn(seat, state.round) is not None:
            break
        width = WIDTH if state.seat == seat else 1
        for move in lines(state, state.seat, evaluation, meter, width)[0].moves:
            state.play(move)
