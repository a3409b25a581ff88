"""The words that both games share have the same number in each of them."""

from types import ModuleType

import pytest

from spielwerk.games.age_of_innovation.rules import words as age
from spielwerk.games.terra.rules import words as shared
from spielwerk.games.terra_nova.rules import words as nova

ANOTHER_NAME = {"END_OF_ROUND": (age.SCIENCE_BONUS, nova.ROUND_END)}
"""What each game calls differently, with both numbers."""
SHARED = [name for name in vars(shared) if name.isupper() and name != "FIRST_GAME_EVENT"]


@pytest.mark.parametrize("name", SHARED)
@pytest.mark.parametrize("game", [age, nova], ids=["age-of-innovation", "terra-nova"])
def test_number(name: str, game: ModuleType) -> None:
    number = getattr(shared, name)
    if name in ANOTHER_NAME:
        assert ANOTHER_NAME[name] == (number, number)
    else:
        assert getattr(game, name) == number
