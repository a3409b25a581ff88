"""What the rules say to an answer that somebody typed."""

from difflib import get_close_matches

from spielwerk.core.reasons import Reason, Refused
from spielwerk.core.state import State


def judged(state: State, notation: str) -> tuple[int | None, list[Reason]]:
    """The move a notation names (None if it names none) and the reasons against it."""
    try:
        move = state.parse(notation)
    except Refused as refusal:
        return None, refusal.reasons
    return move, state.why_not(move)


def nearest(state: State, notation: str) -> list[str]:
    """What somebody who mistyped may have meant, among all that can be pointed at now."""
    return get_close_matches(notation, [state.notation(move) for move in state.candidates()], n=3, cutoff=0.6)
