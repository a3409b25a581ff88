"""How fast the laboratory works: positions per second of bots, steps per second of environments, games over workers.

`spielwerk bench --lab` runs it in a process of its own, which chooses the engine. Arguments: game, number of players,
and "ray" where Ray is to be measured, too. The answer is one JSON document on stdout.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count, takewhile
from statistics import median
from typing import Any

import spielwerk
from spielwerk.bots.interface import Sight
from spielwerk.bots.registry import bot
from spielwerk.core.rng import Rng
from spielwerk.games import game
from spielwerk.lab.runs.cluster import LOCAL, run_on_ray
from spielwerk.lab.runs.runner import CHANCE_BATCH, Batch, Plan, Played, batches, run_here

BOTS = ("greedy", "planner", "search:nodes=500")
ANSWERS = 60
STEPS = 200
TABLES = 8
SECONDS = 4.0
"""Seconds for which games are counted, once every worker plays."""
ROUNDS = 3

Runner = Callable[[Iterator[Batch], Callable[[Played], None]], None]


def measure(name: str, players: int, ray: bool) -> dict[str, Any]:
    """CPU time for what runs in this process, the clock for what runs in several."""
    cores = os.cpu_count() or 1
    load = others_load()
    plan = Plan(name, ["random"], 1, {"players": players})
    workers = list(range(1, cores + 1))
    rates: dict[int, list[float]] = {number: [] for number in workers}
    # Interleaved, so that other load on the machine affects all of them alike.
    for _ in range(ROUNDS):
        for number in workers:
            rates[number].append(games_per_second(plan, number, here(number)))
    return {
        "engine": spielwerk.engine(),
        "game": name,
        "players": players,
        "cores": cores,
        "load": load,
        "nodes_per_second": {spec: nodes_per_second(name, players, spec) for spec in BOTS},
        "steps_per_second": steps_per_second(name, players),
        "games_per_second": {number: median(found) for number, found in rates.items()},
        "to_one_worker": {number: gains(rates[number], rates[1]) for number in workers[1:]},
        "ray_games_per_second": games_per_second(plan, cores, on_ray) if ray else None,
    }


def gains(several: list[float], one: list[float]) -> dict[str, float]:
    """Speed-up of several workers over one: median, minimum and maximum of the rounds."""
    found = [more / alone for more, alone in zip(several, one, strict=True)]
    return {"median": median(found), "least": min(found), "most": max(found)}


def others_load() -> float:
    """Load average of the last minute before the measurement; 0 where the system does not report it."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def nodes_per_second(name: str, players: int, spec: str) -> float:
    """Positions the bot looks at while it gives its first answers of a game."""
    state = game(name).new(1, {"players": players})
    seats = [bot(spec, seat) for seat in range(players)]
    sights = [Sight(name, state, seat) for seat in range(players)]
    started = time.process_time()
    for _ in range(ANSWERS):
        if state.seat < 0:
            break
        state.play(seats[state.seat].choose(sights[state.seat]))
    return sum(player.looked_at for player in seats) / (time.process_time() - started)


def steps_per_second(name: str, players: int) -> float:
    """Steps of random players in batched self-play, with observations and masks."""
    import numpy

    from spielwerk.lab.learning.selfplay import SelfPlay

    tables = SelfPlay(name, TABLES, players=players)
    rng = Rng(1)
    started = time.process_time()
    for _ in range(STEPS):
        legal = [numpy.flatnonzero(mask) for mask in tables.masks]
        tables.step([moves[rng.below(len(moves))] for moves in legal])
    return STEPS * TABLES / (time.process_time() - started)


def here(workers: int) -> Runner:
    return lambda work, done: run_here(work, workers, done)


def on_ray(work: Iterator[Batch], done: Callable[[Played], None]) -> None:
    run_on_ray(work, LOCAL, done)


def games_per_second(plan: Plan, workers: int, run: Runner) -> float:
    """Random games with all their rows, by the clock; starting the workers and their last batches are left out."""
    counting = Counting(starts_after=2 * workers, seconds=SECONDS)
    run(counting.while_it_lasts(batches(plan, count(), CHANCE_BATCH, None)), counting.done)
    return counting.batches_per_second() * CHANCE_BATCH


class Counting:
    """Counts finished batches for a while, after the first ones have shown that all workers play."""

    def __init__(self, starts_after: int, seconds: float) -> None:
        self._left = starts_after
        self._seconds = seconds
        self._from = self._until = 0.0
        self._counted = 0

    def while_it_lasts(self, work: Iterator[Batch]) -> Iterator[Batch]:
        return takewhile(lambda _: not self._over(), work)

    def done(self, played: Played) -> None:
        if self._left:
            self._left -= 1
            self._from = time.monotonic()
        elif not self._over():
            self._counted += 1
            self._until = time.monotonic()

    def _over(self) -> bool:
        return self._until - self._from >= self._seconds

    def batches_per_second(self) -> float:
        return self._counted / (self._until - self._from)


if __name__ == "__main__":
    name_, players_, *ray_ = sys.argv[1:]
    sys.stdout.write(json.dumps(measure(name_, int(players_), bool(ray_))))
