"""Tech cards (p.7, p.8): inventing, upgrading, and using rewards again."""

from typing import Final

from spielwerk.core.play import KIND, SEAT, SOURCE, A, Frame, frame_of
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.core.values import followed, without, without_last
from spielwerk.games.tapestry.rules.actions.common import OptionalWord, Pick, Word
from spielwerk.games.tapestry.rules.cards.charms import charmed
from spielwerk.games.tapestry.rules.cards.own_file import OWN_TECHS
from spielwerk.games.tapestry.rules.carried import discard_carried, landmark_on
from spielwerk.games.tapestry.rules.catalog import BY_BOARD, BY_CHARM, BY_LANDMARK, Tech, tech_row
from spielwerk.games.tapestry.rules.effects.table import Mechanic, run
from spielwerk.games.tapestry.rules.frames import (
    AFTER_UPGRADE,
    AND_UPGRADE,
    DISCARD_TECHS,
    FACE_UP_ONLY,
    FREELY,
    KEEP,
    LOCKING,
    MAY,
    RUN_EFFECT,
    UPGRADE,
    USE_SQUARE,
)
from spielwerk.games.tapestry.rules.moments import fire, fire_others
from spielwerk.games.tapestry.rules.packing import pack_drawn, pack_foreseen, unpack_drawn
from spielwerk.games.tapestry.rules.stand_ins import rows
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import position
from spielwerk.games.tapestry.rules.words import (
    DISCARDED,
    DISCARDED_TECHS,
    FORESIGHT,
    FOUR,
    FREE_UPGRADES,
    INVENTED,
    TECH,
    TECH_INVENTED,
    TECH_RETURNED,
    TECH_UPGRADED,
    TURNED_UP,
    UPGRADE_OVER,
    UPGRADE_SHARED,
    UPGRADE_WATCHED,
    UPGRADED,
    UPGRADES_FROM_TOP,
)

OWN_FROM: Final = len(rows("techs.toml", "tech"))
"""Tech cards from here on are own ones."""
TECH_CARDS: Final = OWN_FROM + OWN_TECHS
BOTTOM: Final = 0
MIDDLE: Final = 1
TOP: Final = 2
ROWS: Final = 3


def tech(card: int) -> Tech:
    return tech_row(card)


def top_tech(s: TapestryState) -> int:
    if not s.techs:
        s.techs = s.chance().shuffled(s.tech_discards)
        s.tech_discards = []
    if not s.techs:
        return NONE
    card = s.techs[-1]
    s.techs = without_last(s.techs)
    return card


def refill(s: TapestryState) -> None:
    """Three cards lie open (p.4)."""
    while len(s.display) < 3:
        card = top_tech(s)
        if card == NONE:
            return
        s.display = followed(s.display, card)
        s.tell(TURNED_UP, s.turn, tech(card).number, 0, 0)


def leave_rows(p: Player, card: int) -> None:
    """The tech card leaves the row in which it lies."""
    if card in p.bottom:
        p.bottom = without(p.bottom, card)
    elif card in p.middle:
        p.middle = without(p.middle, card)
    elif card in p.top:
        p.top = without(p.top, card)


def take_tech(s: TapestryState, p: Player, card: int, source: int) -> None:
    """Into the bottom row, where it does nothing yet (p.7)."""
    p.bottom = followed(p.bottom, card)
    s.tell(INVENTED, p.seat, tech(card).number, 0, source)
    fire(s, p, TECH_INVENTED, card)


def invent_from_deck(s: TapestryState, p: Player, source: int, how: int = 0) -> None:
    """The top card of the deck; with foresight one of two."""
    if p.done:
        return
    cards = [card for card in [top_tech(s) for _ in range(1 + min(1, p.passive[FORESIGHT]))] if card != NONE]
    for card in cards:
        s.tell(TURNED_UP, p.seat, tech(card).number, 0, source)
    if len(cards) > 1:
        s.ask(KEEP, p.seat, source, TECH, pack_foreseen(cards[0], cards[1], how))
    elif cards:
        take_drawn(s, p, cards[0], source, how)


def take_drawn(s: TapestryState, p: Player, card: int, source: int, how: int) -> None:
    """A card of the deck; without the arts track one that shows its symbol may be exchanged (p.3)."""
    if shows_arts(s, card) and s.tracks <= FOUR:
        told = pack_drawn(card, how)
        s.ask_in_order(
            [
                frame_of(MAY, p.seat, source, EXCHANGE_DRAWN.number, told),
                frame_of(RUN_EFFECT, p.seat, source, KEEP_DRAWN.number, told),
            ]
        )
    else:
        keep_tech(s, p, card, source, how)


def exchange_drawn(s: TapestryState, p: Player, source: int, drawn: int) -> None:
    """Without the arts track a card with its symbol may be discarded at once for another one (p.3)."""
    s.stack.pop()  # keeping it
    card, how = unpack_drawn(drawn)
    s.tech_discards = followed(s.tech_discards, card)
    s.tell(DISCARDED, p.seat, tech(card).number, 1, source)
    invent_from_deck(s, p, source, how)


def keep_drawn(s: TapestryState, p: Player, source: int, drawn: int) -> None:
    card, how = unpack_drawn(drawn)
    keep_tech(s, p, card, source, how)


def keep_tech(s: TapestryState, p: Player, card: int, source: int, how: int) -> None:
    if how & AND_UPGRADE:
        s.ask(UPGRADE, p.seat, source, 0, card)
    take_tech(s, p, card, source)


class TechPick(Pick):
    def __init__(self, name: str) -> None:
        super().__init__(name, TECH_CARDS, ("tech",))

    def words(self, arg: int) -> str:
        return tech_row(arg).name

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return [card for p in s.players for card in p.bottom + p.middle + p.top]


class Invent(TechPick):
    """`invent NAME`: a card of the display."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.legal(s, frame)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, how, _ = frame
        if s.players[seat].passive[DISCARDED_TECHS] and not how & FACE_UP_ONLY:
            return s.display + s.tech_discards
        return s.display[:]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, how, _ = frame
        p = s.players[seat]
        if arg in s.display:
            s.display = without(s.display, arg)
            refill(s)
        else:
            s.tech_discards = without(s.tech_discards, arg)
        keep_tech(s, p, arg, source, how)


class InventBlind(Word):
    """`invent-deck`: the top card of the deck."""

    def offer(self, s: TapestryState, frame: Frame, out: Moves) -> None:
        how = frame[A]
        if not how & FACE_UP_ONLY and (s.techs or s.tech_discards):
            out.append(self.base)

    def refuse(self, s: TapestryState, frame: Frame, arg: int) -> list[Reason]:
        how = frame[A]
        if how & FACE_UP_ONLY:
            return [Reason("face-up-only")]
        return [] if s.techs or s.tech_discards else [Reason("no-card-left")]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, how, _ = frame
        invent_from_deck(s, s.players[seat], source, how)


def condition_met(s: TapestryState, p: Player, card: int) -> bool:
    """What the top row needs, on the own board or a neighbour's; some things only of one's own (p.8)."""
    track, slot, needs, by = conditions(s, card)
    if by != BY_BOARD:
        return own_condition_met(s, p, card, by, needs)
    for seat in (p.seat, *s.neighbours(p.seat)):
        other = s.players[seat]
        if track != NONE and position(other, track) >= needs:
            return True
        if slot != NONE and not other.covered[slot] >> (needs - 1) & 1:
            return True
    return False


def own_condition_met(s: TapestryState, p: Player, card: int, by: int, needs: int) -> bool:
    """A landmark on the card; or the income turn, for which a charmed tapestry card may stand as well."""
    if by == BY_LANDMARK:
        return landmark_on(s, card) != NONE
    return p.era >= needs or (by == BY_CHARM and charmed(p))


def conditions(s: TapestryState, card: int) -> tuple[int, int, int, int]:
    """A track or a slot of an income track, how far, and what meets it."""
    if card >= OWN_FROM:
        return s.own.needs[card - OWN_FROM]
    row = tech(card)
    return row.needs_track, row.needs_slot, row.needs, row.needs_own


def gained_once(s: TapestryState, card: int) -> bool:
    """Whether the square is gained only once, and the card then turned over (p.8)."""
    return s.own.once[card - OWN_FROM] if card >= OWN_FROM else tech(card).once


def shows_arts(s: TapestryState, card: int) -> bool:
    """Whether the card shows the arts symbol (p.3)."""
    return s.own.arts[card - OWN_FROM] if card >= OWN_FROM else tech(card).arts


def upgradable(s: TapestryState, p: Player, how: int = 0) -> list[int]:
    free = p.passive[FREE_UPGRADES] or how & FREELY
    found = p.bottom + [card for card in p.middle if free or condition_met(s, p, card)]
    if p.passive[UPGRADES_FROM_TOP]:
        found += p.top
    shut = s.flipped | s.locked
    return [card for card in found if not shut >> card & 1] if shut else found


class Upgrade(TechPick):
    """`upgrade NAME`: one row up, for the circle or the square (p.8)."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        return p.bottom + p.middle + p.top

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, how, only = frame
        found = upgradable(s, s.players[seat], how)
        return found if only == NONE else [card for card in found if card == only]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        p = s.players[frame[SEAT]]
        if s.flipped >> arg & 1:
            return Reason("turned-over", {"tech": self.words(arg)})
        if s.locked >> arg & 1:
            return Reason("upgraded-already", {"tech": self.words(arg)})
        if arg in p.top:
            return Reason("top-already", {"tech": self.words(arg)})
        return Reason("condition", {"tech": self.words(arg)})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        if frame[A] & LOCKING:
            s.locked |= 1 << arg
        upgrade(s, s.players[frame[SEAT]], arg, frame[SOURCE])


def upgrade(s: TapestryState, p: Player, card: int, source: int) -> None:
    row = tech(card)
    if card in p.top:
        take_back(s, p, card, source)
        return
    if card in p.bottom:
        p.bottom = without(p.bottom, card)
        p.middle = followed(p.middle, card)
        reached, effect = MIDDLE, row.circle
    else:
        p.middle = without(p.middle, card)
        p.top = followed(p.top, card)
        reached, effect = TOP, row.square
        if gained_once(s, card):
            s.flipped |= 1 << card
    s.tell(UPGRADED, p.seat, row.number, reached, source)
    fire(s, p, TECH_UPGRADED, pack_upgrade(card, reached))
    s.ask_in_order(
        [
            frame_of(RUN_EFFECT, p.seat, row.number, effect, 1),
            frame_of(AFTER_UPGRADE, p.seat, row.number, card, reached),
        ]
    )


def take_back(s: TapestryState, p: Player, card: int, source: int) -> None:
    """An upgrade that takes a card from the top row back to the bottom row (p.29)."""
    p.top = without(p.top, card)
    p.bottom = followed(p.bottom, card)
    s.tell(UPGRADED, p.seat, tech(card).number, BOTTOM, source)
    fire(s, p, TECH_RETURNED, card)


def pack_upgrade(card: int, row: int) -> int:
    return card * ROWS + row


def unpack_upgrade(packed: int) -> tuple[int, int]:
    """Card and the row it has reached."""
    return packed // ROWS, packed % ROWS


def reward_of(card: int, row: int) -> int:
    """What a tech card brings in a row."""
    return tech(card).circle if row == MIDDLE else tech(card).square


def after_upgrade(s: TapestryState, p: Player, card: int, reached: int) -> None:
    """Others gain from it after the player, watchers before sharers; what ends it comes last (p.29)."""
    told = pack_upgrade(card, reached)
    fire_others(s, p, UPGRADE_OVER, told)
    fire_others(s, p, UPGRADE_SHARED, told)
    fire_others(s, p, UPGRADE_WATCHED, told)


class UseAgain(TechPick):
    """`use NAME`: the circle of a card in the middle row, or the square of one in the top row (p.17)."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        return p.bottom + p.middle + p.top

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        cards = p.top if frame[KIND] == USE_SQUARE else p.middle
        return [card for card in cards if not s.flipped >> card & 1]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        if s.flipped >> arg & 1:
            return Reason("turned-over", {"tech": self.words(arg)})
        return Reason("wrong-row", {"tech": self.words(arg)})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        row = tech(arg)
        run(s, frame[SEAT], row.square if frame[KIND] == USE_SQUARE else row.circle, row.number)


class DiscardTech(TechPick):
    """`discard-tech NAME`: as the price of a bonus."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        return p.bottom + p.middle + p.top

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.candidates(s, frame)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, left, _ = frame
        p = s.players[seat]
        leave_rows(p, arg)
        s.tech_discards = followed(s.tech_discards, arg)
        discard_carried(s, p, arg)
        s.invented &= ~(1 << arg)
        s.flipped &= ~(1 << arg)
        s.tell(DISCARDED, p.seat, tech(arg).number, 1, source)
        if left > 1:
            s.ask(DISCARD_TECHS, p.seat, source, left - 1)


def replace_display(s: TapestryState, p: Player, source: int, times: int) -> None:
    """All open cards are exchanged (p.19)."""
    s.tech_discards = s.tech_discards + s.display
    s.display = []
    refill(s)


INVENT_CARD: Final = Invent("invent")
INVENT_BLIND: Final = InventBlind("invent-deck")
UPGRADE_CARD: Final = Upgrade("upgrade")
SKIP_UPGRADE: Final = OptionalWord("keep-rows")
USE_AGAIN: Final = UseAgain("use")
DISCARD_TECH: Final = DiscardTech("discard-tech")
EXCHANGE_DRAWN: Final = Mechanic("exchange-drawn", exchange_drawn)
KEEP_DRAWN: Final = Mechanic("keep-drawn", keep_drawn)
