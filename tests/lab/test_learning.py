"""Environments for learning: PettingZoo's own tests, arrays that leak nothing, tables in step."""

import copy
import pickle
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

from spielwerk.bots.interface import Bot, Sight
from spielwerk.bots.registry import bot
from spielwerk.build import environment
from spielwerk.build.checkout import ROOT
from spielwerk.core.rng import Rng
from spielwerk.games import game, names

environment.ensure("lab", "learn")

import numpy  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from spielwerk.lab.learning import gymnasium_env  # noqa: E402
from spielwerk.lab.learning.gymnasium_env import SeatEnv, vector  # noqa: E402
from spielwerk.lab.learning.observation import Encoder  # noqa: E402
from spielwerk.lab.learning.pettingzoo_env import env  # noqa: E402
from spielwerk.lab.learning.selfplay import SelfPlay  # noqa: E402
from spielwerk.lab.runs.match import BotFailed, play  # noqa: E402


@pytest.mark.parametrize(
    ("module", "lacking", "group"),
    [
        ("selfplay", "numpy", "learn"),
        ("pettingzoo_env", "pettingzoo", "learn"),
        ("gymnasium_env", "gymnasium", "learn"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_an_import_says_what_installs_it(module: str, lacking: str, group: str) -> None:
    program = f"import sys; sys.modules['{lacking}'] = None; import spielwerk.lab.learning.{module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.endswith(f"\n`spielwerk install {group}` brings it.\n")


@pytest.mark.parametrize("name", names())
def test_pettingzoos_own_tests(name: str) -> None:
    with warnings.catch_warnings():
        # They recommend bounded observations; points have no bound.
        warnings.simplefilter("ignore")
        api_test(env(name, players=3), num_cycles=300, verbose_progress=False)
        seed_test(lambda: env(name, players=3), num_cycles=50)


@pytest.mark.parametrize("name", names())
def test_environments_are_pickled_and_copied_in_mid_game(name: str) -> None:
    table = env(name, players=2)
    table.reset(seed=5)
    many = SelfPlay(name, 3, players=2)
    for _ in range(30):
        table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
        many.step(many.masks.argmax(axis=1))
    seat = SeatEnv(name, opponents=["greedy"], players=2)
    seat.reset(seed=5)
    for _ in range(5):
        seat.step(seat.state.moves()[0])
    twins_of_seat = [pickle.loads(pickle.dumps(seat)), copy.deepcopy(seat)]
    answered, *others = [each.step(each.state.moves()[0])[0]["observation"] for each in (seat, *twins_of_seat)]
    assert all((answered == other).all() for other in others)
    for twin in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table)):
        seen, again = (each.observe(each.agent_selection) for each in (table, twin))
        assert (seen["observation"] == again["observation"]).all()
        assert (seen["action_mask"] == again["action_mask"]).all()
    twins = pickle.loads(pickle.dumps(many))
    assert (twins.observations == many.observations).all()
    twins.step(twins.masks.argmax(axis=1))
    many.step(many.masks.argmax(axis=1))
    assert (twins.observations == many.observations).all()


def test_rewards_are_zero_sum_and_come_at_the_end() -> None:
    table = env("age-of-innovation", players=2)
    table.reset(seed=3)
    rng = Rng(3)
    total = dict.fromkeys(table.possible_agents, 0.0)
    while table.agents:
        agent = table.agent_selection
        observation, reward, over, _, info = table.last()
        total[agent] += reward
        legal = numpy.flatnonzero(observation["action_mask"])
        if over:
            assert info["score"] == table.state_.scores()[ord(agent) - 65]
        table.step(None if over else int(legal[rng.below(len(legal))]))
    assert sum(total.values()) == pytest.approx(0)
    assert set(total.values()) in ({0.5, -0.5}, {0.0})


def test_tables_in_step_play_whole_games() -> None:
    tables = SelfPlay("age-of-innovation", 3, seed=2, players=2)
    rng = Rng(1)

    def policy(observations: object, masks: numpy.typing.NDArray[numpy.int8]) -> numpy.typing.NDArray[numpy.int64]:
        legal = [numpy.flatnonzero(mask) for mask in masks]
        return numpy.array([moves[rng.below(len(moves))] for moves in legal])

    scores = tables.run(policy, 400)
    assert len(scores) >= 3
    assert all(len(final) == 2 for final in scores)


class Masked(SeatEnv):
    """For checkers that know no masks: any action counts as the nearest legal one."""

    def step(self, action: int) -> Any:
        legal = self.state.moves()
        return super().step(min(legal, key=lambda move: abs(move - action)))


@pytest.mark.parametrize("name", names())
def test_gymnasiums_own_test(name: str) -> None:
    with warnings.catch_warnings():
        # It recommends bounded observations; points have no bound.
        warnings.simplefilter("ignore")
        check_env(Masked(name, players=2), skip_render_check=True)


@pytest.mark.parametrize(
    ("seat", "named"), [(0, ["", "greedy", "random"]), (1, ["random", "", "greedy"]), (2, ["greedy", "random", ""])]
)
def test_opponents_have_the_seats_after_the_agents_in_turn(
    seat: int, named: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def noted(name: str, seed: int, game: str) -> Bot:
        made.append(name)
        return bot(name, seed, game)

    monkeypatch.setattr(gymnasium_env, "bot", noted)
    SeatEnv("terra-nova", opponents=["greedy", "random"], seat=seat, players=3).reset(seed=1)
    assert [name for number, name in enumerate(made) if number != seat] == [name for name in named if name]


def test_a_mask_allows_something_after_the_end_too() -> None:
    tables = vector("terra-nova", 2, opponents=["random"], players=2, seat=0)
    seen, _ = tables.reset(seed=1)
    ended = numpy.zeros(2, dtype=numpy.bool_)
    while not ended.all():
        seen, _, over, _, _ = tables.step(seen["action_mask"].argmax(axis=1))
        assert seen["action_mask"].any(axis=1).all()
        assert (seen["action_mask"][over].sum(axis=1) == 1).all()
        ended |= over


def test_a_seat_plays_whole_games_against_bots() -> None:
    table = SeatEnv("terra-nova", opponents=["greedy"], players=3)
    seats, rewarded = set(), []
    for seed in range(6):
        _, told = table.reset(seed=seed)
        seats.add(told["seat"])
        over = False
        while not over:
            assert table.state.seat == table.seat
            _, reward, over, _, told = table.step(table.state.moves()[0])
            assert over or reward == 0
        best = max(told["scores"])
        rewarded.append((reward > 0) == (told["scores"][table.seat] == best))
    assert len(seats) > 1
    assert all(rewarded)


def test_tables_of_seats_in_step() -> None:
    tables = vector("terra-nova", 3, opponents=["random"], players=2, seat=0)
    seen, _ = tables.reset(seed=1)
    again, _ = tables.reset(seed=1)
    assert (seen["observation"] == again["observation"]).all()
    for _ in range(5):
        seen, *_ = tables.step(seen["action_mask"].argmax(axis=1))
    assert seen["action_mask"].any(axis=1).all()


def test_tables_of_seats_are_pickled_and_copied() -> None:
    tables = vector("terra-nova", 2, opponents=["greedy"], players=2)
    seen, _ = tables.reset(seed=1)
    twins = [pickle.loads(pickle.dumps(tables)), copy.deepcopy(tables)]
    for _ in range(3):
        moves = seen["action_mask"].argmax(axis=1)
        seen, *others = [each.step(moves)[0] for each in (tables, *twins)]
        assert all((seen["observation"] == other["observation"]).all() for other in others)


def test_a_trained_agent_sits_at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An agent that likes the last legal answer best gives it."""
    encoder = Encoder(game("terra-nova"), game("terra-nova").new(0, {"players": 2}), "features")
    weights = numpy.zeros((encoder.actions, encoder.size + 1), dtype=numpy.float32)
    weights[:, -1] = numpy.arange(encoder.actions)
    numpy.savez(tmp_path / "agent.npz", weights=weights, version=encoder.version)
    monkeypatch.setenv("AGENT", str(tmp_path / "agent.npz"))
    player_name = f"{ROOT / 'samples' / 'trained_bot.py'}@Trained"
    player = bot(player_name)
    state = game("terra-nova").new(3, {"players": 2})
    for _ in range(5):
        move = player.choose(Sight("terra-nova", state, state.seat))
        assert move == max(state.moves())
        state.play(move)
    with pytest.raises(BotFailed, match=r"OtherArrays: It was taught with 'terra-nova .*', here is 'terra-nova"):
        play(game("terra-nova"), 3, {"players": 3}, [player_name])
