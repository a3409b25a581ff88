"""Tapestry cards in the hand and on income mats: playing, discarding, choosing one that lies open."""

from typing import Final

from spielwerk.core.naming import letter
from spielwerk.core.play import KIND, SEAT, SKIPPING, SOURCE, B, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.values import without
from spielwerk.games.tapestry.rules.actions.common import SEATS, ConditionalWord, OptionalWord, Pick, Word
from spielwerk.games.tapestry.rules.actions.explore import TilePick
from spielwerk.games.tapestry.rules.cards.faces import (
    CARD_COUNT,
    acts_when_played,
    can_be_copied,
    lasts_an_era,
)
from spielwerk.games.tapestry.rules.cards.playing import (
    card_at,
    copies_another,
    current_space,
    play_card,
    top_at,
    visible_cards,
)
from spielwerk.games.tapestry.rules.catalog import card_row, tile_row
from spielwerk.games.tapestry.rules.effects.table import run
from spielwerk.games.tapestry.rules.frames import (
    DISCARD_ANY,
    DISCARD_CARDS,
    DISCARD_TILES,
    ON_MAKER_OF_FIRE,
    ONLY_PLAYED,
    ONTO,
)
from spielwerk.games.tapestry.rules.gains import discard_card, gain_any, gain_vp
from spielwerk.games.tapestry.rules.packing import mat_owner, mat_place, mat_space
from spielwerk.games.tapestry.rules.state import COPIED, NONE, TapestryState
from spielwerk.games.tapestry.rules.words import DISCARDED, FOUR

ONTO_POINTS: Final = 5
RESOURCES_FOR_A_CARD: Final = 2
"""Where cards are given up for resources."""


class CardPick(Pick):
    """Answers are kinds of cards; those in the hand are private until they are played."""

    def __init__(self, name: str) -> None:
        super().__init__(name, CARD_COUNT, ("tapestry",))

    def words(self, arg: int) -> str:
        return card_row(arg).name

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return sorted(set(s.players[frame[SEAT]].hand))

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return sorted(set(s.players[frame[SEAT]].hand))


class Play(CardPick):
    """`play CARD`."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, how, only = frame
        hand = sorted(set(s.players[seat].hand))
        if only != NONE:
            return [card for card in hand if card == only]
        if how & ONLY_PLAYED:
            return [card for card in hand if heralded(s, card)]
        return hand

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("card-not-allowed", {"tapestry": self.words(arg)})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, how, _ = frame
        p = s.players[seat]
        if how & ONTO:
            gain_vp(s, p, ONTO_POINTS, source)
        play_card(s, p, arg, 0 if how & ON_MAKER_OF_FIRE else current_space(p))


def heralded(s: TapestryState, card: int) -> bool:
    """Whether it may be the Heralds' first card: one that acts when played or is permanent (p.32)."""
    return not lasts_an_era(s, card) and card_row(card).heralded


class Discard(CardPick):
    """`discard CARD`: as a price, or for points (Democracy). The discard pile lies open."""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        discard_card(s, p, arg, frame[SOURCE])
        if frame[KIND] == DISCARD_ANY:
            _, _, source, points, most = frame
            gain_vp(s, p, points, source)
            if p.hand and most != 1:
                s.ask(DISCARD_ANY, p.seat, source, points, max(0, most - 1))
            if most:
                gain_any(s, p, RESOURCES_FOR_A_CARD, source)
        else:
            _, _, source, left, _ = frame
            if left > 1:
                s.ask(DISCARD_CARDS, p.seat, source, left - 1)


class DiscardTile(TilePick):
    """`discard-tile N`: territory tiles as a price; they never come back (p.18)."""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, left, _ = frame
        p = s.players[seat]
        p.tiles = without(p.tiles, arg)
        s.tell(DISCARDED, p.seat, tile_row(arg).number, 1, source)
        if left > 1:
            s.ask(DISCARD_TILES, p.seat, source, left - 1)


class CopyCard(Pick):
    """`copy SEAT ERA`: a card that lies open on an income mat; never one that copies others itself."""

    def __init__(self) -> None:
        super().__init__("copy", SEATS * FOUR, ("of", "n"))

    def words(self, arg: int) -> str:
        return f"{letter(mat_owner(arg))} {mat_space(arg) + 1}"

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return [mat_place(p.seat, space) for p in s.players for space in range(FOUR) if p.mat[space]]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        optional = frame[B]
        if optional:
            return copyable(s)
        cards = {place: card_at(s, place) for place in visible_cards(s)}
        return [place for place, card in cards.items() if not copies_another(card) and can_be_copied(s, card)]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, effect, _ = frame
        run(s, seat, effect, source, arg)


class SkipCopy(ConditionalWord):
    """`skip-copy`: where copying is optional."""

    def has(self, s: TapestryState, frame: Frame) -> bool:
        optional = frame[B]
        return optional > 0


def copyable(s: TapestryState) -> list[int]:
    """Open cards that act when played and carry no token yet."""
    return [
        place for place in visible_cards(s) if acts_when_played(s, card_at(s, place)) and not top_at(s, place) & COPIED
    ]


PLAY_CARD: Final = Play("play")
KEEP_CARD: Final = OptionalWord("keep")
DISCARD: Final = Discard("discard")
DISCARD_TILE: Final = DiscardTile("discard-tile")
COPY_CARD: Final = CopyCard()
SKIP_COPY: Final = SkipCopy("skip-copy")
DONE: Final = Word("done", SKIPPING)
