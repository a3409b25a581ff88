"""Options: every wrong one gets a sentence that names the nearest right one."""

import pytest

from spielwerk.core.options import BadOption, Option, check_options

OPTIONS = [
    Option("players", 4, least=2, most=5),
    Option("side", "north", ("north", "south")),
    Option("tiles", [], ("alpha", "beta", "gamma")),
]


def test_missing_options_take_their_defaults_and_text_is_understood() -> None:
    assert check_options(OPTIONS, {}) == {"players": 4, "side": "north", "tiles": []}
    given = {"players": "3", "side": "south", "tiles": "beta, ?,alpha"}
    assert check_options(OPTIONS, given) == {"players": 3, "side": "south", "tiles": ["beta", "?", "alpha"]}


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"player": 3}, ["no option 'player'", "players"]),
        ({"players": 6}, ["2 to 5", "6"]),
        ({"players": "many"}, ["whole number", "many"]),
        ({"players": True}, ["whole number"]),
        ({"side": "nort"}, ["no 'nort'", "north"]),
        ({"tiles": "alfa"}, ["no 'alfa'", "alpha"]),
        ({"tiles": 7}, ["list of names"]),
        ({"side": "?"}, ["no '?'"]),
    ],
)
def test_a_wrong_option_is_named(given: dict[str, object], words: list[str]) -> None:
    with pytest.raises(BadOption) as refused:
        check_options(OPTIONS, given)
    assert all(word in str(refused.value) for word in words)
