"""`python -m tests.games.terra_nova.fairness [GAMES]`: how fair the stand-in map is to the five colours.

Two questions are kept apart. What the *spaces* of a colour are worth: all colours are turned round the circle, so that
every colour plays on every colour's spaces, and wins are counted by space. What a *colour* with its two factions is
worth on the map as it is: wins are counted by colour. The players are random but lively, as in `spielwerk bench`.
"""

import sys
from typing import Any

from spielwerk.core.hexgrid import cells
from spielwerk.core.rng import Rng
from spielwerk.games.terra_nova.rules.board import ENDS, GRID, STAND_IN_MAP, STANDARD, TERRAIN_LETTERS, Board
from spielwerk.games.terra_nova.rules.mats import STAND_IN_MATS
from spielwerk.games.terra_nova.rules.setup import new
from spielwerk.games.terra_nova.rules.state import NovaState
from spielwerk.games.terra_nova.rules.words import RING, TERRAINS

PLAYERS = 4
SELDOM, LAST = {"exchange"}, {"pass", "end", "stop"}


def board() -> Board:
    return STAND_IN_MAP.sides[STANDARD]


def measures(b: Board) -> dict[str, dict[str, int]]:
    """For each terrain what its spaces offer, summed over all of them."""
    found = {}
    continents = b.groups([], b.land)
    for terrain, name in enumerate(TERRAINS):
        home = b.terrain[terrain]
        easy = b.terrain[(terrain + 1) % RING] | b.terrain[(terrain - 1) % RING]
        row = {
            "start spaces": home.bit_count(),
            "home within two": 0,
            "one-spade adjacent": 0,
            "one-spade within two": 0,
        }
        for cell in cells(home):
            near = GRID.expand(1 << cell) & b.land
            far = (GRID.expand(near) & b.land | near) & ~(1 << cell)
            row["home within two"] += (far & home).bit_count()
            row["one-spade adjacent"] += (near & easy).bit_count()
            row["one-spade within two"] += (far & easy).bit_count()
        row["at the river"] = (home & b.riverside).bit_count()
        row["at the edge"] = (home & b.edge).bit_count()
        row["bridge ends"] = sum(home >> end & 1 for site in b.sites for end in ENDS[site])
        row["continents"] = sum(1 for continent in continents if continent & home)
        found[name] = row
    return found


def turned(by: int) -> Board:
    """The board with every terrain moved `by` places round the circle; distances stay as they are."""
    side = STAND_IN_MAP.sides[STANDARD]
    letters = {letter: TERRAIN_LETTERS[(n + by) % RING] for n, letter in enumerate(TERRAIN_LETTERS)}
    layout = [""] * GRID.rows
    for row in range(GRID.rows):
        for column in range(GRID.columns):
            bit = 1 << (row * GRID.width + column)
            sign = next((TERRAIN_LETTERS[n] for n in range(RING) if side.terrain[n] & bit), "")
            layout[row] += letters.get(sign, "~" if side.river & bit else ".")
    edge = [GRID.names[cell] for cell in cells(side.edge)]
    bridges = [f"{GRID.names[ENDS[site][0]]}-{GRID.names[ENDS[site][1]]}" for site in side.sites]
    return Board(STANDARD, {"layout": layout, "edge": edge, "bridges": bridges}, "turned", "stand-in")


def lively(state: NovaState, rng: Rng) -> int:
    moves = state.moves()
    verb_of = state.space().verb_of
    if rng.below(8):
        active = [move for move in moves if verb_of[move].name not in SELDOM | LAST]
        moves = active or [move for move in moves if verb_of[move].name in LAST] or moves
    return moves[rng.below(len(moves))]


def play(b: Board, seed: int) -> NovaState:
    state = new(seed, {"players": PLAYERS})
    state.board, state.terrain = b, b.terrain[:]
    assert state.mats is STAND_IN_MATS
    rng = Rng(seed + 1)
    while state.seat >= 0:
        state.play(lively(state, rng))
    return state


def wins(games: int) -> tuple[list[list[float]], list[list[float]]]:
    """By space and by colour: games taken part in, and wins (shared ones in parts)."""
    by_space = [[0.0, 0.0] for _ in range(RING)]
    by_colour = [[0.0, 0.0] for _ in range(RING)]
    for by in range(RING):
        b = turned(by)
        for seed in range(by * games, (by + 1) * games):
            state = play(b, seed)
            winners = state.winners()
            for p in state.players:
                share = 1 / len(winners) if p.seat in winners else 0.0
                for row in [by_space[(p.home - by) % RING]] + ([by_colour[p.home]] if by == 0 else []):
                    row[0] += 1
                    row[1] += share
    return by_space, by_colour


def table(rows: dict[str, dict[str, Any]]) -> str:
    heads = list(next(iter(rows.values())))
    lines = [f"| | {' | '.join(heads)} |", f"| --- {'| --- ' * len(heads)}|"]
    lines += [f"| {name} | {' | '.join(str(row[head]) for head in heads)} |" for name, row in rows.items()]
    return "\n".join(lines)


def rate(row: list[float]) -> str:
    """Wins per game with the half-width of a 95 % interval."""
    share = row[1] / row[0]
    return f"{100 * share:.1f} ± {196 * (share * (1 - share) / row[0]) ** 0.5:.1f} %"


def main(games: int) -> None:
    by_space, by_colour = wins(games)
    rows: dict[str, dict[str, Any]] = {name: dict(row) for name, row in measures(board()).items()}
    for n, row in enumerate(rows.values()):
        row["games by spaces"] = int(by_space[n][0])
        row["wins by spaces"] = rate(by_space[n])
        row["games by colour"] = int(by_colour[n][0])
        row["wins by colour"] = rate(by_colour[n])
    sys.stdout.write(table(rows) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2600)
