"""Exchanges that cards bring: an opponent's position (Trade Economy), points and resources (Guilds)."""

from typing import Final

from spielwerk.core.play import SEAT, SOURCE, Frame, frame_of
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.catalog import COST, space_row
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import OFFER_BONUS, PAY, RUN_EFFECT
from spielwerk.games.tapestry.rules.gains import gain_any, gain_vp
from spielwerk.games.tapestry.rules.packing import answer_of, rival_of, space_of, track_of
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import gain_benefit, space_index
from spielwerk.games.tapestry.rules.tracks.markers import marker_of

RATE: Final = 5
"""Points for a resource, either way."""
MOST: Final = 3


def trade_position(s: TapestryState, p: Player, place: int, source: int) -> None:
    """The benefit of an opponent's space; if it has a bonus, that opponent may take it for free."""
    other = s.players[rival_of(place)]
    mark = other.marks[marker_of(other, answer_of(place))]
    space = space_index(track_of(mark), space_of(mark))
    if p.seat == s.turn:
        s.activated |= 1 << space
    s.ask(OFFER_BONUS, other.seat, space_row(space).number, space, 1)
    gain_benefit(s, p, space)


def trade_answer(n: int, *, for_points: bool) -> int:
    """To trade that many resources."""
    return n - 1 + (MOST if for_points else 0)


def unpack_trade(answer: int) -> tuple[int, bool]:
    """How many resources, and whether points are gained for them."""
    return answer % MOST + 1, answer >= MOST


class Trade(Pick):
    """`trade resources-N` sells points, `trade points-N` sells resources (Guilds)."""

    def __init__(self) -> None:
        super().__init__("trade", 2 * MOST, ("trade",))

    def words(self, arg: int) -> str:
        n, for_points = unpack_trade(arg)
        return f"{'points' if for_points else 'resources'}-{n}"

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        amounts = range(1, MOST + 1)
        bought = [trade_answer(n, for_points=False) for n in amounts if p.vp >= RATE * n]
        return bought + [trade_answer(n, for_points=True) for n in amounts if sum(p.res) >= n]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("cannot-pay")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        n, for_points = unpack_trade(arg)
        if for_points:
            sale = frame_of(RUN_EFFECT, p.seat, frame[SOURCE], SELL.number, n)
            s.ask_in_order([frame_of(PAY, p.seat, COST, n), sale])
        else:
            gain_vp(s, p, -RATE * n, frame[SOURCE])
            gain_any(s, p, n, frame[SOURCE])


def sell(s: TapestryState, p: Player, source: int, n: int) -> None:
    gain_vp(s, p, RATE * n, source)


SELL: Final = Mechanic("sell-resources", sell)
TRADE_ONE: Final = Trade()
