"""Oddities of cards, landmarks and resources."""

from typing import Final

from spielwerk.games.tapestry.rules.actions.techs import invent_from_deck, replace_display
from spielwerk.games.tapestry.rules.cards.playing import begin_ability, card_at
from spielwerk.games.tapestry.rules.catalog import card_row
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import (
    AND_UPGRADE,
    CARD,
    DISCARD_ANY,
    FACE_UP_ONLY,
    INVENT,
    MAY,
    TAKE_LANDMARK,
)
from spielwerk.games.tapestry.rules.gains import gain, gain_vp
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import FOUR, PLAYED_ONTO

DISCARD_POINTS: Final = 2
TECHNOCRACY_POINTS: Final = 3


def each_resource(s: TapestryState, p: Player, source: int, times: int) -> None:
    for kind in range(FOUR):
        gain(s, p, kind, 1, source)


def may_replace_display(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(MAY, p.seat, source, EXCHANGE_DISPLAY.number)


def discard_for_points(s: TapestryState, p: Player, source: int, times: int) -> None:
    if p.hand:
        s.ask(DISCARD_ANY, p.seat, source, DISCARD_POINTS)


def take_landmark(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(TAKE_LANDMARK, p.seat, source)


def copy_tapestry(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(CARD, p.seat, source, COPY_ABILITY.number)


def copy_ability(s: TapestryState, p: Player, source: int, place: int) -> None:
    """The ability of an open card, for this era if it is a lasting one (Espionage)."""
    begin_ability(s, p, card_at(s, place))


def borrow_tapestry(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(CARD, p.seat, source, BORROW_ABILITY.number)


def borrow_ability(s: TapestryState, p: Player, source: int, place: int) -> None:
    """Like Espionage, but on none of the player's spaces: no card played later covers it, and what lasts holds until
    the player's own next income turn (p.12). Only cards that others are played onto refer to the card they lie
    under."""
    card = card_at(s, place)
    under = any(ability == PLAYED_ONTO for ability, _ in card_row(card).passive)
    begin_ability(s, p, card, not under)


def invent_and_upgrade(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(INVENT, p.seat, source, FACE_UP_ONLY | AND_UPGRADE)


def neighbours_invent(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Right, then left (Steam Tycoon)."""
    # Each call puts questions on top of the stack: the loop runs backwards, so the first neighbour is asked first.
    for seat in reversed(s.neighbours(p.seat)):
        invent_from_deck(s, s.players[seat], source)


def technocracy(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Alone in this era: a tech card, upgraded at once; otherwise points (p.30)."""
    if all(s.players[seat].era < p.era for seat in s.others(p.seat)):
        s.ask(INVENT, p.seat, source, AND_UPGRADE)
    else:
        gain_vp(s, p, TECHNOCRACY_POINTS * (len(s.players) - 1), source)


COPY_ABILITY: Final = Mechanic("copy-ability", copy_ability)
BORROW_ABILITY: Final = Mechanic("borrow-ability", borrow_ability)
BORROW_TAPESTRY: Final = Mechanic("borrow-tapestry", borrow_tapestry)
EXCHANGE_DISPLAY: Final = Mechanic("exchange-display", replace_display)
