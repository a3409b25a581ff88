"""The Advisors: cards of their hand go to neighbours who would draw, and a full hand pays (p.14)."""

from typing import Final

from spielwerk.core.play import SEAT, Frame, frame_of
from spielwerk.core.values import followed
from spielwerk.games.tapestry.rules.actions.cards import DONE, CardPick
from spielwerk.games.tapestry.rules.actions.common import SeatPick, Word
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.items import several
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import ADVISE, BRIEF, BRIEF_WITH, DISCARD_CARDS, RESOURCE
from spielwerk.games.tapestry.rules.gains import cards_gained, draw_cards, draw_from_deck, gain_vp, welcome_card
from spielwerk.games.tapestry.rules.packing import seen
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import GAVE, NEIGHBOUR_DRAWS

KEPT: Final = 4
START_CARDS: Final = 3
BRIEFING_POINTS: Final = 5


def hold_council(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A point for each card in hand; a player with more than four keeps four and gains a resource."""
    gain_vp(s, p, len(p.hand), source)
    if len(p.hand) > KEPT:
        too_many = len(p.hand) - KEPT
        s.ask_in_order([frame_of(DISCARD_CARDS, p.seat, source, too_many), frame_of(RESOURCE, p.seat, source, 1)])


def counsel(s: TapestryState, p: Player, source: int, seat: int) -> None:
    """A neighbour is about to draw a card: the Advisors may give one instead, while they hold any."""
    if p.hand and (s.cards or s.discards):
        s.ask(ADVISE, p.seat, source, seat)
    else:
        draw_from_deck(s, s.players[seat], 1, source)


def hand_over(s: TapestryState, giver: Player, place: int, receiver: Player, source: int) -> None:
    """A card goes from hand to hand. Nobody else sees which one, so what others knew of the giver's hand is no longer
    valid."""
    card = giver.hand[place]
    giver.hand = giver.hand[:place] + giver.hand[place + 1 :]
    giver.shown = []
    giver.known = []
    receiver.known = followed(receiver.known, seen(card, giver.seat))
    s.tell(GAVE, giver.seat, receiver.seat, 1, source)
    receiver.hand = followed(receiver.hand, card)
    welcome_card(s, receiver, card)
    cards_gained(s, receiver, 1)


class Advise(CardPick):
    """`advise CARD`: instead of the deck's; then the Advisors draw."""

    def public_words(self, arg: int) -> str:
        return ""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, drawer, _ = frame
        p = s.players[seat]
        hand_over(s, p, p.hand.index(arg), s.players[drawer], source)
        draw_cards(s, p, 1, source)


class LetDraw(Word):
    """`let-draw`: the neighbour draws from the deck."""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, _, source, drawer, _ = frame
        draw_from_deck(s, s.players[drawer], 1, source)


def brief_neighbours(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Each of the three first cards may go to a neighbour at once, for points."""
    s.ask(BRIEF, p.seat, source, len(p.hand))
    draw_cards(s, p, START_CARDS, source)


class Brief(SeatPick):
    """`brief SEAT`: a neighbour who gets one of the new cards."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return sorted(s.neighbours(frame[SEAT]))

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, before, _ = frame
        if len(s.players[seat].hand) <= before:
            return []
        return [neighbour for neighbour in sorted(s.neighbours(seat)) if not s.players[neighbour].done]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, before, _ = frame
        s.ask(BRIEF_WITH, seat, source, before, arg)


class BriefWith(CardPick):
    """`brief-with CARD`: which of the new cards, the last ones of the hand."""

    def public_words(self, arg: int) -> str:
        return ""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, before, _ = frame
        return sorted(set(s.players[seat].hand[before:]))

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, before, _ = frame
        return sorted(set(s.players[seat].hand[before:]))

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, before, neighbour = frame
        p = s.players[seat]
        s.ask(BRIEF, p.seat, source, before)
        hand_over(s, p, p.hand.index(arg, before), s.players[neighbour], source)
        gain_vp(s, p, BRIEFING_POINTS, source)


ADVISE_WITH: Final = Advise("advise")
LET_DRAW: Final = LetDraw("let-draw")
BRIEF_SEAT: Final = Brief("brief")
BRIEF_CARD: Final = BriefWith("brief-with")

ROW: Final = Civilization(
    "advisors",
    "p.14",
    on={NEIGHBOUR_DRAWS: Mechanic("counsel", counsel)},
    box="plans-and-ploys",
    income=Mechanic("hold-council", hold_council),
    turns=EVERY_INCOME,
    gained=several(["tapestry 3"], "listed"),
    late=Mechanic("brief-neighbours", brief_neighbours),
    answers={ADVISE: [ADVISE_WITH, LET_DRAW], BRIEF: [BRIEF_SEAT, DONE], BRIEF_WITH: [BRIEF_CARD]},
)
