"""What a player owns has the same names on both engines, and copies of a player do not see each other's changes."""

from typing import Any

import pytest

from spielwerk.core.machine import COMPILED
from spielwerk.games.age_of_innovation.rules import state as age
from spielwerk.games.terra.rules import owner as chosen
from spielwerk.games.terra.rules import sharing
from spielwerk.games.terra.rules.owned import Owned
from spielwerk.games.terra_nova.rules import state as nova

NAMES: list[str] = list(getattr(Owned, "__mypyc_attrs__", ())) or list(vars(Owned(nova.START)))
"""Everything that can be owned, interpreted or compiled."""


def other(value: Any) -> Any:
    """Another value of the same type."""
    match value:
        case int():
            return value + 1
        case list():
            return [*value, 7]
    return age.START.held


@pytest.mark.parametrize("kind", {chosen.Owner, sharing.Owner})
def test_everything_owned_has_a_name(kind: type[Any]) -> None:
    owner = kind(nova.START)
    for name in NAMES:
        value = other(getattr(owner, name))
        setattr(owner, name, value)
        assert getattr(owner, name) == value


def values(owner: object) -> dict[str, Any]:
    return {name: getattr(owner, name) for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("player", [nova.Player, age.Player])
def test_a_change_of_a_copy_stays_there(player: type[Any], name: str) -> None:
    first = player(0)
    began = values(first)
    twin, third = first.copy(), first.copy()
    changed = {**began, name: other(began[name])}
    setattr(twin, name, changed[name])
    assert (values(first), values(twin), values(third)) == (began, changed, began)
    setattr(first, name, changed[name])
    assert (values(first), values(third)) == (changed, began)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_shared_is_replaced_for_a_change(name: str) -> None:
    first, twin = sharing.Owner(nova.START), sharing.Owner(nova.START)
    began = values(first)
    first.owned.kept = True
    twin.owned = first.owned
    setattr(twin, name, other(began[name]))
    assert values(first) == began
    assert values(twin) == {**began, name: other(began[name])}
    assert not twin.owned.kept


def test_the_interpreter_has_no_properties() -> None:
    assert COMPILED or set(NAMES) <= set(vars(nova.Player(0)))
