"""The catalogue: every component under its kind. components.py writes the rows; the rules look them up here."""

from typing import Final

from spielwerk.games.tapestry.rules.words import TALLY

NOTHING: Final = -1

PAY_ANY: Final = 0
PAY_TILES: Final = 1
PAY_CARDS: Final = 2
PAY_TECHS: Final = 3
PAYMENTS: Final = ("any", "tiles", "cards", "techs")
"""What a bonus can cost."""

PLAYED: Final = 0
ERA: Final = 1
TRAP: Final = 2
CARD_KINDS: Final = ("played", "era", "trap")
INCOME_TRACKS: Final = ("farms", "markets", "houses", "armories")
"""What a condition can name besides a track."""


class Component:
    """A space, card, tile, civilization or capital as a row of data. Effects are numbers of the algebra's table."""

    def __init__(self, kind: str, name: str, rule: str, status: str = "") -> None:
        self.kind = kind
        self.name = name
        self.rule = rule
        self.status = status
        """What is uncertain about it, as the id of a text; empty when nothing is."""
        self.now = NOTHING
        """Benefit, reward, circle, what a card does when played, or what a civilization does in an income turn."""
        self.then = NOTHING
        """The bonus of a space, the square of a tech card, what a tapestry card does after its exploration, or what a
        civilization does when it is gained."""
        self.pay = NOTHING
        self.price = 0
        self.card_kind = NOTHING
        self.passive = NOTHING
        self.copies = 1
        self.needs_track = NOTHING
        """What the top row needs (p.8): a position on a track ..."""
        self.needs_slot = NOTHING
        """... or an uncovered slot of an income track."""
        self.needs = 0
        self.needs_income = False
        """... or the player's own income turn."""
        self.once = False
        """Whether the square of a tech card is gained only once: the card is turned over (p.8)."""
        self.begin = NOTHING
        """What a civilization's mat brings to those who start with it."""
        self.start = NOTHING
        """Adjustment of a civilization with which a player starts (p.32)."""
        self.first = NOTHING
        """... and what it brings at the end of the first income turn (p.29)."""
        self.late = NOTHING
        """What happens when a civilization is gained during the game."""
        self.turns = 0
        """In which income turns a civilization acts, as a mask."""
        self.set = "base"
        self.number = len(COMPONENTS)
        self.tally = TALLY.index(KIND_TALLY[kind])
        COMPONENTS.append(self)
        rows = BY_KIND.setdefault(kind, [])
        self.index = len(rows)
        rows.append(self)


KIND_TALLY: Final[dict[str, str]] = {
    "rule": "income",
    "income": "income",
    "explore": "explore",
    "conquer": "conquer",
    "space": "tracks",
    "tile": "tiles",
    "space-tile": "space-tiles",
    "tech": "techs",
    "tapestry": "tapestry",
    "civilization": "civilizations",
    "landmark": "techs",
    "capital": "income",
    "achievement": "achievements",
}
COMPONENTS: Final[list[Component]] = []
BY_KIND: Final[dict[str, list[Component]]] = {}


def index_of(kind: str, name: str) -> int:
    for row in BY_KIND[kind]:
        if row.name == name:
            return row.index
    raise KeyError(f"{kind} {name}")


# What is not a component but pays or costs all the same.
COST: Final = Component("rule", "cost", "p.6").number
DISTRICT: Final = Component("rule", "district", "p.13").number
ERA_BONUS: Final = Component("rule", "era-bonus", "p.11").number
INCOME: Final = Component("income", "income", "p.13").number
EXPLORING: Final = Component("explore", "explore", "p.7").number
CONQUERING: Final = Component("conquer", "conquer", "p.9").number
SETUP_RULE: Final = Component("rule", "setup", "p.5").number
