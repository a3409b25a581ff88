"""Effects of Arts & Architecture: masterpieces, inspiration, and purchases for a resource (p.10, p.22, p.27)."""

from typing import Final

from spielwerk.core.play import Clause, frame_of
from spielwerk.games.tapestry.rules.actions.tracks import repeatable
from spielwerk.games.tapestry.rules.arts.masterpieces import EXCHANGE_GALLERY, showable, turn_over, usable
from spielwerk.games.tapestry.rules.catalog import COST
from spielwerk.games.tapestry.rules.effects.table import Mechanic, TapestryEffect
from spielwerk.games.tapestry.rules.frames import (
    CREATE,
    INSPIRE,
    MAY,
    PAY,
    PRESENT,
    REPEAT,
    RUN_EFFECT,
    SHOWCASE,
)
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import ALL


class CreateMasterpiece(TapestryEffect):
    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        s.ask(CREATE, seat, source)

    def possible(self, s: TapestryState, seat: int) -> bool:
        return len(s.gallery) + len(s.masterpieces) + len(s.gallery_discards) > 0


class PresentMasterpiece(TapestryEffect):
    """What one of the player's own masterpieces brings."""

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        s.ask(PRESENT, seat, source)

    def possible(self, s: TapestryState, seat: int) -> bool:
        return len(usable(s, s.players[seat])) > 0


class Showcase(TapestryEffect):
    """Up to this many masterpieces, own ones and neighbours' (p.22)."""

    def __init__(self, word: str, n: int) -> None:
        super().__init__(word)
        self.n = n

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        if self.possible(s, seat):
            s.ask(SHOWCASE, seat, source, 0, self.n)

    def possible(self, s: TapestryState, seat: int) -> bool:
        return len(showable(s, s.players[seat])) > 0

    def clauses(self) -> list[Clause]:
        return [(self.word, {"n": self.n})]


class InspireRow(TapestryEffect):
    """An inspiration tile over its row of the income mat."""

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        s.ask(INSPIRE, seat, source)

    def possible(self, s: TapestryState, seat: int) -> bool:
        return s.players[seat].inspired != ALL


class Bought(TapestryEffect):
    """The effect of a purchase, once the player has agreed to pay."""

    def __init__(self, word: str, bought: TapestryEffect) -> None:
        super().__init__(f"buy-{word}")
        self.bought = bought

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        s.ask_in_order([frame_of(PAY, seat, COST, 1), frame_of(RUN_EFFECT, seat, source, self.bought.number, 1)])


class Purchase(TapestryEffect):
    """The player may pay a resource of any kind for another effect."""

    def __init__(self, word: str, bought: TapestryEffect) -> None:
        super().__init__(word)
        self.bought = bought
        self.deal = Bought(word, bought)

    def is_purchase(self) -> bool:
        return True

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        if self.possible(s, seat):
            s.ask(MAY, seat, source, self.deal.number)

    def possible(self, s: TapestryState, seat: int) -> bool:
        return sum(s.players[seat].res) > 0 and self.bought.possible(s, seat)

    def clauses(self) -> list[Clause]:
        return [("for-any", {}), *self.bought.clauses()]


def may_replace_gallery(s: TapestryState, p: Player, source: int, times: int) -> None:
    """The player may exchange the open masterpieces (p.22)."""
    s.ask(MAY, p.seat, source, EXCHANGE_GALLERY.number)


def revisit(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Benefit and bonus of an own position, once in the game (p.27)."""
    turn_over(s, source)
    s.ask(REPEAT, p.seat, source)


def can_revisit(s: TapestryState, p: Player) -> bool:
    return len(repeatable(s, p, p)) > 0


ARTS: Final = (
    Mechanic("replace-gallery", may_replace_gallery),
    Mechanic("revisit", revisit, can_revisit),
)
