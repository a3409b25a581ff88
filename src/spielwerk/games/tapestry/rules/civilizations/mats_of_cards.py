"""Civilizations that live on cards: Gamblers and Faefolk."""

from typing import Final

from spielwerk.core.play import Frame
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.cards import CardPick, acts_when_played
from spielwerk.games.tapestry.rules.cards.playing import current_space, play_card
from spielwerk.games.tapestry.rules.catalog import BY_KIND, COMPONENTS
from spielwerk.games.tapestry.rules.effects.items import effects
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import GAMBLE, MAY, RUN_EFFECT
from spielwerk.games.tapestry.rules.gains import draw_cards, gain_card, top_card
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import LAST_INCOME, TURNED_UP

REVEALED: Final = 3
ON_FIRST_ERA: Final = 1

RING: Final[list[int]] = [
    effects(["score-tapestry"]),
    effects(["tapestry", "tile", "invent", "score-buildings"]),
    effects(["food", "score-tiles"]),
    effects(["coin", "score-techs"]),
    effects(["culture", "score-territories"]),
    effects(["worker", "score-capital"]),
    effects(["space-tile", "explore-space"], "listed"),
]
"""The Faefolk's spots, clockwise from the top."""


# Gamblers


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
            s.tell(TURNED_UP, p.seat, BY_KIND["tapestry"][card].number, 0, source)
    s.discards += cards
    p.memo[COMPONENTS[source].index] = len(cards)
    if cards:
        s.ask(GAMBLE, p.seat, source, where)


class Gamble(CardPick):
    """`gamble CARD`: one that acts when played is played; if there is none, any goes to the hand."""

    def revealed(self, s: TapestryState, frame: Frame) -> list[int]:
        return s.discards[-s.players[frame[1]].memo[COMPONENTS[frame[2]].index] :]

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return sorted(set(self.revealed(s, frame)))

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        cards = sorted(set(self.revealed(s, frame)))
        return [card for card in cards if acts_when_played(card)] or cards

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("card-not-allowed", {"tapestry": self.words(arg)})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        s.discards.remove(arg)
        p.memo[COMPONENTS[frame[2]].index] = 0
        if acts_when_played(arg):
            p.hand.append(arg)
            play_card(s, p, arg, 0 if frame[3] else current_space(p))
        else:
            gain_card(s, p, arg, frame[2])
            p.shown.append(arg)


# Faefolk


def dance(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(RUN_EFFECT, p.seat, source, WHIRL.number, 1)
    s.ask(MAY, p.seat, source, PICK_CARD.number, 1)


def pick_card(s: TapestryState, p: Player, source: int, times: int) -> None:
    draw_cards(s, p, 1, source)


def whirl(s: TapestryState, p: Player, source: int, times: int) -> None:
    """As many spots on as there are cards in the hand and uncovered on the mat; the spot twice in the last turn."""
    civ = COMPONENTS[source].index
    cards = len(p.hand) + sum([1 for stack in p.mat if stack])
    p.memo[civ] = (p.memo[civ] + cards) % len(RING)
    for _ in range(2 if p.era == LAST_INCOME else 1):
        s.ask(RUN_EFFECT, p.seat, source, RING[p.memo[civ]], 1)


Mechanic("gamble", gamble)
Mechanic("gamble-first", gamble_first)
GAMBLE_CARD: Final = Gamble("gamble")
Mechanic("dance", dance)
PICK_CARD: Final = Mechanic("pick-card", pick_card)
WHIRL: Final = Mechanic("whirl", whirl)
