"""Imagining: a full state that agrees with everything a seat knows."""

from spielwerk.core.rng import Rng
from spielwerk.games.age_of_innovation.rules.setup import AREA_TILES
from spielwerk.games.age_of_innovation.rules.state import NONE, AgeState
from spielwerk.games.age_of_innovation.rules.words import ROUNDS


def imagine(s: AgeState, rng: Rng) -> AgeState:
    """Only the face-down area tile is unknown; what was random in the set-up lies open on the table."""
    new = s.copy()
    if s.area_tile != NONE and s.round < ROUNDS:
        new.area_tile = AREA_TILES[rng.below(len(AREA_TILES))]
    new.rng = Rng(rng.next())
    return new
