"""What lies beside the mats of the Automa and the Shadow Empire. In everything else they are players."""

from typing import Final

from spielwerk.core.choosing import Choice
from spielwerk.core.native import mypyc_attr

NONE: Final = -1


@mypyc_attr(acyclic=True)
class Automa:
    """Their seats, decks and favourite tracks. Decks end with their top card, and are immutable values like all lists
    of a state (core/values.py)."""

    def __init__(self) -> None:
        self.seat = NONE
        """Of the Automa, and ..."""
        self.shadow = NONE
        """... of the Shadow Empire, which also plays without it."""
        self.level = NONE
        self.civs: list[int] = []
        self.favourite = NONE
        self.shadow_favourite = NONE
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.progress: list[int] = []
        self.track_card = NONE
        self.tiebreaker = NONE
        """The latest pair."""
        self.shown: list[int] = []
        """Tapestry cards that lie face up beside the mat (Hucksters)."""
        self.told: list[Choice] | None = None
        """Collects the reasons for the Automa's choices while somebody asks for them."""

    def copy(self) -> "Automa":
        """Shared by all games without automatic opponents."""
        if self.shadow == NONE:
            return self
        new = Automa()
        new.seat = self.seat
        new.shadow = self.shadow
        new.level = self.level
        new.civs = self.civs
        new.favourite = self.favourite
        new.shadow_favourite = self.shadow_favourite
        new.deck = self.deck
        new.discards = self.discards
        new.progress = self.progress
        new.track_card = self.track_card
        new.tiebreaker = self.tiebreaker
        new.shown = self.shown
        return new

    def plays(self, seat: int) -> bool:
        """Whether the seat is automatic: the Automa's, or that of the Shadow Empire."""
        return seat == self.shadow or (seat == self.seat and seat != NONE)

    def first(self) -> int:
        """The seat that draws the cards for both."""
        return self.seat if self.seat != NONE else self.shadow

    def favourite_of(self, seat: int) -> int:
        return self.shadow_favourite if seat == self.shadow else self.favourite


NO_AUTOMA: Final = Automa()
