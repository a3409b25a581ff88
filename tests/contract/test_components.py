"""Components are told apart by kind and name."""

from collections import Counter

import pytest

from spielwerk.games import game, names


@pytest.mark.parametrize("name", names())
def test_no_two_components_have_the_same_name(name: str) -> None:
    found = Counter(f"{row['kind']}-{row['name']}" for row in game(name).components())
    twice = ", ".join(title for title, n in found.items() if n > 1)
    assert not twice, f"src/spielwerk/games/{name.replace('-', '_')} has two components of the same name: {twice}."
