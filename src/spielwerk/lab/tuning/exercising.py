"""Exercises for people, from games that bots play: turns by the judgement of `search`, the rest by the rules."""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final

from msgspec import to_builtins

from spielwerk.bots.exercises import KINDS, Choice, Exercise, Kind
from spielwerk.bots.judging import judge
from spielwerk.core.fund import SHORTAGE, fund
from spielwerk.core.game import Game
from spielwerk.core.offers import preview
from spielwerk.core.play import ACTION
from spielwerk.core.record import Record, start
from spielwerk.core.rng import Rng, derive
from spielwerk.core.state import State
from spielwerk.games import game
from spielwerk.lab.runs.match import play

PLAYERS: Final = (3, 2, 4)
EACH: Final = 4
"""Exercises of each kind and difficulty."""
OF_ONE_GAME: Final = 2
"""The most of them from one game."""
SELDOM: Final = 4
"""One turn in this many is examined: neighbouring turns are too similar."""
FEATURE: Final = "feature-"
CLEAR: Final = 1.5
"""Points by which the best turn must be better than the second."""
GAPS: Final = (7.0, 3.5)
"""From this lead in points on a best turn is easy to see, or not too hard."""
MOST_GAMES: Final = 40


def make(name: str, seed: int, bots: str) -> tuple[list[str], list[Exercise]]:
    """Records and exercises; equal calls make equal ones."""
    found: list[Exercise] = []
    records: list[str] = []
    for number in range(MOST_GAMES):
        if len(found) >= EACH * len(KINDS) * 3:
            break
        record = play(game(name), derive(seed, number), {"players": PLAYERS[number % 3]}, [bots]).record()
        mine: list[Exercise] = []
        for exercise in _of_game(game(name), record, Rng(derive(seed, number + 1000)), len(records)):
            if _wanted(found, EACH, exercise) and _wanted(mine, OF_ONE_GAME, exercise):
                found.append(exercise)
                mine.append(exercise)
        if mine:
            del record.answers[max(exercise.ply for exercise in mine) :]
            records.append(record.write())
    found.sort(key=lambda exercise: (KINDS.index(exercise.kind), exercise.difficulty))
    numbers = {kind: count(1) for kind in KINDS}
    for exercise in found:
        exercise.id = f"{exercise.kind}-{next(numbers[exercise.kind])}"
    return records, found


def _wanted(found: list[Exercise], most: int, one: Exercise) -> bool:
    return sum(other.kind == one.kind and other.difficulty == one.difficulty for other in found) < most


def _of_game(its_game: Game, record: Record, rng: Rng, number: int) -> Iterator[Exercise]:
    state = start(its_game, record)
    answers = [notation for _, notation, _ in record.answers]
    for ply, notation in enumerate(answers):
        if state.round > 0 and state.opens_turn() and rng.below(SELDOM) == 0:
            kind = KINDS[rng.below(len(KINDS))]
            exercise = MAKERS[kind](its_game, state, answers[ply:], rng)
            if exercise is not None:
                exercise.record, exercise.ply = number, ply
                yield exercise
        state.play(state.parse(notation))


def _turn(its_game: Game, state: State, answers: list[str], rng: Rng) -> Exercise | None:
    found = judge(its_game.name, its_game.dump(state), answers, rng.below(1000))
    ways = found["ways"]
    if len(ways) < 3:
        return None
    gap = ways[0]["points"] - ways[1]["points"]
    if gap < CLEAR:
        return None
    best = ways[0]["line"]
    # Sorted by notation, so that the place of the best one reveals nothing.
    shown = sorted(ways, key=lambda way: str(way["line"]))
    choices = [Choice(way["line"], way["points"], _features(way["reasons"])) for way in shown]
    right = next(n for n, way in enumerate(shown) if way["line"] == best)
    difficulty = 1 + sum(gap < enough for enough in GAPS)
    return Exercise("", "turn", difficulty, 0, 0, str(right), choices=choices)


def _features(reasons: Sequence[Mapping[str, Any]]) -> list[tuple[str, str]]:
    """What a turn changes at once: an exercise asks for the rules and a sense of worth, not for a forecast."""
    return [(one["id"].removeprefix(FEATURE), one["args"]["n"]) for one in reasons if one["id"].startswith(FEATURE)]


def _pay(its_game: Game, state: State, _answers: list[str], rng: Rng) -> Exercise | None:
    """Something that costs: payable at once, after exchanging, or not at all."""
    verb_of, legal = state.space().verb_of, set(state.moves())
    candidates = [move for move in state.candidates() if verb_of[move].role == ACTION]
    short = [
        move
        for move in candidates
        if move not in legal and all(reason.code.startswith(SHORTAGE) for reason in state.why_not(move))
    ]
    wish = rng.below(3)
    pool = [move for move in candidates if move in legal and _pays(its_game, state, move)] if wish == 0 else short
    if not pool:
        return None
    move = pool[rng.below(len(pool))]
    run = fund(state, move, its_game.conversions) if move not in legal else []
    right = "now" if move in legal else "no" if run is None else "exchange"
    difficulty = {"now": 1, "exchange": 3 if run and len(run) > 1 else 2, "no": 2}[right]
    return Exercise("", "pay", difficulty, 0, 0, right, state.notation(move))


def _pays(its_game: Game, state: State, move: int) -> bool:
    return any(event["id"] == "event-paid" for event in preview(its_game, state, move)[1])


def _points(its_game: Game, state: State, _answers: list[str], rng: Rng) -> Exercise | None:
    """An action whose points can be counted before any die or draw."""
    verb_of, seat = state.space().verb_of, state.seat
    scoring: list[tuple[int, int, int]] = []
    for move in state.moves():
        trial, events = preview(its_game, state, move)
        if verb_of[move].role != ACTION or any(trial.reveals(event) for event in trial.events or []):
            continue
        gained = sum(event["args"].get("resource") == "vp" for event in events)
        scoring.append((move, trial.scores()[seat] - state.scores()[seat], gained))
    some = [row for row in scoring if row[1]]
    pool = some if some and rng.below(6) else scoring
    if not pool or not some:
        return None
    move, points, gains = pool[rng.below(len(pool))]
    numbers = sorted({points, 0, points + 1, max(points - 1, 0), points + 2, *(row[1] for row in some[:2])})[:6]
    difficulty = 3 if gains > 1 or points > 6 else 2 if points == 0 or points > 3 else 1
    return Exercise("", "points", difficulty, 0, 0, str(points), state.notation(move), numbers=numbers)


MAKERS: Final = {"turn": _turn, "pay": _pay, "points": _points}


def write(file: Path, name: str, call: str, records: list[str], found: list[Exercise]) -> None:
    origin = {"from": call, "engine": game(name).engine}
    rows = [to_builtins(exercise) for exercise in found]
    file.write_text(
        json.dumps({"game": name, "origin": origin, "records": records, "exercises": rows}, indent=0) + "\n", "utf-8"
    )


def kinds_of(found: list[Exercise]) -> dict[tuple[Kind, int], int]:
    """How many there are of each kind and difficulty."""
    counted: dict[tuple[Kind, int], int] = {}
    for exercise in found:
        key = (exercise.kind, exercise.difficulty)
        counted[key] = counted.get(key, 0) + 1
    return counted
