"""The orange octagons, each once a round: power actions on the board for all, special actions for their owner.

What is offered and refused is the same in both games; what using one does besides, they say themselves.
"""

from typing import Final, Generic, TypeVar

from spielwerk.core.play import Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.games.terra.catalog import Catalog
from spielwerk.games.terra.state import TerraPlayer, TerraState

T = TypeVar("T", bound=TerraState)

POWER_ACTION: Final = "power-action"


class PowerActions(Verb[T], Generic[T]):
    """`power-action NAME`. `costs` are in the order of the components, the lowest first; a passive ability may lower
    them all; `lacking` is the reason against whoever has too little power."""

    def __init__(self, catalog: Catalog, costs: tuple[int, ...], discount: int, lacking: str) -> None:
        super().__init__(POWER_ACTION, len(costs), (POWER_ACTION,))
        self.catalog = catalog
        self.costs = costs
        self.discount = discount
        self.lacking = lacking

    def words(self, arg: int) -> str:
        return self.catalog.by_kind[POWER_ACTION][arg].name

    def cost(self, p: TerraPlayer, action: int) -> int:
        return self.costs[action] - p.passive[self.discount]

    def offer(self, s: T, frame: Frame, out: list[int]) -> None:
        p = s.player(frame[1])
        power = p.bowl3 + p.passive[self.discount]
        if power < self.costs[0]:
            return
        rows = self.catalog.by_kind[POWER_ACTION]
        effects = self.catalog.effects
        used = s.used_power
        for action, cost in enumerate(self.costs):
            if power >= cost and not used >> action & 1 and effects[rows[action].now].possible(s, p.seat):
                out.append(self.base + action)

    def refuse(self, s: T, frame: Frame, arg: int) -> list[Reason]:
        p = s.player(frame[1])
        reasons = [Reason("used-this-round")] if s.used_power >> arg & 1 else []
        reasons += short_of_power(p, self.cost(p, arg), self.lacking)
        if not self.catalog.effects[self.catalog.by_kind[POWER_ACTION][arg].now].possible(s, p.seat):
            reasons.append(Reason("of-no-use"))
        return reasons


class SpecialActions(Verb[T], Generic[T]):
    """`use COMPONENT`. `most` is room for components in the action space, so that adding one does not move the other
    verbs; `power` names those that ask for power."""

    def __init__(self, catalog: Catalog, most: int, power: dict[int, int], lacking: str) -> None:
        super().__init__("use", most, ("component",))
        self.catalog = catalog
        self.power = power
        self.lacking = lacking

    def words(self, arg: int) -> str:
        rows = self.catalog.rows
        return rows[arg].title() if arg < len(rows) else f"component-{arg}"

    def candidates(self, s: T, frame: Frame) -> list[int]:
        return list(s.player(frame[1]).specials)

    def offer(self, s: T, frame: Frame, out: list[int]) -> None:
        p = s.player(frame[1])
        rows = self.catalog.rows
        effects = self.catalog.effects
        for number in p.specials:
            if (
                number not in p.used
                and p.bowl3 >= self.power.get(number, 0)
                and effects[rows[number].special].possible(s, p.seat)
            ):
                out.append(self.base + number)

    def refuse(self, s: T, frame: Frame, arg: int) -> list[Reason]:
        p = s.player(frame[1])
        reasons = [Reason("used-this-round")] if arg in p.used else []
        reasons += short_of_power(p, self.power.get(arg, 0), self.lacking)
        if not self.catalog.effects[self.catalog.rows[arg].special].possible(s, p.seat):
            reasons.append(Reason("of-no-use"))
        return reasons


def short_of_power(p: TerraPlayer, needs: int, lacking: str) -> list[Reason]:
    return [Reason(lacking, {"needs": needs, "has": p.bowl3})] if needs > p.bowl3 else []
