"""Own cards in play: what the places of an own file do, looked up in the state.

The catalogue has a fixed number of places for own cards (`own-1`, `own-2`, ...), so that the action space, records and
positions do not depend on what else this process has read; a state holds the file that fills them.
"""

import json
from functools import lru_cache
from typing import Any, Final

from spielwerk.core.play import Clause, frame_of
from spielwerk.games.tapestry.rules.cards.own_file import (
    CARD,
    CIRCLE,
    MOMENTS,
    MOST_PARTS,
    OWN,
    OWN_CARDS,
    OWN_TECHS,
    SQUARE,
    Deed,
    OwnCards,
)
from spielwerk.games.tapestry.rules.catalog import (
    BY_BOARD,
    BY_CHARM,
    BY_INCOME,
    BY_LANDMARK,
    INCOME_TRACKS,
    NOTHING,
    PLAYED,
    Card,
    Tech,
    enter,
)
from spielwerk.games.tapestry.rules.effects.items import effect
from spielwerk.games.tapestry.rules.effects.table import EFFECTS, TapestryEffect
from spielwerk.games.tapestry.rules.frames import ANY_ORDER, ONE_OF, RUN_EFFECT
from spielwerk.games.tapestry.rules.state import TapestryState
from spielwerk.games.tapestry.rules.words import TRACKS


class OwnPart(TapestryEffect):
    """One of several parts in listed order; `times` says of what, `place * 3 + moment`."""

    def __init__(self, part: int) -> None:
        super().__init__("own-part")
        self.part = part

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        EFFECTS[s.own.deeds[times % MOMENTS][times // MOMENTS].parts[self.part]].run(s, seat, source, 1)

    def clauses(self) -> list[Clause]:
        return []


class OwnEffect(TapestryEffect):
    """What the card in a place does when it is played, or its circle or square."""

    def __init__(self, moment: int, place: int) -> None:
        super().__init__("own")
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
            card = self.place * MOMENTS + self.moment
            parts = PARTS[: len(deed.parts)]
            s.ask_in_order([frame_of(RUN_EFFECT, seat, source, part.number, card) for part in parts])
        elif deed.order == "one":
            s.ask(ONE_OF, seat, source, self.number)
        else:
            s.ask(ANY_ORDER, seat, source, self.number, (1 << len(deed.parts)) - 1)

    def scoring(self, s: TapestryState) -> list[TapestryEffect]:
        parts = [found for part in self.choices(s) for found in part.scoring(s)]
        return [self] if parts and self.deed(s).order == "one" else parts

    def clauses(self) -> list[Clause]:
        return []


PARTS: Final[list[OwnPart]] = [OwnPart(part) for part in range(MOST_PARTS)]


def add_places() -> None:
    """The places in the catalogue, after every card that the game brings along."""
    for place in range(OWN_CARDS):
        card = Card(f"own-{place + 1}", "p.12", PLAYED)
        enter(card)
        card.set = OWN
        card.played = OwnEffect(CARD, place).number
    for place in range(OWN_TECHS):
        tech = Tech(f"own-{place + 1}", "p.23")
        enter(tech)
        tech.set = OWN
        tech.circle = OwnEffect(CIRCLE, place).number
        tech.square = OwnEffect(SQUARE, place).number


@lru_cache(maxsize=64)
def read_own(text: str) -> OwnCards:
    """The cards of a checked file as JSON; an empty text has none."""
    data: dict[str, Any] = json.loads(text) if text else {}
    own = OwnCards(text)
    for row in data.get("card", []):
        own.deeds[CARD].append(_deed(row, "does"))
        own.copies.append(row.get("copies", 1))
        own.rows.append(("tapestry", len(own.copies), row))
    for row in data.get("tech", []):
        own.deeds[CIRCLE].append(_deed(row, "circle"))
        own.deeds[SQUARE].append(_deed(row, "square"))
        own.needs.append(needs_of(row["needs"]))
        own.once.append(bool(row.get("once", False)))
        own.rows.append(("tech", len(own.needs), row))
    return own


def _deed(row: dict[str, Any], word: str) -> Deed:
    return Deed([effect(item).number for item in row[word]], row.get("order", "any"))


OWN_NEEDS: Final = {"income": BY_INCOME, "charm": BY_CHARM, "landmark": BY_LANDMARK}


def needs_of(text: str) -> tuple[int, int, int, int]:
    """What the top row of a tech card needs: track, slot, how far, and what meets it."""
    where, _, number = text.partition(" ")
    needs = int(number) if number else 0
    if where in OWN_NEEDS:
        return NOTHING, NOTHING, needs, OWN_NEEDS[where]
    if where in TRACKS:
        return TRACKS.index(where), NOTHING, needs, BY_BOARD
    return NOTHING, INCOME_TRACKS.index(where), needs, BY_BOARD
