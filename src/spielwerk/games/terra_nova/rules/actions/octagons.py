"""The orange octagons (TN p.8, p.9): power actions for all, special and personal power actions for their owner."""

from typing import Final

from spielwerk.core.play import SEAT, Frame
from spielwerk.core.values import followed
from spielwerk.games.terra.rules.gains import pay_power, run
from spielwerk.games.terra.rules.octagons import PowerActions, SpecialActions
from spielwerk.games.terra_nova.rules.actions.turn import begin_action
from spielwerk.games.terra_nova.rules.catalog import CATALOG, COST
from spielwerk.games.terra_nova.rules.components import UNLIMITED
from spielwerk.games.terra_nova.rules.state import NovaState
from spielwerk.games.terra_nova.rules.words import POWER_DISCOUNT


class PowerAction(PowerActions[NovaState]):
    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        begin_action(s, frame)
        self.use(s, s.players[frame[SEAT]], arg)


class SpecialAction(SpecialActions[NovaState]):
    """The special action of a bonus tile or a palace; two palaces ask for power (TN p.12)."""

    def apply(self, s: NovaState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        begin_action(s, frame)
        pay_power(s, p, self.rows[arg].cost, COST)
        if arg not in UNLIMITED:
            p.used = followed(p.used, arg)
        run(s, p, self.rows[arg].special, arg)


POWER_ACTIONS: Final = PowerAction(CATALOG, POWER_DISCOUNT, "too-little-power", COST)
SPECIAL_ACTIONS: Final = SpecialAction(CATALOG, "too-little-power")
