"""The search tree, and trees grown by several processes."""

import pytest

from spielwerk.bots import registry
from spielwerk.bots.evaluation import evaluation_of
from spielwerk.bots.interface import Budget, Sight
from spielwerk.bots.search import Search
from spielwerk.bots.tree import ENOUGH, HOPELESS, TRUST, Node, grow
from spielwerk.core.rng import Rng
from spielwerk.core.state import State
from spielwerk.games import game
from spielwerk.lab.runs.match import play

GAME = "age-of-innovation"


def a_turn(name: str, answers: int) -> State:
    """A game of greedy players, broken off where a turn begins."""
    whole = play(game(name), 2, {"players": 3}, ["greedy"]).record()
    state = game(name).new(2, {"players": 3})
    for number, (_, notation, _) in enumerate(whole.answers):
        if number >= answers and state.opens_turn():
            break
        state.play(state.parse(notation))
    return state


def test_a_turn_is_judged_by_what_was_seen_and_what_it_promised() -> None:
    node = Node([(10.0, [1]), (9.0, [2]), (10.0 - HOPELESS, [3])])
    first, second = node.branches
    assert node.value(first) == 10.0
    node.learn(first, 1, 4.0, 5.0)
    assert node.value(first) == pytest.approx((4.0 + TRUST * (10.0 - 6.0)) / (1 + TRUST))
    assert node.value(second) == pytest.approx(9.0 - 6.0)
    node.learn(second, 1, 9.0, 9.0)
    assert node.value(second) > node.value(first)


@pytest.mark.parametrize("name", ["age-of-innovation", "terra-nova", "tapestry"])
def test_a_tree_grows_below_every_turn(name: str) -> None:
    state = a_turn(name, 40)
    evaluation = evaluation_of(name)
    turns = [(0.0, [move]) for move in state.moves()]
    root = Node(turns)
    rng, seat = Rng(1), state.seat
    meter = Budget(nodes=1500).start()
    grow(root, lambda: game(name).imagine(state, seat, rng), seat, evaluation, meter)
    assert root.visits == sum(branch.visits for branch in root.branches) > 1
    assert not meter.left() or root.visits == ENOUGH * len(root.branches)
    assert sum(branch.node is not None for branch in root.branches) > 1


def test_cores_share_the_work_and_answer_the_same_every_time() -> None:
    state = a_turn(GAME, 60)
    sight = Sight(GAME, state, state.seat)
    found = []
    for cores in (1, 2, 2):
        player = registry.bot(f"search:nodes=6000+cores={cores}", 3)
        assert isinstance(player, Search)
        imagined = sight.imagine(Rng(1))
        evaluation = evaluation_of(GAME)
        found.append(
            [(points, line.moves) for points, line in player.ranked(sight, imagined, evaluation, player.budget.start())]
        )
    alone, shared, again = found
    assert shared == again
    assert shared != alone
    assert sorted(moves for _, moves in shared) == sorted(moves for _, moves in alone)


def test_bots_name_their_settings_and_take_numbers() -> None:
    assert getattr(registry.bot("search:cores=3+width=5"), "cores", 0) == 3
    with pytest.raises(registry.UnknownBot, match="numbers are asked for, not 'cores=many'"):
        registry.bot("search:cores=many")
    with pytest.raises(registry.UnknownBot, match="settings are nodes, seconds and weights, not 'cores'"):
        registry.bot("greedy:cores=2")
