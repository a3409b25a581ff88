"""The orange octagons (TN p.8, p.9): power actions for all, special and personal power actions for their owner."""

from typing import Final

from spielwerk.core.play import EFFECTS, Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.games.terra_nova.actions.common import begin_action, short_of
from spielwerk.games.terra_nova.catalog import BY_KIND, COMPONENTS, COST
from spielwerk.games.terra_nova.codes import POWER_DISCOUNT
from spielwerk.games.terra_nova.components import POWER_COST, SPECIAL_POWER, UNLIMITED
from spielwerk.games.terra_nova.gains import pay_power, run
from spielwerk.games.terra_nova.state import NovaState, Player

MOST_COMPONENTS: Final = 128
"""Room for components in the action space, so that adding one does not move the other verbs."""


def power_cost(p: Player, action: int) -> int:
    return POWER_COST[action] - p.passive[POWER_DISCOUNT]


class PowerAction(Verb[NovaState]):
    """`power-action NAME`."""

    def __init__(self) -> None:
        super().__init__("power-action", len(POWER_COST), ("power-action",))

    def words(self, arg: int) -> str:
        return BY_KIND["power-action"][arg].name

    def offer(self, s: NovaState, frame: Frame, out: list[int]) -> None:
        p = s.players[frame[1]]
        most = p.bowl3 + p.passive[POWER_DISCOUNT]
        if most < POWER_COST[0]:
            return
        for action in range(len(POWER_COST)):
            if (
                most >= POWER_COST[action]
                and not s.used_power >> action & 1
                and EFFECTS[BY_KIND["power-action"][action].now].possible(s, p.seat)
            ):
                out.append(self.base + action)

    def refuse(self, s: NovaState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[1]]
        reasons = [Reason("used-this-round")] if s.used_power >> arg & 1 else []
        reasons += short_of(p, power=power_cost(p, arg))
        if not EFFECTS[BY_KIND["power-action"][arg].now].possible(s, p.seat):
            reasons.append(Reason("of-no-use"))
        return reasons

    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        row = BY_KIND["power-action"][arg]
        begin_action(s, frame)
        pay_power(s, p, power_cost(p, arg), COST)
        s.used_power |= 1 << arg
        run(s, p, row.now, row.number)


class SpecialAction(Verb[NovaState]):
    """`use COMPONENT`: the special action of a bonus tile or a palace; two palaces ask for power (TN p.12)."""

    def __init__(self) -> None:
        super().__init__("use", MOST_COMPONENTS, ("component",))

    def words(self, arg: int) -> str:
        if arg >= len(COMPONENTS):
            return f"component-{arg}"
        return f"{COMPONENTS[arg].kind}-{COMPONENTS[arg].name}"

    def candidates(self, s: NovaState, frame: Frame) -> list[int]:
        return list(s.players[frame[1]].specials)

    def offer(self, s: NovaState, frame: Frame, out: list[int]) -> None:
        p = s.players[frame[1]]
        for number in p.specials:
            if (
                number not in p.used
                and p.bowl3 >= SPECIAL_POWER.get(number, 0)
                and EFFECTS[COMPONENTS[number].special].possible(s, p.seat)
            ):
                out.append(self.base + number)

    def refuse(self, s: NovaState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[1]]
        reasons = [Reason("used-this-round")] if arg in p.used else []
        reasons += short_of(p, power=SPECIAL_POWER.get(arg, 0))
        if not EFFECTS[COMPONENTS[arg].special].possible(s, p.seat):
            reasons.append(Reason("of-no-use"))
        return reasons

    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        begin_action(s, frame)
        pay_power(s, p, SPECIAL_POWER.get(arg, 0), COST)
        if arg not in UNLIMITED:
            p.used.append(arg)
        run(s, p, COMPONENTS[arg].special, arg)


POWER_ACTIONS: Final = PowerAction()
SPECIAL_ACTIONS: Final = SpecialAction()
