"""Games that show what the engine does most: random ones, and a few between bots, which copy and evaluate positions.

`spielwerk compile --whole` lays out the engine by them. Argument: the folder of the engine that plays.
"""

import sys
from pathlib import Path

import spielwerk
from spielwerk.build.engine import use

RANDOM_GAMES = 40
PLAYERS = (2, 3, 4)
BOTS = ("planner:nodes=60+width=2", "search:nodes=60+width=2")


def main(engine: str) -> None:
    use(Path(engine), spielwerk.__path__)
    from spielwerk.cli.bench_worker import measure
    from spielwerk.games import game, names
    from spielwerk.lab.runs.match import play

    for name in names():
        for players in PLAYERS:
            measure(name, players, "settler", RANDOM_GAMES)
        play(game(name), 1, {"players": 3}, BOTS)


if __name__ == "__main__":
    main(*sys.argv[1:])
