"""How fast the laboratory works: positions per second of bots, steps per second of environments, games over workers."""

import os
import time
from typing import Any

from spielwerk.bots.interface import Sight
from spielwerk.bots.registry import bot
from spielwerk.core.rng import Rng
from spielwerk.games import game
from spielwerk.lab.runs.runner import Plan, batches, run_here

BOTS = ("greedy", "planner", "search:nodes=500")
ANSWERS = 60
STEPS = 200
TABLES = 8
GAMES_PER_WORKER = 400
BATCH = 20


def measure(name: str, players: int) -> dict[str, Any]:
    """CPU time for what runs in this process, the clock for what runs in several."""
    return {
        "game": name,
        "players": players,
        "cores": os.cpu_count() or 1,
        "load": others_load(),
        "nodes_per_second": {spec: nodes_per_second(name, players, spec) for spec in BOTS},
        "steps_per_second": steps_per_second(name, players),
        "games_per_second": {
            workers: games_per_second(name, players, workers) for workers in range(1, (os.cpu_count() or 1) + 1)
        },
    }


def others_load() -> float:
    """How many processes wanted a core in the last minute, before we begin; 0 where the system does not tell."""
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
    """Answers of random players at tables in step, with observations and masks."""
    import numpy

    from spielwerk.lab.learning.selfplay import SelfPlay

    tables = SelfPlay(name, TABLES, players=players)
    rng = Rng(1)
    started = time.process_time()
    for _ in range(STEPS):
        legal = [numpy.flatnonzero(mask) for mask in tables.masks]
        tables.step([moves[rng.below(len(moves))] for moves in legal])
    return STEPS * TABLES / (time.process_time() - started)


def games_per_second(name: str, players: int, workers: int) -> float:
    """Random games with all their rows, by the clock, once the first are back: starting workers is left out."""
    plan = Plan(name, ["random"], 1, {"players": players})
    back: list[float] = []
    work = batches(plan, range(GAMES_PER_WORKER * workers), BATCH, None)
    run_here(work, workers, lambda played: back.append(time.monotonic()))
    return BATCH * (len(back) - 1) / (back[-1] - back[0])
