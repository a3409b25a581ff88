"""One game of the engine, question by question, through its public door only."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Protocol

from spielwerk.core.state import AUTOMATIC, State
from tests.recheck.terra.disagreement import Disagreement
from tests.recheck.terra.player import LivelyPlayer


@dataclass
class Question:
    """Who is asked what, with the numbers the engine tells about it and the answers it offers."""

    seat: int
    name: str
    facts: dict[str, object]
    answers: list[str]


Given = tuple[int, str]
"""A seat and its answer."""


class Engine(Protocol):
    """All that is asked of the game besides playing: its position, and the numbers of a question."""

    def dump(self, state: State) -> dict[str, Any]: ...

    def question_facts(self, state: State) -> Mapping[str, object]: ...


class Watch(Protocol):
    """The second writing: it is told of every question and every answer, and raises Disagreement."""

    def begin(self, position: dict[str, Any], question: Question) -> None: ...

    def answered(self, question: Question, answer: str, automatic: list[Given], position: dict[str, Any]) -> None: ...

    def asked(self, position: dict[str, Any], question: Question) -> None: ...

    def ended(self, position: dict[str, Any]) -> None: ...


def question_of(game: Engine, state: State) -> Question:
    kind = state.question()
    name = kind.name if kind else ""
    facts: dict[str, object] = dict(game.question_facts(state))
    return Question(state.seat, name, facts, [state.notation(move) for move in state.moves()])


def play(game: Engine, state: State, watch: Watch, seed: int, tries: int = 1) -> None:
    """Play the game to its end with a lively player; an error of the second writing itself is a disagreement too.

    At every turn, `tries` other actions are carried out on a copy first.
    """
    player, other = LivelyPlayer(seed), LivelyPlayer(seed + 1)
    log: list[str] = []
    try:
        question = question_of(game, state)
        watch.begin(game.dump(state), question)
        while state.seat >= 0:
            watch.asked(game.dump(state), question)
            for _ in range(tries if question.name == "turn" else 0):
                try_out(game, state.copy(), deepcopy(watch), question, other)
            question = give(game, state, watch, question, player.choose(question.answers), log)
        watch.ended(game.dump(state))
    except (LookupError, ValueError, AssertionError) as problem:
        raise Disagreement(f"{type(problem).__name__}: {problem}\n" + "\n".join(log[-12:])) from problem


def give(game: Engine, state: State, watch: Watch, question: Question, answer: str, log: list[str]) -> Question:
    """Give an answer; the next question comes back."""
    log.append(f"{'ABCDE'[question.seat]} {question.name}: {answer}")
    state.events = []
    state.play(state.parse(answer))
    automatic = [(event[1], state.notation(event[2])) for event in state.events if event[0] == AUTOMATIC]
    log += [f"  {'ABCDE'[seat]} automatically: {given}" for seat, given in automatic]
    watch.answered(question, answer, automatic, game.dump(state))
    return question_of(game, state)


def try_out(game: Engine, copy: State, watch: Watch, question: Question, player: LivelyPlayer) -> None:
    """One action with all that follows from it, up to the question that closes the turn."""
    log = ["on a copy:"]
    try:
        question = give(game, copy, watch, question, player.choose(question.answers), log)
        while question.name not in ("turn", "close"):
            watch.asked(game.dump(copy), question)
            question = give(game, copy, watch, question, player.choose(question.answers), log)
        watch.asked(game.dump(copy), question)
    except (LookupError, ValueError, AssertionError) as problem:
        raise Disagreement(f"{problem}\n" + "\n".join(log)) from problem
