"""Set-up (p.4, p.5): options, shuffled decks, what each player may choose from; sequence.py places first outposts."""

from collections.abc import Mapping, Sequence
from typing import Final

from spielwerk.core.drawn import RANDOM, Drawn, Layout, random_words
from spielwerk.core.options import Option, OptionValue, check_options, too_many
from spielwerk.core.play import frame_of
from spielwerk.core.rng import Rng
from spielwerk.core.values import followed
from spielwerk.games.tapestry.rules.automa.setup import (
    automa_options,
    bots_first,
    draw_automa,
    lay_automa,
    seats_of,
)
from spielwerk.games.tapestry.rules.box import (
    all_names,
    dealt_to,
    listed,
    names_of,
    of_seat,
    players_of,
    whole_of,
    words,
)
from spielwerk.games.tapestry.rules.capital.dealing import (
    SMALL,
    deal_advanced,
    deal_capitals,
    lay_advanced,
    lay_capitals,
)
from spielwerk.games.tapestry.rules.cards.own_option import CARDS
from spielwerk.games.tapestry.rules.catalog import BY_KIND, Component
from spielwerk.games.tapestry.rules.frames import CHOOSE_CAPITAL, CHOOSE_CIVILIZATION, PREPARE
from spielwerk.games.tapestry.rules.layout import lay_out
from spielwerk.games.tapestry.rules.packing import mark_at
from spielwerk.games.tapestry.rules.stand_ins import STAND_IN
from spielwerk.games.tapestry.rules.state import NONE, TapestryState
from spielwerk.games.tapestry.rules.stock import (
    ALL_SETS,
    CAPITALS,
    CIVILIZATIONS,
    FIRST_CIVILIZATIONS,
    WITHOUT,
    Stock,
    stock_of,
)
from spielwerk.games.tapestry.rules.words import ARTS, ARTS_AND_ARCHITECTURE, FOUR, SETS

lay_out()

REVISIONS: Final = ("2023",)
MOST_LEFT_OUT: Final = 15
TECHS: Final = "tech_cards"
DECKS: Final = {
    "tapestry_cards": "tapestry",
    TECHS: "tech",
    "territory_tiles": "tile",
    "space_tiles": "space-tile",
}
"""Everything that is shuffled, with the kind of its components."""
DISPLAY: Final = "tech_display"
SHOWN: Final = 3
MASTERPIECES: Final = "masterpieces"
GALLERY: Final = "gallery"
LANDMARK_CARDS: Final = "landmark_cards"
OPEN_LANDMARK_CARDS: Final = "landmark_cards_open"


OPTIONS: Final[list[Option]] = [
    Option("players", 4, least=1, most=5),
    Option("rules", "2023", REVISIONS),
    Option("adjustments", "rulebook", ("rulebook", "none")),
    Option("first_cards", "one", ("one", "two")),
    Option("new_civilizations", "one", ("one", "two")),
    Option("nanotechnology", "three", ("three", "two")),
    Option("science_die", "d20", ("d20", "choice")),
    Option("start", "by-capital", ("by-capital", "by-seat")),
    Option("sets", [], SETS),
    Option(FIRST_CIVILIZATIONS, ALL_SETS, (ALL_SETS, *SETS)),
    Option("unknown", STAND_IN, (STAND_IN, "leave-out"), before="leave-out"),
    *automa_options(),
    CARDS,
    Option(WITHOUT, [], [*names_of("tapestry"), *names_of("tech")]),
    Option(CIVILIZATIONS, [], names_of("civilization"), setup=True),
    Option(CAPITALS, [], names_of("capital"), setup=True),
    Option(LANDMARK_CARDS, [], names_of("landmark-card"), setup=True),
]


def new(seed: int = 0, given: Mapping[str, object] | None = None) -> TapestryState:
    """A new game at its first question. What the options do not name is drawn."""
    options = check_options(OPTIONS, given or {})
    return set_up(options, draw(seed, options))


def draw(seed: int, options: Mapping[str, OptionValue]) -> Drawn:
    """Everything that is shuffled and dealt before the first question (p.4, p.5)."""
    rng = Rng(seed)
    drawn: Drawn = {}
    _check_left_out(options)
    stock = stock_of(options)
    _shuffle_decks(rng, stock, drawn)
    _deal_civilizations(rng, stock, drawn)
    deal_capitals(rng, stock, drawn)
    _shuffle_masterpieces(rng, options, drawn)
    _deal_landmark_cards(rng, stock, options, drawn)
    deal_advanced(rng, stock, drawn)
    draw_automa(rng, options, drawn)
    drawn[RANDOM] = random_words(rng)
    return drawn


def set_up(options: Mapping[str, OptionValue], drawn: Mapping[str, Sequence[str]]) -> TapestryState:
    """A new game from what was drawn."""
    seats = seats_of(options)
    s = TapestryState(seats, "small" if seats <= SMALL else "large")
    s.adjusted = 1 if options["adjustments"] == "rulebook" else 0
    s.nano = 2 if options["nanotechnology"] == "two" else 3
    s.two_cards = 1 if options["first_cards"] == "two" else 0
    s.two_civs = 1 if options["new_civilizations"] == "two" else 0
    s.by_seat = 1 if options["start"] == "by-seat" else 0
    s.whole = whole_of(options)
    lay_arts_track(s)
    s.die_choice = 1 if options["science_die"] == "choice" and s.tracks > FOUR else 0
    stock = stock_of(options)
    s.own = stock.own
    layout = Layout(options, drawn)
    s.rng.load(layout.random())
    _lay_decks(s, layout, stock)
    _lay_masterpieces(s, layout)
    _lay_civilizations(s, layout, stock)
    lay_capitals(s, layout, stock)
    _lay_landmark_cards(s, layout, stock, options)
    lay_advanced(s, layout, stock)
    lay_automa(s, layout, options)
    layout.finish()
    people = range(players_of(options))
    choices = [frame_of(kind, seat) for seat in people for kind in (CHOOSE_CAPITAL, CHOOSE_CIVILIZATION)]
    s.ask_in_order([*choices, frame_of(PREPARE, a=bots_first(options))])
    s.settle()
    return s


# Decks (p.4)


def _check_left_out(options: Mapping[str, OptionValue]) -> None:
    without = listed(options, WITHOUT)
    if len(without) > MOST_LEFT_OUT:
        raise too_many(WITHOUT, MOST_LEFT_OUT, len(without))


def _shuffle_decks(rng: Rng, stock: Stock, drawn: Drawn) -> None:
    for name, kind in DECKS.items():
        drawn[name] = words(kind, rng.shuffled(stock.decks[kind])[::-1])
    drawn[DISPLAY] = drawn[TECHS][:SHOWN]
    drawn[TECHS] = drawn[TECHS][SHOWN:]


def _lay_decks(s: TapestryState, layout: Layout, stock: Stock) -> None:
    boxes = {kind: copies[:] for kind, copies in stock.copies.items()}
    layout.names(DISPLAY, SHOWN)
    s.display = layout.numbers(DISPLAY, all_names("tech"), boxes["tech"])
    decks = [layout.deck(name, all_names(kind), boxes[kind]) for name, kind in DECKS.items()]
    s.cards, s.techs, s.tiles, s.space_tiles = decks


# The arts track and its masterpieces (p.4)


def lay_arts_track(s: TapestryState) -> None:
    """Beside the board, with everybody's marker on its start, if the set is played completely."""
    if s.whole & ARTS_AND_ARCHITECTURE:
        s.tracks = FOUR + 1
        for p in s.players:
            p.marks = followed(p.marks, mark_at(ARTS, 0))


def _shuffle_masterpieces(rng: Rng, options: Mapping[str, OptionValue], drawn: Drawn) -> None:
    """Only a game with the arts track has them; only then the RNG is used here."""
    if whole_of(options) & ARTS_AND_ARCHITECTURE:
        deck = [row.index for row in BY_KIND["masterpiece"]]
        rng.shuffle(deck)
        names = words("masterpiece", deck)
        drawn[GALLERY], drawn[MASTERPIECES] = names[:SHOWN], names[SHOWN:]


def _lay_masterpieces(s: TapestryState, layout: Layout) -> None:
    if s.whole & ARTS_AND_ARCHITECTURE:
        known = all_names("masterpiece")
        left = [1] * len(known.words)
        layout.names(GALLERY, SHOWN)
        s.gallery = tuple(layout.numbers(GALLERY, known, left))
        s.masterpieces = tuple(layout.deck(MASTERPIECES, known, left))


# Civilizations (p.5)


def _deal_civilizations(rng: Rng, stock: Stock, drawn: Drawn) -> None:
    """Two for each player to choose from; a name in the options is that player's only one."""
    early = stock.first
    deck = rng.shuffled(stock.civilizations)
    deck = [civ for civ in deck if civ not in early] + [civ for civ in deck if civ in early]
    for seat, named in enumerate(stock.named):
        dealt = [named] if named != NONE else [deck.pop() for _ in range(stock.choice)]
        drawn[of_seat(CIVILIZATIONS, seat)] = words("civilization", dealt)
    drawn[CIVILIZATIONS] = words("civilization", deck[::-1])


def _lay_civilizations(s: TapestryState, layout: Layout, stock: Stock) -> None:
    known = all_names("civilization")
    left = [1] * len(known.words)
    for seat, named in enumerate(stock.named):
        name = of_seat(CIVILIZATIONS, seat)
        s.players[seat].offered = dealt_to(layout, name, known, left, named, stock.choice)
    s.civs = layout.deck(CIVILIZATIONS, known, left)


# Landmark cards (p.5)


def _deal_landmark_cards(rng: Rng, stock: Stock, options: Mapping[str, OptionValue], drawn: Drawn) -> None:
    """As many to choose from as there are players, one more if two sets have some."""
    rows = stock.landmark_cards
    if rows:
        named = listed(options, LANDMARK_CARDS)
        deck = [row.index for row in rows if row.name not in named]
        rng.shuffle(deck)
        deck = [row.index for row in rows if row.name in named] + deck
        dealt = _open_landmark_cards(options, rows)
        drawn[OPEN_LANDMARK_CARDS] = words("landmark-card", deck[:dealt])
        drawn[LANDMARK_CARDS] = words("landmark-card", deck[dealt:])


def _open_landmark_cards(options: Mapping[str, OptionValue], rows: Sequence[Component]) -> int:
    dealt = seats_of(options) + len({row.set for row in rows}) - 1
    named = len(listed(options, LANDMARK_CARDS))
    if named > dealt:
        raise too_many(LANDMARK_CARDS, dealt, named)
    return dealt


def _lay_landmark_cards(s: TapestryState, layout: Layout, stock: Stock, options: Mapping[str, OptionValue]) -> None:
    rows = stock.landmark_cards
    if rows:
        known = all_names("landmark-card")
        left = [1] * len(known.words)
        layout.names(OPEN_LANDMARK_CARDS, _open_landmark_cards(options, rows))
        s.landmark_pool = layout.numbers(OPEN_LANDMARK_CARDS, known, left)
        s.landmark_deck = layout.deck(LANDMARK_CARDS, known, left)
