"""Random games agree with the rulebook's second writing at every question."""

import pytest

from tests.recheck.age_of_innovation.games import Options, follow

VARIANTS: dict[str, Options] = {
    "first-game": {},
    "draft": {"setup": "draft"},
    "rules-1.2": {"rules": "1.2"},
    "draft-rules-1.2": {"setup": "draft", "rules": "1.2"},
}
PLAYERS = [2, 3, 4, 5]


@pytest.mark.parametrize("rich", [False, True], ids=["poor", "rich"])
@pytest.mark.parametrize("players", PLAYERS)
def test_a_few_games(players: int, rich: bool) -> None:
    for number, options in enumerate((VARIANTS["first-game"], VARIANTS["draft-rules-1.2"])):
        follow(100 * players + number, {"players": players, **options}, rich)


@pytest.mark.long
@pytest.mark.parametrize("rich", [False, True], ids=["poor", "rich"])
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_many_games(players: int, variant: str, rich: bool) -> None:
    for seed in range(1000, 1025):
        follow(seed, {"players": players, **VARIANTS[variant]}, rich)


@pytest.mark.long
def test_three_players_on_the_small_side() -> None:
    for seed in range(2000, 2030):
        follow(seed, {"players": 3, "side": "1-3"}, rich=seed % 2 == 1)
