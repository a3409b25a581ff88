"""Plays a few games and marks where each piece of work begins and ends: `spielwerk bench` runs it under callgrind.

Arguments: policy, number of games, then the tables as GAME:PLAYERS. The answer is one JSON document on stdout. It runs
as a file, with the sources of the commit that is measured: it uses only what their `bench_worker` also uses and what
every commit offers under the same names. Where rules changed, two commits play different games. `positions` before all
arguments prints the positions in mid-game
instead; with GAME:PLAYERS@FILE a later commit that can still read them is measured on those instead of its own.
"""

import gc
import json
import os
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import spielwerk
from spielwerk.cli.bench_worker import POLICIES, SEED, play_counted, play_plain
from spielwerk.core.game import Game
from spielwerk.core.offers import offers
from spielwerk.core.rng import derive
from spielwerk.core.state import State
from spielwerk.games import game

COPIES = 20
"""Of each position."""
REFUSALS = 40
"""About so many answers of each position are asked about, legal or not, spread over all that can be pointed at."""

Policy = Any
"""A `Wanderer`; in older commits the function that chooses."""
Work = Callable[[Game, list[State]], int]
"""Work on positions in mid-game; returns how many times it was done."""


def mark() -> None:
    """A call that nothing else makes, at which callgrind dumps and resets its counters."""
    os.getpriority(os.PRIO_PROCESS, 0)


@contextmanager
def counted() -> Iterator[None]:
    """Collects earlier garbage first, so that it does not count towards this piece of work."""
    gc.collect()
    mark()
    yield
    mark()


def count(name: str, players: int, policy: str, games: int, file: str) -> list[dict[str, object]]:
    """Pieces of work, each between two marks: whole games, set-ups, then what is asked of positions in mid-game."""
    of = game(name)
    options: dict[str, object] = {"players": players}
    chosen_by = POLICIES[policy](of, of.new(0, options))
    seeds = [derive(SEED, index) for index in range(games)]
    decisions = checksum = 0
    middles: list[State] = []
    # Also the warm-up: fills caches and whatever is built lazily.
    for seed in seeds:
        state, answers, _ = play_counted(of, seed, options, chosen_by)
        decisions += answers
        checksum = (checksum * 31 + sum(state.scores())) % 1_000_003
        middles.append(middle_of(of, seed, options, chosen_by, answers))
    if file:
        middles = [of.load(position) for position in json.loads(Path(file).read_text("utf-8"))]
    for work in WORKS.values():
        work(of, middles)
    with counted():
        for seed in seeds:
            play_plain(of, seed, options, chosen_by)
    with counted():
        for seed in seeds:
            of.new(seed, options)
    times = {"decision": decisions, "set-up": games}
    for what, work in WORKS.items():
        with counted():
            times[what] = work(of, middles)
    table = {"game": name, "players": players, "policy": policy, "games": games, "checksum": checksum}
    return [{**table, "what": what, "times": number} for what, number in times.items()]


def middle_of(of: Game, seed: int, options: dict[str, object], policy: Policy, answers: int) -> State:
    choose: Callable[[State], int] = policy.choose if hasattr(policy, "choose") else policy
    random.seed(seed)
    middle = of.new(seed, options)
    for _ in range(answers // 2):
        middle.play(choose(middle))
    return middle


def positions(name: str, players: int, policy: str, games: int) -> list[dict[str, Any]]:
    """The positions that `count` asks about."""
    of = game(name)
    options: dict[str, object] = {"players": players}
    chosen_by = POLICIES[policy](of, of.new(0, options))
    dump = asked(of, "dump")
    found: list[dict[str, Any]] = []
    for seed in [derive(SEED, index) for index in range(games)]:
        _, answers, _ = play_counted(of, seed, options, chosen_by)
        found.append(dump(middle_of(of, seed, options, chosen_by, answers)))
    return found


def copies(of: Game, middles: list[State]) -> int:
    for state in middles:
        for _ in range(COPIES):
            state.copy()
    return len(middles) * COPIES


def features(of: Game, middles: list[State]) -> int:
    return of_each_seat(asked(of, "features"), middles)


def views(of: Game, middles: list[State]) -> int:
    return of_each_seat(asked(of, "view"), middles)


def of_each_seat(work: Callable[[Any, int], object], middles: list[State]) -> int:
    times = 0
    for state in middles:
        for seat in range(len(state.scores())):
            work(state, seat)
            times += 1
    return times


def offered(of: Game, middles: list[State]) -> int:
    # In commits from before a game showed its states, offers were asked of the state alone.
    listed: Callable[..., list[Any]] = partial(offers, of) if hasattr(of, "view") else offers
    return sum(len(listed(state)) for state in middles)


def refused(of: Game, middles: list[State]) -> int:
    times = 0
    for state in middles:
        moves = state.candidates()
        for move in moves[:: max(1, len(moves) // REFUSALS)]:
            state.why_not(move)
            times += 1
    return times


def dumps(of: Game, middles: list[State]) -> int:
    dump = asked(of, "dump")
    for state in middles:
        dump(state)
    return len(middles)


def asked(of: Game, name: str) -> Callable[..., Any]:
    """In commits from before games had it, a state shows, stores and weighs itself."""
    if hasattr(of, name):
        found: Callable[..., Any] = getattr(of, name)
        return found
    return lambda state, *told: getattr(state, name)(*told)


WORKS: dict[str, Work] = {
    "copy": copies,
    "features": features,
    "offer": offered,
    "why_not": refused,
    "view": views,
    "dump": dumps,
}


if __name__ == "__main__":
    told = sys.argv[1:]
    only_positions = told[0] == "positions"
    policy_, games_, *tables = told[only_positions:]
    answer: list[dict[str, Any]] = []
    for table_ in tables:
        seats, _, file_ = table_.partition("@")
        name_, _, players_ = seats.partition(":")
        if only_positions:
            answer += positions(name_, int(players_), policy_, int(games_))
        else:
            answer += count(name_, int(players_), policy_, int(games_), file_)
    sys.stdout.write(json.dumps(answer if only_positions else {"engine": spielwerk.engine(), "works": answer}))
