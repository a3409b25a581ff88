"""Plays a few games and marks where each piece of work begins and ends: `spielwerk bench` runs it under callgrind.

Arguments: policy, number of games, then the tables as GAME:PLAYERS. The answer is one JSON document on stdout. It runs
as a file, with the sources of the commit that is measured: it takes from them only what `bench_worker` has as well.
"""

import gc
import json
import os
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import spielwerk
from spielwerk.cli.bench_worker import POLICIES, SEED, play_counted, play_plain
from spielwerk.core.game import Game
from spielwerk.core.rng import derive
from spielwerk.core.state import State
from spielwerk.games import game

COPIES = 20
"""Of each position; features are asked for every seat."""


def mark() -> None:
    """A call that nothing else makes: at it, callgrind writes down what it has counted and begins anew."""
    os.getpriority(os.PRIO_PROCESS, 0)


@contextmanager
def counted() -> Iterator[None]:
    """What was garbage before is not collected in this piece of work."""
    gc.collect()
    mark()
    yield
    mark()


def count(name: str, players: int, policy: str, games: int) -> list[dict[str, object]]:
    """Three pieces of work, each between two marks: whole games, copies in mid-game, features in mid-game."""
    of = game(name)
    options: dict[str, object] = {"players": players}
    choose = POLICIES[policy](of, of.new(0, options))
    seeds = [derive(SEED, index) for index in range(games)]
    decisions = checksum = 0
    middles: list[State] = []
    # Also the warm-up: what is made when it is first needed is there afterwards.
    for seed in seeds:
        state, answers, _ = play_counted(of, seed, options, choose)
        decisions += answers
        checksum = (checksum * 31 + sum(state.scores())) % 1_000_003
        random.seed(seed)
        middle = of.new(seed, options)
        for _ in range(answers // 2):
            middle.play(choose(middle))
        middles.append(middle)
        copies([middle])
        features(of, [middle], players)
    with counted():
        for seed in seeds:
            play_plain(of, seed, options, choose)
    with counted():
        copies(middles)
    with counted():
        features(of, middles, players)
    table: dict[str, object] = {
        "game": name,
        "players": players,
        "policy": policy,
        "games": games,
        "checksum": checksum,
    }
    return [
        {**table, "what": "decision", "times": decisions},
        {**table, "what": "copy", "times": games * COPIES},
        {**table, "what": "features", "times": games * players},
    ]


def copies(middles: list[State]) -> None:
    for state in middles:
        for _ in range(COPIES):
            state.copy()


def features(of: Game, middles: list[State], players: int) -> None:
    weigh = weighing(of)
    for state in middles:
        for seat in range(players):
            weigh(state, seat)


def weighing(of: Game) -> Callable[[Any, int], list[float]]:
    """In commits from before `Game.features` a state weighs itself."""
    return of.features if hasattr(of, "features") else (lambda state, seat: state.features(seat))


if __name__ == "__main__":
    policy_, games_, *tables = sys.argv[1:]
    works = [
        work
        for table_ in tables
        for name_, _, players_ in [table_.partition(":")]
        for work in count(name_, int(players_), policy_, int(games_))
    ]
    sys.stdout.write(json.dumps({"engine": spielwerk.engine(), "works": works}))
