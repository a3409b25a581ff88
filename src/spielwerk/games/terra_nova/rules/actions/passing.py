"""Pass (TN p.9): the start marker, rewards, another bonus tile."""

from typing import Final

from spielwerk.core.play import PASSING, SEAT, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.core.values import followed, replaced, without
from spielwerk.games.terra.rules.component_verb import ComponentVerb
from spielwerk.games.terra.rules.reach import refresh_reach
from spielwerk.games.terra_nova.rules.actions.turn import begin_action
from spielwerk.games.terra_nova.rules.catalog import BY_KIND, CATALOG
from spielwerk.games.terra_nova.rules.frames import TAKE_BONUS_TILE
from spielwerk.games.terra_nova.rules.gains import fire, gain_money
from spielwerk.games.terra_nova.rules.state import NovaState, Player
from spielwerk.games.terra_nova.rules.words import EXTRA_SHIPPING, PASS, STARTS_NEXT, TOOK


class ChooseBonus(ComponentVerb[NovaState]):
    """`pass BONUS` in a turn, `take-bonus BONUS` in the set-up."""

    def offer(self, s: NovaState, frame: Frame, out: Moves) -> None:
        for bonus in s.bonus_pool:
            out.append(self.base + bonus)

    def refuse(self, s: NovaState, frame: Frame, arg: int) -> list[Reason]:
        if arg in s.bonus_pool:
            return []
        if arg == s.players[frame[SEAT]].bonus:
            return [Reason("own-bonus", {"tile": self.rows[arg].title()})]
        return self.not_available(arg)


class Pass(ChooseBonus):
    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        """The rewards of step 2 come first, with the old tile still in front of the player."""
        seat = frame[SEAT]
        begin_action(s, frame)
        if not s.passed:
            s.tell(STARTS_NEXT, seat, 0, 0, 0)
        s.passed = followed(s.passed, seat)
        s.ask(TAKE_BONUS_TILE, seat, 0, arg)
        fire(s, s.players[seat], PASS)


def swap_bonus(s: NovaState, p: Player, bonus: int) -> None:
    """Steps 3 and 4: the new tile lies face down, so neither it nor the old one works for the rest of the round.

    Passive abilities are recomputed when the next round begins; until then only a ship's reach could matter.
    """
    p.passed = 1
    row = BY_KIND["bonus"][bonus]
    s.tell(TOOK, p.seat, row.number, 0, row.number)
    s.bonus_pool = replaced(s.bonus_pool, s.bonus_pool.index(bonus), p.bonus)
    p.bonus = bonus
    gain_money(s, p, s.bonus_money[bonus], row.number)
    s.bonus_money = replaced(s.bonus_money, bonus, 0)
    if p.held.passive[EXTRA_SHIPPING]:
        refresh_reach(s, p)


class TakeBonus(ChooseBonus):
    """In the set-up there is nothing to swap and no money on the tiles yet (TN p.2)."""

    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        take_first_bonus(s, s.players[frame[SEAT]], arg)


def take_first_bonus(s: NovaState, p: Player, bonus: int) -> None:
    row = BY_KIND["bonus"][bonus]
    s.bonus_pool = without(s.bonus_pool, bonus)
    p.bonus = bonus
    s.tell(TOOK, p.seat, row.number, 0, row.number)


PASS_TURN: Final = Pass(CATALOG, "pass", "bonus", PASSING)
TAKE_FIRST_BONUS: Final = TakeBonus(CATALOG, "take-bonus", "bonus")
