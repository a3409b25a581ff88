"""Capitals (p.13): rows, columns and districts plot by plot, and where buildings and landmarks may stand."""

from functools import cache
from itertools import product
from typing import Final

from tests.recheck.tapestry.excluded import OTHER_GROUND, PLOTS_ELSEWHERE, without
from tests.recheck.tapestry.mats import (
    ADVANCED,
    AREAS,
    LINKED,
    NOTHING_STICKS_OUT,
    PADS_FOR_A_POINT,
    WITHOUT_LANDMARKS,
)
from tests.recheck.tapestry.numbers import CAPITALS, FOOTPRINTS
from tests.recheck.tapestry.reading import Plot, Position, Question, Seat
from tests.recheck.tapestry.saying import hold, true

NINE: Final = range(9)
PLOTS: Final = frozenset(product(NINE, NINE))
ROWS: Final = [frozenset((row, column) for column in NINE) for row in NINE]
COLUMNS: Final = [frozenset((row, column) for row in NINE) for column in NINE]
BLOCKS: Final = " ".join(3 * [3 * "a" + 3 * "b" + 3 * "c"] + 3 * [3 * "d" + 3 * "e" + 3 * "f"] + 3 * ["ggghhhiii"])


@cache
def printed(capital: str, marks: str) -> frozenset[Plot]:
    """The plots of a mat with one of these marks."""
    rows = (CAPITALS | ADVANCED)[capital].split()
    return frozenset((row, column) for row, column in PLOTS if rows[row][column] in marks)


@cache
def districts(capital: str) -> dict[str, frozenset[Plot]]:
    """By their letters, in their order."""
    rows = AREAS.get(capital, BLOCKS).split()
    letters = sorted(set("".join(rows)) - {"."})
    return {
        letter: frozenset((row, column) for row, column in PLOTS if rows[row][column] == letter) for letter in letters
    }


def built_on(seat: Seat) -> frozenset[Plot]:
    return seat.landmark_plots.union(seat.guests, *seat.buildings.values())


def full(seat: Seat) -> frozenset[Plot]:
    """Impassable plots and lily pads count as filled."""
    return built_on(seat) | seat.impassable | pads(seat)


def pads(seat: Seat) -> frozenset[Plot]:
    return printed(seat.capital, "o") if seat.capital else frozenset()


def open_to(seat: Seat) -> frozenset[Plot]:
    """Plots to build on; lily pads stay open until they are covered."""
    return (PLOTS - full(seat)) | (pads(seat) - built_on(seat))


def full_lines(seat: Seat) -> list[frozenset[Plot]]:
    filled = full(seat)
    return [line for line in ROWS + COLUMNS if line <= filled]


def full_districts(seat: Seat) -> set[int]:
    return {number for number, letter in enumerate(districts(seat.capital)) if letter in complete(seat)}


def complete(seat: Seat) -> set[str]:
    """The letters of complete districts."""
    filled, areas = full(seat), districts(seat.capital)
    if seat.capital not in LINKED:
        return {letter for letter, district in areas.items() if district <= filled}
    linked = _linked(filled, printed(seat.capital, "c"))
    return {letter for letter, district in areas.items() if printed(seat.capital, "g") & district & linked}


def _linked(filled: frozenset[Plot], start: frozenset[Plot]) -> set[Plot]:
    """What is reached over sides of filled plots."""
    found, edge = set[Plot](), [plot for plot in start if plot in filled]
    while edge:
        row, column = edge.pop()
        found.add((row, column))
        near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        edge += [plot for plot in near if plot in filled and plot not in found]
    return found


def capital_points(seat: Seat) -> int:
    """A point for each full row and column; one more for the Architects if its income buildings are of one kind; and
    one for two covered lily pads."""
    lines = full_lines(seat)
    points = len(lines) + len(pads(seat) & built_on(seat)) // PADS_FOR_A_POINT
    if "architects" not in seat.civilizations:
        return points
    return points + sum(sum(bool(line & plots) for plots in seat.buildings.values()) == 1 for line in lines)


def check_plots(seat: Seat) -> None:
    """Nothing stands on top of something else, and every plot that is full is full for a reason."""
    layers = [seat.impassable, seat.landmark_plots, seat.guests, *seat.buildings.values()]
    hold(f"{seat.name}: plots used twice", sum(map(len, layers)), len(frozenset[Plot]().union(*layers)))
    hold(f"{seat.name}: full plots", full(seat), seat.filled)
    hold(f"{seat.name}: full districts", full_districts(seat), seat.districts)
    if not without(seat, OTHER_GROUND):
        impassable = printed(seat.capital, "#w")
        true(f"{seat.name}: impassable plots beside the printed ones", seat.impassable <= impassable)
        true(f"{seat.name}: impassable plots lost", impassable <= full(seat))
    if seat.capital in WITHOUT_LANDMARKS:
        hold(f"{seat.name}: landmarks in the capital", frozenset(), seat.landmark_plots)
    for kind, plots in seat.buildings.items():
        true(f"{seat.name}: more of {kind} built than there are", len(plots) <= 5 - len(seat.covered[kind]))


def check_landmark_plots(position: Position) -> None:
    """A landmark covers the plots of its shape that lie inside the grid, on some mats all of them (p.13)."""
    for name, owner in position.owners.items():
        site = position.sites[name]
        if owner and site:
            true(f"{owner}: plots of {name}", site <= position.seats[owner].landmark_plots)
            true(f"{owner}: shape of {name}", site in _places(name, position.seats[owner].capital))
    for seat in position.seats.values():
        sites = [position.sites[name] for name, owner in position.owners.items() if owner == seat.name]
        hold(f"{seat.name}: plots of landmarks", frozenset[Plot]().union(*sites), seat.landmark_plots)


def check_all_built(seat: Seat) -> None:
    """Between turns every building that has left the mat stands in the capital, unless that was full (p.13)."""
    if not open_to(seat) or without(seat, PLOTS_ELSEWHERE):
        return
    for kind, plots in seat.buildings.items():
        hold(f"{seat.name}: {kind} in the capital", 5 - len(seat.covered[kind]), len(plots))


def check_offers(position: Position, question: Question) -> None:
    seat = position.seats[question.seat]
    free = open_to(seat)
    if "terraforming" in seat.active or "riverfolk" in seat.civilizations:
        free |= seat.impassable
    if question.name == "build":
        hold(f"{seat.name}: plots to build on", {plot_name(plot) for plot in free}, question.having("build"))
    if question.name == "landmark":
        name = str(question.facts["component"]).removeprefix("landmark-")
        shape = turned(FOOTPRINTS[name].split(), int(question.facts["turn"]) // 90)
        spots = {spot for spot, plots in _spots(shape, seat.capital) if plots and plots <= free}
        hold(f"{seat.name}: spots for {name}", len(spots), len(question.having("landmark")))


def plot_name(plot: Plot) -> str:
    return f"{chr(ord('A') + plot[0])}{plot[1] + 1}"


def turned(shape: list[str], times: int) -> list[str]:
    """By 90 degrees clockwise each."""
    for _ in range(times):
        shape = ["".join(line) for line in zip(*reversed(shape), strict=True)]
    return shape


def _spots(shape: list[str], capital: str) -> list[tuple[Plot, frozenset[Plot]]]:
    """Every spot of the top left corner with the plots covered; on most mats a landmark may stick out of the grid."""
    cells = [(row, column) for row, line in enumerate(shape) for column, mark in enumerate(line) if mark == "#"]
    spots = [
        ((top, left), PLOTS & {(top + row, left + column) for row, column in cells})
        for top, left in product(range(-3, 9), range(-3, 9))
    ]
    return [spot for spot in spots if capital not in NOTHING_STICKS_OUT or len(spot[1]) == len(cells)]


@cache
def _places(name: str, capital: str) -> list[frozenset[Plot]]:
    shapes = [turned(FOOTPRINTS[name].split(), times) for times in range(4)]
    return [plots for shape in shapes for _, plots in _spots(shape, capital) if plots]
