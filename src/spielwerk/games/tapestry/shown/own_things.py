"""Things other than cards with the values of an owner's file: rows of the component browser, and what is still a
stand-in."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from spielwerk.games.tapestry.rules.cards.deck import UNSURE
from spielwerk.games.tapestry.rules.cards.own_file import NO_OWN_CARDS, OwnCards
from spielwerk.games.tapestry.rules.catalog import BY_KIND, Component
from spielwerk.games.tapestry.rules.stand_ins import unknown_parts
from spielwerk.games.tapestry.shown.components import described

KINDS: Final = ("landmark", "capital", "inspiration", "civilization")
"""Kinds whose rows are the same in every game, even if they look different."""


@lru_cache(maxsize=64)
def own_things(own: OwnCards) -> list[dict[str, Any]]:
    """Everything that looks different: what the file names, and what displays part of that (the landmark of a card, the
    cost of a space)."""
    values, found = own.values, []
    kinds: dict[str, Sequence[Component]] = {kind: BY_KIND[kind] for kind in KINDS}
    kinds |= {"space": values.spaces, "space-tile": values.space_tiles, "landmark-card": values.landmark_cards}
    for kind, rows in kinds.items():
        for row in rows:
            printed = BY_KIND[kind][row.index]
            told = described(row, own)
            told["status"] = printed.status if is_stand_in(printed, own) else ""
            if told != described(printed, NO_OWN_CARDS):
                found.append(told)
    return found


def is_stand_in(row: Component, own: OwnCards) -> bool:
    """Whether any part of a component is a stand-in or of our own design in this game."""
    if row.kind in ("tapestry", "tech"):
        return row.status in UNSURE and row.name not in own.replaces(row.kind)
    return any(part not in own.values.named for part in unknown_parts() if part[1] == row.name and part[0] in _of(row))


def _of(row: Component) -> tuple[str, ...]:
    return {"space": ("space", "cost"), "civilization": ("adjustment",)}.get(row.kind, (row.kind,))


def has_stand_ins(box: str, own: OwnCards) -> bool:
    """Whether any part of a set is."""
    return any(is_stand_in(row, own) for rows in BY_KIND.values() for row in rows if row.set == box)
