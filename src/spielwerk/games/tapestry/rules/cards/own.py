"""Own cards in play: what the places of an own file do, looked up in the state.

The catalogue has a fixed number of places for own cards (`own-1`, `own-2`, ...), so that the action space, records and
positions do not depend on what else this process has read; a state holds the file that fills them.
"""

import json
from functools import lru_cache
from typing import Any, Final

from spielwerk.core.play import Clause, frame_of
from spielwerk.games.tapestry.rules.cards.faces import OWN_FROM
from spielwerk.games.tapestry.rules.cards.occasions import WHERE
from spielwerk.games.tapestry.rules.cards.own_file import (
    CARD,
    CIRCLE,
    COVERED,
    FULL,
    LEFT,
    MOMENTS,
    MOST_PARTS,
    OF_CARDS,
    OWN,
    OWN_CARDS,
    OWN_TECHS,
    RESERVED,
    REWARD,
    RIGHT,
    SQUARE,
    WORDS,
    Chance,
    Deed,
    OwnCards,
)
from spielwerk.games.tapestry.rules.catalog import (
    BY_BOARD,
    BY_CHARM,
    BY_INCOME,
    BY_LANDMARK,
    CARD_KINDS,
    COMPONENTS,
    INCOME_TRACKS,
    NOTHING,
    OCCASIONS,
    PLAYED,
    REACTIONS,
    TO_CONQUEST,
    TOPPLE_ATTACKER,
    TRAP,
    Card,
    Tech,
    card_row,
    enter,
)
from spielwerk.games.tapestry.rules.effects.items import effect
from spielwerk.games.tapestry.rules.effects.table import EFFECTS, TapestryEffect, run
from spielwerk.games.tapestry.rules.frames import ANY_ORDER, ONE_OF, RUN_EFFECT
from spielwerk.games.tapestry.rules.holdings import copies
from spielwerk.games.tapestry.rules.state import TapestryState
from spielwerk.games.tapestry.rules.words import MOMENTS as ALL_MOMENTS
from spielwerk.games.tapestry.rules.words import TRACKS


class OwnPart(TapestryEffect):
    """One of several parts in listed order; `times` says of what, `place * MOMENTS + moment`."""

    def __init__(self, part: int) -> None:
        super().__init__("own-part")
        self.part = part

    def run(self, s: TapestryState, seat: int, source: int, times: int) -> None:
        EFFECTS[s.own.deeds[times % MOMENTS][times // MOMENTS].parts[self.part]].run(s, seat, source, 1)

    def clauses(self) -> list[Clause]:
        return []


class OwnEffect(TapestryEffect):
    """What the card in a place does at one of its moments."""

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
    """What an own card does at a moment; `times` is what the moment tells."""

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


def add_places() -> None:
    """The places in the catalogue, after every card that the game brings along."""
    for place in range(OWN_CARDS):
        card = Card(f"own-{place + 1}", "p.12", PLAYED)
        enter(card)
        card.set = OWN
        numbers = {moment: OwnEffect(moment, place).number for moment in OF_CARDS}
        card.played, card.left, card.right = numbers[CARD], numbers[LEFT], numbers[RIGHT]
        card.reserved, card.reward, card.full = numbers[RESERVED], numbers[REWARD], numbers[FULL]
        card.covered = tuple([plot.number for plot in PLOTS])
        card.on = [(moment, chance.number) for moment, chance in CHANCES]
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
    for place, row in enumerate(data.get("card", [])):
        for moment in (*OF_CARDS, COVERED):
            own.deeds[moment].append(_deed(row, WORDS[moment], "listed" if moment == COVERED else "any"))
        own.chances.append([_chance(told) for told in row.get("on", [])])
        own.cards.append(_face(card_row(OWN_FROM + place), row))
        own.copies.append(row.get("copies", 1))
        own.rows.append(("tapestry", len(own.copies), row))
    for row in data.get("tech", []):
        own.deeds[CIRCLE].append(_deed(row, "circle"))
        own.deeds[SQUARE].append(_deed(row, "square"))
        own.needs.append(needs_of(row["needs"]))
        own.once.append(bool(row.get("once", False)))
        own.rows.append(("tech", len(own.needs), row))
    return own


def _deed(row: dict[str, Any], word: str, order: str = "any") -> Deed:
    """`order` is that of what a card does when it is played, or of a tech card's rewards; plots are listed."""
    order = row.get("order", order) if word in ("does", "circle", "square") else order
    return Deed([effect(item).number for item in row.get(word, [])], order)


def _chance(told: dict[str, Any]) -> Chance:
    rewards = [effect(item).number for item in told["does"]]
    return Chance(ALL_MOMENTS.index(told["moment"]), told.get("where", ""), rewards)


def _face(there: Card, row: dict[str, Any]) -> Card:
    """What the catalogue's place becomes: only what the row names."""
    face = Card(there.name, there.rule, CARD_KINDS.index(row.get("kind", "played")))
    face.number, face.index = there.number, there.index
    face.played = there.played if "does" in row else NOTHING
    face.left = there.left if "left" in row else NOTHING
    face.right = there.right if "right" in row else NOTHING
    face.reserved = there.reserved if "reserved" in row else NOTHING
    face.full = there.full if "full" in row else NOTHING
    face.reward = there.reward if "reward" in row else NOTHING
    face.grid = tuple(row.get("plots", ()))
    face.covered = there.covered if "covered" in row else ()
    if face.card_kind == TRAP:
        face.reacts, face.reaction = TO_CONQUEST, TOPPLE_ATTACKER
    elif "reacts" in row:
        face.reacts = OCCASIONS.index(row["reacts"])
        face.reaction = REACTIONS.index(row.get("reaction", "reward"))
    return face


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
