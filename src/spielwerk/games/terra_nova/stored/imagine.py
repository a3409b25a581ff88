"""Determinization: a full state consistent with everything a seat knows."""

from spielwerk.core.rng import Rng
from spielwerk.games.terra_nova.rules.state import NovaState


def imagine(s: NovaState, rng: Rng) -> NovaState:
    """Everything lies open; only what is still to be drawn is unknown."""
    new = s.copy()
    new.rng = Rng(rng.next())
    return new
