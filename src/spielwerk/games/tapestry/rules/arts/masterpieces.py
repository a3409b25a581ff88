"""Masterpieces (p.10, p.27): the deck, the three that lie open, whose they are, and what they bring."""

from typing import Final

from spielwerk.games.tapestry.rules.catalog import COMPONENTS, masterpiece_row
from spielwerk.games.tapestry.rules.effects.table import EFFECTS, Mechanic, run
from spielwerk.games.tapestry.rules.frames import EXHIBIT, KEEP_MASTERPIECE
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import FORESIGHT, TOOK, TURNED_UP

SHOWN: Final = 3
"""Lie open beside the deck (p.4)."""


def turn_up(s: TapestryState, seat: int) -> int:
    """The top of the deck for all to see; when it is empty the discards are shuffled. NONE if there is none at all."""
    if not s.masterpieces:
        deck = list(s.gallery_discards)
        s.gallery_discards = ()
        s.chance().shuffle(deck)
        s.masterpieces = tuple(deck)
    if not s.masterpieces:
        return NONE
    piece = s.masterpieces[-1]
    s.masterpieces = s.masterpieces[:-1]
    s.tell(TURNED_UP, seat, masterpiece_row(piece).number, 0, 0)
    return piece


def refill_gallery(s: TapestryState) -> None:
    while len(s.gallery) < SHOWN:
        piece = turn_up(s, s.turn)
        if piece == NONE:
            return
        s.gallery += (piece,)


def take_masterpiece(s: TapestryState, p: Player, piece: int, source: int) -> None:
    p.masterpieces += (piece,)
    s.tell(TOOK, p.seat, masterpiece_row(piece).number, 0, source)


def create_from_deck(s: TapestryState, p: Player, source: int) -> None:
    """The top of the deck; with foresight one of two (p.29)."""
    found = [turn_up(s, p.seat) for _ in range(1 + min(1, p.passive[FORESIGHT]))]
    pieces = [piece for piece in found if piece != NONE]
    if len(pieces) > 1:
        s.ask(KEEP_MASTERPIECE, p.seat, source, pieces[0], pieces[1])
    elif pieces:
        take_masterpiece(s, p, pieces[0], source)


def replace_gallery(s: TapestryState, p: Player, source: int, times: int) -> None:
    """All open masterpieces are exchanged (p.22)."""
    s.gallery_discards += s.gallery
    s.gallery = ()
    refill_gallery(s)


def usable(s: TapestryState, p: Player) -> list[int]:
    """The player's own masterpieces that are not turned over."""
    return [piece for piece in p.masterpieces if not s.turned_over >> piece & 1]


def showable(s: TapestryState, p: Player) -> list[int]:
    """Own masterpieces and those of neighbours; others never gain what is gained only once (p.27)."""
    found = usable(s, p)
    for seat in s.neighbours(p.seat):
        found += [piece for piece in s.players[seat].masterpieces if not masterpiece_row(piece).once]
    return found


def gain_reward(s: TapestryState, p: Player, piece: int) -> None:
    """What the masterpiece brings; one for a single use is turned over, unless it has yet to be paid for."""
    row = masterpiece_row(piece)
    if row.once and not EFFECTS[row.reward].is_purchase():
        s.turned_over |= 1 << piece
    run(s, p.seat, row.reward, row.number)


def turn_over(s: TapestryState, source: int) -> None:
    """A masterpiece for a single use that has been paid for."""
    row = COMPONENTS[source]
    if row.kind == "masterpiece":
        s.turned_over |= 1 << row.index


def exhibit(s: TapestryState, p: Player, source: int, acted: int) -> None:
    """At the start of an income turn all own masterpieces, in any order; one gained meanwhile as well (p.11)."""
    left = sum([1 << piece for piece in usable(s, p) if not acted >> piece & 1])
    if left:
        s.ask(EXHIBIT, p.seat, 0, left, acted)


EXHIBIT_ALL: Final = Mechanic("exhibit", exhibit)
EXCHANGE_GALLERY: Final = Mechanic("exchange-gallery", replace_gallery)
