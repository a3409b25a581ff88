"""The search tree, and trees grown by several processes."""

import re

import pytest

from spielwerk.bots import registry
from spielwerk.bots.evaluation import evaluation_of
from spielwerk.bots.growing import grow
from spielwerk.bots.halving import CAUGHT, LOOKS, halve
from spielwerk.bots.interface import Budget, Sight
from spielwerk.bots.search import Search
from spielwerk.bots.tree import HOPELESS, TRUST, Branch, Node
from spielwerk.bots.varied import Varied
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
    assert sum(branch.stood == root.branches[0].stood for branch in root.branches) < len(root.branches)
    assert sum(branch.node is not None for branch in root.branches) > 1


class Known:
    """Turns whose worth is known, with a little noise that all of them share."""

    def __init__(self, worth: list[float], budget: int) -> None:
        self.root = Node([(0.0, [number]) for number in range(len(worth))])
        self.meter = Budget(nodes=budget).start()
        self.looks: list[int] = []
        self._worth = worth

    def look(self, branch: Branch, table: State) -> None:
        number = branch.moves[0]
        self.looks.append(number)
        self.meter.spend()
        self.root.learn(branch, 1, self._worth[number], self._worth[number])

    def compare(self) -> list[int]:
        table = game(GAME).new(1, {})
        halve(self.root, lambda: table, self.look, self.meter)
        order = sorted(self.root.branches, key=lambda branch: branch.stood, reverse=True)
        return [branch.moves[0] for branch in order]


def test_the_better_half_stands_and_is_looked_at_more_often() -> None:
    known = Known([1.0, 5.0, 2.0, 4.0], 80)
    assert known.compare()[:2] == [1, 3]
    assert [branch.moves for branch in known.root.branches] == [[0], [1], [2], [3]]
    assert not known.meter.left()
    assert known.looks.count(1) == known.looks.count(3) > known.looks.count(0) == known.looks.count(2)
    assert abs(known.looks.count(0) * 4 - 40) <= 4


def test_turns_keep_their_order_even_where_there_is_time_for_one_look() -> None:
    known = Known([1.0, 5.0, 2.0, 4.0], 4)
    known.compare()
    assert [branch.moves for branch in known.root.branches] == [[0], [1], [2], [3]]


def test_thinking_ends_where_the_best_cannot_be_caught() -> None:
    known = Known([3 * CAUGHT, 0.0, 0.0], 3000)
    assert known.compare()[0] == 0
    assert known.looks.count(1) < 2 * LOOKS
    assert known.meter.left()


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
    assert getattr(registry.bot("varied:explore=0+spread=0"), "explore", 1) == 0
    with pytest.raises(registry.UnknownBot, match="settings of greedy are nodes, seconds and weights, not 'cores'"):
        registry.bot("greedy:cores=2")


@pytest.mark.parametrize("name", [*registry.OURS, *registry.POOL])
def test_what_cannot_be_set_is_told_with_all_that_can(name: str) -> None:
    """By a wrong name as well as by a wrong value."""
    kind = type(registry.bot(name))
    assert all(isinstance(getattr(kind, setting), int) for setting in kind.settings)
    for wrong in ("foo=1", "nodes=many", "nodes=-5", "seconds=inf", *(f"{setting}=-1" for setting in kind.settings)):
        with pytest.raises(registry.UnknownBot) as told:
            registry.bot(f"{name}:{wrong}")
        for setting in ("nodes", "seconds", *kind.settings, "weights"):
            assert re.search(rf"\b{setting}\b", str(told.value).partition(" are ")[2])
        assert repr(wrong.partition("=")[0 if wrong == "foo=1" else 2]) in str(told.value)


def test_settings_are_those_that_bots_declare() -> None:
    assert {"width", "turns", "kept", "cores"} <= set(registry.settings_of(Search))
    assert {"spread", "explore"} <= set(registry.settings_of(Varied))


def test_misspelt_weights_are_not_the_usual_ones() -> None:
    assert registry.bot("greedy:weights=hand").weights == "hand"
    known = "one of hand, learned, learned@1, planner@1, search, search@1, not 'hnd'"
    with pytest.raises(registry.UnknownBot, match=known):
        registry.bot("greedy:weights=hnd")
