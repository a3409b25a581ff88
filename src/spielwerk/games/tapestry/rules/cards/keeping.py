"""Drawing several things and keeping one of them: tapestry cards, territory tiles, space tiles, tech cards.

Cards and tiles are kept at the end of the player's own lists while the question is open, so that nothing is in transit;
tech cards, which have no order, are named by the question itself (`pack_foreseen`).
"""

from typing import Final

from spielwerk.core.play import Frame
from spielwerk.core.values import followed
from spielwerk.games.tapestry.rules.actions.cards import CardPick
from spielwerk.games.tapestry.rules.actions.explore import SpaceTilePick, TilePick
from spielwerk.games.tapestry.rules.actions.techs import TechPick, take_drawn
from spielwerk.games.tapestry.rules.catalog import BY_KIND, card_row
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import KEEP, RUN_EFFECT
from spielwerk.games.tapestry.rules.gains import cards_gained, tiles_gained, top_card, welcome_card
from spielwerk.games.tapestry.rules.packing import unpack_foreseen
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import DISCARDED, DREW, FORESIGHT, SPACE_TILE, TAPESTRY, TECH, TILE

TWO: Final = 2
DISCARD: Final = 16
"""More cards than are ever drawn to keep one of them."""


def pack_kept(drawn: int, discard: bool) -> int:
    """How many cards were drawn, and whether the others are discarded instead of shuffled back."""
    return drawn + (DISCARD if discard else 0)


def unpack_kept(packed: int) -> tuple[int, bool]:
    return packed % DISCARD, packed >= DISCARD


def keep_one_card(s: TapestryState, p: Player, amount: int, source: int, discard: bool) -> None:
    """Several cards are drawn, and one is kept."""
    cards = [card for card in [top_card(s) for _ in range(amount)] if card >= 0]
    p.hand = p.hand + cards
    if cards:
        s.tell(DREW, p.seat, TAPESTRY, len(cards), source)
    if len(cards) > 1:
        s.ask(KEEP, p.seat, source, TAPESTRY, pack_kept(len(cards), discard))
    elif cards:
        _welcome(s, p, cards[0])


def _welcome(s: TapestryState, p: Player, card: int) -> None:
    welcome_card(s, p, card)
    cards_gained(s, p, 1)


def first_cards(s: TapestryState, p: Player, source: int) -> None:
    """Variant (p.15): two cards in the first income turn, of which one is discarded; one more with foresight."""
    keep_one_card(s, p, TWO + min(1, p.passive[FORESIGHT]), source, True)


def foresee_cards(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Two cards instead of each one, one of which is shuffled back (foresight, p.29)."""
    if times > 1:
        s.ask(RUN_EFFECT, p.seat, source, FORESEE_CARDS.number, times - 1)
    keep_one_card(s, p, TWO, source, False)


def foresee_tiles(s: TapestryState, p: Player, source: int, times: int) -> None:
    if times > 1:
        s.ask(RUN_EFFECT, p.seat, source, FORESEE_TILES.number, times - 1)
    drawn = s.tiles[-TWO:][::-1]
    s.tiles = s.tiles[:-TWO]
    p.tiles = p.tiles + drawn
    _keep_one_of(s, p, TILE, drawn, source)
    if len(drawn) == 1:
        tiles_gained(s, p, drawn)


def foresee_space_tiles(s: TapestryState, p: Player, source: int, times: int) -> None:
    if times > 1:
        s.ask(RUN_EFFECT, p.seat, source, FORESEE_SPACE_TILES.number, times - 1)
    drawn = s.space_tiles[-TWO:][::-1]
    s.space_tiles = s.space_tiles[:-TWO]
    p.space_tiles = p.space_tiles + drawn
    _keep_one_of(s, p, SPACE_TILE, drawn, source)


def _keep_one_of(s: TapestryState, p: Player, kind: int, drawn: list[int], source: int) -> None:
    rows = BY_KIND["tile" if kind == TILE else "space-tile"]
    for tile in drawn:
        s.tell(DREW, p.seat, kind, rows[tile].number, source)
    if len(drawn) > 1:
        s.ask(KEEP, p.seat, source, kind, len(drawn))


class KeepCard(CardPick):
    """`keep-card CARD`: private, as the hand is."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, kind, kept = frame
        if kind != TAPESTRY:
            return []
        drawn, _ = unpack_kept(kept)
        return sorted(set(s.players[seat].hand[-drawn:]))

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.candidates(s, frame)

    def public_words(self, arg: int) -> str:
        return ""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        """What others know of the hand stays true: only cards just drawn leave it."""
        _, seat, source, _, kept = frame
        p = s.players[seat]
        drawn, discard = unpack_kept(kept)
        others = p.hand[-drawn:]
        others.remove(arg)
        p.hand = [*p.hand[:-drawn], arg]
        if discard:
            for card in others:
                s.discards = followed(s.discards, card)
                s.tell(DISCARDED, p.seat, card_row(card).number, 1, source)
        else:
            s.cards = s.chance().shuffled(s.cards + others)
        _welcome(s, p, arg)


class KeepTile(TilePick):
    """`keep-tile N`."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, kind, drawn = frame
        return s.players[seat].tiles[-drawn:] if kind == TILE else []

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.candidates(s, frame)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, _, _, drawn = frame
        p = s.players[seat]
        back = _put_back(p.tiles, drawn, arg)
        p.tiles = [*p.tiles[:-drawn], arg]
        s.tiles = s.chance().shuffled(s.tiles + back)
        tiles_gained(s, p, [arg])


class KeepSpaceTile(SpaceTilePick):
    """`keep-space-tile N`."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, kind, drawn = frame
        return s.players[seat].space_tiles[-drawn:] if kind == SPACE_TILE else []

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.candidates(s, frame)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, _, _, drawn = frame
        p = s.players[seat]
        back = _put_back(p.space_tiles, drawn, arg)
        p.space_tiles = [*p.space_tiles[:-drawn], arg]
        s.space_tiles = s.chance().shuffled(s.space_tiles + back)


def _put_back(own: list[int], drawn: int, kept: int) -> list[int]:
    """All of those just drawn except the one that is kept."""
    return [tile for tile in own[-drawn:] if tile != kept]


class KeepTech(TechPick):
    """`keep-tech NAME`."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        _, _, _, kind, foreseen = frame
        return list(unpack_foreseen(foreseen)[:2]) if kind == TECH else []

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.candidates(s, frame)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, _, foreseen = frame
        s.techs = s.chance().shuffled(s.techs + [card for card in self.candidates(s, frame) if card != arg])
        take_drawn(s, s.players[seat], arg, source, unpack_foreseen(foreseen)[2])


FORESEE_CARDS: Final = Mechanic("foresee-cards", foresee_cards)
FORESEE_TILES: Final = Mechanic("foresee-tiles", foresee_tiles)
FORESEE_SPACE_TILES: Final = Mechanic("foresee-space-tiles", foresee_space_tiles)
KEEP_CARD: Final = KeepCard("keep-card")
KEEP_TILE: Final = KeepTile("keep-tile")
KEEP_SPACE_TILE: Final = KeepSpaceTile("keep-space-tile")
KEEP_TECH: Final = KeepTech("keep-tech")
