"""Every bot plays whole games of every kind legally, and the stronger ones beat the weaker."""

import pytest

from spielwerk.bots.registry import OURS
from spielwerk.games import game, names
from spielwerk.lab.runs.match import play


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("player", OURS)
def test_a_whole_game(name: str, player: str) -> None:
    first = play(game(name), 5, {"players": 2}, [f"{player}:nodes=40"])
    again = play(game(name), 5, {"players": 2}, [f"{player}:nodes=40"])
    assert first.state.seat == -1
    assert first.record().write() == again.record().write()


def test_greedy_beats_random() -> None:
    greedy, random = 0, 0
    for seed in range(4):
        scores = play(game("age-of-innovation"), seed, {"players": 4}, ["greedy", "random"]).state.scores()
        greedy += scores[0] + scores[2]
        random += scores[1] + scores[3]
    assert greedy > random + 4 * 2 * 15
