"""Tapestry cards in the hand and on income mats: playing, discarding, choosing one that lies open."""

from typing import Final

from spielwerk.core.play import SKIPPING, Frame
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.common import SEATS, Pick, Word
from spielwerk.games.tapestry.rules.actions.explore import TilePick
from spielwerk.games.tapestry.rules.cards.own_file import OWN_CARDS
from spielwerk.games.tapestry.rules.cards.playing import (
    card_at,
    copies_another,
    current_space,
    play_card,
    visible_cards,
)
from spielwerk.games.tapestry.rules.catalog import ERA, card_row, tile_row
from spielwerk.games.tapestry.rules.effects.table import run
from spielwerk.games.tapestry.rules.frames import (
    DISCARD_ANY,
    DISCARD_CARDS,
    DISCARD_TILES,
    ON_FIRE,
    ONLY_PLAYED,
    ONTO,
    OPTIONAL,
)
from spielwerk.games.tapestry.rules.gains import discard_card, gain_any, gain_vp
from spielwerk.games.tapestry.rules.map.board import read
from spielwerk.games.tapestry.rules.state import COPIED, NONE, TapestryState
from spielwerk.games.tapestry.rules.words import DISCARDED, FOUR

CARD_KINDS: Final = len(read("tapestry.toml")["card"]) + OWN_CARDS
ONTO_POINTS: Final = 5
RESOURCES_FOR_A_CARD: Final = 2
"""Where cards are given up for resources."""


class CardPick(Pick):
    """Answers are kinds of cards; those in the hand are private until they are played."""

    def __init__(self, name: str) -> None:
        super().__init__(name, CARD_KINDS, ("tapestry",))

    def words(self, arg: int) -> str:
        return card_row(arg).name

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return sorted(set(s.players[frame[1]].hand))

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return sorted(set(s.players[frame[1]].hand))


class Play(CardPick):
    """`play CARD`."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        hand = sorted(set(s.players[frame[1]].hand))
        if frame[4] != NONE:
            return [card for card in hand if card == frame[4]]
        if frame[3] & ONLY_PLAYED:
            return [card for card in hand if acts_when_played(card) and card_row(card).heralded]
        return hand

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("card-not-allowed", {"tapestry": self.words(arg)})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        if frame[3] & ONTO:
            gain_vp(s, p, ONTO_POINTS, frame[2])
        play_card(s, p, arg, 0 if frame[3] & ON_FIRE else current_space(p))


def acts_when_played(card: int) -> bool:
    return card_row(card).card_kind != ERA


class KeepCard(Word):
    """`keep`: where playing is optional."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return [0] if frame[3] & OPTIONAL else []

    def offer(self, s: TapestryState, frame: Frame, out: list[int]) -> None:
        if frame[3] & OPTIONAL:
            out.append(self.base)


class Discard(CardPick):
    """`discard CARD`: as a price, or for points (Democracy). The discard pile lies open."""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        discard_card(s, p, arg, frame[2])
        if frame[0] == DISCARD_ANY:
            gain_vp(s, p, frame[3], frame[2])
            if p.hand and frame[4] != 1:
                s.ask(DISCARD_ANY, p.seat, frame[2], frame[3], max(0, frame[4] - 1))
            if frame[4]:
                gain_any(s, p, RESOURCES_FOR_A_CARD, frame[2])
        elif frame[3] > 1:
            s.ask(DISCARD_CARDS, p.seat, frame[2], frame[3] - 1)


class DiscardTile(TilePick):
    """`discard-tile N`: territory tiles as a price; they never come back (p.18)."""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        p.tiles.remove(arg)
        s.tell(DISCARDED, p.seat, tile_row(arg).number, 1, frame[2])
        if frame[3] > 1:
            s.ask(DISCARD_TILES, p.seat, frame[2], frame[3] - 1)


class CopyCard(Pick):
    """`copy SEAT ERA`: a card that lies open on an income mat; never one that copies others itself."""

    def __init__(self) -> None:
        super().__init__("copy", SEATS * FOUR, ("of", "n"))

    def words(self, arg: int) -> str:
        return f"{chr(65 + arg // FOUR)} {arg % FOUR + 1}"

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return [place for place in range(len(s.players) * FOUR) if s.players[place // FOUR].mat[place % FOUR]]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        if frame[4]:
            return copyable(s)
        return [place for place in visible_cards(s) if not copies_another(card_at(s, place))]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        run(s, frame[1], frame[3], frame[2], arg)


class SkipCopy(Word):
    """`skip-copy`: where copying is optional."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return [0] if frame[4] else []

    def offer(self, s: TapestryState, frame: Frame, out: list[int]) -> None:
        if frame[4]:
            out.append(self.base)


def copyable(s: TapestryState) -> list[int]:
    """Open cards that act when played and carry no token yet."""
    return [
        place
        for place in visible_cards(s)
        if acts_when_played(card_at(s, place)) and not s.players[place // FOUR].mat[place % FOUR][-1] & COPIED
    ]


PLAY_CARD: Final = Play("play")
KEEP_CARD: Final = KeepCard("keep")
DISCARD: Final = Discard("discard")
DISCARD_TILE: Final = DiscardTile("discard-tile")
COPY_CARD: Final = CopyCard()
SKIP_COPY: Final = SkipCopy("skip-copy")
DONE: Final = Word("done", SKIPPING)
