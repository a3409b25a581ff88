"""Positions in words: what they say is enough, later versions can read them, and defects are named."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from spielwerk.core.game import BadPosition
from spielwerk.games import game
from tests.contract.variants import PLAIN, Variant, every_game

STORED = Path(__file__).parent / "positions"
UNDECLARED = {"a", "b"}


def stored(name: str, how: str) -> dict[str, Any]:
    position: dict[str, Any] = json.loads((STORED / f"{name}.{how}.json").read_text("utf-8"))
    return position


@every_game
def test_a_stored_position_is_still_read_and_written_alike(name: str) -> None:
    words = stored(name, "words")
    assert json.dumps(game(name).dump(game(name).load(words))) == json.dumps(words)


@every_game
def test_a_position_in_numbers_is_the_same_in_words(name: str) -> None:
    """Format 1: component numbers, masks, frames of five numbers."""
    numbers, words = stored(name, "numbers"), stored(name, "words")
    assert "format" not in numbers
    one, other = game(name).load(numbers), game(name).load(words)
    assert game(name).dump(one) == words
    assert (one.stack, one.moves()) == (other.stack, other.moves())


@every_game
def test_every_field_in_numbers_is_needed_and_checked(name: str) -> None:
    numbers, words = stored(name, "numbers"), stored(name, "words")
    for key in words:
        if key not in ("format", "players"):
            with pytest.raises(BadPosition):
                game(name).load({**numbers, key: {"no": "such"}})


@every_game
def test_every_field_is_needed_and_checked(name: str) -> None:
    words = stored(name, "words")
    for key in words:
        if key == "format":
            continue
        with pytest.raises(BadPosition, match=key):
            game(name).load({other: value for other, value in words.items() if other != key})
        with pytest.raises(BadPosition, match=key):
            game(name).load({**words, key: 5 if isinstance(words[key], str | bool | list | dict) else "five"})


@every_game
def test_every_field_of_a_player_is_needed_and_checked(name: str) -> None:
    words = stored(name, "words")
    for key in words["players"][0]:
        other = copy.deepcopy(words)
        del other["players"][0][key]
        with pytest.raises(BadPosition, match=f"Player 1: '{key}' is missing"):
            game(name).load(other)
        other["players"][0][key] = {"no": "such"} if isinstance(words["players"][0][key], list) else [2.5]
        with pytest.raises(BadPosition, match=f"Player 1: '{key}' has"):
            game(name).load(other)


@every_game
def test_what_is_not_known_is_named(name: str) -> None:
    words = stored(name, "words")
    other = {**words, "phases": 1, "stack": [*words["stack"], {"ask": "turnn", "seat": "A"}]}
    other["players"] = [{**words["players"][0], "hats": 3}, *words["players"][1:]]
    with pytest.raises(BadPosition) as caught:
        game(name).load(other)
    told = caught.value.defects
    assert any(defect.startswith("There is no 'phases'; possible: ") for defect in told)
    assert any(defect.startswith("Player 1: There is no 'hats'; possible: ") for defect in told)
    assert any(defect.startswith("'stack' has 'turnn'; possible: ") and " turn" in defect for defect in told)
    assert len(told) == 3


@every_game
def test_a_later_format_is_refused(name: str) -> None:
    for later in (0, 3, "2", None, True):
        with pytest.raises(BadPosition, match="'format' has"):
            game(name).load({**stored(name, "words"), "format": later})


@pytest.mark.parametrize("variant", PLAIN, ids=str)
def test_every_operand_that_is_used_is_declared(variant: Variant) -> None:
    for state in variant.positions(11, every=3):
        position = variant.game.dump(state)
        for frame in position["stack"] + position.get("waiting", []):
            assert not UNDECLARED & set(frame), frame
