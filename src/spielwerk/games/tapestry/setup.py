"""Set-up (p.4, p.5): options, shuffled decks, and what each player may choose from."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.options import Option, OptionValue, check_options
from spielwerk.core.rng import Rng
from spielwerk.games.tapestry.board import TILE_COUNT
from spielwerk.games.tapestry.capital import NUMBERS
from spielwerk.games.tapestry.catalog import BY_KIND
from spielwerk.games.tapestry.frames import CHOOSE_CAPITAL, CHOOSE_CIVILIZATION, PREPARE
from spielwerk.games.tapestry.state import TapestryState
from spielwerk.games.tapestry.table import lay_out

lay_out()

REVISIONS: Final = ("2023",)
SMALL: Final = 3
"""Up to so many players use the small map (p.4)."""
PAIRS: Final = ((1, 6), (2, 4), (3, 5))
"""Capitals that are dealt together on the small map (p.5)."""
CHOICE: Final = 2
SETS: Final = tuple(dict.fromkeys(row.set for row in BY_KIND["civilization"]))
EASY_TO_REMOVE: Final = ("alliance", "broker-of-peace", "marriage-of-state", "renaissance", "theocracy")
TECHS_TO_REMOVE: Final = ("lithium-ion-battery", "radio")


def names_of(kind: str) -> list[str]:
    return [row.name for row in BY_KIND[kind]]


OPTIONS: Final[list[Option]] = [
    Option("players", 4, least=2, most=5),
    Option("rules", "2023", REVISIONS),
    Option("adjustments", "rulebook", ("rulebook", "none")),
    Option("first_cards", "one", ("one", "two")),
    Option("new_civilizations", "one", ("one", "two")),
    Option("nanotechnology", "three", ("three", "two")),
    Option("sets", [], [name for name in SETS if name != "base"]),
    Option("without", [], [*EASY_TO_REMOVE, *TECHS_TO_REMOVE]),
    Option("civilizations", [], names_of("civilization"), setup=True),
    Option("capitals", [], names_of("capital"), setup=True),
]


def new(seed: int = 0, given: Mapping[str, object] | None = None) -> TapestryState:
    """A new game at its first question. What the options do not name is drawn."""
    options = check_options(OPTIONS, given or {})
    players = options["players"]
    assert isinstance(players, int)
    s = TapestryState(players, "small" if players <= SMALL else "large")
    s.adjusted = 1 if options["adjustments"] == "rulebook" else 0
    s.nano = 2 if options["nanotechnology"] == "two" else 3
    s.two_cards = 1 if options["first_cards"] == "two" else 0
    s.two_civs = 1 if options["new_civilizations"] == "two" else 0
    s.rng = Rng(seed)
    _decks(s, _names(options, "without"))
    _civilizations(s, options)
    _capitals(s, _names(options, "capitals"))
    s.ask(PREPARE, 0)
    for p in reversed(s.players):
        s.ask(CHOOSE_CIVILIZATION, p.seat)
        s.ask(CHOOSE_CAPITAL, p.seat)
    s.settle()
    return s


def _names(options: dict[str, OptionValue], name: str) -> list[str]:
    value = options[name]
    assert isinstance(value, list)
    return value


def _decks(s: TapestryState, without: list[str]) -> None:
    s.cards = [row.index for row in BY_KIND["tapestry"] for _ in range(row.copies) if row.name not in without]
    s.techs = [row.index for row in BY_KIND["tech"] if row.name not in without]
    s.tiles = list(range(TILE_COUNT))
    s.space_tiles = [row.index for row in BY_KIND["space-tile"]]
    for deck in (s.cards, s.techs, s.tiles, s.space_tiles):
        s.rng.shuffle(deck)
    s.display = [s.techs.pop() for _ in range(3)]


def _civilizations(s: TapestryState, options: dict[str, OptionValue]) -> None:
    """Two for each player to choose from; a name in the options is that player's only one."""
    sets = ["base", *_names(options, "sets")]
    known = names_of("civilization")
    given = [known.index(name) if name in known else -1 for name in _names(options, "civilizations")]
    s.civs = [row.index for row in BY_KIND["civilization"] if row.set in sets and row.index not in given]
    s.rng.shuffle(s.civs)
    for p in s.players:
        if p.seat < len(given) and given[p.seat] >= 0:
            p.offered = [given[p.seat]]
        else:
            p.offered = [s.civs.pop() for _ in range(CHOICE)]


def _capitals(s: TapestryState, names: list[str]) -> None:
    """One of a pair on the small map, a single one on the large map (p.5)."""
    known = names_of("capital")
    given = [known.index(name) if name in known else -1 for name in names]
    if len(s.players) > SMALL:
        deck = [capital for capital in range(len(known)) if capital not in given]
        s.rng.shuffle(deck)
        for p in s.players:
            named = p.seat < len(given) and given[p.seat] >= 0
            p.capitals = [given[p.seat]] if named else [deck.pop()]
        return
    pairs = [sorted([NUMBERS.index(number) for number in pair]) for pair in PAIRS]
    order = [pair for pair in range(len(pairs)) if not any(capital in pairs[pair] for capital in given)]
    s.rng.shuffle(order)
    for p in s.players:
        named = p.seat < len(given) and given[p.seat] >= 0
        p.capitals = [given[p.seat]] if named else pairs[order.pop()]
