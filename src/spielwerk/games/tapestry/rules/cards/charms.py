"""Charms (p.12): bonuses of a tapestry card for the card on its left and for the first card laid on its right.

The left one is gained when the card is played to the right of another, the right one when the space beside it is first
covered; both also by cards that lie face down or have no charm. A card that is covered keeps its right charm (p.12).
Charms and the ability of the card just played come in any order.
"""

from typing import Final

from spielwerk.core.play import Frame, frame_of
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.cards.faces import card_of
from spielwerk.games.tapestry.rules.catalog import NOTHING, card_row
from spielwerk.games.tapestry.rules.effects.table import run
from spielwerk.games.tapestry.rules.frames import CHARM, RUN_EFFECT
from spielwerk.games.tapestry.rules.packing import card_laid, pack_charmed, unpack_charmed
from spielwerk.games.tapestry.rules.state import FACE_DOWN, NONE, Player, TapestryState

MOST: Final = 8
"""Right charms under one another."""
PARTS: Final = ("ability", "left", "right", *[f"right-{n}" for n in range(2, MOST + 1)])
ABILITY: Final = 0
LEFT: Final = 1
RIGHT: Final = 2


def charmed(p: Player) -> bool:
    """Whether the player has laid a charmed card on the income mat, covered by now or not (p.8)."""
    return p.charmed > 0


def right_charms(s: TapestryState, p: Player, space: int) -> list[int]:
    """Cards with a right charm on the space to the left, from the bottom up."""
    if not space:
        return []
    cards = [card_laid(entry) for entry in p.mat[space - 1] if not entry & FACE_DOWN]
    return [card for card in cards if card_of(s, card).right != NOTHING][:MOST]


def use_charms(s: TapestryState, p: Player, card: int, space: int, first: bool) -> None:
    """What a card just laid brings; NONE if it lies face down."""
    left = 0
    if card != NONE:
        row = card_of(s, card)
        left = (row.played != NOTHING) << ABILITY
        if row.left != NOTHING and space and p.mat[space - 1]:
            left |= 1 << LEFT
    if first:
        left |= (1 << len(right_charms(s, p, space))) - 1 << RIGHT
    if left == 1 << ABILITY:
        run(s, p.seat, card_row(card).played, card_row(card).number)
    elif left:
        s.ask(CHARM, p.seat, card_row(card).number if card != NONE else 0, pack_charmed(card, space), left)


def part(s: TapestryState, p: Player, card: int, space: int, which: int) -> tuple[int, int]:
    """The component and the effect of a part."""
    if which >= RIGHT:
        neighbour = right_charms(s, p, space)[which - RIGHT]
        return card_row(neighbour).number, card_of(s, neighbour).right
    row = card_of(s, card)
    return card_row(card).number, row.left if which == LEFT else row.played


class Charm(Pick):
    """`charm PART`: which comes next, the ability or a charm."""

    def __init__(self) -> None:
        super().__init__("charm", len(PARTS), ("charm",))

    def words(self, arg: int) -> str:
        return PARTS[arg]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, _, _, _, left = frame
        return [which for which in range(len(PARTS)) if left >> which & 1]

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.legal(s, frame)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, packed, left = frame
        card, space = unpack_charmed(packed)
        number, effect = part(s, s.players[seat], card, space, arg)
        rest = left & ~(1 << arg)
        later = [frame_of(CHARM, seat, source, packed, rest)] if rest else []
        s.ask_in_order([frame_of(RUN_EFFECT, seat, number, effect, 1), *later])


USE_CHARM: Final = Charm()
