"""The same measurement for catanatron; runs in that package's own environment, so it imports nothing of ours."""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

SEED = 2026


def measure(players: int, games: int) -> dict[str, object]:
    seconds = 0.0
    decisions = 0
    for index in range(-1, games):
        random.seed(SEED + index)
        started = time.process_time()
        played = Game([RandomPlayer(colour) for colour in list(Color)[:players]], seed=SEED + index)
        played.play()
        # The first one is the warm-up.
        if index >= 0:
            seconds += time.process_time() - started
            decisions += len(played.state.actions)
    return {
        "decisions_per_second": decisions / seconds,
        "games_per_second": games / seconds,
        "decisions_per_game": decisions / games,
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure(int(sys.argv[1]), int(sys.argv[2]))))
