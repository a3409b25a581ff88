"""The city across a river space (AoI p.22, TN p.11): an ability that a palace or a faction gives."""

from typing import Generic, TypeVar

from spielwerk.core.hexgrid import HexGrid, cells, without
from spielwerk.core.play import SEAT, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.terra.rules.state import TerraPlayer, TerraState
from spielwerk.games.terra.rules.verbs import HexVerb

T = TypeVar("T", bound=TerraState)


def groups(s: TerraState, p: TerraPlayer) -> list[int]:
    """The player's groups of buildings that are in no city."""
    return s.ground().free_groups(s.bridged, p.buildings, p.cities)


def across(free: list[int], around: int) -> int:
    """The buildings of a city across a river cell: every free group with a building next to it."""
    found = 0
    for group in free:
        if group & around:
            found |= group
    return found


class SpanRiver(HexVerb[T], Generic[T]):
    """`span HEX`: found a city whose buildings lie around one river space; whether and when is the owner's choice."""

    def __init__(self, grid: HexGrid, ability: int) -> None:
        super().__init__(grid, "span")
        self.ability = ability

    def open_to(self, p: TerraPlayer) -> bool:
        """Whether a player with the ability may use it now."""
        return True

    def enough(self, s: T, seat: int, mask: int) -> bool:
        """Whether the buildings are enough for a city."""
        raise NotImplementedError

    def spent(self, p: TerraPlayer, water: int) -> bool:
        """Whether the player can found no other city across the river cell."""
        return False

    def buildings(self, s: T, seat: int, water: int) -> int:
        return across(groups(s, s.player(seat)), self.grid.near[water])

    def possible(self, s: T, seat: int, water: int) -> bool:
        return not self.spent(s.player(seat), water) and self.enough(s, seat, self.buildings(s, seat, water))

    def found(self, s: T, seat: int, mask: int) -> None:
        raise NotImplementedError

    def candidates(self, s: T, frame: Frame) -> list[int]:
        return cells(s.ground().river) if s.player(frame[SEAT]).held.passive[self.ability] else []

    def offer(self, s: T, frame: Frame, out: Moves) -> None:
        p = s.player(frame[SEAT])
        if p.held.passive[self.ability] and self.open_to(p):
            free = without(p.buildings, p.cities)
            # If all of them together are not enough, no subset is.
            if self.enough(s, p.seat, free):
                near, apart = self.grid.near, groups(s, p)
                last, is_enough = 0, False
                for water in cells(self.grid.expand(free) & s.ground().river):
                    mask = across(apart, near[water])
                    if mask != last:
                        last, is_enough = mask, self.enough(s, p.seat, mask)
                    if is_enough and not self.spent(p, water):
                        out.append(self.base + water)

    def refuse(self, s: T, frame: Frame, arg: int) -> list[Reason]:
        if self.possible(s, frame[SEAT], arg):
            return []
        return [Reason("no-city-there", {"hex": self.words(arg)})]

    def apply(self, s: T, frame: Frame, arg: int) -> None:
        p = s.player(frame[SEAT])
        s.stack.append(frame)
        mask = self.buildings(s, p.seat, arg)
        p.river_cities |= 1 << arg
        self.found(s, p.seat, mask)
