"""The turn of the automatic opponents: one answer each, which draws the cards and carries out what they say."""

from typing import Final

from spielwerk.core.play import AUTOMA, SEAT, Frame
from spielwerk.games.tapestry.rules.actions.common import Word
from spielwerk.games.tapestry.rules.automa.deck import draw_pair, track_card
from spielwerk.games.tapestry.rules.automa.income import advance_by_card, income_turn
from spielwerk.games.tapestry.rules.frames import SHADOW_TURN
from spielwerk.games.tapestry.rules.state import NONE, TapestryState


class DrawCards(Word):
    """`draw-pair`: two cards, and an advance of the one that draws; or an income turn of both, when the deck is empty
    and a card must be drawn, or the track card says so."""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        a = s.automa
        p = s.players[frame[SEAT]]
        begins = a.seat != NONE and not p.era
        if begins or not a.deck:
            income_turn(s)
            return
        draw_pair(s)
        if not a.deck and track_card(s).income_icon:
            income_turn(s)
            return
        if a.seat != NONE:
            s.ask(SHADOW_TURN, a.shadow)
        advance_by_card(s, p)


class Follow(Word):
    """`follow`: the Shadow Empire advances by the same cards."""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        advance_by_card(s, s.players[frame[SEAT]])


DRAW_PAIR: Final = DrawCards("draw-pair", AUTOMA)
FOLLOW: Final = Follow("follow", AUTOMA)
