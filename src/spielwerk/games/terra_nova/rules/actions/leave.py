"""Declining what is optional: the house, further spades, the ifrit's gift (TN p.6, p.8, p.11)."""

from typing import Final

from spielwerk.core.play import KIND, STOPPING, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.terra.rules.verbs import SingleAnswer
from spielwerk.games.terra_nova.rules.actions.make_habitable import STARTED, flags_of, lose_spades
from spielwerk.games.terra_nova.rules.frames import DIG, PLACE, PLACE_EDGE
from spielwerk.games.terra_nova.rules.state import NovaState


class Stop(SingleAnswer[NovaState]):
    """`stop`: build no house, or use no further spade. Something must have been done, unless the gift is optional."""

    def may(self, frame: Frame) -> bool:
        kind, _, _, how, _ = frame
        return how == PLACE_EDGE if kind == PLACE else flags_of(frame) & STARTED != 0

    def candidates(self, s: NovaState, frame: Frame) -> list[int]:
        return [0] if frame[KIND] == DIG or self.may(frame) else []

    def offer(self, s: NovaState, frame: Frame, out: Moves) -> None:
        if self.may(frame):
            out.append(self.base)

    def refuse(self, s: NovaState, frame: Frame, arg: int) -> list[Reason]:
        return [] if self.may(frame) else [Reason("act-first")]

    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        lose_spades(s, frame)


STOP: Final = Stop("stop", STOPPING)
