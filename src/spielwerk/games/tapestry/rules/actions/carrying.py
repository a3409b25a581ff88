"""A landmark as the condition of a tech card (p.8): it goes onto the card instead of into the capital."""

from typing import Final

from spielwerk.core.play import SEAT, Frame
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.techs import TechPick, conditions, upgrade
from spielwerk.games.tapestry.rules.capital.landmarks import LANDMARK_PLACED
from spielwerk.games.tapestry.rules.carried import landmark_on, put_on
from spielwerk.games.tapestry.rules.catalog import BY_LANDMARK
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import PLACED


def carriers(s: TapestryState, p: Player) -> list[int]:
    """The player's tech cards that need a landmark and have none."""
    return [card for card in in_need(s, p) if landmark_on(s, card) == NONE]


def in_need(s: TapestryState, p: Player) -> list[int]:
    """The player's tech cards whose condition is a landmark."""
    return [card for card in p.bottom + p.middle + p.top if conditions(s, card)[3] == BY_LANDMARK]


class OnTech(TechPick):
    """`on-tech NAME`: whatever its size; the card is upgraded at once, in whatever row, if it can be (p.8, p.10)."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return in_need(s, s.players[frame[SEAT]])

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return carriers(s, s.players[frame[SEAT]])

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("carries-already", {"tech": self.words(arg)})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, landmark, _ = frame
        p = s.players[seat]
        put_on(s, arg, landmark)
        s.tell(PLACED, seat, LANDMARK_PLACED, landmark, 0)
        if arg not in p.top and not s.locked >> arg & 1:
            upgrade(s, p, arg, source)


ON_TECH: Final = OnTech("on-tech")
