"""Random games agree with the rulebook's second writing at every question."""

import pytest

from tests.recheck.terra_nova.games import Options, follow

VARIANTS: dict[str, Options] = {
    "two": {"players": 2},
    "planner": {"players": 2, "two_players": "planner"},
    "treasure-digger": {"players": 2, "two_players": "treasure-digger"},
    "three": {"players": 3},
    "three-by-passing": {"players": 3, "turn_order": "pass-order"},
    "four": {"players": 4},
    "four-by-passing": {"players": 4, "turn_order": "pass-order"},
    "first-game-for-three": {"players": 3, "setup": "first-game"},
}


@pytest.mark.parametrize("rich", [False, True], ids=["poor", "rich"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game(variant: str, rich: bool) -> None:
    follow(1, VARIANTS[variant], rich)


@pytest.mark.long
@pytest.mark.parametrize("rich", [False, True], ids=["poor", "rich"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_many_games(variant: str, rich: bool) -> None:
    for seed in range(1000, 1060):
        follow(seed, VARIANTS[variant], rich)
