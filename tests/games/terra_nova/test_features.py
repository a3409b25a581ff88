"""What bots make of plain situations: what pays by itself is done, and nothing is wasted to put off passing."""

from typing import Any

import pytest

from spielwerk.bots.interface import Sight
from spielwerk.bots.registry import bot
from spielwerk.games import game
from spielwerk.games.terra_nova.casework.given import start
from spielwerk.games.terra_nova.rules.state import NovaState
from spielwerk.games.terra_nova.rules.words import ROUNDS
from spielwerk.lab.runs.match import play

BOTS = ("greedy", "planner:nodes=200", "search:nodes=200")


def position(**given: Any) -> NovaState:
    state = start(given)
    state.settle()
    return state


def played_on(state: NovaState, player: str, plies: int) -> list[str]:
    """The next answers, all given by the same kind of bot."""
    players = [bot(player, seat) for seat in range(len(state.players))]
    answers: list[str] = []
    while state.seat >= 0 and len(answers) < plies:
        seat = state.seat
        move = players[seat].choose(Sight("terra-nova", state, seat))
        answers.append(state.notation(move))
        state.play(move)
    return answers


@pytest.mark.parametrize("player", BOTS)
def test_a_city_across_the_river_is_founded_before_the_turn_ends(player: str) -> None:
    buildings = {"D3": "left-palace", "C3": "trading-post", "F3": "house", "E2": "house"}
    state = position(passed=["B", "C"], seats={"A": {"faction": "sea-bears", "money": 8, "buildings": buildings}})
    answers = played_on(state, player, 12)
    assert "span E3" in answers[: answers.index("end")]


@pytest.mark.parametrize("player", BOTS)
def test_druids_turn_all_their_power_into_points_at_the_end(player: str) -> None:
    seat = {"faction": "druids", "money": 0, "power": [1, 0, 7], "buildings": {"H8": "house"}}
    used = ["money", "shipping", "spade", "spades"]
    state = position(round=ROUNDS, passed=["B", "C"], used=used, seats={"A": seat})
    played_on(state, player, 20)
    assert state.seat == -1
    assert state.tally()[0]["exchange"] == 4


@pytest.mark.parametrize("player", BOTS)
def test_no_money_is_wasted_to_put_off_passing(player: str) -> None:
    """After the spade there would be too little money to build."""
    seat = {"faction": "djinni", "money": 7, "power": [0, 8, 0], "buildings": {"E8": "house"}}
    state = position(round=ROUNDS, passed=["B", "C"], terrain={"D8": "forest"}, seats={"A": seat})
    assert any(state.notation(move).startswith("transform") for move in state.moves())
    assert played_on(state, player, 1)[0].startswith("pass ")


def test_at_the_end_only_points_count() -> None:
    state = play(game("terra-nova"), 3, {"players": 2}, ["greedy"]).state
    for seat, score in enumerate(state.scores()):
        assert sum(game("terra-nova").features(state, seat)) == score
