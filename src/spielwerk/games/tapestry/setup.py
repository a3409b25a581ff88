"""Set-up (p.4, p.5): options, shuffled decks, and what each player may choose from."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.options import DRAWN, BadOption, Option, OptionValue, check_options
from spielwerk.core.rng import Rng
from spielwerk.games.tapestry.actions.techs import OWN_FROM
from spielwerk.games.tapestry.board import TILE_COUNT
from spielwerk.games.tapestry.capital import NUMBERS
from spielwerk.games.tapestry.catalog import BY_KIND
from spielwerk.games.tapestry.frames import CHOOSE_CAPITAL, CHOOSE_CIVILIZATION, PREPARE
from spielwerk.games.tapestry.own import read_own
from spielwerk.games.tapestry.own_cards import CARDS, NO_FILE
from spielwerk.games.tapestry.own_file import OWN
from spielwerk.games.tapestry.state import NONE, TapestryState
from spielwerk.games.tapestry.table import lay_out

lay_out()

REVISIONS: Final = ("2023",)
SMALL: Final = 3
"""Up to so many players use the small map (p.4)."""
PAIRS: Final = ((1, 6), (2, 4), (3, 5))
"""Capitals that are dealt together on the small map (p.5)."""
CHOICE: Final = 2
SETS: Final = tuple(dict.fromkeys(row.set for row in BY_KIND["civilization"]))
MOST_LEFT_OUT: Final = 15


def names_of(kind: str) -> list[str]:
    return [row.name for row in BY_KIND[kind] if row.set != OWN]


OPTIONS: Final[list[Option]] = [
    Option("players", 4, least=2, most=5),
    Option("rules", "2023", REVISIONS),
    Option("adjustments", "rulebook", ("rulebook", "none")),
    Option("first_cards", "one", ("one", "two")),
    Option("new_civilizations", "one", ("one", "two")),
    Option("nanotechnology", "three", ("three", "two")),
    Option("start", "by-capital", ("by-capital", "by-seat")),
    Option("sets", [], [name for name in SETS if name != "base"]),
    CARDS,
    Option("without", [], [*names_of("tapestry"), *names_of("tech")]),
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
    s.by_seat = 1 if options["start"] == "by-seat" else 0
    s.rng = Rng(seed)
    if options["cards"] != NO_FILE:
        s.own = read_own(str(options["cards"]))
    _decks(s, ["base", *_names(options, "sets")], _names(options, "without"))
    _civilizations(s, options)
    _capitals(s, options)
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


def _given(options: dict[str, OptionValue], option: str, known: list[str], most: int) -> list[int]:
    """What an option names for each seat, NONE where it is drawn."""
    names = _names(options, option)
    if len(names) > most:
        raise BadOption(f"Option '{option}' takes at most {most} names here, not {len(names)}.")
    given = [NONE if name == DRAWN else known.index(name) for name in names]
    for one in given:
        if one != NONE and given.count(one) > 1:
            raise BadOption(f"Option '{option}' names '{known[one]}' twice.")
    return given


def _decks(s: TapestryState, sets: list[str], without: list[str]) -> None:
    if len(without) > MOST_LEFT_OUT:
        raise BadOption(f"Option 'without' takes at most {MOST_LEFT_OUT} names, not {len(without)}.")
    cards = [row for row in BY_KIND["tapestry"] if row.set in sets and row.name not in without]
    s.cards = [row.index for row in cards for _ in range(row.copies)]
    s.techs = [row.index for row in BY_KIND["tech"] if row.set in sets and row.name not in without]
    first = len(names_of("tapestry"))
    s.cards += [first + place for place, copies in enumerate(s.own.copies) for _ in range(copies)]
    s.techs += [OWN_FROM + place for place in range(len(s.own.needs))]
    s.tiles = list(range(TILE_COUNT))
    s.space_tiles = [row.index for row in BY_KIND["space-tile"]]
    for deck in (s.cards, s.techs, s.tiles, s.space_tiles):
        s.rng.shuffle(deck)
    s.display = [s.techs.pop() for _ in range(3)]


def _civilizations(s: TapestryState, options: dict[str, OptionValue]) -> None:
    """Two for each player to choose from; a name in the options is that player's only one."""
    sets = ["base", *_names(options, "sets")]
    known = names_of("civilization")
    given = _given(options, "civilizations", known, len(s.players))
    s.civs = [row.index for row in BY_KIND["civilization"] if row.set in sets and row.index not in given]
    s.rng.shuffle(s.civs)
    for p in s.players:
        if p.seat < len(given) and given[p.seat] != NONE:
            p.offered = [given[p.seat]]
        else:
            p.offered = [s.civs.pop() for _ in range(CHOICE)]


def _capitals(s: TapestryState, options: dict[str, OptionValue]) -> None:
    """One of a pair on the small map, a single one on the large map (p.5)."""
    known = names_of("capital")
    given = _given(options, "capitals", known, len(s.players))
    if len(s.players) > SMALL:
        deck = [capital for capital in range(len(known)) if capital not in given]
        s.rng.shuffle(deck)
        for p in s.players:
            named = p.seat < len(given) and given[p.seat] != NONE
            p.capitals = [given[p.seat]] if named else [deck.pop()]
        return
    pairs = [sorted([NUMBERS.index(number) for number in pair]) for pair in PAIRS]
    places = [place for place, pair in enumerate(pairs) for capital in given if capital in pair]
    if len(set(places)) < len(places):
        raise BadOption("Option 'capitals' names two capitals with the same start territory.")
    order = [pair for pair in range(len(pairs)) if not any(capital in pairs[pair] for capital in given)]
    s.rng.shuffle(order)
    for p in s.players:
        named = p.seat < len(given) and given[p.seat] != NONE
        p.capitals = [given[p.seat]] if named else pairs[order.pop()]
