"""Own cards in play: the slots of the catalogue, and how an owner's file fills them."""

import json
from functools import lru_cache
from typing import Any, Final

from spielwerk.games.tapestry.rules.cards.faces import OWN_FROM
from spielwerk.games.tapestry.rules.cards.own_effects import CHANCES, PLOTS, OwnEffect
from spielwerk.games.tapestry.rules.cards.own_file import (
    CARD,
    CIRCLE,
    COVERED,
    FULL,
    LEFT,
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
from spielwerk.games.tapestry.rules.cards.own_values import read_values
from spielwerk.games.tapestry.rules.catalog import (
    BY_BOARD,
    BY_CHARM,
    BY_INCOME,
    BY_LANDMARK,
    CARD_KINDS,
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
from spielwerk.games.tapestry.rules.words import MOMENTS as ALL_MOMENTS
from spielwerk.games.tapestry.rules.words import TRACKS


def add_places() -> None:
    """The slots in the catalogue, after every built-in card."""
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
    """The cards of a checked file as JSON; empty text means none."""
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
        own.arts.append(bool(row.get("arts", False)))
        own.rows.append(("tech", len(own.needs), row))
    read_values(own, data)
    return own


def _deed(row: dict[str, Any], word: str, order: str = "any") -> Deed:
    """`order` is that of what a card does when it is played, or of a tech card's rewards; plots are listed."""
    order = row.get("order", order) if word in ("does", "circle", "square") else order
    return Deed([effect(item).number for item in row.get(word, [])], order)


def _chance(told: dict[str, Any]) -> Chance:
    rewards = [effect(item).number for item in told["does"]]
    return Chance(ALL_MOMENTS.index(told["moment"]), told.get("where", ""), rewards)


def _face(there: Card, row: dict[str, Any]) -> Card:
    """The row that takes the catalogue's slot: only what the file's row names."""
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
    """The condition of a tech card's top row: track, slot, how far, and what meets it."""
    where, _, number = text.partition(" ")
    needs = int(number) if number else 0
    if where in OWN_NEEDS:
        return NOTHING, NOTHING, needs, OWN_NEEDS[where]
    if where in TRACKS:
        return TRACKS.index(where), NOTHING, needs, BY_BOARD
    return NOTHING, INCOME_TRACKS.index(where), needs, BY_BOARD
