"""Run as a program: plays positions on in a process that met the games in another order.

Reads lines of JSON `[game, position, seed]` and writes for each where `played_on` ends; test_processes.py
starts it and compares. Its arguments are games, and modules of games, in the order in which they are loaded.
"""

import json
import sys
from importlib import import_module
from typing import Any

from spielwerk.core.rng import Rng
from spielwerk.games import game, names

ANSWERS = 12


def played_on(name: str, position: dict[str, Any], seed: int) -> dict[str, Any]:
    """The position a few random answers later."""
    its_game = game(name)
    state = its_game.load(position)
    rng = Rng(seed)
    for _ in range(ANSWERS):
        if state.seat < 0:
            break
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
    return its_game.dump(state)


def main() -> None:
    for name in sys.argv[1:]:
        if name in names():
            game(name).new(1)
        else:
            import_module(name)
    for line in sys.stdin:
        sys.stdout.write(json.dumps(played_on(*json.loads(line))) + "\n")


if __name__ == "__main__":
    main()
