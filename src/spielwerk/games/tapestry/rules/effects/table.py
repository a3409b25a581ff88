"""The effect algebra: the base class of effects, and the table through which frames refer to them."""

from collections.abc import Callable
from typing import Final

from spielwerk.core.play import Clause, Effect
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.catalog import NOTHING
from spielwerk.games.tapestry.rules.finished import may_score
from spielwerk.games.tapestry.rules.state import Player, TapestryState


class TapestryEffect(Effect[TapestryState]):
    """An effect numbered in this game's own table. `times` is how often it happens or, for a mechanic that follows a
    choice, what was chosen."""

    def __init__(self, word: str) -> None:
        super().__init__(len(EFFECTS))
        EFFECTS.append(self)
        self.word = word
        """Its name among several parts of a choice, in notation and texts; also its own text, unless it says more."""

    def choices(self, s: TapestryState) -> "list[TapestryEffect]":
        """The parts among which a player chooses, if it has any."""
        return []

    def clauses(self) -> list[Clause]:
        return [(self.word, {})]

    def silent(self) -> bool:
        """Whether it never asks anything and does not depend on what comes before or after it."""
        return False

    def is_purchase(self) -> bool:
        """Whether it may be bought: it counts as done only once it is paid for."""
        return False

    def scoring(self, s: TapestryState) -> "list[TapestryEffect]":
        """The part that still applies to a player who has finished: only what brings points (p.15)."""
        return []


EFFECTS: Final[list[TapestryEffect]] = []

Mechanism = Callable[[TapestryState, Player, int, int], None]


class Mechanic(TapestryEffect):
    """A unique mechanic: a function named after it, with a text of its own (`effect-<name>`)."""

    def __init__(self, name: str, work: Mechanism, can: Callable[[TapestryState, Player], bool] | None = None) -> None:
        super().__init__(name)
        self.work = work
        self.can = can

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        self.work(s, s.players[seat], source, times)

    def possible(self, s: TapestryState, seat: int) -> bool:
        return self.can is None or self.can(s, s.players[seat])


class CopyMechanic(Mechanic):
    """A mechanic that copies the ability of another card; `borrowed` happens where its own ability is used without the
    card being played."""

    def __init__(self, name: str, work: Mechanism, borrowed: Mechanic) -> None:
        super().__init__(name, work)
        self.borrowed = borrowed


class ScoringMechanic(Mechanic):
    """A passive ability of a civilization that brings points, even after the end of its player's game."""

    def scoring(self, s: TapestryState) -> list[TapestryEffect]:
        return [self]


ITEMS: Final[dict[str, TapestryEffect]] = {}
"""Effects by the words of the data files, filled by items.py."""


class UnknownItem(Exception):
    """An unknown name: a whole sentence, and for own cards the same as a reason."""

    def __init__(self, sentence: str, reason: Reason | None = None) -> None:
        super().__init__(sentence)
        self.reason = reason


CellLister = Callable[[TapestryState, Player, int], int]


class HexMechanic(Mechanic):
    """A mechanic that asks for a hex: it lists the cells, and its work gets the cell and the operand (`pack_cell`)."""

    def __init__(self, name: str, work: Mechanism, cells: CellLister) -> None:
        super().__init__(name, work)
        self.cells = cells


def run(s: TapestryState, seat: int, effect: int, source: int, times: int = 1) -> None:
    """The single way from a number to its effect. A component without an effect has NOTHING there, and nothing happens:
    as an index, that number would be the last effect of the table."""
    if effect == NOTHING:
        return
    p = s.players[seat]
    if not p.done:
        EFFECTS[effect].run(s, seat, source, times)
    elif may_score(p, source):
        for part in EFFECTS[effect].scoring(s):
            part.run(s, seat, source, times)


def available(s: TapestryState, seat: int, effect: TapestryEffect) -> bool:
    """Whether the player could choose it among several: one who has finished, if it brings points."""
    return len(effect.scoring(s)) > 0 if s.players[seat].done else effect.possible(s, seat)
