"""Where to build: of the many plots of a capital, the few worth considering."""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.play import SEAT
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.evaluation.capitals import FULL, extras, groups, linking, links
from spielwerk.games.tapestry.rules.actions.build import BUILD_ON, PLACE_LANDMARK
from spielwerk.games.tapestry.rules.capital.mats import Capital
from spielwerk.games.tapestry.rules.capital.plots import PLOTS, SIZE
from spielwerk.games.tapestry.rules.civilizations import urban_planners
from spielwerk.games.tapestry.rules.frames import BUILD, LANDMARK
from spielwerk.games.tapestry.rules.state import TapestryState

MANY: Final = 10
"""Up to this number all answers are considered."""
SITES: Final = 6
"""Otherwise the most promising plots or spots, and every answer of another kind."""
TOUCHING: Final = 1000
"""A landmark of the Urban Planners beside another, in the units of `promise`."""


def considered(s: TapestryState) -> list[int]:
    legal = s.moves()
    if len(legal) <= MANY:
        return legal
    kind, _, _, landmark, turn = s.stack[-1]
    if kind == BUILD:
        return _best(s, legal, BUILD_ON.base, PLOTS, -1, 0)
    if kind == LANDMARK:
        return _best(s, legal, PLACE_LANDMARK.base, PLACE_LANDMARK.size, landmark, turn)
    return legal


def _best(s: TapestryState, legal: list[int], base: int, size: int, landmark: int, turn: int) -> list[int]:
    p = s.players[s.stack[-1][SEAT]]
    ways = links(p) if p.city.centre else []
    neighbours = urban_planners.neighbours(s, p) if landmark >= 0 and urban_planners.ROW.index in p.civs else 0
    ranked: list[tuple[int, int]] = []
    others: list[int] = []
    for move in legal:
        arg = move - base
        if not 0 <= arg < size:
            others.append(move)
            continue
        plots = 1 << arg if landmark < 0 else s.own.values.spots[landmark][turn][arg]
        found = promise(p.city, p.filled, plots)
        if not p.city.plain:
            found += extras(p, plots) + linking(ways, plots)
        if plots & neighbours:
            found += TOUCHING
        ranked.append((-found, move))
    ranked.sort()
    return [move for _, move in ranked[:SITES]] + others


def promise(city: Capital, before: int, plots: int) -> int:
    """How much fuller the lines and districts of the plots become; the fuller they are, the more it counts."""
    found = 0
    after = before | plots
    seen: list[int] = []
    of_plot = groups(city)
    for plot in cells(plots):
        for group, size in of_plot[plot]:
            if group not in seen:
                seen.append(group)
                now, was = how_many(after & group), how_many(before & group)
                found += (now * SIZE // size) ** 3 - (was * SIZE // size) ** 3 + (FULL if now == size else 0)
    return found
