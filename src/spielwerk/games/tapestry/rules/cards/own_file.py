"""What a file of own cards holds once it is read: numbers of effects and conditions by place, and its words."""

from typing import Any, Final

OWN: Final = "own"
"""The set of the places for own cards."""
OWN_CARDS: Final = 80
OWN_TECHS: Final = 24
"""Places: enough for everything in the three expansions."""
MOST_PARTS: Final = 6
"""Items in one list."""
MOMENTS: Final = 3
CARD: Final = 0
CIRCLE: Final = 1
SQUARE: Final = 2


class Deed:
    """Effects and their order."""

    def __init__(self, parts: list[int], order: str) -> None:
        self.parts = parts
        self.order = order


class OwnCards:
    """The cards of one file, each in its place."""

    def __init__(self, text: str) -> None:
        self.text = text
        """The file as JSON: what positions and records hold."""
        self.deeds: list[list[Deed]] = [[] for _ in range(MOMENTS)]
        """What cards do when played, and the circles and squares of tech cards."""
        self.copies: list[int] = []
        self.needs: list[tuple[int, int, int, int]] = []
        """Of each tech card: track, slot, how far, and what meets it."""
        self.once: list[bool] = []
        self.rows: list[tuple[str, int, dict[str, Any]]] = []
        """Kind, place and row of each card, for people."""


NO_OWN_CARDS: Final = OwnCards("")
