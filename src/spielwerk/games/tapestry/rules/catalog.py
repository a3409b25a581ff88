"""The catalogue: every component under its kind. components.py declares the rows; the rules look them up here."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spielwerk.core.play import Effect, Verb
from spielwerk.core.registered import Unregistered, nearest, place, registered
from spielwerk.games.tapestry.rules.words import TALLY

NOTHING: Final = -1
FOLDER: Final = "src/spielwerk/games/tapestry/rules"

PAY_ANY: Final = 0
PAY_TILES: Final = 1
PAY_CARDS: Final = 2
PAY_TECHS: Final = 3
PAYMENTS: Final = ("any", "tiles", "cards", "techs")
"""What a bonus can cost."""

PLAYED: Final = 0
ERA: Final = 1
TRAP: Final = 2
PERMANENT: Final = 3
REACTION: Final = 4
CARD_KINDS: Final = ("played", "era", "trap", "permanent", "reaction")
"""When a tapestry card acts: once, in its era, or to the end of the game; the others from the hand as well (p.9,
p.12)."""

TO_CONQUEST: Final = 0
TO_TRAP: Final = 1
OCCASIONS: Final = ("conquest", "trap")
"""What a card in hand can react to (p.9)."""
ONLY_REWARD: Final = 0
TOPPLE_ATTACKER: Final = 1
WITHDRAW: Final = 2
FOIL: Final = 3
REACTIONS: Final = ("reward", "topple", "withdraw", "foil")
"""What a reaction does to the conquest or the trap, in addition to its reward."""
INCOME_TRACKS: Final = ("farms", "markets", "houses", "armories")
"""What a condition can name besides a track."""

# What meets the condition of a tech card (p.8): a track or a slot, possibly a neighbour's, or something of the player's
# own.
BY_BOARD: Final = 0
BY_INCOME: Final = 1
BY_CHARM: Final = 2
"""a charmed tapestry card, or the income turn"""
BY_LANDMARK: Final = 3
"""a landmark on the card itself"""


class Component:
    """A component as a row of data. Effects are numbers of the effects' table."""

    def __init__(self, kind: str, name: str, rule: str, status: str = "") -> None:
        self.kind = kind
        self.name = name
        self.rule = rule
        self.status = status
        """What is uncertain about it, as the id of a text; empty when nothing is."""
        self.set = "base"
        self.copies = 1
        line = registered(KIND_TALLY, kind, "kind", f"KIND_TALLY in {FOLDER}/catalog.py")
        self.tally = place(TALLY, line, "line of the score sheet", f"TALLY in {FOLDER}/words.py")
        self.number = NOTHING
        self.index = NOTHING
        """Its index in the catalogue, given by `enter`."""


class Space(Component):
    """A space of a track (p.18)."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__("space", name, rule)
        self.benefit = NOTHING
        self.bonus = NOTHING
        self.pay = NOTHING
        self.price = 0
        """What the bonus costs: an amount of one thing (PAYMENTS)."""


class Tile(Component):
    """A territory tile (p.7)."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__("tile", name, rule)
        self.reward = NOTHING


class Tech(Component):
    """A tech card (p.8)."""

    def __init__(self, name: str, rule: str, status: str = "") -> None:
        super().__init__("tech", name, rule, status)
        self.circle = NOTHING
        self.square = NOTHING
        self.once = False
        """Whether the square is gained only once: the card is turned over."""
        self.arts = False
        """Whether it shows the arts symbol (p.3)."""
        self.needs_track = NOTHING
        """What the top row needs: a position on a track ..."""
        self.needs_slot = NOTHING
        """... or an uncovered slot of an income track ..."""
        self.needs = 0
        self.needs_own = BY_BOARD
        """... or something of the player's own (BY_INCOME, BY_CHARM, BY_LANDMARK)."""


class Masterpiece(Component):
    """A masterpiece (p.27)."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__("masterpiece", name, rule)
        self.reward = NOTHING
        self.once = False
        """Whether it is turned over after its only use."""


class Acting(Component):
    """Something in front of a player that acts: a civilization, a card during its era, a space tile for good."""

    def __init__(self, kind: str, name: str, rule: str, status: str = "") -> None:
        super().__init__(kind, name, rule, status)
        self.on: list[tuple[int, int]] = []
        """Pairs of a moment and the effect it then has."""
        self.passive: list[tuple[int, int]] = []
        """Pairs of a passive ability and its amount."""

    def acts(self, on: Mapping[int, Effect[Any]], passive: Mapping[int, int]) -> None:
        self.on = [(moment, effect.number) for moment, effect in on.items()]
        self.passive = list(passive.items())


class SpaceTile(Acting):
    """A space tile (p.7); some act from then on."""

    def __init__(self, name: str, rule: str, status: str = "") -> None:
        super().__init__("space-tile", name, rule, status)
        self.reward = NOTHING


class LandmarkCard(Component):
    """A landmark card (p.5, p.6)."""

    def __init__(self, name: str, rule: str, status: str = "") -> None:
        super().__init__("landmark-card", name, rule, status)
        self.landmark = NOTHING
        self.what = NOTHING
        """What its owner needs, and how many (landmark_cards.py)."""
        self.needs = 0


class Card(Acting):
    """A tapestry card (p.12)."""

    def __init__(self, name: str, rule: str, card_kind: int, status: str = "") -> None:
        super().__init__("tapestry", name, rule, status)
        self.card_kind = card_kind
        self.played = NOTHING
        """What happens when it is played ..."""
        self.after_exploration = NOTHING
        """... and after the exploration it caused."""
        self.heralded = True
        """Whether it may be the Heralds' first card (p.32)."""
        self.left = NOTHING
        self.right = NOTHING
        """Its charms (p.12)."""
        self.reserved = NOTHING
        """What a token that it reserves brings in the fifth income turn (p.12)."""
        self.reacts = NOTHING
        self.reaction = ONLY_REWARD
        self.reward = NOTHING
        """What it reacts to (OCCASIONS), what becomes of that (REACTIONS), and what it brings (p.9)."""
        self.grid: tuple[str, ...] = ()
        self.covered: tuple[int, ...] = ()
        self.full = NOTHING
        """Plots for buildings, what covering each of them brings, and what all of them together do (p.31)."""


class WrongMat(Exception):
    """Words about a mat that are unknown there; the message is a whole sentence."""


class Field:
    """One thing that is stored on a civilization's mat; mat.py has the kinds."""

    def __init__(self, name: str, most: int, width: int = 1) -> None:
        self.name = name
        self.most = most
        self.width = width
        """How many of a player's numbers it takes ..."""
        self.place = NOTHING
        """... and the first of them, given by `enter`."""

    def words(self, numbers: list[int]) -> Any:
        """The numbers as cases and positions write them."""
        return numbers[0]

    def read(self, value: object) -> list[int]:
        """The numbers for such words."""
        return [self.limited(value)]

    def limited(self, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= self.most:
            raise WrongMat(f"'{self.name}' is a whole number from 0 to {self.most}, not '{value}'.")
        return value


class Civilization(Acting):
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
        """What the mat gives a player who starts with it."""
        self.start = number_of(start)
        """The adjustment for a player who starts with it (p.32) ..."""
        self.first = number_of(first)
        """... and what it brings at the end of the first income turn (p.29)."""
        self.late = number_of(late)
        """Instead of `gained` when it is gained during the game."""
        self.mat = tuple(mat)
        """What is stored on its mat."""
        self.answers: dict[int, list[Verb[Any]]] = {
            question: list(verbs) for question, verbs in (answers or {}).items()
        }
        """Its verbs by question, after those of others."""


def number_of(effect: Effect[Any] | None) -> int:
    return effect.number if effect else NOTHING


def enter(row: Component) -> None:
    """Put a row into the catalogue, after those of its kind."""
    rows: list[Component] = BY_KIND.setdefault(row.kind, TYPED.get(row.kind, []))
    row.number, row.index = len(COMPONENTS), len(rows)
    COMPONENTS.append(row)
    if isinstance(row, Civilization):
        for field in row.mat:
            field.place = len(MATS)
            MATS.extend([field] * field.width)
    rows.append(row)


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
    "masterpiece": "masterpieces",
    "inspiration": "income",
    "landmark-card": "techs",
    "capital": "income",
    "achievement": "achievements",
    "decision-card": "income",
    "automa-level": "income",
    "automa-civilization": "civilizations",
}
COMPONENTS: Final[list[Component]] = []
BY_KIND: Final[dict[str, list[Component]]] = {}
# Typed lists, in which rules look rows up at every turn.
CIVILIZATIONS: Final[list[Civilization]] = []
SPACES: Final[list[Space]] = []
TILES: Final[list[Tile]] = []
SPACE_TILES: Final[list[SpaceTile]] = []
LANDMARK_CARDS: Final[list[LandmarkCard]] = []
TECHS: Final[list[Tech]] = []
CARDS: Final[list[Card]] = []
MASTERPIECES: Final[list[Masterpiece]] = []
TYPED: Final[dict[str, Any]] = {
    "civilization": CIVILIZATIONS,
    "space": SPACES,
    "tile": TILES,
    "space-tile": SPACE_TILES,
    "landmark-card": LANDMARK_CARDS,
    "tech": TECHS,
    "tapestry": CARDS,
    "masterpiece": MASTERPIECES,
}
MATS: Final[list[Field]] = []
"""For each number on a player's mats, its field."""


def index_of(kind: str, name: str) -> int:
    rows = BY_KIND.get(kind, [])
    for row in rows:
        if row.name == name:
            return row.index
    raise Unregistered(f"{FOLDER}/components.py enters no {kind} '{name}'{nearest(name, [row.name for row in rows])}.")


def civilization(index: int) -> Civilization:
    return CIVILIZATIONS[index]


def space_row(index: int) -> Space:
    return SPACES[index]


def tile_row(index: int) -> Tile:
    return TILES[index]


def space_tile_row(index: int) -> SpaceTile:
    return SPACE_TILES[index]


def landmark_card_row(index: int) -> LandmarkCard:
    return LANDMARK_CARDS[index]


def tech_row(index: int) -> Tech:
    return TECHS[index]


def card_row(index: int) -> Card:
    return CARDS[index]


def masterpiece_row(index: int) -> Masterpiece:
    return MASTERPIECES[index]


def rule(kind: str, name: str, page: str) -> int:
    row = Component(kind, name, page)
    enter(row)
    return row.number


# Not components, but sources of points and costs all the same.
COST: Final = rule("rule", "cost", "p.6")
DISTRICT: Final = rule("rule", "district", "p.13")
ERA_BONUS: Final = rule("rule", "era-bonus", "p.11")
INCOME: Final = rule("income", "income", "p.13")
EXPLORING: Final = rule("explore", "explore", "p.7")
CONQUERING: Final = rule("conquer", "conquer", "p.9")
SETUP_RULE: Final = rule("rule", "setup", "p.5")
