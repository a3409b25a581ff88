"""The Gamblers turn up three tapestry cards and play one that acts when played (p.14)."""

from typing import Final

from spielwerk.core.play import SEAT, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.values import followed, without
from spielwerk.games.tapestry.rules.actions.cards import CardPick
from spielwerk.games.tapestry.rules.cards.faces import acts_when_played
from spielwerk.games.tapestry.rules.cards.playing import current_space, play_card
from spielwerk.games.tapestry.rules.catalog import Civilization, card_row
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import GAMBLE
from spielwerk.games.tapestry.rules.gains import gain_card, top_card
from spielwerk.games.tapestry.rules.mat import Number
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import TURNED_UP

REVEALED: Final = 3
TURNED_OVER: Final = Number("turned_over", most=REVEALED)
"""Cards on top of the discards that can be chosen."""
ON_FIRST_ERA: Final = 1


def gamble(s: TapestryState, p: Player, source: int, times: int) -> None:
    _reveal(s, p, source, 0)


def gamble_first(s: TapestryState, p: Player, source: int, times: int) -> None:
    _reveal(s, p, source, ON_FIRST_ERA)


def _reveal(s: TapestryState, p: Player, source: int, where: int) -> None:
    """Three cards are turned up; they lie among the discards until one of them is taken."""
    cards: list[int] = []
    for _ in range(REVEALED):
        card = top_card(s)
        if card >= 0:
            cards.append(card)
            s.tell(TURNED_UP, p.seat, card_row(card).number, 0, source)
    s.discards = s.discards + cards
    TURNED_OVER.set(p, len(cards))
    if cards:
        s.ask(GAMBLE, p.seat, source, where)


class Gamble(CardPick):
    """`gamble CARD`: one that acts when played is played; if there is none, any goes to the hand."""

    def revealed(self, s: TapestryState, frame: Frame) -> list[int]:
        return s.discards[-TURNED_OVER.get(s.players[frame[SEAT]]) :]

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return sorted(set(self.revealed(s, frame)))

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        cards = sorted(set(self.revealed(s, frame)))
        return [card for card in cards if acts_when_played(s, card)] or cards

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("card-not-allowed", {"tapestry": self.words(arg)})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, first_era, _ = frame
        p = s.players[seat]
        s.discards = without(s.discards, arg)
        TURNED_OVER.set(p, 0)
        if acts_when_played(s, arg):
            p.hand = followed(p.hand, arg)
            play_card(s, p, arg, 0 if first_era else current_space(p))
        else:
            gain_card(s, p, arg, source)
            p.shown = followed(p.shown, arg)


GAMBLE_CARD: Final = Gamble("gamble")

ROW: Final = Civilization(
    "gamblers",
    "p.14",
    mat=(TURNED_OVER,),
    box="arts-and-architecture",
    income=Mechanic("gamble", gamble),
    turns=(2, 3, 4),
    first=Mechanic("gamble-first", gamble_first),
    answers={GAMBLE: [GAMBLE_CARD]},
)
