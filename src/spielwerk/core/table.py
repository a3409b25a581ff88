"""Laying out a game: the questions with their verbs, the steps with their work, and the action space."""

from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.core.play import Kind, Question, Verb, asked_in_turn
from spielwerk.core.registered import Unregistered
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
        if number not in answers:
            raise Unregistered(f"Nothing answers '{name}': ANSWERS in the game's rules/layout.py names its verbs.")
        question.verbs = answers[number]
        question.asked = asked_in_turn(question.verbs)
        found.append(question)
    return found


def steps(names: Sequence[str], work: Sequence[type[Kind[Any]]]) -> list[Kind[Any]]:
    """A step for each name, with the class that does its work."""
    if len(names) != len(work):
        raise Unregistered(
            f"rules/frames.py has {len(names)} steps, WORK in the game's rules/layout.py {len(work)}; "
            "it lists the class of each step in the same order."
        )
    return [kind(name) for name, kind in zip(names, work, strict=True)]


def space_of(kinds: Sequence[Kind[Any]]) -> ActionSpace:
    """Every verb of the questions once, in their order."""
    verbs: list[Verb[Any]] = []
    for kind in kinds:
        verbs += [verb for verb in kind.verbs if verb not in verbs]
    return ActionSpace(verbs)
