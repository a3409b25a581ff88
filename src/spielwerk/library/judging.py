"""Checks an answer that somebody typed against the rules."""

from difflib import get_close_matches
from typing import Final

from spielwerk.core.reasons import Reason, Refused
from spielwerk.core.state import State

CLOSE: Final = 0.6
"""How similar a word must be to be suggested."""


def judged(state: State, notation: str) -> tuple[int | None, list[Reason]]:
    """The move a notation names (None if it names none) and the reasons against it."""
    try:
        move = state.parse(notation)
    except Refused as refusal:
        return None, refusal.reasons
    return move, state.why_not(move)


def nearest(state: State, notation: str) -> list[str]:
    """Suggestions for a mistyped answer: similar ones among all that can be pointed at now, else the same answer with a
    similar first word."""
    near = get_close_matches(notation, [state.notation(move) for move in state.candidates()], n=3, cutoff=CLOSE)
    verb, space, rest = notation.partition(" ")
    verbs = sorted({verb.name for verb in state.space().verb_of})
    others = [f"{other}{space}{rest}" for other in get_close_matches(verb, verbs, n=3, cutoff=CLOSE)]
    return near or [other for other in others if judged(state, other)[0] is not None]
