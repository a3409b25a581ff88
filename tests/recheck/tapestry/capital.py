"""Capitals (p.13): rows, columns and districts plot by plot, and where buildings and landmarks may stand."""

from functools import cache
from itertools import product
from typing import Final

from tests.recheck.tapestry.excluded import OTHER_GROUND, PLOTS_ELSEWHERE, without
from tests.recheck.tapestry.numbers import CAPITALS, FOOTPRINTS
from tests.recheck.tapestry.reading import Plot, Position, Question, Seat
from tests.recheck.tapestry.saying import hold, true

NINE: Final = range(9)
PLOTS: Final = frozenset(product(NINE, NINE))
ROWS: Final = [frozenset((row, column) for column in NINE) for row in NINE]
COLUMNS: Final = [frozenset((row, column) for row in NINE) for column in NINE]
DISTRICTS: Final = [
    frozenset(plot for plot in PLOTS if (plot[0] // 3, plot[1] // 3) == (down, right))
    for down in range(3)
    for right in range(3)
]


def printed_impassable(capital: str) -> frozenset[Plot]:
    rows = CAPITALS[capital].split()
    return frozenset((row, column) for row, column in PLOTS if rows[row][column] == "#")


def built_on(seat: Seat) -> frozenset[Plot]:
    return seat.landmark_plots.union(seat.guests, *seat.buildings.values())


def full(seat: Seat) -> frozenset[Plot]:
    """Impassable plots count as filled."""
    return built_on(seat) | seat.impassable


def full_lines(seat: Seat) -> list[frozenset[Plot]]:
    filled = full(seat)
    return [line for line in ROWS + COLUMNS if line <= filled]


def full_districts(seat: Seat) -> set[int]:
    filled = full(seat)
    return {number for number, district in enumerate(DISTRICTS) if district <= filled}


def capital_points(seat: Seat) -> int:
    """A point for each full row and column; one more for the Architects if its income buildings are of one kind."""
    lines = full_lines(seat)
    if "architects" not in seat.civilizations:
        return len(lines)
    return len(lines) + sum(sum(bool(line & plots) for plots in seat.buildings.values()) == 1 for line in lines)


def check_plots(seat: Seat) -> None:
    """Nothing stands on top of something else, and every plot that is full is full for a reason."""
    layers = [seat.impassable, seat.landmark_plots, seat.guests, *seat.buildings.values()]
    hold(f"{seat.name}: plots used twice", sum(map(len, layers)), len(full(seat)))
    hold(f"{seat.name}: full plots", full(seat), seat.filled)
    hold(f"{seat.name}: full districts", full_districts(seat), seat.districts)
    if not without(seat, OTHER_GROUND):
        printed = printed_impassable(seat.capital)
        true(f"{seat.name}: impassable plots beside the printed ones", seat.impassable <= printed)
        true(f"{seat.name}: impassable plots lost", printed <= full(seat))
    for kind, plots in seat.buildings.items():
        true(f"{seat.name}: more of {kind} built than there are", len(plots) <= 5 - len(seat.covered[kind]))


def check_landmark_plots(position: Position) -> None:
    """A landmark covers the plots of its shape that lie inside the grid (p.13)."""
    for name, owner in position.owners.items():
        site = position.sites[name]
        if owner and site:
            true(f"{owner}: plots of {name}", site <= position.seats[owner].landmark_plots)
            true(f"{owner}: shape of {name}", site in _places(name))
    for seat in position.seats.values():
        sites = [position.sites[name] for name, owner in position.owners.items() if owner == seat.name]
        hold(f"{seat.name}: plots of landmarks", frozenset[Plot]().union(*sites), seat.landmark_plots)


def check_all_built(seat: Seat) -> None:
    """Between turns every building that has left the mat stands in the capital, unless that was full (p.13)."""
    if full(seat) >= PLOTS or without(seat, PLOTS_ELSEWHERE):
        return
    for kind, plots in seat.buildings.items():
        hold(f"{seat.name}: {kind} in the capital", 5 - len(seat.covered[kind]), len(plots))


def check_offers(position: Position, question: Question) -> None:
    seat = position.seats[question.seat]
    free = PLOTS - full(seat)
    if "terraforming" in seat.active or "riverfolk" in seat.civilizations:
        free |= seat.impassable
    if question.name == "build":
        hold(f"{seat.name}: plots to build on", {plot_name(plot) for plot in free}, question.having("build"))
    if question.name == "landmark":
        name = str(question.facts["component"]).removeprefix("landmark-")
        shape = turned(FOOTPRINTS[name].split(), int(question.facts["turn"]) // 90)
        spots = {spot for spot, plots in _spots(shape) if plots and plots <= free}
        hold(f"{seat.name}: spots for {name}", len(spots), len(question.having("landmark")))


def plot_name(plot: Plot) -> str:
    return f"{chr(ord('A') + plot[0])}{plot[1] + 1}"


def turned(shape: list[str], times: int) -> list[str]:
    """By 90 degrees clockwise each."""
    for _ in range(times):
        shape = ["".join(line) for line in zip(*reversed(shape), strict=True)]
    return shape


def _spots(shape: list[str]) -> list[tuple[Plot, frozenset[Plot]]]:
    """Every spot of the top left corner with the plots covered; a landmark may stick out of the grid."""
    cells = [(row, column) for row, line in enumerate(shape) for column, mark in enumerate(line) if mark == "#"]
    return [
        ((top, left), PLOTS & {(top + row, left + column) for row, column in cells})
        for top, left in product(range(-3, 9), range(-3, 9))
    ]


@cache
def _places(name: str) -> list[frozenset[Plot]]:
    return [plots for times in range(4) for _, plots in _spots(turned(FOOTPRINTS[name].split(), times)) if plots]
