"""Declining what is optional; what is compulsory, and a chosen action, is carried out (AoI p.9, p.15)."""

from typing import Final

from spielwerk.core.play import STOPPING, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.age_of_innovation.rules.actions.spades import STARTED, flags_of, lose_spades, only_of
from spielwerk.games.age_of_innovation.rules.catalog import COMPONENTS
from spielwerk.games.age_of_innovation.rules.frames import DIG, PLACE, PLACE_ANYWHERE, STEP
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.rules.words import LOST, LOST_STEPS
from spielwerk.games.terra.rules.catalog import NOTHING
from spielwerk.games.terra.rules.verbs import SingleAnswer

BOARD_ACTIONS: Final = ("power-action", "book-action")


def is_octagon(source: int) -> bool:
    """Whether it is an action on the board or a component with a special action (AoI p.15). None of these also brings
    spades, bridges or a choice of steps as a reward."""
    row = COMPONENTS[source]
    return row.kind in BOARD_ACTIONS or row.special != NOTHING


def must_go_on(frame: Frame) -> bool:
    """A neutral or first building must be placed if possible (AoI p.9); a jump that was paid for (AoI p.20, p.22) and a
    chosen octagon must be used; anything after the first space of an octagon is optional."""
    kind, _, source, _, how = frame
    if kind == PLACE:
        return how != PLACE_ANYWHERE
    begun = kind == DIG and flags_of(frame) & STARTED != 0
    return only_of(frame) >= 0 or (is_octagon(source) and not begun)


class Stop(SingleAnswer[AgeState]):
    """`stop`: give up the remaining spades, the workshop, a bridge, a guild, steps on the science display."""

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        if not must_go_on(frame):
            out.append(self.base)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        return [Reason("must-go-on")] if must_go_on(frame) else []

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        lose_spades(s, frame)
        kind, seat, source, choices, steps = frame
        if kind == STEP:
            s.tell(LOST, seat, LOST_STEPS, choices * steps, source)


STOP: Final = Stop("stop", STOPPING)
