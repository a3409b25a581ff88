"""A box with one more component in it, as a later version of the program might have."""

from copy import copy
from importlib import import_module

import pytest

import spielwerk

interpreted = pytest.mark.skipif(spielwerk.engine() == "compiled", reason="components are added to the Python engine")

DRAWN_KINDS = {
    "age-of-innovation": (
        "round-tile",
        "final-tile",
        "book-action",
        "competency",
        "innovation",
        "palace",
        "board",
        "faction",
        "bonus",
    ),
    "terra-nova": ("round-tile", "bonus"),
    "tapestry": ("tapestry", "tech", "tile", "space-tile", "civilization", "capital"),
}
"""Kinds of which a set-up draws some or shuffles all."""


def one_more(monkeypatch: pytest.MonkeyPatch, name: str, kind: str) -> None:
    """Another component in the box: a twin of the first of its kind."""
    by_kind = import_module(f"spielwerk.games.{name.replace('-', '_')}.rules.catalog").BY_KIND
    twin = copy(by_kind[kind][0])
    twin.name = "one-more"
    if hasattr(twin, "index"):
        twin.index = len(by_kind[kind])
    monkeypatch.setitem(by_kind, kind, [*by_kind[kind], twin])
    if name != "tapestry":  # its positions are not dumped with another box
        stored = import_module(f"spielwerk.games.{name.replace('-', '_')}.stored.fields")
        for players in stored.POSITIONS:
            monkeypatch.setitem(stored.POSITIONS, players, stored.positions(players))
