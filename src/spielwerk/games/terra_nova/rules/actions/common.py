"""Helpers of the verbs: the source of an answer, and reasons for missing resources and wrong places."""

from spielwerk.core.play import KIND, SOURCE, Frame
from spielwerk.core.reasons import Reason
from spielwerk.games.terra_nova.rules.board import GRID
from spielwerk.games.terra_nova.rules.catalog import COST
from spielwerk.games.terra_nova.rules.frames import TURN
from spielwerk.games.terra_nova.rules.state import Player


def source_of(frame: Frame) -> int:
    """The source of an answer: in a turn its player pays for it, otherwise an effect has asked the question."""
    return COST if frame[KIND] == TURN else frame[SOURCE]


def short_of(p: Player, *, money: int = 0, power: int = 0) -> list[Reason]:
    """A reason for each resource the player has too little of."""
    needs = (("money", money, p.money), ("power", power, p.bowl3))
    return [Reason(f"too-little-{name}", {"needs": need, "has": has}) for name, need, has in needs if need > has]


def out_of_reach(p: Player, cell: int) -> list[Reason]:
    return [] if p.reach >> cell & 1 else [Reason("out-of-reach", {"hex": GRID.names[cell]})]
