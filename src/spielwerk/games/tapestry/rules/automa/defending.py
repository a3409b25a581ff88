"""How the Automa defends itself: its tapestry cards are turned over one by one until one of them helps."""

from spielwerk.core.play import Frame, Step
from spielwerk.games.tapestry.rules.actions.reactions import REACT, react
from spielwerk.games.tapestry.rules.automa.components import DEFENCE
from spielwerk.games.tapestry.rules.catalog import CONQUERING, card_row
from spielwerk.games.tapestry.rules.catalog import TRAP as TRAP_CARD
from spielwerk.games.tapestry.rules.frames import TRAP
from spielwerk.games.tapestry.rules.gains import discard_card
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import NO_TRAPS, TURNED_UP


class AutomaDefence(Step[TapestryState]):
    def run(self, s: TapestryState, frame: Frame) -> None:
        _, seat, _, cell, attacker = frame
        p = s.players[seat]
        while p.hand:
            card = p.hand[s.chance().below(len(p.hand))]
            row = card_row(card)
            s.tell(TURNED_UP, seat, row.number, 0, CONQUERING)
            if helps(s, p, card, cell, attacker):
                react(s, p, card, cell, attacker)
                return
            discard_card(s, p, card, row.number)


def helps(s: TapestryState, p: Player, card: int, cell: int, attacker: int) -> bool:
    row = card_row(card)
    if row.name not in DEFENCE:
        return False
    if row.card_kind == TRAP_CARD:
        return not s.players[attacker].passive[NO_TRAPS]
    return not REACT.refuse(s, (TRAP, p.seat, CONQUERING, cell, attacker), card)
