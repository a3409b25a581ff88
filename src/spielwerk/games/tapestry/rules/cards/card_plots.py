"""Tapestry cards with plots for buildings (p.31): built on instead of the capital, as long as the card is not covered.

An income building takes one plot; a landmark covers some and may stick out. Each plot covered brings its reward, or all
of them together do. Plots have letters in reading order.
"""

from functools import lru_cache
from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.play import SEAT, Frame, frame_of
from spielwerk.core.reasons import Reason
from spielwerk.core.values import replaced
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.capital.footprints import turn_right
from spielwerk.games.tapestry.rules.cards.faces import card_of
from spielwerk.games.tapestry.rules.catalog import NOTHING, Card, card_row
from spielwerk.games.tapestry.rules.frames import RUN_EFFECT
from spielwerk.games.tapestry.rules.packing import card_laid
from spielwerk.games.tapestry.rules.state import FACE_DOWN, Player, TapestryState
from spielwerk.games.tapestry.rules.words import FOUR, PLACED

MOST: Final = 6
"""Plots on a card."""
LETTERS: Final = "ABCDEF"
ON_CARD: Final = 5
"""In events: something on a card, after the income buildings and landmarks of a capital; with the card's space."""


def grid_of(s: TapestryState, p: Player, space: int) -> Card | None:
    """The card on top of a space, if it has plots."""
    stack = p.mat[space]
    if not stack or stack[-1] & FACE_DOWN or card_laid(stack[-1]) not in p.permanent:
        return None
    row = card_of(s, card_laid(stack[-1]))
    return row if row.grid else None


def size_of(grid: tuple[str, ...]) -> int:
    return sum([line.count("#") for line in grid])


def free_on(s: TapestryState, p: Player, space: int) -> int:
    """The free plots on the card of a space, as a mask."""
    row = grid_of(s, p, space)
    return (1 << size_of(row.grid)) - 1 & ~p.card_plots[space] if row else 0


def room_on_cards(s: TapestryState, p: Player) -> bool:
    return len(p.permanent) > 0 and any(free_on(s, p, space) for space in range(FOUR))


@lru_cache(maxsize=512)
def standing_places(shape: tuple[str, ...], grid: tuple[str, ...]) -> tuple[int, ...]:
    """The plots of a card that a landmark of this shape can cover, turned and moved in any way."""
    plots = [(r, c) for r, line in enumerate(grid) for c, plot in enumerate(line) if plot == "#"]
    found: set[int] = set()
    footprint = list(shape)
    for _ in range(FOUR):
        marks = [(r, c) for r, line in enumerate(footprint) for c, plot in enumerate(line) if plot == "#"]
        for row, column in plots:
            for r, c in marks:
                covered = {(row - r + a, column - c + b) for a, b in marks}
                found.add(sum([1 << place for place, plot in enumerate(plots) if plot in covered]))
        footprint = turn_right(footprint)
    return tuple(sorted(found))


def build_on_card(s: TapestryState, p: Player, space: int, plots: int) -> None:
    row = grid_of(s, p, space)
    assert row is not None
    covered = replaced(p.card_plots, space, p.card_plots[space] | plots)
    p.card_plots = covered
    number = card_row(card_laid(p.mat[space][-1])).number
    s.tell(PLACED, p.seat, ON_CARD, space, number)
    rewards = [row.covered[plot] for plot in cells(plots)] if row.covered else []
    if row.full != NOTHING and how_many(covered[space]) == size_of(row.grid):
        rewards.append(row.full)
    s.ask_in_order([frame_of(RUN_EFFECT, p.seat, number, reward, 1) for reward in rewards])


def plot_answer(space: int, plot: int) -> int:
    return space * MOST + plot


def unpack_plot(answer: int) -> tuple[int, int]:
    """The card's space of the income mat, and the plot."""
    return answer // MOST, answer % MOST


def plots_answer(space: int, plots: int) -> int:
    return (space << MOST) + plots


def unpack_plots(answer: int) -> tuple[int, int]:
    """The card's space of the income mat, and the plots as a mask."""
    return answer >> MOST, answer & (1 << MOST) - 1


class BuildOnCard(Pick):
    """`build-on ERA PLOT`: an income building on the card of that space."""

    def __init__(self) -> None:
        super().__init__("build-on", FOUR * MOST, ("n", "site"))

    def words(self, arg: int) -> str:
        space, plot = unpack_plot(arg)
        return f"{space + 1} {LETTERS[plot]}"

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        if not p.permanent:
            return []
        rows = [(space, grid_of(s, p, space)) for space in range(FOUR)]
        return [plot_answer(space, plot) for space, row in rows if row for plot in range(size_of(row.grid))]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        if not p.permanent:
            return []
        return [plot_answer(space, plot) for space in range(FOUR) for plot in cells(free_on(s, p, space))]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("no-room")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        space, plot = unpack_plot(arg)
        build_on_card(s, s.players[frame[SEAT]], space, 1 << plot)


class StandOnCard(Pick):
    """`stand-on ERA PLOTS`: a landmark on the card of that space, and the plots it covers there."""

    def __init__(self) -> None:
        super().__init__("stand-on", FOUR << MOST, ("n", "site"))

    def words(self, arg: int) -> str:
        space, plots = unpack_plots(arg)
        letters = "".join([LETTERS[plot] for plot in cells(plots)])
        return f"{space + 1} {letters or '-'}"

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.legal(s, frame)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, landmark, _ = frame
        p = s.players[seat]
        if not p.permanent:
            return []
        found: list[int] = []
        for space in range(FOUR):
            row, free = grid_of(s, p, space), free_on(s, p, space)
            if row and free:
                places = standing_places(tuple(s.own.values.footprints[landmark]), row.grid)
                found += [plots_answer(space, plots) for plots in places if plots and plots & free == plots]
        return found

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("no-room")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        space, plots = unpack_plots(arg)
        build_on_card(s, s.players[frame[SEAT]], space, plots)


BUILD_ON_CARD: Final = BuildOnCard()
STAND_ON_CARD: Final = StandOnCard()
