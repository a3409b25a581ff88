"""Ending a turn, and the power it offers to neighbours (AoI p.8)."""

from typing import Final

from spielwerk.core.play import DECLINING, ENDING, KIND, SEAT, SOURCE, A, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.age_of_innovation.rules.automa.neighbours import power_was_gained
from spielwerk.games.age_of_innovation.rules.catalog import NEIGHBOURS
from spielwerk.games.age_of_innovation.rules.frames import ASK_NEIGHBOURS, CLOSE
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.terra.rules.gains import gain_power, gain_vp
from spielwerk.games.terra.rules.verbs import SingleAnswer


class End(SingleAnswer[AgeState]):
    """`end`: the turn is over. A further action of the same turn (operand of TURN) may be skipped."""

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        if frame[KIND] == CLOSE or frame[A]:
            out.append(self.base)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        return [] if frame[KIND] == CLOSE or frame[A] else [Reason("act-or-pass-first")]

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        s.ask(ASK_NEIGHBOURS, frame[SEAT])


def takeable_power(p: Player, offered: int) -> int:
    """Everything offered, limited by the bowls and by the points to pay for it (AoI p.8)."""
    return min(offered, p.room(), p.vp + 1)


class Accept(SingleAnswer[AgeState]):
    """`accept`: take the power and pay a point less than that."""

    def power(self, s: AgeState, frame: Frame) -> int:
        _, seat, _, offered, _ = frame
        return takeable_power(s.players[seat], offered)

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        if self.power(s, frame):
            out.append(self.base)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        return [] if self.power(s, frame) else [Reason("no-power-to-gain")]

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        power = self.power(s, frame)
        gain_power(s, p, power, NEIGHBOURS)
        gain_vp(s, p, 1 - power, NEIGHBOURS)
        power_was_gained(s, frame[SOURCE], power)


class Decline(SingleAnswer[AgeState]):
    """`decline`: nothing happens."""

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        pass


END: Final = End("end", ENDING)
ACCEPT: Final = Accept("accept")
DECLINE: Final = Decline("decline", DECLINING)
