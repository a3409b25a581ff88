"""Input from outside: options and positions are taken or refused with words, and nothing else happens."""

import copy
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spielwerk.core.game import BadPosition, Game
from spielwerk.core.options import BadOption
from spielwerk.games import UnknownGame, game, names
from tests.contract.test_positions import stored
from tests.contract.variants import PLAIN, Variant, every_game

QUICK = settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
THOROUGH = settings(max_examples=1500, deadline=None, suppress_health_check=list(HealthCheck))

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 300) | st.integers() | st.text(max_size=5) | st.just("0xf"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=4,
)


@contextmanager
def refused_in_words(refusal: type[Exception]) -> Iterator[None]:
    """The block may be refused in one way only, and then in whole sentences; any other exception is a failure."""
    try:
        yield
    except refusal as problem:
        sentence = str(problem)
    else:
        return
    assert sentence.endswith("."), sentence


@every_game
def test_an_unknown_option_is_refused_by_name(name: str) -> None:
    with pytest.raises(BadOption, match=r"'playerz'.*players"):
        game(name).new(0, {"playerz": 3})


def test_an_unknown_game_is_refused_by_name() -> None:
    near = names()[0]
    with pytest.raises(UnknownGame, match=f"'{near[:-1]}'.*{near}"):
        game(near[:-1])


def option_values(of: Game) -> st.SearchStrategy[dict[str, Any]]:
    """Values as people give them: mostly fitting, sometimes anything."""
    fitting = {}
    for option in of.options:
        words = st.sampled_from([*option.choices, "?"]) if option.choices else st.integers(-1, 9)
        value = st.lists(words, max_size=12, unique=True) if option.kind() == "names" else words
        fitting[option.name] = value | json_values
    return st.fixed_dictionaries({}, optional=fitting)


@every_game
@QUICK
@given(data=st.data())
def test_any_options_are_a_game_or_a_sentence(name: str, data: st.DataObject) -> None:
    options = data.draw(option_values(game(name)))
    with refused_in_words(BadOption):
        assert game(name).new(data.draw(st.integers(0, 2**52)), options).moves()


def paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON document."""
    found = [path] if path else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found += paths(value, (*path, key))
    return found


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def damaged(position: dict[str, Any], draw: Any) -> dict[str, Any]:
    """With anything, with what stands elsewhere in it, or with nothing in a few of its places."""
    position = copy.deepcopy(position)
    for _ in range(draw(st.integers(1, 3))):
        places = st.sampled_from(paths(position))
        *way, last = draw(places)
        place, how = at(position, tuple(way)), draw(st.integers(0, 2))
        if how == 0:
            place[last] = draw(json_values)
        elif how == 1:
            place[last] = copy.deepcopy(at(position, draw(places)))
        else:
            del place[last]
        if not paths(position):
            break
    return position


POSITIONS = {
    str(variant): [json.loads(json.dumps(variant.game.dump(state))) for state in variant.positions(5, every=40)]
    for variant in PLAIN
}


def load_damaged(of: Game, positions: list[dict[str, Any]], data: st.DataObject) -> None:
    position = damaged(positions[data.draw(st.integers(0, len(positions) - 1))], data.draw)
    with refused_in_words(BadPosition):
        of.view(of.load(position), 0)


@pytest.mark.parametrize("variant", PLAIN, ids=str)
@QUICK
@given(data=st.data())
def test_any_position_is_a_state_or_its_defects(variant: Variant, data: st.DataObject) -> None:
    load_damaged(variant.game, POSITIONS[str(variant)], data)


@every_game
@QUICK
@given(data=st.data())
def test_any_position_in_numbers_is_a_state_or_its_defects(name: str, data: st.DataObject) -> None:
    load_damaged(game(name), [stored(name, "numbers")], data)


@pytest.mark.long
@pytest.mark.parametrize("variant", PLAIN, ids=str)
@THOROUGH
@given(data=st.data())
def test_many_damaged_positions(variant: Variant, data: st.DataObject) -> None:
    load_damaged(variant.game, POSITIONS[str(variant)], data)
