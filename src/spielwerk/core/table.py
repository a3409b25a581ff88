"""Laying out a game's table: the questions with their verbs, the steps with their work, and all moves there are."""

from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.core.play import Kind, Question, Verb
from spielwerk.core.state import ActionSpace


def questions(
    names: Sequence[str],
    first: int,
    answers: Mapping[int, list[Verb[Any]]],
    always: Sequence[int] = (),
    lapses: Sequence[int] = (),
) -> list[Kind[Any]]:
    """A question for each name, numbered from `first`; `always` and `lapses` list numbers."""
    found: list[Kind[Any]] = []
    for number, name in enumerate(names, first):
        question: Question[Any] = Question(name, always=number in always, lapses=number in lapses)
        question.verbs = answers[number]
        found.append(question)
    return found


def steps(names: Sequence[str], work: Sequence[type[Kind[Any]]]) -> list[Kind[Any]]:
    """A step for each name, with the class that does its work."""
    return [kind(name) for name, kind in zip(names, work, strict=True)]


def space_of(kinds: Sequence[Kind[Any]]) -> ActionSpace:
    """Every verb of the questions once, in their order."""
    verbs: list[Verb[Any]] = []
    for kind in kinds:
        verbs += [verb for verb in kind.verbs if verb not in verbs]
    return ActionSpace(verbs)
