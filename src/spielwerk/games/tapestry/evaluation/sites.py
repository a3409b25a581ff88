"""Where to build: of the many plots of a capital the few that a player would think about."""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.play import SEAT
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.actions.build import BUILD_ON, PLACE_LANDMARK
from spielwerk.games.tapestry.rules.capital.plots import COLUMNS, DISTRICTS, PLACE_OF_SPOT, PLOTS, ROWS, SIZE
from spielwerk.games.tapestry.rules.frames import BUILD, LANDMARK
from spielwerk.games.tapestry.rules.state import TapestryState

MANY: Final = 10
"""All answers are looked at when there are no more than this."""
SITES: Final = 6
"""Otherwise the most promising plots or spots, and every answer of another kind."""

GROUPS: Final[list[list[int]]] = [
    [ROWS[plot // SIZE], COLUMNS[plot % SIZE], DISTRICTS[plot // SIZE // 3 * 3 + plot % SIZE // 3]]
    for plot in range(PLOTS)
]
"""The row, the column and the district of each plot."""


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
    filled = s.players[s.stack[-1][SEAT]].filled
    ranked: list[tuple[int, int]] = []
    others: list[int] = []
    for move in legal:
        arg = move - base
        if not 0 <= arg < size:
            others.append(move)
        elif landmark < 0:
            ranked.append((-promise(filled, filled | 1 << arg, [arg]), move))
        else:
            plots = PLACE_OF_SPOT[landmark][turn][arg]
            ranked.append((-promise(filled, filled | plots, cells(plots)), move))
    ranked.sort()
    return [move for _, move in ranked[:SITES]] + others


def promise(before: int, after: int, plots: list[int]) -> int:
    """How much fuller the lines and districts of the plots become; the fuller they are, the more it counts."""
    groups = 0
    seen: list[int] = []
    for plot in plots:
        for group in GROUPS[plot]:
            if group not in seen:
                seen.append(group)
                now = how_many(after & group)
                was = how_many(before & group)
                groups += now * now * now - was * was * was + (350 if now == SIZE else 0)
    return groups
