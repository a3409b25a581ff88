"""The orange octagons, each once a round: power actions on the board for all, special actions for their owner.

What is offered, what is refused and what a power action does is the same in both games; the games add the rest.
"""

from typing import Final, Generic, TypeVar

from spielwerk.core.play import SEAT, Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.core.values import has
from spielwerk.games.terra.rules.catalog import Catalog
from spielwerk.games.terra.rules.component_verb import ComponentVerb
from spielwerk.games.terra.rules.gains import pay_power, run
from spielwerk.games.terra.rules.state import TerraPlayer, TerraState

T = TypeVar("T", bound=TerraState)

POWER_ACTION: Final = "power-action"


class PowerActions(ComponentVerb[T], Generic[T]):
    """`power-action NAME`. A passive ability may lower all costs; `lacking` is the reason given when power is short,
    `source` the source of the payment event."""

    def __init__(self, catalog: Catalog, discount: int, lacking: str, source: int) -> None:
        super().__init__(catalog, POWER_ACTION, POWER_ACTION)
        self.source = source
        self.effects = catalog.effects
        self.discount = discount
        self.lacking = lacking
        self.least = 0
        self.costs: tuple[int, ...] = ()

    def lay_out(self, base: int) -> None:
        super().lay_out(base)
        self.costs = tuple([row.cost for row in self.rows])
        self.least = min(self.costs)

    def cost(self, p: TerraPlayer, action: int) -> int:
        return self.costs[action] - p.held.passive[self.discount]

    def offer(self, s: T, frame: Frame, out: Moves) -> None:
        p = s.player(frame[SEAT])
        power = p.bowl3 + p.held.passive[self.discount]
        if power < self.least:
            return
        used = s.used_power
        for action, cost in enumerate(self.costs):
            if power >= cost and not used >> action & 1 and self.possible(s, p, action):
                out.append(self.base + action)

    def refuse(self, s: T, frame: Frame, arg: int) -> list[Reason]:
        p = s.player(frame[SEAT])
        reasons = [Reason("used-this-round")] if s.used_power >> arg & 1 else []
        reasons += short_of_power(p, self.cost(p, arg), self.lacking)
        if not self.possible(s, p, arg):
            reasons.append(Reason("of-no-use"))
        return reasons

    def use(self, s: T, p: TerraPlayer, action: int) -> None:
        """Pay and cover first: the effect may ask further questions."""
        row = self.rows[action]
        pay_power(s, p, self.cost(p, action), self.source)
        s.used_power |= 1 << action
        run(s, p, row.now, row.number)

    def possible(self, s: T, p: TerraPlayer, action: int) -> bool:
        return self.effects[self.rows[action].now].possible(s, p.seat)


class SpecialActions(Verb[T], Generic[T]):
    """`use COMPONENT`, for every component; the cost of a component is the power that its action needs."""

    def __init__(self, catalog: Catalog, lacking: str) -> None:
        super().__init__("use", 0, ("component",))
        self.rows = catalog.rows
        self.effects = catalog.effects
        self.lacking = lacking

    def lay_out(self, base: int) -> None:
        super().lay_out(base)
        self.size = len(self.rows)

    def words(self, arg: int) -> str:
        return self.rows[arg].title()

    def candidates(self, s: T, frame: Frame) -> list[int]:
        return list(s.player(frame[SEAT]).held.specials)

    def offer(self, s: T, frame: Frame, out: Moves) -> None:
        p = s.player(frame[SEAT])
        for number in p.held.specials:
            row = self.rows[number]
            if not has(p.used, number) and p.bowl3 >= row.cost and self.effects[row.special].possible(s, p.seat):
                out.append(self.base + number)

    def refuse(self, s: T, frame: Frame, arg: int) -> list[Reason]:
        p = s.player(frame[SEAT])
        row = self.rows[arg]
        reasons = [Reason("used-this-round")] if arg in p.used else []
        reasons += short_of_power(p, row.cost, self.lacking)
        if not self.effects[row.special].possible(s, p.seat):
            reasons.append(Reason("of-no-use"))
        return reasons


def uncover_octagons(s: TerraState) -> None:
    """The X-markers are removed from the board and from everybody's components (AoI p.17, TN p.9)."""
    s.used_power = 0
    for p in s.seats():
        p.used = []


def short_of_power(p: TerraPlayer, needs: int, lacking: str) -> list[Reason]:
    return [Reason(lacking, {"needs": needs, "has": p.bowl3})] if needs > p.bowl3 else []
