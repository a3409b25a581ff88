"""Single answers compared with common random numbers, for games with dice and draws in the middle of turns.

A whole turn planned on one determinization would be chosen for its luck. Here only the answer at hand is fixed; the
rest of the turn and a few more are rolled out on each determinization. All answers are tried on the same ones, which
cancels most of the noise. Opponents are skipped: they matter less than chance and would cost most of the nodes.
"""

from collections.abc import Callable
from typing import Final

from spielwerk.bots.evaluation import Evaluation
from spielwerk.bots.following import AS_USUAL, Following
from spielwerk.bots.halving import halve
from spielwerk.bots.interface import Meter
from spielwerk.bots.replies import at_a_glance
from spielwerk.bots.tree import Branch, Node, judged
from spielwerk.bots.turns import Line, lines
from spielwerk.core.state import State

FURTHER: Final = 2
"""Own turns of a rollout after the present one."""
WIDTH: Final = 2
"""Beam width for the rest of the present turn."""


def best_of_each(found: list[Line]) -> list[Line]:
    """The best turn for each possible first answer, best first."""
    firsts: dict[int, Line] = {}
    for line in found:
        known = firsts.get(line.moves[0])
        if known is None or line.value > known.value:
            firsts[line.moves[0]] = line
    return sorted(firsts.values(), key=lambda line: line.value, reverse=True)


def compare(
    root: Node,
    imagine: Callable[[], State],
    seat: int,
    evaluation: Evaluation,
    meter: Meter,
    following: Following = AS_USUAL,
) -> None:
    """All answers are tried on the same determinizations."""
    further = following.ahead - 1 if following.ahead else FURTHER

    def look(branch: Branch, table: State) -> None:
        table.play(branch.moves[0])
        lead, own = judged(played_on(table, seat, evaluation, meter, further), seat, evaluation, meter)
        root.learn(branch, 1, lead, own)

    halve(root, imagine, look, meter)


def played_on(state: State, seat: int, evaluation: Evaluation, meter: Meter, further: int = FURTHER) -> State:
    """The seat's evaluation after this turn and a few more."""
    round_ = state.round
    _finish_turn(state, seat, evaluation, meter)
    for _ in range(further):
        later = state.next_turn(seat, round_)
        if later is None:
            break
        state = later
        for move in at_a_glance(state, evaluation, meter):
            state.play(move)
        _finish_turn(state, seat, evaluation, meter)
    return state


def _finish_turn(state: State, seat: int, evaluation: Evaluation, meter: Meter) -> None:
    """Other seats answer the questions asked of them in between."""
    while state.seat >= 0 and not state.opens_turn():
        if state.seat != seat and state.next_turn(seat, state.round) is not None:
            break
        width = WIDTH if state.seat == seat else 1
        for move in lines(state, state.seat, evaluation, meter, width)[0].moves:
            state.play(move)
