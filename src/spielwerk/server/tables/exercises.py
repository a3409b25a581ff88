"""Exercises as people see them: the position, what is asked, the choices, and why one of them is right."""

from functools import lru_cache

from spielwerk.bots import exercises
from spielwerk.bots.hint import steps
from spielwerk.core.fund import fund
from spielwerk.core.game import Game
from spielwerk.core.offers import preview, reason_message
from spielwerk.core.record import BadRecord
from spielwerk.core.state import State
from spielwerk.server.errors import Problem
from spielwerk.server.tables.hosting import find_game
from spielwerk.server.tables.rules import Player
from spielwerk.server.wire import Message
from spielwerk.server.wire.exercises import Exercise, ExerciseChoice, ExerciseLine
from spielwerk.server.wire.hints import HintStep

KEPT = 50
PAYMENTS = ("now", "exchange", "no")
POINTS = "vp"


@lru_cache
def listed(name: str) -> list[ExerciseLine]:
    find_game(name)
    return [
        ExerciseLine(one.id, one.kind, one.difficulty, exercises.position_of(name, one).round)
        for one in exercises.exercises_of(name).exercises
    ]


@lru_cache(KEPT)
def show_exercise(name: str, wanted: str) -> Exercise:
    game = find_game(name)
    found = next((one for one in exercises.exercises_of(name).exercises if one.id == wanted), None)
    if found is None:
        raise Problem(404, "not-found")
    try:
        state = exercises.position_of(name, found)
    except BadRecord as problem:
        raise Problem(409, "engine") from problem
    move = state.parse(found.notation) if found.notation else None
    return Exercise(
        id=found.id,
        kind=found.kind,
        difficulty=found.difficulty,
        round=state.round,
        seat=state.seat,
        table=Player(game, state, state.seat).table(),
        about=None if move is None else Message(*game.describe_move(state, move)),
        choices=_choices(game, state, found),
        right=found.right,
        because=[] if move is None else _because(game, state, found.kind, move),
    )


def _choices(game: Game, state: State, found: exercises.Exercise) -> list[ExerciseChoice]:
    if found.kind == "turn":
        return [_turn(game, state, number, choice) for number, choice in enumerate(found.choices)]
    keys = PAYMENTS if found.kind == "pay" else [str(number) for number in found.numbers]
    return [ExerciseChoice(key, [], 0.0, []) for key in keys]


def _turn(game: Game, state: State, number: int, choice: exercises.Choice) -> ExerciseChoice:
    moves, walk = [], state.copy()
    for notation in choice.line:
        moves.append(walk.parse(notation))
        walk.play(moves[-1])
    said = [HintStep(row["id"], row["args"], row["role"]) for row in steps(game, state, moves)]
    reasons = [Message(f"feature-{feature}", {"n": points}) for feature, points in choice.reasons]
    return ExerciseChoice(str(number), said, choice.points, reasons)


def _because(game: Game, state: State, kind: exercises.Kind, move: int) -> list[Message]:
    if kind == "points":
        events = preview(game, state, move)[1]
        return [Message(row["id"], row["args"]) for row in events if row["args"].get("resource") == POINTS]
    reasons = [reason_message(reason) for reason in state.why_not(move)]
    run = fund(state, move, game.conversions) if reasons else []
    if run is None:
        return [Message(row["id"], row["args"]) for row in reasons]
    paid = [row for row in preview(game, state, move)[1] if row["id"] == "event-paid"] if not reasons else []
    exchanged = [Message(row["id"], row["args"]) for row in steps(game, state, run)]
    return [*exchanged, *(Message(row["id"], row["args"]) for row in paid)]
