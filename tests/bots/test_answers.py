"""Answers compared on common tables, where chance comes in the middle of turns."""

import pytest

from spielwerk.bots import registry
from spielwerk.bots.answers import best_of_each, compare, played_on
from spielwerk.bots.evaluation import Evaluation, evaluation_of
from spielwerk.bots.interface import Budget, Sight
from spielwerk.bots.planner import Planner
from spielwerk.bots.search import Search
from spielwerk.bots.tree import Node
from spielwerk.bots.turns import Line, lines
from spielwerk.core.rng import Rng
from spielwerk.core.state import State
from spielwerk.games import game, names
from spielwerk.games.tapestry.rules.state import TapestryState
from tests.bots.test_search import a_turn

GAME = "tapestry"


def test_games_say_whether_chance_comes_within_turns() -> None:
    assert [name for name in names() if game(name).new(1, {}).chance_in_turns()] == [GAME]


def test_the_best_turn_of_each_beginning_counts() -> None:
    state = a_turn(GAME, 10)
    found = [
        Line(moves, state, value, True) for moves, value in (([1, 2], 3.0), ([4], 5.0), ([1, 3], 7.0), ([4, 1], 1.0))
    ]
    assert [(line.moves, line.value) for line in best_of_each(found)] == [([1, 3], 7.0), ([4], 5.0)]


def test_all_answers_meet_the_same_tables() -> None:
    state = a_turn(GAME, 60)
    seat, rng = state.seat, Rng(1)
    evaluation = evaluation_of(GAME)
    imagined: list[State] = []

    def imagine() -> State:
        imagined.append(game(GAME).imagine(state, seat, rng))
        return imagined[-1]

    root = Node([(0.0, [move]) for move in state.moves()[:3]])
    meter = Budget(nodes=4000).start()
    compare(root, imagine, seat, evaluation, meter)
    visits = [branch.visits for branch in root.branches]
    assert root.visits == sum(visits)
    assert 1 < len(imagined) == max(visits) < sum(visits)
    assert not meter.left() or max(branch.stood for branch in root.branches) >= 1


def test_rollouts_are_judged_where_a_turn_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """So with the net, which knows only such positions."""
    monkeypatch.setattr(Evaluation, "settled", lambda self, state, seat: 7.0 if state.seat >= 0 else 0.0)
    state = a_turn(GAME, 60)
    root = Node([(0.0, [move]) for move in state.moves()[:3]])
    compare(root, state.copy, state.seat, evaluation_of(GAME), Budget(nodes=2000).start())
    assert {branch.points / branch.visits for branch in root.branches} == {7.0}


def test_the_seat_plays_on_while_the_others_wait() -> None:
    state = a_turn(GAME, 60)
    assert isinstance(state, TapestryState)
    seat = state.seat
    evaluation = evaluation_of(GAME)
    meter = Budget().start()
    for move in lines(state, seat, evaluation, meter, 1)[0].moves:
        state.play(move)
    later = played_on(state, seat, evaluation, meter)
    assert isinstance(later, TapestryState)
    moved = [old.marks != new.marks for old, new in zip(state.players, later.players, strict=True)]
    assert moved == [player == seat for player in range(len(moved))]


def test_what_chance_may_change_is_thought_about_anew() -> None:
    state = a_turn(GAME, 60)
    for name, kept in (("search:nodes=300", False), ("planner:nodes=300", True)):
        player = registry.bot(name, 3)
        player.choose(Sight(GAME, state, state.seat))
        assert isinstance(player, Planner)
        assert bool(player.planned) is kept


@pytest.mark.parametrize("cores", [1, 2])
def test_equal_seeds_give_equal_answers(cores: int) -> None:
    state = a_turn(GAME, 60)
    sight = Sight(GAME, state, state.seat)
    found = []
    for _ in range(2):
        player = registry.bot(f"search:nodes=2000+cores={cores}", 3)
        assert isinstance(player, Search)
        imagined = sight.imagine(Rng(1))
        ranked = player.ranked(sight, imagined, evaluation_of(GAME), player.budget.start())
        found.append([(points, line.moves) for points, line in ranked])
    assert found[0] == found[1]
    firsts = [moves[0] for _, moves in found[0]]
    assert len(firsts) == len(set(firsts)) > 1
