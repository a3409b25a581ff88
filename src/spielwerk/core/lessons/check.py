"""Checks a chapter by playing it from start to end, including every branch it allows."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from spielwerk.core.cases.work import BadGiven
from spielwerk.core.game import BadPosition, Game
from spielwerk.core.lessons.chapter import PUPIL, Chapter, Step, begins
from spielwerk.core.naming import letter
from spielwerk.core.options import BadOption
from spielwerk.core.reasons import Refused
from spielwerk.core.state import State
from spielwerk.core.texts import message_id

PART: Final = "part-"
VERB: Final = "verb-"
ANSWER: Final = "answer-"
NEAR: Final = 40
"""How many legal answers a sentence names."""


def check(game: Game, chapter: Chapter, parts: Sequence[str]) -> list[str]:
    """The defects, one sentence each; empty for a sound chapter. `parts` are the names of the table's parts."""
    try:
        state = game.load(game.dump(chapter.start(game)))
    except (BadGiven, BadOption, BadPosition) as problem:
        return [f"given: {problem}"]
    known = {f"{row['kind']}-{row['name']}" for row in game.components()} | {PART + part for part in parts}
    return [f"{chapter.name}: {sentence}" for sentence in _play(game, chapter, state, known)]


def _play(game: Game, chapter: Chapter, state: State, known: set[str]) -> Iterator[str]:
    for given in range(len(chapter.script) + 1):
        turn = chapter.turn(given)
        said = chapter.said_at(given)
        here = known | _hexes(game.view(state, PUPIL))
        offered = _offered(game, state)
        for step in said:
            for target in step.point:
                if target not in here and not (step.expect and target in offered):
                    yield f"{step.say} points at '{target}', which is not there."
        if turn is None:
            break
        if state.seat != turn.seat:
            asked = letter(state.seat) if state.seat >= 0 else "nobody"
            yield f"after {given} answers {asked} is asked, not {letter(turn.seat)}."
            return
        if turn.step is None and said:
            yield f"after {given} answers the coach speaks while {letter(turn.seat)} is to answer."
        if turn.step is not None and turn.step is not said[-1]:
            yield f"{turn.step.say} expects an answer, and the coach speaks on."
        wanted = turn.step.expect if turn.step else [turn.notation]
        answers = [move for move in state.moves() if any(begins(state.notation(move), text) for text in wanted)]
        missing = [text for text in wanted if not any(begins(state.notation(move), text) for move in answers)]
        if missing:
            legal = ", ".join(state.notation(move) for move in state.moves()[:NEAR])
            yield f"after {given} answers '{missing[0]}' is not possible. {_question(state)} {legal}."
            return
        if turn.step is not None:
            yield from _objections(state, turn.step)
        for other in answers[1:]:
            yield from _detour(chapter, state, other, given)
        state.play(answers[0])
    if state.seat not in (PUPIL, -1):
        yield f"at the end {letter(state.seat)} is asked, not the pupil."


def _question(state: State) -> str:
    question = state.question()
    return f"The question is {question.name if question else 'none'}; legal:"


def _objections(state: State, step: Step) -> Iterator[str]:
    """A `wrong` answer must be possible here."""
    legal = [state.notation(move) for move in state.moves()]
    for text in step.wrong:
        if not any(begins(notation, text) and not step.accepts(notation) for notation in legal):
            yield f"{step.say} objects to '{text}', which nobody could answer."


def _detour(chapter: Chapter, state: State, move: int, given: int) -> Iterator[str]:
    """Other answers that the step accepts must lead on as well."""
    trial = state.copy()
    notation = trial.notation(move)
    trial.play(move)
    for later in range(given + 1, len(chapter.script)):
        turn = chapter.script[later]
        wanted = turn.step.expect if turn.step else [turn.notation]
        answers = [one for one in trial.moves() if any(begins(trial.notation(one), text) for text in wanted)]
        if trial.seat != turn.seat or not answers:
            yield f"after '{notation}' instead, answer {later} ({wanted[0]}) is not possible."
            return
        trial.play(answers[0])


def _hexes(view: dict[str, Any]) -> set[str]:
    return {f"hex-{row['hex']}" for row in view.get("map", {}).get("hexes", [])}


def _offered(game: Game, state: State) -> set[str]:
    """Verbs and answers, and what the answers name (`track-shipping`): known while an answer is expected."""
    found: set[str] = set()
    for move in state.moves():
        found |= {VERB + state.space().verb_of[move].name, ANSWER + state.notation(move)}
        found |= {message_id(slot, value) for slot, value in game.describe_move(state, move)[1].items()}
    return found


def legal(state: State, notation: str) -> bool:
    """Whether the answer is legal now."""
    try:
        return state.parse(notation) in state.moves()
    except Refused:
        return False
