"""The Spies: what lies in front of a neighbour works for them once, and they may look at that neighbour's hand."""

from collections.abc import Callable
from typing import Final

from spielwerk.core.play import SEAT, SOURCE, Frame, frame_of
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.actions.explore import SpaceTilePick, TilePick
from spielwerk.games.tapestry.rules.actions.techs import TechPick, tech
from spielwerk.games.tapestry.rules.actions.tracks import SKIP, MarkerPick, repeatable
from spielwerk.games.tapestry.rules.cards.faces import acts_when_played
from spielwerk.games.tapestry.rules.cards.playing import card_at, use_card, visible_cards
from spielwerk.games.tapestry.rules.catalog import Civilization, tile_row
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME, LOSE_ANY
from spielwerk.games.tapestry.rules.effects.kinds import Landmark
from spielwerk.games.tapestry.rules.effects.table import EFFECTS, Mechanic, run
from spielwerk.games.tapestry.rules.frames import MAY, OPPONENT, SPY, SPY_ON
from spielwerk.games.tapestry.rules.mat import Marks
from spielwerk.games.tapestry.rules.packing import (
    answer_track,
    mat_owner,
    mat_place,
    mat_space,
    pack_seats,
    seen,
    seen_by,
    space_of,
    unpack_choice,
)
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import gain_benefit, space_index
from spielwerk.games.tapestry.rules.tracks.markers import distinct_markers, marker_of
from spielwerk.games.tapestry.rules.words import FOUR, LOOKED

SECRETS: Final = ("card", "tile", "position", "tech")
USED: Final = Marks("used", SECRETS, "secret")
CARD: Final = 0
TILE: Final = 1
POSITION: Final = 2
TECH: Final = 3


def open_cards(s: TapestryState, p: Player, victim: Player) -> list[int]:
    """Eras whose visible card acts when played; covered cards are inactive (p.12)."""
    found = [
        place
        for place in visible_cards(s)
        if mat_owner(place) == victim.seat and acts_when_played(s, card_at(s, place))
    ]
    return [mat_space(place) for place in found]


def useful_techs(s: TapestryState, p: Player, victim: Player) -> list[int]:
    """Cards of the middle row for their circle, of the top row for their square; no landmark, no card turned over."""
    found = victim.middle + [card for card in victim.top if not isinstance(EFFECTS[tech(card).square], Landmark)]
    return [card for card in found if not s.flipped >> card & 1]


def supply(s: TapestryState, p: Player, victim: Player) -> list[int]:
    return victim.tiles + victim.space_tiles


FOUND: Final[tuple[Callable[[TapestryState, Player, Player], list[int]], ...]] = (
    open_cards,
    supply,
    repeatable,
    useful_techs,
)
"""A victim's possible targets for each kind of secret."""


def victims(s: TapestryState, p: Player, secret: int) -> int:
    """The neighbours who have something of the kind, as a mask."""
    return sum([1 << seat for seat in s.neighbours(p.seat) if FOUND[secret](s, p, s.players[seat])])


def spy(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(SPY, p.seat, source)


class Spy(Pick):
    """`spy SECRET`: each of the four once in the game."""

    def __init__(self) -> None:
        super().__init__("spy", len(SECRETS), ("secret",))

    def words(self, arg: int) -> str:
        return SECRETS[arg]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        return [secret for secret in range(len(SECRETS)) if not USED.marked(p, secret) and victims(s, p, secret)]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("used-already") if USED.marked(s.players[frame[SEAT]], arg) else Reason("nothing-to-spy")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        USED.mark(p, arg)
        s.ask(OPPONENT, p.seat, frame[SOURCE], SPY_ON_SEAT.number, pack_seats(victims(s, p, arg), arg))


def spy_on(s: TapestryState, p: Player, source: int, operand: int) -> None:
    """The benefit first, then a look at the hand."""
    seat, secret = unpack_choice(operand)
    s.ask_in_order([frame_of(SPY_ON, p.seat, source, secret, seat), frame_of(MAY, p.seat, source, LOOK.number, seat)])


def look(s: TapestryState, p: Player, source: int, seat: int) -> None:
    """The player knows every card of the hand from now on, until it is played or discarded."""
    victim = s.players[seat]
    hidden = victim.hand[:]
    for card in victim.shown:
        if card in hidden:  # otherwise it lies under the mat of the Merfolk
            hidden.remove(card)
    others = [entry for entry in victim.known if seen_by(entry) != p.seat]
    victim.known = others + [seen(card, p.seat) for card in sorted(hidden)]
    s.tell(LOOKED, p.seat, seat, 0, source)


class SpyCard(Pick):
    """`spy-card ERA`: the ability of a card that acts when played."""

    def __init__(self) -> None:
        super().__init__("spy-card", FOUR, ("n",))

    def words(self, arg: int) -> str:
        return str(arg + 1)

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        _, _, _, secret, rival = frame
        return [era for era in range(FOUR) if s.players[rival].mat[era]] if secret == CARD else []

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, secret, rival = frame
        return open_cards(s, s.players[seat], s.players[rival]) if secret == CARD else []

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, _, _, rival = frame
        use_card(s, s.players[seat], card_at(s, mat_place(rival, arg)))


class SpyTile(TilePick):
    """`spy-tile N`: the reward of a territory tile in the supply."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        _, _, _, secret, rival = frame
        return sorted(s.players[rival].tiles) if secret == TILE else []

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.candidates(s, frame)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        row = tile_row(arg)
        run(s, frame[SEAT], row.reward, row.number)


class SpySpaceTile(SpaceTilePick):
    """`spy-space-tile N`: the reward of a space tile in the supply."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        _, _, _, secret, rival = frame
        return sorted(s.players[rival].space_tiles) if secret == TILE else []

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.candidates(s, frame)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        row = s.own.values.space_tiles[arg]
        run(s, frame[SEAT], row.reward, row.number)


class SpyPosition(MarkerPick):
    """`spy-position TRACK`: the benefit of the space, without its bonus."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        _, _, _, secret, rival = frame
        if secret != POSITION:
            return []
        victim = s.players[rival]
        return [arg for track in range(s.tracks) for arg in distinct_markers(victim, track)]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, secret, rival = frame
        return repeatable(s, s.players[seat], s.players[rival]) if secret == POSITION else []

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("not-possible")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, _, _, rival = frame
        victim = s.players[rival]
        space = space_index(answer_track(arg), space_of(victim.marks[marker_of(victim, arg)]))
        if seat == s.turn:
            s.activated |= 1 << space
        gain_benefit(s, s.players[seat], space)


class SpyTech(TechPick):
    """`spy-tech NAME`: the circle of a card in the middle row, the square of one in the top row."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        _, _, _, secret, rival = frame
        victim = s.players[rival]
        return victim.bottom + victim.middle + victim.top if secret == TECH else []

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, secret, rival = frame
        return useful_techs(s, s.players[seat], s.players[rival]) if secret == TECH else []

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("nothing-to-spy")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, _, _, rival = frame
        row = tech(arg)
        run(s, seat, row.circle if arg in s.players[rival].middle else row.square, row.number)


SPY_ON_SEAT: Final = Mechanic("spy-on", spy_on)
LOOK: Final = Mechanic("look-at-hand", look)
SPY_OUT: Final = Spy()
SPY_CARD: Final = SpyCard()
SPY_TILE: Final = SpyTile("spy-tile")
SPY_SPACE_TILE: Final = SpySpaceTile("spy-space-tile")
SPY_POSITION: Final = SpyPosition("spy-position")
SPY_TECH: Final = SpyTech("spy-tech")

ROW: Final = Civilization(
    "spies",
    "p.14",
    mat=(USED,),
    box="plans-and-ploys",
    status="icon-any-resource",
    income=Mechanic("spy", spy),
    turns=EVERY_INCOME,
    first=LOSE_ANY,
    answers={SPY: [SPY_OUT, SKIP], SPY_ON: [SPY_CARD, SPY_TILE, SPY_SPACE_TILE, SPY_POSITION, SPY_TECH]},
)
