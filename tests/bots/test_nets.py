"""Shipped nets: they fit the numbers of their game, are small, say where they come from, and need no numpy to play."""

import json
import subprocess
import sys

import pytest

from spielwerk.bots.evaluation import DATA, evaluation_of
from spielwerk.games import game
from spielwerk.games import names as games

LARGEST = 200_000
NETS = sorted(file.name for file in DATA.glob("*.json") if '"net": {' in file.read_text("utf-8"))

PLAYS = """
import sys
from spielwerk.bots.interface import Sight
from spielwerk.bots.registry import bot
from spielwerk.games import game
state = game({name!r}).new(1, {{"players": 3}})
bot("turn", 1).choose(Sight({name!r}, state, state.seat))
print("numpy" in sys.modules)
"""


def test_every_game_has_one() -> None:
    assert {f"{name}.learned.json" for name in games()} <= set(NETS)


@pytest.mark.parametrize("file", NETS)
def test_a_net_fits_its_game_and_names_its_calls(file: str) -> None:
    text = (DATA / file).read_text("utf-8")
    assert len(text) < LARGEST
    data = json.loads(text)
    origin = data["origin"]
    assert origin["from"].startswith("spielwerk learn fit ")
    assert all(each["from"].startswith("spielwerk learn play ") for each in origin["games"])
    assert origin["gate"]["from"].startswith("spielwerk learn gate ")
    assert origin["gate"]["score_interval"][0] > 0
    name, kind, _ = file.split(".")
    evaluation = evaluation_of(name, kind)
    assert evaluation.net is not None
    state = game(name).new(1, {"players": 3})
    numbers = evaluation.game.numbers(state, 0, evaluation.game.features(state, 0))
    assert evaluation.net.inputs == len(numbers)


@pytest.mark.parametrize("name", games())
def test_playing_needs_no_numpy(name: str) -> None:
    done = subprocess.run([sys.executable, "-c", PLAYS.format(name=name)], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
