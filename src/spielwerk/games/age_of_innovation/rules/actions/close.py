"""Ending a turn, and what it brings the neighbours (AoI p.8); the city across a river (AoI p.22)."""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.play import KIND, SEAT, A, Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.games.age_of_innovation.rules.board import GRID
from spielwerk.games.age_of_innovation.rules.building import found_city, makes_city, river_city
from spielwerk.games.age_of_innovation.rules.catalog import NEIGHBOURS
from spielwerk.games.age_of_innovation.rules.frames import ASK_NEIGHBOURS, CLOSE
from spielwerk.games.age_of_innovation.rules.gains import gain_power, gain_vp
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import RIVER_CITIES
from spielwerk.games.terra.rules.verbs import SingleAnswer


def may_end(frame: Frame) -> bool:
    """After the action of the turn; a further one (operand of TURN) may be left out."""
    return frame[KIND] == CLOSE or frame[A] != 0


class End(SingleAnswer[AgeState]):
    """`end`: the turn is over."""

    def offer(self, s: AgeState, frame: Frame, out: list[int]) -> None:
        if may_end(frame):
            out.append(self.base)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        return [] if may_end(frame) else [Reason("act-or-pass-first")]

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        s.ask(ASK_NEIGHBOURS, frame[SEAT])


def takeable_power(p: Player, offered: int) -> int:
    """All that is offered, but no more than the bowls can take and the points can pay for (AoI p.8)."""
    return min(offered, p.room(), p.vp + 1)


class Accept(SingleAnswer[AgeState]):
    """`accept`: take the power and pay a point less than that."""

    def power(self, s: AgeState, frame: Frame) -> int:
        _, seat, _, offered, _ = frame
        return takeable_power(s.players[seat], offered)

    def offer(self, s: AgeState, frame: Frame, out: list[int]) -> None:
        if self.power(s, frame):
            out.append(self.base)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        return [] if self.power(s, frame) else [Reason("no-power-to-gain")]

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        power = self.power(s, frame)
        gain_power(s, p, power, NEIGHBOURS)
        gain_vp(s, p, 1 - power, NEIGHBOURS)


class Decline(SingleAnswer[AgeState]):
    """`decline`: nothing happens."""

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        pass


class SpanRiver(Verb[AgeState]):
    """`span HEX`: found a city whose buildings lie around one river space; passing ends such activities (AoI p.11)."""

    def __init__(self) -> None:
        super().__init__("span", GRID.size, ("hex",))

    def words(self, arg: int) -> str:
        return GRID.names[arg]

    def candidates(self, s: AgeState, frame: Frame) -> list[int]:
        return cells(s.board.river) if s.players[frame[SEAT]].passive[RIVER_CITIES] else []

    def offer(self, s: AgeState, frame: Frame, out: list[int]) -> None:
        p = s.players[frame[SEAT]]
        if p.passive[RIVER_CITIES] and not p.passed:
            for water in cells(GRID.expand(p.buildings & ~p.cities) & s.board.river):
                if makes_city(p, river_city(s, p, water)):
                    out.append(self.base + water)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[SEAT]]
        reasons = [Reason("passed-already")] if p.passed else []
        if not makes_city(p, river_city(s, p, arg)):
            reasons.append(Reason("no-city-there", {"hex": GRID.names[arg]}))
        return reasons

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        s.stack.append(frame)
        p.river_cities |= 1 << arg
        found_city(s, p, river_city(s, p, arg))


END: Final = End("end")
ACCEPT: Final = Accept("accept")
DECLINE: Final = Decline("decline")
SPAN: Final = SpanRiver()
