"""How a difference between the engine and the second writing is told."""

from collections.abc import Collection
from typing import Any


class Disagreement(AssertionError):
    """The engine and the rulebook's second writing differ."""


def same_answers(what: str, offered: Collection[str], expected: Collection[str]) -> None:
    missing = sorted(set(expected) - set(offered))
    wrong = sorted(set(offered) - set(expected))
    if missing or wrong:
        raise Disagreement(f"{what}: missing {missing}, wrongly offered {wrong}")


def same(what: str, engine: object, expected: object) -> None:
    if engine != expected:
        raise Disagreement(f"{what}: the engine has {engine}, expected {expected}")


def same_fields(what: str, engine: Any, expected: Any, but: Collection[str] = ()) -> None:
    """Two dataclasses of one kind, field by field; of dicts only what differs is told."""
    for name in vars(expected):
        left, right = getattr(engine, name), getattr(expected, name)
        if name in but or left == right:
            continue
        if isinstance(left, dict) and isinstance(right, dict):
            keys = [key for key in {**left, **right} if left.get(key) != right.get(key)]
            left, right = {key: left.get(key) for key in keys}, {key: right.get(key) for key in keys}
        raise Disagreement(f"{what} {name}: the engine has {left}, expected {right}")
