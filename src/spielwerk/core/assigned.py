"""What seats choose or are dealt before the game: factions, boards, civilizations."""

from collections.abc import Mapping
from typing import Any


class Assigned:
    """Something a seat has from the set-up on and that can be forced onto it: a field of the player's view, the kind of
    component, and the option that names what each seat is offered (none where everything lies open). `along` maps words
    of this kind to the word of another kind that comes with them: a mat's faction to its mat."""

    def __init__(self, field: str, kind: str, option: str = "", along: Mapping[str, str] | None = None) -> None:
        self.field = field
        self.kind = kind
        self.option = option
        self.along: Mapping[str, str] = along or {}


def words_of(value: Any) -> list[str]:
    """The words in a field of a view: one, none, or a list of words or of named things."""
    if isinstance(value, list):
        return [str(item["name"]) if isinstance(item, dict) else str(item) for item in value]
    return [value] if isinstance(value, str) and value else []
