"""The Advisors: cards of their hand go to neighbours who would draw, and a full hand pays (p.14)."""

from typing import Final

from spielwerk.core.play import Frame
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
    """A point for each card in hand; whoever holds more than four keeps four and gains a resource."""
    gain_vp(s, p, len(p.hand), source)
    if len(p.hand) > KEPT:
        s.ask(RESOURCE, p.seat, source, 1)
        s.ask(DISCARD_CARDS, p.seat, source, len(p.hand) - KEPT)


def counsel(s: TapestryState, p: Player, source: int, seat: int) -> None:
    """A neighbour is about to draw a card: the Advisors may give one instead, as long as they hold any."""
    if p.hand and (s.cards or s.discards):
        s.ask(ADVISE, p.seat, source, seat)
    else:
        draw_from_deck(s, s.players[seat], 1, source)


def hand_over(s: TapestryState, giver: Player, place: int, receiver: Player, source: int) -> None:
    """A card goes from hand to hand. Nobody else sees which one, so what others knew of the giver's hand is void."""
    card = giver.hand.pop(place)
    giver.shown = []
    giver.known = []
    receiver.known.append(seen(card, giver.seat))
    s.tell(GAVE, giver.seat, receiver.seat, 1, source)
    receiver.hand.append(card)
    welcome_card(s, receiver, card)
    cards_gained(s, receiver, 1)


class Advise(CardPick):
    """`advise CARD`: instead of the deck's; then the Advisors draw."""

    def public_words(self, arg: int) -> str:
        return ""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        hand_over(s, p, p.hand.index(arg), s.players[frame[3]], frame[2])
        draw_cards(s, p, 1, frame[2])


class LetDraw(Word):
    """`let-draw`: the neighbour draws from the deck."""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        draw_from_deck(s, s.players[frame[3]], 1, frame[2])


def brief_neighbours(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Each of the three first cards may go to a neighbour at once, for points."""
    s.ask(BRIEF, p.seat, source, len(p.hand))
    draw_cards(s, p, START_CARDS, source)


class Brief(SeatPick):
    """`brief SEAT`: a neighbour who gets one of the new cards."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return sorted(s.neighbours(frame[1]))

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        if len(s.players[frame[1]].hand) <= frame[3]:
            return []
        return [seat for seat in sorted(s.neighbours(frame[1])) if not s.players[seat].done]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        s.ask(BRIEF_WITH, frame[1], frame[2], frame[3], arg)


class BriefWith(CardPick):
    """`brief-with CARD`: which of the new cards, the last ones of the hand."""

    def public_words(self, arg: int) -> str:
        return ""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return sorted(set(s.players[frame[1]].hand[frame[3] :]))

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return sorted(set(s.players[frame[1]].hand[frame[3] :]))

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        s.ask(BRIEF, p.seat, frame[2], frame[3])
        hand_over(s, p, p.hand.index(arg, frame[3]), s.players[frame[4]], frame[2])
        gain_vp(s, p, BRIEFING_POINTS, frame[2])


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
