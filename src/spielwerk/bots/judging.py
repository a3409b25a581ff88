"""Analysis of a played turn against the alternatives: expected final points and the reasons for the difference, on the
same scale as hints.

All turns are judged with common random numbers, so that a difference is not a matter of luck. Where chance occurs
within turns, only the first answer is fixed; the rest of the turn is played as well as possible.
"""

from collections.abc import Mapping, Sequence
from math import inf
from typing import Any, Final

from spielwerk.bots.adviser import Adviser, Gist
from spielwerk.bots.answers import played_on
from spielwerk.bots.calibration import calibration_of, fitted, level
from spielwerk.bots.evaluation import Evaluation, evaluation_of
from spielwerk.bots.hint import (
    BY_THE_END,
    changes,
    first_action,
    foreseeable,
    reasons_for,
    steps,
    told_by_source,
)
from spielwerk.bots.interface import Budget, Meter, Sight
from spielwerk.bots.replies import Replies
from spielwerk.bots.rollouts import difference, rolled_out
from spielwerk.bots.search import Search
from spielwerk.bots.tree import Node, visit
from spielwerk.bots.turns import Line
from spielwerk.core.play import ENDING
from spielwerk.core.rng import Rng, derive
from spielwerk.core.state import State

NODES: Final = 2000
"""Nodes for finding turns worth judging."""
TO_THE_END: Final = 4000
"""Nodes for playing the best and the played turn on to the end of the game."""
WAYS: Final = 4
"""Alternatives that are judged besides the played turn."""
TABLES: Final = 12
"""Determinizations on which each turn is tried."""


class Levelled(Evaluation):
    """The evaluation on one level over all rounds: a turn that is followed into the next round must not seem better or
    worse because of the usual bias there. Within a round all differences stay as they are."""

    def __init__(self, usual: Evaluation, reference: float) -> None:
        self.game = usual.game
        self.weights = usual.weights
        self.net = usual.net
        self.share = usual.share
        self._measured = calibration_of(usual.game.name).evaluation
        self._reference = reference

    def value(self, state: State, seat: int) -> float:
        return super().value(state, seat) + self._above(state)

    def settled(self, state: State, seat: int) -> float:
        return super().settled(state, seat) + self._above(state)

    def _above(self, state: State) -> float:
        if state.seat < 0:
            return 0.0
        return level(fitted(self._measured, state.round), self._reference) - self._reference


class Way:
    """A turn, its expected points, and whether it is the one that was played."""

    def __init__(self, line: Line, played: bool) -> None:
        self.line = line
        self.played = played
        self.points = 0.0


def judge(game_name: str, position: Mapping[str, Any], answers: Sequence[str], seed: int = 0) -> dict[str, Any]:
    """The ways of a position in which a turn begins, the best first; `answers` is the one that was played."""
    adviser = Adviser(seed, Budget(NODES))
    evaluation = evaluation_of(game_name, adviser.weights)
    truth = evaluation.game.load(position)
    sight = Sight(game_name, truth, truth.seat)
    state = sight.imagine(Rng(seed))
    found = [line for _, line in adviser.ranked(sight, state, evaluation, adviser.budget.start())]
    ways = _ways(state, found, _played(state, answers, found, evaluation), evaluation)
    levelled = Levelled(evaluation, evaluation.settled(state, sight.seat))
    for way in ways:
        way.points = _worth(sight, state, way.line, levelled, seed)
    ways.sort(key=lambda way: -way.points)
    best, played = ways[0], next(way for way in ways if way.played)
    return {
        "seat": sight.seat,
        "round": state.round,
        "cost": round(best.points - played.points, 1),
        "why": _why(sight, state, best.line, played.line, evaluation, seed) if best is not played else [],
        "ways": [_told(state, way, evaluation) for way in ways],
    }


def _why(
    sight: Sight, state: State, best: Line, played: Line, evaluation: Evaluation, seed: int
) -> list[dict[str, Any]]:
    """What the best turn has that the played one has not: at once, and by the end where that is near enough to play
    both on to it."""
    rng, seat = Rng(derive(seed, TABLES)), sight.seat
    turns = [foreseeable(state, best), foreseeable(state, played)]
    futures = rolled_out(turns, lambda: sight.imagine(rng), evaluation, Budget(TO_THE_END).start(), seed)
    if not futures:
        return reasons_for(played.state, best.state, seat, evaluation)
    by_end = told_by_source(difference(futures, 0, [1]), BY_THE_END)
    return changes(played.state, best.state, seat, evaluation) + by_end


def _played(state: State, answers: Sequence[str], found: Sequence[Line], evaluation: Evaluation) -> Line:
    """The turn that was played; where chance occurs within turns, the best one with the same first answer."""
    if state.chance_in_turns():
        first = state.parse(answers[0])
        begun = next((line for line in found if line.moves[0] == first), None)
        return begun or _line(state, answers[:1], evaluation)
    return _line(state, answers, evaluation)


def _line(state: State, answers: Sequence[str], evaluation: Evaluation) -> Line:
    """The answers up to the end of the turn."""
    after, seat, moves = state.copy(), state.seat, []
    verb_of = state.space().verb_of
    over = False
    for notation in answers:
        moves.append(after.parse(notation))
        after.play(moves[-1])
        if over := after.seat != seat or verb_of[moves[-1]].role == ENDING:
            break
    value = evaluation.settled(after, seat) if over else evaluation.value(after, seat)
    return Line(moves, after, value, over)


def _ways(state: State, found: Sequence[Line], played: Line, evaluation: Evaluation) -> list[Way]:
    """The played one, and the best of others that begin with another action or lead elsewhere."""
    ways = [Way(played, played=True)]
    actions = {first_action(state, played)} if state.chance_in_turns() else set()
    gist = Gist(played, state.seat, evaluation)
    for line in found:
        action = first_action(state, line)
        if action not in actions and not gist.like(Gist(line, state.seat, evaluation)):
            ways.append(Way(line, played=False))
        actions.add(action)
        if len(ways) > WAYS:
            break
    return ways


def _worth(sight: Sight, state: State, line: Line, evaluation: Evaluation, seed: int) -> float:
    """Its result on the determinizations, which are the same for every turn."""
    tables = [sight.imagine(Rng(derive(seed, number))) for number in range(TABLES)]
    meter = Budget().start()
    return (_by_answers if state.chance_in_turns() else _by_turns)(tables, sight.seat, line, evaluation, meter)


def _by_turns(tables: Sequence[State], seat: int, line: Line, evaluation: Evaluation, meter: Meter) -> float:
    """There is no chance here, so the best of the visits is what the turn can lead to; the mean would include attempts
    that turned out bad."""
    root = Node([(0.0, line.moves)])
    branch, best = root.branches[0], -inf
    replies = Replies(evaluation, meter)
    for table in tables:
        before = branch.points
        visit(root, branch, table, seat, evaluation, meter, replies)
        best = max(best, branch.points - before)
    return best


def _by_answers(tables: Sequence[State], seat: int, line: Line, evaluation: Evaluation, meter: Meter) -> float:
    total = 0.0
    for table in tables:
        table.play(line.moves[0])
        total += evaluation.settled(played_on(table, seat, evaluation, meter), seat)
    return total / len(tables)


def _told(state: State, way: Way, evaluation: Evaluation) -> dict[str, Any]:
    moves = foreseeable(state, way.line)
    if way.played and state.chance_in_turns():
        # What followed in the game came of chance and is not judged.
        moves = moves[:1]
    return {
        "line": [state.notation(move) for move in moves],
        "steps": steps(evaluation.game, state, moves),
        "points": round(way.points, 1),
        "reasons": reasons_for(state, way.line.state, state.seat, evaluation),
        "played": way.played,
    }


def course(game_name: str, position: Mapping[str, Any], answers: Sequence[str]) -> list[dict[str, Any]]:
    """Expected final points of every seat at the beginning of each turn, from start to end of a game."""
    evaluation = evaluation_of(game_name, Search.weights)
    state = evaluation.game.load(position)
    measured = calibration_of(game_name).evaluation
    rows: list[dict[str, Any]] = []
    for ply, notation in enumerate(answers):
        if state.round > 0 and state.opens_turn():
            fit = fitted(measured, state.round)
            values = [round(level(fit, value), 1) for value in evaluation.values(state)]
            rows.append({"ply": ply, "seat": state.seat, "round": state.round, "values": values})
        state.play(state.parse(notation))
    return rows
