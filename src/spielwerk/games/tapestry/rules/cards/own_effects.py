"""Effects of own cards and of other things in an owner's file: the contents of a slot are looked up in the state.

The catalogue has a fixed number of slots (`own-1`, `own-2`, ...), so that the action space, records and positions do
not depend on what else this process has read; a state holds the file that fills them.
"""

from typing import Final

from spielwerk.core.play import Clause, frame_of
from spielwerk.games.tapestry.rules.cards.faces import OWN_FROM
from spielwerk.games.tapestry.rules.cards.occasions import WHERE
from spielwerk.games.tapestry.rules.cards.own_file import COVERED, MOMENTS, MOST_PARTS, Deed
from spielwerk.games.tapestry.rules.catalog import COMPONENTS
from spielwerk.games.tapestry.rules.effects.table import EFFECTS, TapestryEffect, run
from spielwerk.games.tapestry.rules.frames import ANY_ORDER, ONE_OF, RUN_EFFECT
from spielwerk.games.tapestry.rules.holdings import copies
from spielwerk.games.tapestry.rules.state import TapestryState


def pack_deed(place: int, moment: int) -> int:
    """The slot, and the moment at which its card acts."""
    return place * MOMENTS + moment


def unpack_deed(packed: int) -> tuple[int, int]:
    return packed // MOMENTS, packed % MOMENTS


class OwnPart(TapestryEffect):
    """One of several parts in listed order; `times` says of which deed (`pack_deed`)."""

    def __init__(self, part: int) -> None:
        super().__init__("own-part")
        self.part = part

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        place, moment = unpack_deed(times)
        EFFECTS[s.own.deeds[moment][place].parts[self.part]].run(s, seat, source, 1)

    def clauses(self) -> list[Clause]:
        return []


class OwnEffect(TapestryEffect):
    """What the card in a slot does at one of its moments; or another thing, under a word of its own."""

    def __init__(self, moment: int, place: int, word: str = "own") -> None:
        super().__init__(word)
        self.moment = moment
        self.place = place

    def deed(self, s: TapestryState) -> Deed:
        return s.own.deeds[self.moment][self.place]

    def choices(self, s: TapestryState) -> list[TapestryEffect]:
        return [EFFECTS[part] for part in self.deed(s).parts]

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        deed = self.deed(s)
        if len(deed.parts) == 1:
            EFFECTS[deed.parts[0]].run(s, seat, source, times)
        elif deed.order == "listed":
            packed = pack_deed(self.place, self.moment)
            parts = PARTS[: len(deed.parts)]
            s.ask_in_order([frame_of(RUN_EFFECT, seat, source, part.number, packed) for part in parts])
        elif deed.order == "one":
            s.ask(ONE_OF, seat, source, self.number)
        else:
            s.ask(ANY_ORDER, seat, source, self.number, (1 << len(deed.parts)) - 1)

    def possible(self, s: TapestryState, seat: int) -> bool:
        return any(part.possible(s, seat) for part in self.choices(s))

    def scoring(self, s: TapestryState) -> list[TapestryEffect]:
        parts = [found for part in self.choices(s) for found in part.scoring(s)]
        return [self] if parts and self.deed(s).order == "one" else parts

    def clauses(self) -> list[Clause]:
        return []


class OwnPlot(TapestryEffect):
    """What covering a plot of an own card brings."""

    def __init__(self, plot: int) -> None:
        super().__init__("own-plot")
        self.plot = plot

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        place = COMPONENTS[source].index - OWN_FROM
        EFFECTS[s.own.deeds[COVERED][place].parts[self.plot]].run(s, seat, source, 1)

    def clauses(self) -> list[Clause]:
        return []


class OwnChance(TapestryEffect):
    """What an own card does at a moment; `times` carries the operand of the moment."""

    def __init__(self, moment: int) -> None:
        super().__init__("own-chance")
        self.moment = moment

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        for chance in s.own.chances[COMPONENTS[source].index - OWN_FROM]:
            if chance.moment == self.moment and chance.where in ("", WHERE[self.moment](times)):
                for reward in chance.rewards * copies(s.players[seat], source):
                    run(s, seat, reward, source)

    def clauses(self) -> list[Clause]:
        return []


PARTS: Final[list[OwnPart]] = [OwnPart(part) for part in range(MOST_PARTS)]
PLOTS: Final[list[OwnPlot]] = [OwnPlot(plot) for plot in range(MOST_PARTS)]
CHANCES: Final[list[tuple[int, OwnChance]]] = [(moment, OwnChance(moment)) for moment in WHERE]
