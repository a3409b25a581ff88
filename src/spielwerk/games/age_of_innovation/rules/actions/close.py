"""Ending a turn, and what it brings the neighbours (AoI p.8); the city across a river (AoI p.22)."""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.play import Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.games.age_of_innovation.rules.board import GRID
from spielwerk.games.age_of_innovation.rules.building import found_city, makes_city, river_city
from spielwerk.games.age_of_innovation.rules.catalog import NEIGHBOURS
from spielwerk.games.age_of_innovation.rules.frames import ASK_NEIGHBOURS, CLOSE
from spielwerk.games.age_of_innovation.rules.gains import gain_power, gain_vp
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import RIVER_CITIES


class End(Verb[AgeState]):
    """`end`: the turn is over. A further action of the same turn may be left out."""

    def __init__(self) -> None:
        super().__init__("end", 1)

    def offer(self, s: AgeState, frame: Frame, out: list[int]) -> None:
        if frame[0] == CLOSE or frame[3]:
            out.append(self.base)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        return [] if frame[0] == CLOSE or frame[3] else [Reason("act-or-pass-first")]

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        s.ask(ASK_NEIGHBOURS, frame[1])


def takeable_power(p: Player, offered: int) -> int:
    """All that is offered, but no more than the bowls can take and the points can pay for (AoI p.8)."""
    return min(offered, p.room(), p.vp + 1)


class AnswerPowerOffer(Verb[AgeState]):
    """`accept` and `decline`."""

    def __init__(self, name: str, takes: bool) -> None:
        super().__init__(name, 1)
        self.takes = takes

    def offer(self, s: AgeState, frame: Frame, out: list[int]) -> None:
        if not self.takes or takeable_power(s.players[frame[1]], frame[3]):
            out.append(self.base)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        if not self.takes or takeable_power(s.players[frame[1]], frame[3]):
            return []
        return [Reason("no-power-to-gain")]

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        if self.takes:
            p = s.players[frame[1]]
            power = takeable_power(p, frame[3])
            gain_power(s, p, power, NEIGHBOURS)
            gain_vp(s, p, 1 - power, NEIGHBOURS)


class SpanRiver(Verb[AgeState]):
    """`span HEX`: found a city whose buildings lie around one river space; passing ends such activities (AoI p.11)."""

    def __init__(self) -> None:
        super().__init__("span", GRID.size, ("hex",))

    def words(self, arg: int) -> str:
        return GRID.names[arg]

    def candidates(self, s: AgeState, frame: Frame) -> list[int]:
        return cells(s.board.river) if s.players[frame[1]].passive[RIVER_CITIES] else []

    def offer(self, s: AgeState, frame: Frame, out: list[int]) -> None:
        p = s.players[frame[1]]
        if p.passive[RIVER_CITIES] and not p.passed:
            for water in cells(GRID.expand(p.buildings & ~p.cities) & s.board.river):
                if makes_city(p, river_city(s, p, water)):
                    out.append(self.base + water)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[1]]
        reasons = [Reason("passed-already")] if p.passed else []
        if not makes_city(p, river_city(s, p, arg)):
            reasons.append(Reason("no-city-there", {"hex": GRID.names[arg]}))
        return reasons

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        s.stack.append(frame)
        p.river_cities |= 1 << arg
        found_city(s, p, river_city(s, p, arg))


END: Final = End()
ACCEPT: Final = AnswerPowerOffer("accept", True)
DECLINE: Final = AnswerPowerOffer("decline", False)
SPAN: Final = SpanRiver()
