"""What `search` can do without: following turns further, and the answers of the others."""

from concurrent.futures import Future
from typing import Any

import pytest

from spielwerk.bots import answers, registry, replies, search
from spielwerk.bots.answers import compare
from spielwerk.bots.cores import Seen, Task, grown
from spielwerk.bots.evaluation import evaluation_of
from spielwerk.bots.following import AS_USUAL, Following
from spielwerk.bots.growing import grow
from spielwerk.bots.interface import Budget, Sight
from spielwerk.bots.search import Search
from spielwerk.bots.tree import AHEAD, Node, Turn
from spielwerk.bots.turns import lines
from spielwerk.core.play import PASSING
from spielwerk.core.rng import Rng
from spielwerk.core.state import State
from spielwerk.games import game
from tests.bots.test_search import a_turn

TREES = ("age-of-innovation", "terra-nova")


def tree(name: str, following: Following) -> Node:
    """What a search below a few turns has seen."""
    state = a_turn(name, 30)
    root = Node(turns(name, state))
    grow(root, state.copy, state.seat, evaluation_of(name), Budget(nodes=1200).start(), following)
    assert root.visits
    return root


def turns(name: str, state: State) -> list[Turn]:
    found = lines(state, state.seat, evaluation_of(name), Budget().start(), 2)[:3]
    return [(0.0, line.moves) for line in found]


def depth(node: Node) -> int:
    """Own turns of the longest way that was followed."""
    below = [branch.node for branch in node.branches if branch.visits and branch.node]
    return 1 + max(map(depth, below), default=0)


def glances(monkeypatch: pytest.MonkeyPatch, module: Any) -> list[int]:
    """The seats whose turns are answered at a glance."""
    seats: list[int] = []
    usual = replies.at_a_glance

    def counted(state: State, *rest: Any) -> list[int]:
        seats.append(state.seat)
        return usual(state, *rest)

    monkeypatch.setattr(module, "at_a_glance", counted)
    return seats


@pytest.mark.parametrize("name", TREES)
def test_as_many_own_turns_are_followed_as_are_set(name: str) -> None:
    assert [depth(tree(name, Following(ahead))) for ahead in (1, 2)] == [1, 2]
    assert depth(tree(name, AS_USUAL)) > 2


@pytest.mark.parametrize("name", TREES)
def test_rounds_that_may_be_entered_are_followed(name: str) -> None:
    """Who passes has nothing left to follow in the round."""
    state = game(name).new(3, {"players": 2})
    while not (state.round and state.opens_turn() and passing(state)):
        state.play(registry.bot("greedy").choose(Sight(name, state, state.seat)))
    depths = []
    for following in (Following(beyond=0), Following(ahead=3), AS_USUAL):
        root = Node([(0.0, [move]) for move in passing(state)[:2]])
        grow(root, state.copy, state.seat, evaluation_of(name), Budget(nodes=1200).start(), following)
        depths.append(depth(root))
    assert depths == [1, 3, AHEAD]


def passing(state: State) -> list[int]:
    verb_of = state.space().verb_of
    return [move for move in state.moves() if verb_of[move].role == PASSING]


def test_a_turn_by_itself_is_judged_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = glances(monkeypatch, replies)
    tree("terra-nova", Following(ahead=1))
    assert not seats


@pytest.mark.parametrize("name", TREES)
def test_the_others_answer_unless_they_wait(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = glances(monkeypatch, replies)
    waiting = tree(name, Following(replies=False))
    assert not seats
    assert depth(waiting) > 1
    tree(name, AS_USUAL)
    assert len(set(seats)) > 1


@pytest.mark.parametrize(("following", "further"), [(AS_USUAL, 2), (Following(ahead=1), 0), (Following(ahead=2), 1)])
def test_answers_are_followed_as_far_as_is_set(
    following: Following, further: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = glances(monkeypatch, answers)
    state = a_turn("tapestry", 60)
    root = Node([(0.0, [move]) for move in state.moves()[:3]])
    compare(root, state.copy, state.seat, evaluation_of("tapestry"), Budget(nodes=600).start(), following)
    assert seats == [state.seat] * (further * root.visits)


def test_another_process_follows_turns_in_the_same_way() -> None:
    state = a_turn("terra-nova", 30)
    found: list[Seen] = []
    for following in (AS_USUAL, Following(ahead=1), Following(replies=False)):
        turn = turns("terra-nova", state)
        position = game("terra-nova").dump(state)
        task = Task("terra-nova", position, state.seat, Search.weights, turn, 1, 1200, 0.0, following)
        found.append(grown(task))
    assert found[0] != found[1] != found[2] != found[0]


def test_settings_reach_every_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Following] = []

    def grown_elsewhere(tasks: list[Task]) -> list[Future[Seen]]:
        seen.extend([task.following for task in tasks])
        return []

    monkeypatch.setattr(search, "way_of", lambda state: lambda *given: seen.append(given[-1]))
    monkeypatch.setattr(search, "grown_elsewhere", grown_elsewhere)
    state = a_turn("terra-nova", 30)
    sight = Sight("terra-nova", state, state.seat)
    for settings in ("cores=2", "cores=2+ahead=3+replies=0"):
        registry.bot(f"search:nodes=900+{settings}").choose(sight)
    assert seen == [AS_USUAL, AS_USUAL, Following(3, replies=False), Following(3, replies=False)]


def test_a_search_without_the_others_plays_another_game() -> None:
    state = a_turn("terra-nova", 30)
    sight, evaluation = Sight("terra-nova", state, state.seat), evaluation_of("terra-nova")
    found = []
    for settings in ("", "+ahead=0+replies=1", "+ahead=1", "+replies=0"):
        player = registry.bot(f"search:nodes=1500{settings}", 3)
        assert isinstance(player, Search)
        ranked = player.ranked(sight, sight.imagine(Rng(1)), evaluation, player.budget.start())
        found.append([(points, line.moves) for points, line in ranked])
    usual, named, *without = found
    assert usual == named
    assert usual not in without
    assert without[0] != without[1]
