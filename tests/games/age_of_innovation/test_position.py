"""Positions that only few games reach."""

from spielwerk.core.play import frame_of
from spielwerk.games import game
from spielwerk.games.age_of_innovation.rules.frames import TAKE_ROUND_BONUS
from spielwerk.games.age_of_innovation.rules.state import NONE, AgeState

GAME = game("age-of-innovation")


def test_rewards_of_passing_wait_in_the_last_round_without_a_bonus() -> None:
    state = GAME.new(1, {"players": 2})
    assert isinstance(state, AgeState)
    state.stack.insert(0, frame_of(TAKE_ROUND_BONUS, 0, 0, NONE))
    written = GAME.dump(state)
    assert written["stack"][0] == {"ask": "take-round-bonus", "seat": "A"}
    assert GAME.dump(GAME.load(written)) == written
