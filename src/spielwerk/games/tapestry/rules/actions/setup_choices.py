"""Choosing a civilization and a capital before the game, or a civilization gained later (p.5)."""

from typing import Final

from spielwerk.core.play import SEAT, Frame
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.capital.ground import take_mat
from spielwerk.games.tapestry.rules.capital.mats import CAPITALS
from spielwerk.games.tapestry.rules.catalog import BY_KIND
from spielwerk.games.tapestry.rules.civilizations.common import join
from spielwerk.games.tapestry.rules.state import TapestryState
from spielwerk.games.tapestry.rules.words import FORESIGHT, TOOK


class CivilizationPick(Pick):
    """One of all civilizations there are."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0, ("civilization",))

    def lay_out(self, base: int) -> None:
        super().lay_out(base)
        self.size = len(BY_KIND["civilization"])

    def words(self, arg: int) -> str:
        return BY_KIND["civilization"][arg].name


class ChooseCivilization(CivilizationPick):
    """`civilization NAME`: one of those drawn; the other is shuffled back (p.5)."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return s.players[frame[SEAT]].offered

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, begun, _ = frame
        p = s.players[seat]
        return p.offered if begun else [civ for civ in p.offered if may_start(s, civ, p.capital)]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("barred-capital", {"civilization": self.words(arg)})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, _, begun, _ = frame
        p = s.players[seat]
        left = [civ for civ in p.offered if civ != arg]
        p.offered = []
        if begun:
            if p.passive[FORESIGHT] and not s.two_civs:
                s.civs = s.chance().shuffled(s.civs + left)
            join(s, p, arg)
        else:
            s.civs = sorted(s.civs + left)
            p.civs = [arg]
            s.tell(TOOK, p.seat, BY_KIND["civilization"][arg].number, 0, 0)


def may_start(s: TapestryState, civ: int, capital: int) -> bool:
    """An adjustment keeps a civilization from starting with a capital (p.32)."""
    return not s.adjusted or BY_KIND["civilization"][civ].name not in s.own.values.capitals[capital].barred


class ChooseCapital(Pick):
    """`capital NAME`: one of those drawn, in pairs on the small map, with the advanced one if there are any (p.5)."""

    def __init__(self) -> None:
        super().__init__("capital", len(CAPITALS), ("capital",))

    def words(self, arg: int) -> str:
        return BY_KIND["capital"][arg].name

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return s.players[frame[SEAT]].capitals

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        return [capital for capital in p.capitals if any(may_start(s, civ, capital) for civ in p.offered)]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason(
            "barred-capital", {"civilization": BY_KIND["civilization"][s.players[frame[SEAT]].offered[0]].name}
        )

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        p.capital = arg
        p.capitals = []
        take_mat(s, p)
        s.tell(TOOK, p.seat, BY_KIND["capital"][arg].number, 0, 0)


CHOOSE_CIVILIZATION: Final = ChooseCivilization("civilization")
CHOOSE_CAPITAL: Final = ChooseCapital()
