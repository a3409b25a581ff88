"""A tapestry card in this game: the row of the catalogue, or its replacement from an owner's file."""

from typing import Final

from spielwerk.games.tapestry.rules.cards.deck import tapestry_rows
from spielwerk.games.tapestry.rules.cards.own_file import OWN_CARDS
from spielwerk.games.tapestry.rules.catalog import ERA, PERMANENT, Card, card_row
from spielwerk.games.tapestry.rules.state import TapestryState

OWN_FROM: Final = len(tapestry_rows())
"""Tapestry cards from this number on are own ones."""
CARD_COUNT: Final = OWN_FROM + OWN_CARDS


def card_of(s: TapestryState, card: int) -> Card:
    return s.own.cards[card - OWN_FROM] if card >= OWN_FROM else card_row(card)


def acts_when_played(s: TapestryState, card: int) -> bool:
    return card_of(s, card).card_kind not in (ERA, PERMANENT)


def lasts_an_era(s: TapestryState, card: int) -> bool:
    return card_of(s, card).card_kind == ERA


def can_be_copied(s: TapestryState, card: int) -> bool:
    """Whether its ability can be copied; a permanent one cannot (p.12)."""
    return card_of(s, card).card_kind != PERMANENT
