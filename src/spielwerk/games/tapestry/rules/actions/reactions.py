"""Cards of the hand as reactions (p.9): the defender's to a conquest, the attacker's to a trap, and to nothing else.

Players are asked whether or not they hold such a card, so that the question reveals nothing.
"""

from typing import Final

from spielwerk.core.play import DECLINING, Frame, Verb, frame_of
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.tapestry.rules.actions.cards import CardPick
from spielwerk.games.tapestry.rules.actions.common import Word
from spielwerk.games.tapestry.rules.cards.faces import card_of
from spielwerk.games.tapestry.rules.catalog import (
    COMPONENTS,
    FOIL,
    TO_CONQUEST,
    TO_TRAP,
    TOPPLE_ATTACKER,
    WITHDRAW,
    card_row,
    index_of,
)
from spielwerk.games.tapestry.rules.catalog import TRAP as TRAP_CARD
from spielwerk.games.tapestry.rules.civilizations.shelf import TAPESTRY
from spielwerk.games.tapestry.rules.effects.table import Mechanic, run
from spielwerk.games.tapestry.rules.frames import COUNTER, RUN_EFFECT
from spielwerk.games.tapestry.rules.gains import discard_card
from spielwerk.games.tapestry.rules.map.outposts import SUPPLY, return_outpost
from spielwerk.games.tapestry.rules.map.pieces import topple
from spielwerk.games.tapestry.rules.packing import card_laid, pack_cell, piece_of, unpack_cell
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import CARDS_AFTER_END, LAST_INCOME, NO_TRAPS, OUTPOST


def may_react(s: TapestryState, p: Player) -> bool:
    """Not after the player's own fifth income turn (p.9, p.21), unless cards can be used even then."""
    if p.done or not p.hand:
        return False
    return p.era < LAST_INCOME or p.passive[CARDS_AFTER_END] > 0 or (s.turn == p.seat and s.income_turn > 0)


def in_game(s: TapestryState, occasion: int, traps: bool) -> bool:
    """Whether any card of this game, wherever it is, reacts to that; `traps` says whether traps count."""
    cards = s.cards + s.discards
    for p in s.players:
        cards = cards + p.hand + p.submerged + [card_laid(entry) for stack in p.mat for entry in stack]
        if p.shelf[TAPESTRY] != NONE:
            cards.append(p.shelf[TAPESTRY])
    for card in cards:
        row = card_of(s, card)
        if row.reacts == occasion and (traps or row.card_kind != TRAP_CARD):
            return True
    return False


def is_asked(s: TapestryState, attacker: Player, defender: Player) -> bool:
    """Whether the defender is asked; against players immune to traps, only if there are other cards to react with."""
    if not may_react(s, defender):
        return False
    return not attacker.passive[NO_TRAPS] or in_game(s, TO_CONQUEST, False)


def react(s: TapestryState, p: Player, card: int, cell: int, rival: int) -> None:
    """The card is discarded. A trap can be answered before it is sprung; nothing else can (p.9)."""
    row = card_of(s, card)
    number = card_row(card).number
    discard_card(s, p, card, number)
    operand = pack_cell(cell, rival)
    if row.card_kind == TRAP_CARD and may_react(s, s.players[rival]) and in_game(s, TO_TRAP, True):
        s.ask_in_order(
            [
                frame_of(COUNTER, rival, number, cell, p.seat),
                frame_of(RUN_EFFECT, p.seat, number, SPRING.number, operand),
            ]
        )
    else:
        spring(s, p, number, operand)


def spring(s: TapestryState, p: Player, source: int, operand: int) -> None:
    """What a reaction does with the conquest or the trap, and then its reward."""
    cell, rival = unpack_cell(operand)
    row = card_of(s, COMPONENTS[source].index)
    if row.reaction == FOIL:
        s.stack.pop()  # the trap fails, and the conquest goes on
    elif row.reaction == WITHDRAW:
        return_outpost(s, p, cell)
    elif row.reaction == TOPPLE_ATTACKER and piece_of(OUTPOST, rival) in s.pieces[cell]:
        topple(s, cell, rival, p)
    run(s, p.seat, row.reward, source)


class PlayTrap(Verb[TapestryState]):
    """`trap`: the attacker's outpost falls instead (p.9)."""

    def __init__(self) -> None:
        super().__init__("trap", 1)

    def offer(self, s: TapestryState, frame: Frame, out: Moves) -> None:
        if not self.refuse(s, frame, 0):
            out.append(self.base)

    def refuse(self, s: TapestryState, frame: Frame, arg: int) -> list[Reason]:
        _, seat, _, _, attacker = frame
        if s.players[attacker].passive[NO_TRAPS]:
            return [Reason("traps-barred")]
        return [] if index_of("tapestry", "trap") in s.players[seat].hand else [Reason("no-trap")]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, _, cell, attacker = frame
        react(s, s.players[seat], index_of("tapestry", "trap"), cell, attacker)


class React(CardPick):
    """`react CARD`: any other card that reacts to the conquest, or to the trap."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return [card for card in self.candidates(s, frame) if not self.refuse(s, frame, card)]

    def refuse(self, s: TapestryState, frame: Frame, arg: int) -> list[Reason]:
        kind, seat, _, cell, rival = frame
        p = s.players[seat]
        row = card_of(s, arg)
        if arg not in p.hand or row.reacts != (TO_TRAP if kind == COUNTER else TO_CONQUEST) or row.name == "trap":
            return [Reason("no-reaction", {"tapestry": self.words(arg)})]
        if row.card_kind == TRAP_CARD and s.players[rival].passive[NO_TRAPS]:
            return [Reason("traps-barred")]
        if row.reaction == WITHDRAW and (piece_of(OUTPOST, seat) not in s.pieces[cell] or p.outposts >= SUPPLY):
            return [Reason("cannot-withdraw")]
        return []

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, _, cell, rival = frame
        react(s, s.players[seat], arg, cell, rival)


SPRING: Final = Mechanic("spring", spring)
PLAY_TRAP: Final = PlayTrap()
REACT: Final = React("react")
NO_TRAP: Final = Word("no-trap", DECLINING)
NO_REACTION: Final = Word("no-reaction", DECLINING)
