"""What people do as one choice although the rules ask two questions: transform a space and build on it."""

from spielwerk.core.game import Deed
from spielwerk.core.reasons import Fact
from spielwerk.core.state import State

SETTLE = "move-settle"


def settling(s: State, transform: int, build: int, facts: dict[str, Fact]) -> list[Deed]:
    """Both answers as one, if the first leads to the second."""
    trial = s.copy()
    trial.play(transform)
    return [([transform, build], (SETTLE, facts))] if build in trial.moves() else []
