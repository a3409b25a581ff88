"""The power exchange (TN p.9): before and after an action, in phase 3 and at the end of the game."""

from typing import Final

from spielwerk.core.play import CONVERTING, KIND, SEAT, Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.terra.rules.gains import gain_vp, pay_power
from spielwerk.games.terra_nova.rules.actions.common import short_of
from spielwerk.games.terra_nova.rules.catalog import EXCHANGE
from spielwerk.games.terra_nova.rules.frames import FINAL_EXCHANGE
from spielwerk.games.terra_nova.rules.gains import gain_money
from spielwerk.games.terra_nova.rules.state import NovaState
from spielwerk.games.terra_nova.rules.words import POINTS_EXCHANGE

TO_MONEY: Final = 0
TO_POINTS: Final = 1
POWER_FOR_POINTS: Final = 3
POINTS: Final = 2


class Exchange(Verb[NovaState]):
    """`exchange money`: one power for one money; `exchange points`: the druids' three power for two points."""

    def __init__(self) -> None:
        super().__init__("exchange", 2, ("exchange",), CONVERTING)

    def words(self, arg: int) -> str:
        return ("money", "points")[arg]

    def candidates(self, s: NovaState, frame: Frame) -> list[int]:
        money = [] if frame[KIND] == FINAL_EXCHANGE else [TO_MONEY]
        return [*money, TO_POINTS] if s.players[frame[SEAT]].held.passive[POINTS_EXCHANGE] else money

    def offer(self, s: NovaState, frame: Frame, out: Moves) -> None:
        p = s.players[frame[SEAT]]
        if p.bowl3:
            if frame[KIND] != FINAL_EXCHANGE:
                out.append(self.base)
            if p.bowl3 >= POWER_FOR_POINTS and p.held.passive[POINTS_EXCHANGE]:
                out.append(self.base + TO_POINTS)

    def refuse(self, s: NovaState, frame: Frame, arg: int) -> list[Reason]:
        return short_of(s.players[frame[SEAT]], power=1 if arg == TO_MONEY else POWER_FOR_POINTS)

    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        s.stack.append(frame)
        if arg == TO_MONEY:
            pay_power(s, p, 1, EXCHANGE)
            gain_money(s, p, 1, EXCHANGE)
        else:
            pay_power(s, p, POWER_FOR_POINTS, EXCHANGE)
            gain_vp(s, p, POINTS, EXCHANGE)


EXCHANGE_POWER: Final = Exchange()
