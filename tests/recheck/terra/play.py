"""One game of the engine, question by question, through its public door only."""

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


class Watch(Protocol):
    """The second writing: it is told of every question and every answer, and raises Disagreement."""

    def begin(self, position: dict[str, Any], question: Question) -> None: ...

    def answered(self, question: Question, answer: str, automatic: list[Given], position: dict[str, Any]) -> None: ...

    def asked(self, position: dict[str, Any], question: Question) -> None: ...

    def ended(self, position: dict[str, Any]) -> None: ...


def question_of(state: State) -> Question:
    kind = state.question()
    name = kind.name if kind else ""
    facts: dict[str, object] = dict(state.question_facts())
    return Question(state.seat, name, facts, [state.notation(move) for move in state.moves()])


def play(state: State, watch: Watch, seed: int, most: int = 5000) -> None:
    """Play the game to its end with a lively player; an error of the second writing itself is a disagreement too."""
    player = LivelyPlayer(seed)
    log: list[str] = []
    try:
        question = question_of(state)
        position = state.dump()
        watch.begin(position, question)
        for _ in range(most):
            if state.seat < 0:
                break
            watch.asked(position, question)
            answer = player.choose(question.answers)
            log.append(f"{'ABCDE'[question.seat]} {question.name}: {answer}")
            state.events = []
            state.play(state.parse(answer))
            automatic = [(event[1], state.notation(event[2])) for event in state.events if event[0] == AUTOMATIC]
            log += [f"  {'ABCDE'[seat]} automatically: {given}" for seat, given in automatic]
            position = state.dump()
            watch.answered(question, answer, automatic, position)
            question = question_of(state)
        watch.ended(position)
    except (LookupError, ValueError, AssertionError) as problem:
        raise Disagreement(f"{type(problem).__name__}: {problem}\n" + "\n".join(log[-12:])) from problem
