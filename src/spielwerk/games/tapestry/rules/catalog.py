"""The catalogue: every component under its kind. components.py writes the rows; the rules look them up here."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spielwerk.core.play import Effect, Verb
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
    """A space, card, tile or capital as a row of data. Effects are numbers of the algebra's table."""

    def __init__(self, kind: str, name: str, rule: str, status: str = "") -> None:
        self.kind = kind
        self.name = name
        self.rule = rule
        self.status = status
        """What is uncertain about it, as the id of a text; empty when nothing is."""
        self.now = NOTHING
        """Benefit, reward, circle, or what a card does when played."""
        self.then = NOTHING
        """The bonus of a space, the square of a tech card, or what a tapestry card does after its exploration."""
        self.pay = NOTHING
        self.price = 0
        self.card_kind = NOTHING
        self.on: list[tuple[int, int]] = []
        """Pairs of a moment and the effect that a civilization or a card of an era then has."""
        self.passive: list[tuple[int, int]] = []
        """Pairs of a passive ability and its amount."""
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
        self.set = "base"
        self.tally = TALLY.index(KIND_TALLY[kind])
        self.number = NOTHING
        self.index = NOTHING
        """Its places in the catalogue, given by `enter`."""

    def acts(self, on: Mapping[int, Effect[Any]], passive: Mapping[int, int]) -> None:
        self.on = [(moment, effect.number) for moment, effect in on.items()]
        self.passive = list(passive.items())


class WrongMat(Exception):
    """Words about a mat that mean nothing there; the message is a whole sentence."""


class Field:
    """One thing that a civilization remembers on its mat; mat.py has the kinds."""

    def __init__(self, name: str, most: int, width: int = 1) -> None:
        self.name = name
        self.most = most
        self.width = width
        """How many numbers of a player it takes ..."""
        self.place = NOTHING
        """... and the first of them, given by `enter`."""

    def words(self, numbers: list[int]) -> Any:
        """The numbers as cases and positions write them."""
        return numbers[0]

    def read(self, value: object) -> list[int]:
        """The numbers that such words mean."""
        return [self.limited(value)]

    def limited(self, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= self.most:
            raise WrongMat(f"'{self.name}' is a whole number from 0 to {self.most}, not '{value}'.")
        return value


class Civilization(Component):
    """A civilization: when it does what, and which answers it adds to which questions."""

    def __init__(
        self,
        name: str,
        rule: str,
        *,
        box: str = "base",
        status: str = "",
        income: Effect[Any] | None = None,
        turns: Sequence[int] = (),
        gained: Effect[Any] | None = None,
        begin: Effect[Any] | None = None,
        start: Effect[Any] | None = None,
        first: Effect[Any] | None = None,
        late: Effect[Any] | None = None,
        mat: Sequence[Field] = (),
        answers: Mapping[int, Sequence[Verb[Any]]] | None = None,
        on: Mapping[int, Effect[Any]] | None = None,
        passive: Mapping[int, int] | None = None,
    ) -> None:
        super().__init__("civilization", name, rule, status)
        self.set = box
        self.acts(on or {}, passive or {})
        self.income = number_of(income)
        """What it does in income turns ..."""
        self.turns = sum([1 << turn for turn in turns])
        """... and in which, as a mask."""
        self.gained = number_of(gained)
        """When it comes into play."""
        self.begin = number_of(begin)
        """What the mat itself brings to those who start with it."""
        self.start = number_of(start)
        """The adjustment for those who start with it (p.32) ..."""
        self.first = number_of(first)
        """... and what it brings at the end of the first income turn (p.29)."""
        self.late = number_of(late)
        """Instead of `gained` when it is gained during the game."""
        self.mat = tuple(mat)
        """What it remembers."""
        self.answers: dict[int, list[Verb[Any]]] = {
            question: list(verbs) for question, verbs in (answers or {}).items()
        }
        """Its verbs by question, after those of others."""


def number_of(effect: Effect[Any] | None) -> int:
    return effect.number if effect else NOTHING


def enter(row: Component) -> Component:
    """Put a row into the catalogue, after those of its kind."""
    rows = BY_KIND.setdefault(row.kind, [])
    row.number, row.index = len(COMPONENTS), len(rows)
    COMPONENTS.append(row)
    if isinstance(row, Civilization):
        for field in row.mat:
            field.place = len(MATS)
            MATS.extend([field] * field.width)
    rows.append(row)
    return row


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
MATS: Final[list[Field]] = []
"""For each number that a player's mats hold the field that it belongs to."""


def index_of(kind: str, name: str) -> int:
    for row in BY_KIND[kind]:
        if row.name == name:
            return row.index
    raise KeyError(f"{kind} {name}")


def civilization(index: int) -> Civilization:
    row = BY_KIND["civilization"][index]
    assert isinstance(row, Civilization)
    return row


# What is not a component but pays or costs all the same.
COST: Final = enter(Component("rule", "cost", "p.6")).number
DISTRICT: Final = enter(Component("rule", "district", "p.13")).number
ERA_BONUS: Final = enter(Component("rule", "era-bonus", "p.11")).number
INCOME: Final = enter(Component("income", "income", "p.13")).number
EXPLORING: Final = enter(Component("explore", "explore", "p.7")).number
CONQUERING: Final = enter(Component("conquer", "conquer", "p.9")).number
SETUP_RULE: Final = enter(Component("rule", "setup", "p.5")).number
