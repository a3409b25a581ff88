"""What seats choose or are dealt before the game: factions, boards, civilizations."""

from collections.abc import Mapping
from typing import Any


class Assigned:
    """What a seat has from the set-up on, and what can be forced onto it: a field of the player's view, the kind of
    component, and the option that names what is offered, by seat; none where everything lies open. `along` has words
    of the kind that bring one of another kind along: the faction of a mat its mat."""

    def __init__(self, field: str, kind: str, option: str = "", along: Mapping[str, str] | None = None) -> None:
        self.field = field
        self.kind = kind
        self.option = option
        self.along: Mapping[str, str] = along or {}


def words_of(value: Any) -> list[str]:
    """The words in a field of a view: one, none, or a list of words or of things with names."""
    if isinstance(value, list):
        return [str(item["name"]) if isinstance(item, dict) else str(item) for item in value]
    return [value] if isinstance(value, str) and value else []
