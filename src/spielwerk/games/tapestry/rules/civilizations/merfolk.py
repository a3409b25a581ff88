"""The Merfolk: cards go under their mat, come back in the last income turn, and are used up after it (p.14)."""

from typing import Final

from spielwerk.core.play import SEAT, SOURCE, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.values import followed, without
from spielwerk.games.tapestry.rules.actions.cards import CardPick
from spielwerk.games.tapestry.rules.cards.faces import acts_when_played
from spielwerk.games.tapestry.rules.cards.playing import current_space, play_card
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import DISCARD_ANY, DISCARD_CARDS, RUN_EFFECT, SUBMERGE, TURN
from spielwerk.games.tapestry.rules.gains import discard_card, draw_cards, gain_vp
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import CARDS_AFTER_END, LAST_INCOME, LAST_INCOME_OVER

MOST_KEPT: Final = 5
"""Cards with which they go on after the fifth income turn."""
AFLOAT: Final = 2
"""Cards that stay in the hand."""
CATCH_POINTS: Final = 5


def tide(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A card is gained; then all but two go under the mat, or in the last income turn all come back."""
    s.ask(RUN_EFFECT, p.seat, source, (RETURN if p.era == LAST_INCOME else SINK).number, 1)
    draw_cards(s, p, 1, source)


def sink(s: TapestryState, p: Player, source: int, times: int) -> None:
    if len(p.hand) > AFLOAT:
        s.ask(SUBMERGE, p.seat, source)


class Submerge(CardPick):
    """`submerge CARD`: private, like the hand; seats that have seen a card do not learn whether it was the one."""

    def public_words(self, arg: int) -> str:
        return ""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        p.hand = without(p.hand, arg)
        p.submerged = followed(p.submerged, arg)
        sink(s, p, frame[SOURCE], 1)


def return_cards(s: TapestryState, p: Player, source: int, times: int) -> None:
    p.hand = p.hand + p.submerged
    p.submerged = []


class CastCard(CardPick):
    """`cast CARD`: at least one card is discarded for points, more at the player's choice."""

    def belongs_to(self, p: Player) -> bool:
        return p.era == LAST_INCOME and p.passive[CARDS_AFTER_END] > 0

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        return sorted(set(p.hand)) if self.belongs_to(p) else []

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.candidates(s, frame)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        source = ROW.number
        discard_card(s, p, arg, source)
        gain_vp(s, p, CATCH_POINTS, source)
        if p.hand:
            s.ask(DISCARD_ANY, p.seat, source, CATCH_POINTS)


class SurfaceCard(CastCard):
    """`surface CARD`: one that acts when played, onto the fourth era."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return [card for card in self.candidates(s, frame) if acts_when_played(s, card)]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("card-not-allowed", {"tapestry": self.words(arg)})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        play_card(s, p, arg, current_space(p))


SINK: Final = Mechanic("sink", sink)
RETURN: Final = Mechanic("return-cards", return_cards)
SUBMERGE_CARD: Final = Submerge("submerge")
CAST_CARD: Final = CastCard("cast")
SURFACE_CARD: Final = SurfaceCard("surface")


def keep_five(s: TapestryState, p: Player, source: int, times: int) -> None:
    if len(p.hand) > MOST_KEPT:
        s.ask(DISCARD_CARDS, p.seat, source, len(p.hand) - MOST_KEPT)


ROW: Final = Civilization(
    "merfolk",
    "p.14",
    on={LAST_INCOME_OVER: Mechanic("keep-five", keep_five)},
    passive={CARDS_AFTER_END: 1},
    box="fantasies-and-futures",
    status="english-mat",
    income=Mechanic("tide", tide),
    turns=EVERY_INCOME,
    answers={TURN: [SURFACE_CARD, CAST_CARD], SUBMERGE: [SUBMERGE_CARD]},
)
