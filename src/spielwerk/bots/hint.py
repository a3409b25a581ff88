"""Advice for people: the best turns with their expected points, and why, as message ids.

The reasons are the features of the evaluation that a turn changes most: `feature-cities` with its points.
"""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.bots.calibration import calibration_of, fitted, shift
from spielwerk.bots.evaluation import Evaluation, evaluation_of
from spielwerk.bots.interface import Budget, Sight
from spielwerk.bots.registry import bot
from spielwerk.bots.search import Search
from spielwerk.bots.turns import Line
from spielwerk.core.game import Game
from spielwerk.core.play import CONVERTING, ROLES
from spielwerk.core.rng import Rng
from spielwerk.core.state import State

REASONS: Final = 4
LEAST: Final = 0.3
"""Reasons worth fewer points than this are left out."""


def hints(
    game_name: str, position: Mapping[str, Any], seed: int = 0, budget: Budget | None = None, most: int = 3
) -> list[dict[str, Any]]:
    """The best turns for the seat to move: every answer in notation and as a text, expected points (give or take
    `spread`), reasons."""
    adviser = Search(seed, budget)
    evaluation = evaluation_of(game_name, adviser.weights)
    true_state = evaluation.game.load(position)
    if true_state.seat < 0:
        return []
    sight = Sight(game_name, true_state, true_state.seat)
    state = sight.imagine(Rng(seed))
    found: list[dict[str, Any]] = []
    actions: set[int] = set()
    ranked = adviser.ranked(sight, state, evaluation, adviser.budget.start())
    moved = shift(game_name, state.round, ranked[0][0])
    for points, line in ranked:
        action = first_action(state, line)
        if action in actions:
            continue
        actions.add(action)
        moves = foreseeable(state, line)
        found.append(
            {
                "line": [state.notation(move) for move in moves],
                "steps": steps(evaluation.game, state, moves),
                "points": round(points + moved, 1),
                "spread": fitted(calibration_of(game_name).search, state.round).error,
                "reasons": changes(state, line.state, sight.seat, evaluation),
            }
        )
        if len(found) == most:
            break
    return found


def advice(game_name: str, position: Mapping[str, Any], level: str, seed: int) -> list[dict[str, Any]]:
    """The same with the budget of a level that people choose."""
    return hints(game_name, position, seed, bot(level).budget)


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


def changes(before: State, after: State, seat: int, evaluation: Evaluation) -> list[dict[str, Any]]:
    """What changes for the seat, in points, the largest change first."""
    game = evaluation.game
    old, new = game.features(before, seat), game.features(after, seat)
    found = [
        (weight * (there - here), name)
        for name, weight, here, there in zip(game.feature_names(), evaluation.weights, old, new, strict=True)
    ]
    found.sort(key=lambda change: -abs(change[0]))
    return [
        {"id": f"feature-{name}", "args": {"n": f"{change:+.1f}"}}
        for change, name in found[:REASONS]
        if abs(change) >= LEAST
    ]
