"""Closing a turn (TN p.9): after the action its player may still exchange power, and then ends the turn."""

from typing import Final

from spielwerk.core.play import ENDING, KIND, SEAT, Frame
from spielwerk.games.terra.rules.verbs import SingleAnswer
from spielwerk.games.terra_nova.rules.frames import CLOSE, TURN
from spielwerk.games.terra_nova.rules.state import NovaState


def begin_action(s: NovaState, frame: Frame) -> None:
    """An action chosen in a turn: when everything it causes is done, the turn waits to be closed."""
    if frame[KIND] == TURN:
        s.ask(CLOSE, frame[SEAT])


class End(SingleAnswer[NovaState]):
    """`end`: ends the turn, or the player's part of phase 3 or of the end of the game."""

    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        pass


END: Final = End("end", ENDING)
