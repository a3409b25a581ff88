"""How a visit of the search goes on after the turn it tries. Search does without one or the other for comparison."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Following:
    ahead: int = 0
    """Own turns that are followed, the one at hand included; 0: as many as suit the game."""
    beyond: int = 1
    """Rounds after the present one that may be entered: at the end of a round there is nothing else to follow."""
    replies: bool = True
    """Whether the others answer in a tree of turns; otherwise they wait."""


AS_USUAL: Final = Following()
