"""Advice for people: the best turns with their expected points, and why, as message ids.

The reasons are the features of the evaluation that a turn changes most (`feature-cities` with its points), and what it
brings by the end of the game, by source: against the other turns where the budget allows to play them all on to the
end, else as far as the game's net expects it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spielwerk.bots.adviser import LEAST, Adviser
from spielwerk.bots.calibration import calibration_of, fitted, level, shift
from spielwerk.bots.evaluation import Evaluation, evaluation_of
from spielwerk.bots.interface import Budget, Meter, Sight
from spielwerk.bots.planner import Judged
from spielwerk.bots.registry import bot
from spielwerk.bots.replies import at_a_glance
from spielwerk.bots.rollouts import difference, rolled_out
from spielwerk.bots.sets import worth_of, worths
from spielwerk.bots.turns import Line
from spielwerk.core.game import Game
from spielwerk.core.play import CONVERTING, ROLES
from spielwerk.core.rng import Rng, derive
from spielwerk.core.state import State

REASONS: Final = 4
SOURCES: Final = 3
WORTH: Final = "feature-worth"
BY_THE_END: Final = "reason-by-the-end"
THAN_OTHERS: Final = "reason-than-others"
SEARCHED: Final = 2 / 3
"""Share of the budget for finding the turns; what is left plays them on to the end."""
OPEN: Final = "pending"
"""What open questions will bring. It drops when one is answered, which is not a reason; what the answer brings is."""


def hints(
    game_name: str, position: Mapping[str, Any], seed: int = 0, budget: Budget | None = None, most: int = 3
) -> list[dict[str, Any]]:
    """The best turns for the seat to move: every answer in notation and as a text, expected points (give or take
    `spread`), reasons."""
    adviser = Adviser(seed, budget)
    evaluation = evaluation_of(game_name, adviser.weights)
    true_state = evaluation.game.load(position)
    if true_state.seat < 0:
        return []
    sight = Sight(game_name, true_state, true_state.seat)
    state = sight.imagine(Rng(seed))
    if worth := worths(game_name, state, worth_of(game_name)):
        return _sets(evaluation, state, worth, most)
    meter, thought = adviser.budget.start(), adviser.budget.part(SEARCHED).start()
    ranked = adviser.ranked(sight, state, evaluation, thought)
    meter.spend(thought.spent)
    best = ranked[0][0] + shift(game_name, state.round, ranked[0][0])
    chosen = _different_actions(state, ranked, most)
    turns = [foreseeable(state, line) for _, line in chosen]
    by_end = _played_out(turns, sight, evaluation, meter, seed)
    return [
        _told(
            evaluation.game,
            state,
            turn,
            best + points - ranked[0][0],
            changes(state, line.state, sight.seat, evaluation)
            + (by_end[n] if by_end else by_the_end(state, line.state, sight.seat, evaluation)),
        )
        for n, ((points, line), turn) in enumerate(zip(chosen, turns, strict=True))
    ]


def _different_actions(state: State, ranked: Sequence[Judged], most: int) -> list[Judged]:
    """The best turns, one for each action."""
    firsts: dict[int, Judged] = {}
    for points, line in ranked:
        firsts.setdefault(first_action(state, line), (points, line))
    return list(firsts.values())[:most]


def _played_out(
    turns: Sequence[list[int]], sight: Sight, evaluation: Evaluation, meter: Meter, seed: int
) -> list[list[dict[str, Any]]]:
    """For every turn what it brings by the end against the others; nothing without time or another turn."""
    rng = Rng(derive(seed, 1))
    if len(turns) < 2 or not (futures := rolled_out(turns, lambda: sight.imagine(rng), evaluation, meter, seed)):
        return []
    everybody = range(len(turns))
    return [
        told_by_source(difference(futures, turn, [other for other in everybody if other != turn]), THAN_OTHERS)
        for turn in everybody
    ]


def _sets(evaluation: Evaluation, state: State, worth: Mapping[int, float], most: int) -> list[dict[str, Any]]:
    """What to take before the game, as bots do: by what it brought in many games, not by the evaluation."""
    likeliest = sorted(worth, key=lambda move: (-worth[move], move))[:most]
    begun = _begun(evaluation, state, likeliest[0])
    found = []
    for move in likeliest:
        points = begun + worth[move] - worth[likeliest[0]]
        reason = {"id": WORTH, "args": {"n": f"{worth[move]:+.1f}"}}
        found.append(_told(evaluation.game, state, [move], points, [reason]))
    return found


def _begun(evaluation: Evaluation, state: State, move: int) -> float:
    """Expected final points where the first round begins, everybody choosing at a glance after this answer: before that
    nothing is calibrated."""
    follow, seat, meter = state.copy(), state.seat, Budget().start()
    follow.play(move)
    while follow.round == state.round and follow.seat >= 0:
        for answer in at_a_glance(follow, evaluation, meter):
            follow.play(answer)
    fit = fitted(calibration_of(evaluation.game.name).evaluation, follow.round)
    return level(fit, evaluation.settled(follow, seat))


def _told(game: Game, state: State, moves: list[int], points: float, reasons: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "line": [state.notation(move) for move in moves],
        "steps": steps(game, state, moves),
        "points": round(points, 1),
        "spread": fitted(calibration_of(game.name).search, state.round).error,
        "reasons": reasons,
    }


def advice(game_name: str, position: Mapping[str, Any], level: str, seed: int) -> list[dict[str, Any]]:
    """The same with the budget of a level that people choose."""
    return hints(game_name, position, seed, bot(level, game=game_name).budget)


def foreseeable(state: State, line: Line) -> list[int]:
    """The answers up to the first die, draw or hidden thing: what follows belongs to a determinization only."""
    walk = state.copy()
    walk.events = []
    moves: list[int] = []
    for move in line.moves:
        moves.append(move)
        walk.play(move)
        if any(walk.reveals(event) for event in walk.events):
            break
    return moves


def steps(game: Game, state: State, moves: list[int]) -> list[dict[str, Any]]:
    """The answers as message ids with their roles, each described in the position where it is given."""
    walk = state.copy()
    verb_of = state.space().verb_of
    told: list[dict[str, Any]] = []
    for move in moves:
        name, args = game.describe_move(walk, move)
        told.append({"id": name, "args": args, "role": ROLES[verb_of[move].role]})
        walk.play(move)
    return told


def first_action(state: State, line: Line) -> int:
    """What the turn is about: its first answer that is not a conversion."""
    verb_of = state.space().verb_of
    return next((move for move in line.moves if verb_of[move].role != CONVERTING), line.moves[0])


def reasons_for(before: State, after: State, seat: int, evaluation: Evaluation) -> list[dict[str, Any]]:
    """What is better or worse for the seat at once, and what that leads to."""
    return changes(before, after, seat, evaluation) + by_the_end(before, after, seat, evaluation)


def changes(before: State, after: State, seat: int, evaluation: Evaluation) -> list[dict[str, Any]]:
    """What changes for the seat, in points, the largest change first."""
    game = evaluation.game
    old, new = game.features(before, seat), game.features(after, seat)
    found = [
        (weight * (there - here), name)
        for name, weight, here, there in zip(game.feature_names(), evaluation.weights, old, new, strict=True)
        if name != OPEN or there > here
    ]
    found.sort(key=lambda change: -abs(change[0]))
    return [
        {"id": f"feature-{name}", "args": {"n": f"{change:+.1f}"}}
        for change, name in found[:REASONS]
        if abs(change) >= LEAST
    ]


def by_the_end(before: State, after: State, seat: int, evaluation: Evaluation) -> list[dict[str, Any]]:
    """How the expected final points of the seat change, by source, the largest change first."""
    here, there = evaluation.sources(before, seat), evaluation.sources(after, seat)
    return told_by_source({source: points - here[source] for source, points in there.items()}, BY_THE_END)


def told_by_source(more: Mapping[str, float], text: str) -> list[dict[str, Any]]:
    """The largest differences, as messages."""
    found = sorted(more.items(), key=lambda change: -abs(change[1]))
    return [
        {"id": text, "args": {"n": f"{change:+.1f}", "tally": source}}
        for source, change in found[:SOURCES]
        if abs(change) >= LEAST
    ]
