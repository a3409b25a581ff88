"""An owner's file after reading: numbers of effects and conditions by slot, its words, and the values of everything
that is not a card."""

from typing import Any, Final

from spielwerk.games.tapestry.rules.catalog import Card
from spielwerk.games.tapestry.rules.values import Values

OWN: Final = "own"
"""The set of the slots for own cards."""
OWN_CARDS: Final = 80
OWN_TECHS: Final = 24
"""Number of slots: enough for everything in the three expansions."""
MOST_PARTS: Final = 6
"""Items in one list."""
CARD: Final = 0
CIRCLE: Final = 1
SQUARE: Final = 2
LEFT: Final = 3
RIGHT: Final = 4
RESERVED: Final = 5
REWARD: Final = 6
FULL: Final = 7
COVERED: Final = 8
WORDS: Final = ("does", "circle", "square", "left", "right", "reserved", "reward", "full", "covered")
"""Where a row writes what happens."""
MOMENTS: Final = len(WORDS)
OF_CARDS: Final = (CARD, LEFT, RIGHT, RESERVED, REWARD, FULL)


class Deed:
    """Effects and their order."""

    def __init__(self, parts: list[int], order: str) -> None:
        self.parts = parts
        self.order = order


class Chance:
    """What a card does at a moment (occasions.py)."""

    def __init__(self, moment: int, where: str, rewards: list[int]) -> None:
        self.moment = moment
        self.where = where
        self.rewards = rewards


class OwnCards:
    """The cards of one file, each in its place."""

    def __init__(self, text: str) -> None:
        self.text = text
        """The file as JSON: what positions and records hold."""
        self.deeds: list[list[Deed]] = [[] for _ in range(MOMENTS)]
        """What cards and tech cards do, by moment and slot; a slot without effects has no parts."""
        self.chances: list[list[Chance]] = []
        """What each card does while it lies on the income mat."""
        self.cards: list[Card] = []
        """The faces of the cards."""
        self.copies: list[int] = []
        self.needs: list[tuple[int, int, int, int]] = []
        """Of each tech card: track, slot, how far, and what meets it."""
        self.once: list[bool] = []
        self.arts: list[bool] = []
        """Whether each tech card shows the arts symbol (p.3)."""
        self.rows: list[tuple[str, int, dict[str, Any]]] = []
        """Kind, place and row of each card, for people."""
        self.named: list[tuple[str, dict[str, Any]]] = []
        """Table and row of everything that is not a card, for people."""
        self.values = Values()
        """The contents of spaces, mats, tiles and so on."""

    def replaces(self, kind: str) -> list[str]:
        """Names of the file's cards: stand-ins and house deck cards with these names stay in the box."""
        return [row["name"] for known, _, row in self.rows if known == kind]


NO_OWN_CARDS: Final = OwnCards("")
