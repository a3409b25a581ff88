"""Components are told apart by kind and name."""

from collections import Counter

import pytest

from spielwerk.core.play import NOBODY
from spielwerk.games import game, names


@pytest.mark.parametrize("name", names())
def test_no_two_components_have_the_same_name(name: str) -> None:
    found = Counter(f"{row['kind']}-{row['name']}" for row in game(name).components())
    twice = ", ".join(title for title, n in found.items() if n > 1)
    assert not twice, f"src/spielwerk/games/{name.replace('-', '_')} has two components of the same name: {twice}."


@pytest.mark.parametrize("name", names())
def test_results_are_broken_down_by_components_that_a_player_shows(name: str) -> None:
    of = game(name)
    shown = of.view(of.new(0), NOBODY)["players"][0]
    kinds = {row["kind"] for row in of.components()}
    assert of.breakdowns
    for by in of.breakdowns:
        assert by.field in shown, f"No player's view has '{by.field}'."
        assert by.kind in kinds, f"No component is a '{by.kind}'."
