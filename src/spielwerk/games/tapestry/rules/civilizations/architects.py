"""The Architects: tokens on plots before the game, and buildings that change places (p.14, p.32).

Districts and lines with one kind of income building are worth more to them."""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.play import SEAT, B, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.values import replaced
from spielwerk.games.tapestry.rules.actions.common import ConditionalWord, Pick
from spielwerk.games.tapestry.rules.capital.plots import PLOT_NAMES, PLOTS, WHOLE
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.counting import one_kind
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import BLOCK, SWAP
from spielwerk.games.tapestry.rules.gains import gain_any
from spielwerk.games.tapestry.rules.mat import Marks
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import DISTRICT_COMPLETED, FOUR, LINES_OF_ONE_KIND

SWAPS: Final = 3
MOST_DISTRICTS: Final = 9
BLOCKED: Final = Marks("blocked", [str(district + 1) for district in range(MOST_DISTRICTS)])
"""Districts with a token."""


def block_plots(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A token for each player at the table makes a plot impassable, each in another district (p.32)."""
    s.ask(BLOCK, p.seat, source, len(s.players))


class BlockPlot(Pick):
    """`block PLOT`."""

    def __init__(self) -> None:
        super().__init__("block", PLOTS, ("site",))

    def words(self, arg: int) -> str:
        return PLOT_NAMES[arg]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        open_ = 0
        for district, plots in enumerate(p.city.districts):
            if not BLOCKED.marked(p, district):
                open_ |= plots
        return cells(open_ & WHOLE & ~p.filled)

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("plot-closed", {"site": PLOT_NAMES[arg]})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, left, _ = frame
        p = s.players[seat]
        p.filled |= 1 << arg
        p.impassable |= 1 << arg
        for district, plots in enumerate(p.city.districts):
            if plots >> arg & 1:
                BLOCKED.mark(p, district)
        if left > 1:
            s.ask(BLOCK, p.seat, source, left - 1)


def swap_buildings(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Gained during the game: up to three times two income buildings change places."""
    if kinds_built(p) > 1:
        s.ask(SWAP, p.seat, source, SWAPS, NONE)


def kinds_built(p: Player) -> int:
    return sum([1 for mask in p.plots if mask])


def kind_at(p: Player, plot: int) -> int:
    for kind in range(FOUR):
        if p.plots[kind] >> plot & 1:
            return kind
    return NONE


class SwapBuilding(Pick):
    """`swap PLOT`: one building, then another of a different kind."""

    def __init__(self) -> None:
        super().__init__("swap", PLOTS, ("site",))

    def words(self, arg: int) -> str:
        return PLOT_NAMES[arg]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, _, first = frame
        p = s.players[seat]
        taken = kind_at(p, first) if first != NONE else NONE
        return [plot for kind in range(FOUR) if kind != taken for plot in cells(p.plots[kind])]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, left, first = frame
        p = s.players[seat]
        if first == NONE:
            s.ask(SWAP, p.seat, source, left, arg)
            return
        one, two = kind_at(p, first), kind_at(p, arg)
        both = 1 << first | 1 << arg
        p.plots = replaced(p.plots, one, p.plots[one] ^ both)
        p.plots = replaced(p.plots, two, p.plots[two] ^ both)
        if left > 1:
            s.ask(SWAP, p.seat, source, left - 1, NONE)


class DoneSwapping(ConditionalWord):
    """`done-swapping`: before a pair, never in the middle of one."""

    def has(self, s: TapestryState, frame: Frame) -> bool:
        first = frame[B]
        return first == NONE


BLOCK_PLOT: Final = BlockPlot()
SWAP_BUILDING: Final = SwapBuilding()
DONE_SWAPPING: Final = DoneSwapping("done-swapping")


def admire(s: TapestryState, p: Player, source: int, district: int) -> None:
    """Another resource for a district with one kind of income building."""
    if one_kind(p, p.city.districts[district]):
        gain_any(s, p, 1, source)


ROW: Final = Civilization(
    "architects",
    "p.14",
    on={DISTRICT_COMPLETED: Mechanic("admire", admire)},
    passive={LINES_OF_ONE_KIND: 1},
    mat=(BLOCKED,),
    status="architects-tokens",
    start=Mechanic("block-plots", block_plots),
    late=Mechanic("swap-buildings", swap_buildings),
    answers={BLOCK: [BLOCK_PLOT], SWAP: [SWAP_BUILDING, DONE_SWAPPING]},
)
