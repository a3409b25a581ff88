"""Replies of the opponents: fast turns, computed once for each set of legal answers and cached during a search.

Most actions of a seat do not change what its neighbours want; where they do, the neighbours have other legal answers
and their reply is computed again.
"""

from spielwerk.bots.evaluation import Evaluation
from spielwerk.bots.following import Following
from spielwerk.bots.interface import Meter
from spielwerk.bots.turns import lines
from spielwerk.core.state import State


class Replies:
    """Everybody's answers by the fast policy."""

    def __init__(self, evaluation: Evaluation, meter: Meter) -> None:
        self._evaluation = evaluation
        self._meter = meter
        self._kept: dict[tuple[int, ...], list[int]] = {}

    def next_turn(self, state: State, seat: int, last: int) -> State | None:
        """The state played on to the seat's next turn; None where the last round to follow is over before."""
        while state.seat >= 0 and state.round <= last and not (state.seat == seat and state.opens_turn()):
            for move in self._turn(state):
                if move not in state.moves():
                    break
                state.play(move)
        return state if state.seat == seat and state.round <= last else None

    def _turn(self, state: State) -> list[int]:
        choice = (state.seat, *state.moves())
        known = self._kept.get(choice)
        if known is None:
            known = self._kept[choice] = at_a_glance(state, self._evaluation, self._meter)
        else:
            self._meter.spend()
        return known


class Waiting:
    """Nobody's answers: all others skip their turns."""

    def next_turn(self, state: State, seat: int, last: int) -> State | None:
        return state.next_turn(seat, state.round) if state.round <= last else None


Others = Replies | Waiting


def others(following: Following, evaluation: Evaluation, meter: Meter) -> Others:
    return Replies(evaluation, meter) if following.replies else Waiting()


def at_a_glance(state: State, evaluation: Evaluation, meter: Meter) -> list[int]:
    """The best turn without conversions and with beam width 1; an automatic seat has only one."""
    if state.automatic(state.seat):
        return state.moves()[:1]
    return lines(state, state.seat, evaluation, meter, 1, fund=False)[0].moves
