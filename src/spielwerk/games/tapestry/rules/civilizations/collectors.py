"""The Collectors: what they gain in advance turns may go to their mat, one object of each kind (p.14)."""

from typing import Final

from spielwerk.core.play import SEAT, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.values import without
from spielwerk.games.tapestry.rules.actions.cards import CardPick
from spielwerk.games.tapestry.rules.actions.common import ConditionalWord
from spielwerk.games.tapestry.rules.actions.explore import TilePick
from spielwerk.games.tapestry.rules.actions.tracks import SKIP
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations import shelf
from spielwerk.games.tapestry.rules.effects.items import several
from spielwerk.games.tapestry.rules.effects.table import Mechanic, ScoringMechanic
from spielwerk.games.tapestry.rules.frames import BUILD, COLLECT_CARD, COLLECT_TILE, CONQUER, MAY, ORIENT
from spielwerk.games.tapestry.rules.gains import gain_any, gain_vp, unpack_tiles
from spielwerk.games.tapestry.rules.map.outposts import take_outpost
from spielwerk.games.tapestry.rules.packing import card_seen
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    CARDS_GAINED,
    COLLECTED,
    COLLECTION,
    GAME_ENDED,
    HOUSE,
    TECH_INVENTED,
    TILES_GAINED,
)

COLLECTION_POINTS: Final = (0, 1, 3, 6, 10, 15, 21)


def collect(s: TapestryState, p: Player, kind: int, number: int) -> None:
    """The object lies on the mat from now on, and any resource is gained."""
    shelf.put(p, kind, number)
    source = ROW.number
    s.tell(COLLECTED, p.seat, kind, 0, source)
    gain_any(s, p, 1, source)


class Collect(ConditionalWord):
    """`collect`: a house or landmark that would be placed, or an outpost that would conquer, without dice."""

    def kind(self, frame: Frame) -> int:
        """The object in question, or NONE."""
        kind, _, _, piece, _ = frame
        if kind == BUILD:
            return shelf.HOUSE if piece == HOUSE else NONE
        return shelf.OUTPOST if kind == CONQUER else shelf.LANDMARK

    def has(self, s: TapestryState, frame: Frame) -> bool:
        p = s.players[frame[SEAT]]
        if not p.passive[COLLECTION]:
            return False
        kind = self.kind(frame)
        return kind != NONE and shelf.may_collect(s, p, kind) and (kind != shelf.OUTPOST or p.outposts > 0)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, _, piece, _ = frame
        p = s.players[seat]
        kind = self.kind(frame)
        if kind == shelf.OUTPOST:
            take_outpost(s, p)
        collect(s, p, kind, piece if kind == shelf.LANDMARK else 0)


class CollectCard(CardPick):
    """`collect-card CARD`: one of the cards just gained, the last ones of the hand, face down."""

    def public_words(self, arg: int) -> str:
        return ""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, gained, _ = frame
        p = s.players[seat]
        return sorted(set(p.hand[-gained:])) if shelf.may_collect(s, p, shelf.TAPESTRY) else []

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.candidates(s, frame)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, _, gained, _ = frame
        p = s.players[seat]
        place = p.hand.index(arg, len(p.hand) - gained)
        p.hand = p.hand[:place] + p.hand[place + 1 :]
        for entry in p.known:
            # The player who gave the card knows that it is gone.
            if p.known.count(entry) > (p.hand + p.submerged).count(card_seen(entry)):
                p.known = without(p.known, entry)
        collect(s, p, shelf.TAPESTRY, arg)


class CollectTile(TilePick):
    """`collect-tile N`: one of the tiles just gained."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, gained, _ = frame
        p = s.players[seat]
        if not shelf.may_collect(s, p, shelf.TILE):
            return []
        return sorted([tile for tile in unpack_tiles(gained) if tile in p.tiles])

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.candidates(s, frame)

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("not-possible")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        p.tiles = without(p.tiles, arg)
        collect(s, p, shelf.TILE, arg)


def collect_tech(s: TapestryState, p: Player, source: int, card: int) -> None:
    """From the bottom row, where it has just come to."""
    if card in p.bottom and shelf.may_collect(s, p, shelf.TECH):
        p.bottom = without(p.bottom, card)
        collect(s, p, shelf.TECH, card)


def score_collection(s: TapestryState, p: Player, source: int, times: int) -> None:
    gain_vp(s, p, COLLECTION_POINTS[sum([1 for number in p.shelf if number != NONE])], source)


COLLECT_IT: Final = Collect("collect")
COLLECT_ONE_CARD: Final = CollectCard("collect-card")
COLLECT_ONE_TILE: Final = CollectTile("collect-tile")


def offer_card(s: TapestryState, p: Player, source: int, drawn: int) -> None:
    """One of the cards just gained may lie on the mat."""
    if shelf.may_collect(s, p, shelf.TAPESTRY):
        s.ask(COLLECT_CARD, p.seat, source, drawn)


def offer_tile(s: TapestryState, p: Player, source: int, tiles: int) -> None:
    if shelf.may_collect(s, p, shelf.TILE):
        s.ask(COLLECT_TILE, p.seat, source, tiles)


def offer_tech(s: TapestryState, p: Player, source: int, card: int) -> None:
    if shelf.may_collect(s, p, shelf.TECH):
        s.ask(MAY, p.seat, source, COLLECT_TECH.number, card)


COLLECT_TECH: Final = Mechanic("collect-tech", collect_tech)


ROW: Final = Civilization(
    "collectors",
    "p.14",
    on={
        CARDS_GAINED: Mechanic("offer-card", offer_card),
        TILES_GAINED: Mechanic("offer-tile", offer_tile),
        TECH_INVENTED: Mechanic("offer-tech", offer_tech),
        GAME_ENDED: ScoringMechanic("score-collection", score_collection),
    },
    passive={COLLECTION: 1},
    box="arts-and-architecture",
    status="icon-any-resource",
    start=several(["any"], "listed"),
    answers={
        BUILD: [COLLECT_IT],
        ORIENT: [COLLECT_IT],
        CONQUER: [COLLECT_IT],
        COLLECT_CARD: [COLLECT_ONE_CARD, SKIP],
        COLLECT_TILE: [COLLECT_ONE_TILE, SKIP],
    },
)
