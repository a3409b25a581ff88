"""Advancing shipping and terraforming (AoI p.14)."""

from typing import Final

from spielwerk.core.play import SEAT, Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.age_of_innovation.rules.actions.common import begin_action, short_of
from spielwerk.games.age_of_innovation.rules.catalog import COST, SHIPPING, TERRAFORMING
from spielwerk.games.age_of_innovation.rules.frames import BOOK
from spielwerk.games.age_of_innovation.rules.gains import fire, pay
from spielwerk.games.age_of_innovation.rules.planning import (
    SHIPPING_COINS,
    SHIPPING_REWARD,
    SHIPPING_TOP,
    TERRAFORMING_COINS,
    TERRAFORMING_REWARD,
    TERRAFORMING_TOOLS,
    TERRAFORMING_TOP,
)
from spielwerk.games.age_of_innovation.rules.state import AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import TRACK_STEP
from spielwerk.games.terra.rules.gains import gain_vp
from spielwerk.games.terra.rules.reach import refresh_reach


def shipping_step(s: AgeState, p: Player) -> None:
    """One step with its reward; at the top nothing happens."""
    if p.shipping < SHIPPING_TOP:
        p.shipping += 1
        refresh_reach(s, p)
        _reward(s, p, SHIPPING_REWARD[p.board][p.shipping], SHIPPING)


def terraforming_step(s: AgeState, p: Player) -> None:
    """One step with its reward; at the top nothing happens."""
    if p.terraforming < TERRAFORMING_TOP:
        p.terraforming += 1
        _reward(s, p, TERRAFORMING_REWARD[p.terraforming], TERRAFORMING)


def _reward(s: AgeState, p: Player, reward: tuple[int, int], source: int) -> None:
    points, books = reward
    fire(s, p, TRACK_STEP)
    gain_vp(s, p, points, source)
    if books:
        s.ask(BOOK, p.seat, source, books)


class Advance(Verb[AgeState]):
    """`advance shipping`, `advance terraforming`."""

    def __init__(self) -> None:
        super().__init__("advance", 2, ("track",))

    def words(self, arg: int) -> str:
        return ("shipping", "terraforming")[arg]

    def offer(self, s: AgeState, frame: Frame, out: Moves) -> None:
        p = s.players[frame[SEAT]]
        if not p.scholars:
            return
        if p.shipping < SHIPPING_TOP and p.coins >= SHIPPING_COINS:
            out.append(self.base)
        if (
            p.terraforming < TERRAFORMING_TOP
            and p.coins >= TERRAFORMING_COINS[p.board]
            and p.tools >= TERRAFORMING_TOOLS
        ):
            out.append(self.base + 1)

    def refuse(self, s: AgeState, frame: Frame, arg: int) -> list[Reason]:
        p = s.players[frame[SEAT]]
        if arg == 0:
            top = p.shipping == SHIPPING_TOP
            short = short_of(p, coins=SHIPPING_COINS, scholars=1)
        else:
            top = p.terraforming == TERRAFORMING_TOP
            short = short_of(p, coins=TERRAFORMING_COINS[p.board], tools=TERRAFORMING_TOOLS, scholars=1)
        return [Reason("track-at-top", {"track": self.words(arg)}), *short] if top else short

    def apply(self, s: AgeState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        begin_action(s, frame)
        if arg == 0:
            pay(s, p, SHIPPING_COINS, 0, 1, COST)
            shipping_step(s, p)
        else:
            pay(s, p, TERRAFORMING_COINS[p.board], TERRAFORMING_TOOLS, 1, COST)
            terraforming_step(s, p)


ADVANCE: Final = Advance()
