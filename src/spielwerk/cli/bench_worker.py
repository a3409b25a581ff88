"""Plays random games against the clock: one process per engine, started by `spielwerk bench`.

Arguments: game, number of players, policy, number of games. The answer is one JSON document on stdout.
"""

import json
import random
import sys
import time

import spielwerk
from spielwerk.core.game import Game
from spielwerk.core.record import begin
from spielwerk.core.rng import derive
from spielwerk.core.state import State
from spielwerk.core.wandering import Wanderer, play_out
from spielwerk.games import game

SEED = 2026


def random_policy(of: Game, state: State) -> Wanderer:
    return Wanderer(of, state, settles=False)


def settler_policy(of: Game, state: State) -> Wanderer:
    return Wanderer(of, state, settles=True)


POLICIES = {"random": random_policy, "settler": settler_policy}


def measure(name: str, players: int, policy: str, games: int) -> dict[str, object]:
    """Every game is played three times: timed, timed with a full record, and counted."""
    of = game(name)
    options: dict[str, object] = {"players": players}
    wanderer = POLICIES[policy](of, of.new(0, options))
    warm_up = max(1, games // 20)
    plain = recorded = 0.0
    decisions = branches = buildings = checksum = 0
    for index in range(-warm_up, games):
        seed = derive(SEED, index + warm_up)
        first = play_plain(of, seed, options, wanderer)
        second = play_recorded(of, seed, options, wanderer)
        if index < 0:
            continue
        plain += first
        recorded += second
        state, answers, offered = play_counted(of, seed, options, wanderer)
        decisions += answers
        branches += offered
        checksum = (checksum * 31 + sum(state.scores())) % 1_000_003
        buildings += standing(of, state)
    return {
        "engine": spielwerk.engine(),
        "game": name,
        "players": players,
        "policy": policy,
        "games": games,
        "seconds": plain,
        "decisions_per_second": decisions / plain,
        "games_per_second": games / plain,
        "decisions_per_game": decisions / games,
        "branching": branches / decisions,
        "buildings_per_player": buildings / games / players,
        "record_cost": recorded / plain - 1,
        "checksum": checksum,
    }


def play_plain(of: Game, seed: int, options: dict[str, object], wanderer: Wanderer) -> float:
    random.seed(seed)
    started = time.process_time()
    play_out(of.new(seed, options), wanderer)
    return time.process_time() - started


def play_recorded(of: Game, seed: int, options: dict[str, object], wanderer: Wanderer) -> float:
    """Answers are kept as numbers; their notation is made at the end."""
    random.seed(seed)
    started = time.process_time()
    record, state = begin(of, seed, options)
    seats: list[int] = []
    moves: list[int] = []
    choose, play = wanderer.choose, state.play
    while state.stack:
        move = choose(state)
        seats.append(state.seat)
        moves.append(move)
        play(move)
    notation = state.space().notation
    record.answers = [(seat, notation(move), False) for seat, move in zip(seats, moves, strict=True)]
    record.write()
    return time.process_time() - started


def play_counted(of: Game, seed: int, options: dict[str, object], wanderer: Wanderer) -> tuple[State, int, int]:
    random.seed(seed)
    state = of.new(seed, options)
    answers = offered = 0
    while state.stack:
        answers += 1
        offered += len(state.moves())
        state.play(wanderer.choose(state))
    return state, answers, offered


def standing(of: Game, state: State) -> int:
    """Buildings on the map at the end, if the game has a map with buildings."""
    return sum("building" in cell for cell in of.view(state, -1).get("map", {}).get("hexes", []))


if __name__ == "__main__":
    name_, players_, policy_, games_ = sys.argv[1:]
    sys.stdout.write(json.dumps(measure(name_, int(players_), policy_, int(games_))))
