"""A random player who fills capitals and goes far, so that there is something to check."""

from random import Random

from spielwerk.core.state import State
from tests.recheck.tapestry.capital import DISTRICTS, full, plot_name
from tests.recheck.tapestry.reading import Position, Seat

LAST = {"income", "end", "skip", "stay", "done", "keep", "keep-rows", "no-trap"}
"""What is answered when nothing else is left, and now and then."""
SELDOM = 0.1


def choose(state: State, position: Position, rng: Random) -> int:
    """One of the verbs, then one of its answers; buildings go where a district is nearly full."""
    words = {state.notation(move): move for move in state.moves()}
    verbs = list(dict.fromkeys(word.split()[0] for word in words))
    lively = [verb for verb in verbs if verb not in LAST]
    verb = rng.choice(verbs if rng.random() < SELDOM else lively or verbs)
    answers = [word for word in words if word.split()[0] == verb]
    if verb == "build":
        answers = _crowded(list(position.seats.values())[state.seat], answers)
    return words[rng.choice(answers)]


def _crowded(seat: Seat, answers: list[str]) -> list[str]:
    filled = full(seat)
    free = min((district - filled for district in DISTRICTS if district - filled), key=len, default=frozenset())
    near = {f"build {plot_name(plot)}" for plot in free}
    return [answer for answer in answers if answer in near] or answers
